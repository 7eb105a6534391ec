// Lists what can be searched for in a site: pages, divisions and operations.
import { operationName } from "../../../outputs/explain/operation-name.ts";
import type { Division, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import { madeOnce } from "../../../compiler/text/per-object.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { targetOfRedirects } from "./target-of-redirects.ts";
import { withBasePath } from "./with-base-path.ts";

/** Something that can be found. */
export interface FindEntry {
  readonly kind: "page" | "division" | "operation";
  /** What a division is: `tab`, `group`; "" for the others. */
  readonly division: string;
  readonly label: string;
  /** A second text by which it is found: the operation, or the sidebar title; "" for none. */
  readonly also: string;
  readonly path: string;
  /** The page that shows it; "" if nothing does. */
  readonly href: string;
  readonly edition: string;
  /** The id of a division; "" for the others. */
  readonly node: string;
  /** The old addresses that redirects lead from there; absent if there are none. */
  readonly from?: readonly string[];
  /** Set for a page whose file is missing. */
  readonly missing?: true;
}

/** All entries of a site, in reading order; entries that editions share occur once. */
export function findEntries(navigation: ResolvedNavigation): readonly FindEntry[] {
  const { pages, editions } = navigation;
  const old = oldAddresses(navigation);
  const pageEntries = Object.values(pages).map((page) => {
    const entry = pageEntry(page, editions[0]?.id ?? "");
    const from = old.get(page.href);
    return from === undefined ? entry : { ...entry, from };
  });
  return [...pageEntries, ...divisionEntries(editions)];
}

/** The sources of redirects that end at each page, without those that are patterns. */
function oldAddresses(navigation: ResolvedNavigation): ReadonlyMap<string, readonly string[]> {
  const { pages, redirects, site } = navigation;
  const hrefOf = (address: string): string => withBasePath(address, site.basePath);
  const pageAt = (address: string): Page | undefined => ownValue(pages, hrefOf(address));
  const targetOf = targetOfRedirects({ navigation, pageAt });
  const found = new Map<string, string[]>();
  for (const { source } of redirects) {
    const target = /[:*(]/.test(source) ? undefined : targetOf(source);
    if (target !== undefined) madeOnce(found, hrefOf(target), () => []).push(hrefOf(source));
  }
  return found;
}

function pageEntry(
  { missing, title, sidebarTitle = "", operation, path, href, placements }: Page,
  first: string,
): FindEntry {
  const also = operation === undefined ? sidebarTitle : operationName(operation);
  const kind = operation === undefined ? "page" : "operation";
  const edition = placements[0]?.editions[0] ?? first;
  const entry = { kind, division: "", label: title, also, path, href, edition, node: "" } as const;
  return missing === true ? { ...entry, missing } : entry;
}

function divisionEntries(editions: ResolvedNavigation["editions"]): readonly FindEntry[] {
  const found: FindEntry[] = [];
  const seen = new Set<Division>();
  const known = new Set<string>();
  const visit = (node: Division | PageNode, edition: string): void => {
    if (node.kind === "page" || seen.has(node)) return;
    seen.add(node);
    const { kind, label, href = "", id, external } = node;
    const name = `${id}\n${label}\n${href}`;
    if (label !== "" && !known.has(name)) {
      const page = external === true || node.otherEdition !== undefined ? "" : href;
      found.push({ kind: "division", division: kind, label, also: "", path: href, href: page, edition, node: id });
    }
    known.add(name);
    for (const child of node.children) visit(child, edition);
  };
  for (const { tree, id } of editions) visit(tree, id);
  return found;
}
