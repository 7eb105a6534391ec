// Makes the tree and the pages of a site from its SUMMARY.md. (D328)
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { hiddenReason, isHiddenFile } from "../hidden-files.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportedEntry, ImportedPage } from "../imported-site.ts";
import { wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import type { TreeLimits } from "../tree-limits.ts";
import { readOldPage } from "../old-page.ts";
import { forwardingPage } from "../forwarding-page.ts";
import { addressesWithBlanks } from "../text/addresses-with-blanks.ts";
import { blockFinder, codeBlocks } from "../text/code-blocks.ts";
import { PageList } from "../page-list.ts";
import { readSummary, type SummaryEntry, type SummaryPart } from "./read-summary.ts";

/** How a generator reads a SUMMARY.md. */
export interface BookInput {
  readonly dialect: "gitbook" | "mdbook";
  readonly source: OldFolder;
  readonly limits: TreeLimits;
  /** The SUMMARY.md. */
  readonly file: string;
  /** Its parts, if they are not read from it. */
  readonly parts?: readonly SummaryPart[];
  /** The folder of the book; "" for the top. */
  readonly folder: string;
  /** The addresses of a file below that folder, the one that is shown first. */
  readonly addressesOf: (path: string) => readonly [string, ...string[]];
  /** What readers see of a heading. */
  readonly titleOf?: (heading: string) => string;
}

/** The pages of a SUMMARY.md, and its tree. */
export interface SummaryTree {
  readonly entries: readonly ImportedEntry[];
  readonly pages: PageList;
  readonly losses: readonly ImportLoss[];
}

/** Reads a SUMMARY.md and its pages. */
export function summaryTree(input: BookInput): SummaryTree {
  const maker = new TreeMaker(input);
  const parts =
    input.parts ??
    readSummary(input.file, input.source, input.limits, input.dialect === "gitbook" ? addressesWithBlanks : undefined);
  const entries = parts.flatMap(({ title, entries: list }): readonly ImportedEntry[] => {
    const inside = list.flatMap((entry) => maker.entry(entry));
    return title === undefined || inside.length === 0 ? inside : [{ kind: "group", label: title, entries: inside }];
  });
  return { entries, pages: maker.pages, losses: [...maker.losses, ...maker.pages.losses] };
}

class TreeMaker {
  readonly pages = new PageList();
  readonly losses: ImportLoss[] = [];
  readonly #input: BookInput;

  constructor(input: BookInput) {
    this.#input = input;
  }

  entry(entry: SummaryEntry): readonly ImportedEntry[] {
    const { title, sidebarTitle, entries } = entry;
    const page = this.#page(entry);
    const inside = entries.flatMap((each) => this.entry(each));
    if (inside.length > 0) return [{ kind: "group", label: sidebarTitle ?? title, root: page, entries: inside }];
    return page === undefined ? [] : [{ kind: "page", page }];
  }

  #page({ title, sidebarTitle = title, target, line, entries }: SummaryEntry): ImportedPage | undefined {
    const { dialect, source, file, addressesOf, titleOf = (heading) => heading } = this.#input;
    const lose = (feature: string, reason: string): undefined => {
      this.losses.push({ feature, reason, file, line, what: title });
    };
    if (target === undefined)
      return entries.length > 0 ? undefined : lose("an entry without a page", "docs.json lists only pages");
    if (isExternalHref(target)) return forwardingPage(this.pages, { label: sidebarTitle, href: target, dialect });
    const { of, path } = this.#fileOf(decoded(writtenPath(target)));
    if (of !== undefined && isHiddenFile(of)) return lose("an entry without a page", hiddenReason);
    if (path === undefined || of === undefined || !source.has(of))
      return lose("an entry without a page", "there is no such file below the folder of the book");
    const known = this.pages.ofFile(of);
    if (known !== undefined) {
      return lose("a second entry of a page", "a page is listed once in a sidebar, so its second place is left out");
    }
    const [address, ...more] = addressesOf(path);
    const { data, heading, body } = readOldPage(source.text(of, defaultLimits.bodyBytes) ?? "");
    const tab = dialect === "mdbook" ? tabTitle(body) : undefined;
    const shown = (heading === undefined ? undefined : titleOf(heading.title)) ?? wordsIn(data, "title") ?? title;
    const fields = withoutUndefined({
      title: shown,
      sidebarTitle: shown === sidebarTitle ? undefined : sidebarTitle,
      description: wordsIn(data, "description"),
      icon: dialect === "gitbook" ? wordsIn(data, "icon") : undefined,
      "og:title": tab === shown ? undefined : tab,
      hidden: data["hidden"] === true ? true : undefined,
    });
    if (dialect === "gitbook")
      for (const name of ["cover", "layout"])
        if (data[name] !== undefined)
          this.losses.push({
            feature: `"${name}" of a page`,
            reason: "docs.json has no such field",
            file: of,
            line: 1,
          });
    const isIndex = /(?:^|\/)README\.\w+$/i.test(path);
    return this.pages.add({ file: of, address, more, isIndex, fields, dialect, heading: heading?.title });
  }

  /** The file of a link, which counts from the folder of the SUMMARY.md, or else from that of the book; with its path below the latter. */
  #fileOf(target: string): { readonly of: string | undefined; readonly path: string | undefined } {
    const { source, file, folder } = this.#input;
    const inBook = resolvePath(folder, target.replace(/^\/+/, ""));
    const beside = target.startsWith("/") ? undefined : resolvePath(folderOf(file), target);
    const of = [beside, inBook].find((each) => each !== undefined && source.has(each)) ?? inBook;
    const isInside = folder === "" || of?.startsWith(`${folder}/`);
    return { of, path: isInside ? of?.slice(folder === "" ? 0 : folder.length + 1) : undefined };
  }
}

/** What `{{#title …}}` of mdBook writes in the tab of a browser: the last one counts, and one in code does not. */
function tabTitle(body: string): string | undefined {
  if (!body.includes("{{#title")) return undefined;
  const isCode = blockFinder(codeBlocks(body));
  const found = [...body.matchAll(/^[ \t]*\{\{#title[ \t]([^{}\n]*)\}\}[ \t]*$/gm)].filter(
    ({ index }) => !isCode(index),
  );
  return found.at(-1)?.[1]!.trim() || undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
