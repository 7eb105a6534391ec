// Lists what can be searched for in a site: pages, divisions and operations.
import { operationName } from "../../../outputs/explain/operation-name.ts";
import type { Division, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";

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
  /** Set for a page whose file is missing. */
  readonly missing?: true;
}

/** All entries of a site, in reading order; entries that editions share occur once. */
export function findEntries({ pages, editions }: ResolvedNavigation): readonly FindEntry[] {
  return [...Object.values(pages).map((page) => pageEntry(page, editions[0]?.id ?? "")), ...divisionEntries(editions)];
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
