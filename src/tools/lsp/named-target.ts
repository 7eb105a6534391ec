// Finds what the text at a place of a page or of docs.json leads to.
import type { LinkedTo } from "../../compiler/checks/link-reader.ts";
import { isPageFileName, pageHref, toPagePath, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Page } from "../../compiler/site/page.ts";
import { pointerSegments } from "../../compiler/text/json-pointer.ts";
import { folderOf, resolvePath } from "../../compiler/text/resolve-path.ts";
import { stringAt, type StringAt } from "../../compiler/text/string-at.ts";
import { endpointPages } from "../../outputs/explain/endpoint-pages.ts";
import type { SiteTree } from "../../project/editing/edited-state.ts";
import type { AskedPlace } from "./asked-document.ts";
import { linkAt } from "./page-links.ts";

/** What a text leads to, and where it is written. */
export interface NamedTarget {
  readonly to: LinkedTo;
  /** In UTF-16 units of the document. */
  readonly start: number;
  readonly end: number;
}

/** What the text at a place leads to; undefined if there is none that leads anywhere. */
export function targetAt({ site, file, document, offset }: AskedPlace): NamedTarget | undefined {
  const { tree } = site.state;
  if (tree === undefined) return undefined;
  const text = document.getText();
  if (isPageFileName(file)) {
    const link = linkAt(text, offset);
    const to = link && linkedTo(file, link.address, tree, link.kind !== "link");
    return link && to && { to, start: link.start, end: link.end };
  }
  const written = stringAt(text, offset);
  const to = written === undefined || written.isKey ? undefined : valueTarget(written, file, tree);
  return written && to && { to, start: written.start, end: written.end };
}

/** The page at the end of a link. */
export function pageOfTarget(to: LinkedTo, { navigation }: SiteTree): Page | undefined {
  if (to.kind === "page") return navigation.pages[to.href];
  return to.kind === "file" ? pageWithFile(to.file, navigation) : undefined;
}

/** The page of a file. */
export function pageWithFile(file: string, { pages }: SiteTree["navigation"]): Page | undefined {
  return Object.values(pages).find((page) => page.file === file);
}

function linkedTo(file: string, address: string, { record }: SiteTree, isShown: boolean): LinkedTo | undefined {
  const to = record.reader?.follow(file, address, isShown);
  return to?.kind === "nothing" ? undefined : to;
}

function valueTarget({ pointer, text }: StringAt, file: string, tree: SiteTree): LinkedTo | undefined {
  const names = pointerSegments(pointer);
  const field = names.findLast((name) => !/^\d+$/.test(name)) ?? "";
  if (field === "$ref") return fileTarget(resolvePath(folderOf(file), text.split("#", 1)[0]!), tree);
  if (field === "pages" || field === "root") return entryTarget(text, tree);
  if (!/[./]/.test(text)) return undefined;
  const named = [resolvePath("", text), resolvePath(folderOf(file), text)];
  return (
    named.map((each) => fileTarget(each, tree)).find((each) => each !== undefined) ??
    linkedTo(tree.record.config, text, tree, false)
  );
}

function fileTarget(file: string | undefined, { host }: SiteTree): LinkedTo | undefined {
  return file !== undefined && host.stat(file)?.kind === "file" ? { kind: "file", file, hash: "" } : undefined;
}

/** The page of an entry: a path, or an operation. */
function entryTarget(text: string, { navigation }: SiteTree): LinkedTo | undefined {
  const [page] = endpointPages(text, navigation);
  if (page !== undefined) return { kind: "page", href: page.href, hash: "", redirected: false };
  const named = toPagePath(text);
  const href = named.ok ? pageHref(withoutPageExtension(named.path), navigation.site.basePath) : "";
  return navigation.pages[href] === undefined ? undefined : { kind: "page", href, hash: "", redirected: false };
}
