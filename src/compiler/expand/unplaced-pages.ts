// Collects the pages that are in no list (D14).
import type { PagePath } from "../contract/page-path.ts";
import type { ExpandedPage, ExpandedTree, ShadowedFile, UnplacedPage } from "./expanded-tree.ts";
import type { PageRegistry } from "./page-registry.ts";

/** Where pages without a place come from. */
export interface UnplacedInput {
  /** The pages of hidden operations. */
  readonly hidden: readonly UnplacedPage[];
  /** Page paths that internal links name. */
  readonly linked: readonly PagePath[];
  /** Page paths of all files, if the folder was searched. */
  readonly discovered: readonly PagePath[];
  readonly placed: ReadonlySet<ExpandedPage>;
  readonly registry: PageRegistry;
}

/** Every page in no list, once, and the files whose address shows another file. */
export function unplacedPages(input: UnplacedInput): Pick<ExpandedTree, "unplaced" | "shadowed"> {
  const { registry, placed } = input;
  const unplaced = new Map<ExpandedPage, UnplacedPage>();
  const shadowed: ShadowedFile[] = [];
  const add = (each: UnplacedPage): void => {
    if (!placed.has(each.page) && !unplaced.has(each.page)) unplaced.set(each.page, each);
  };
  input.hidden.forEach(add);
  for (const path of input.linked) {
    const page = registry.linked(path);
    if (page !== undefined) add({ kind: "linked", page });
  }
  for (const path of input.discovered) {
    const found = registry.discovered(path);
    if (found === undefined) continue;
    const { page, file } = found;
    if (page.file !== null && page.file !== file.file) shadowed.push({ file, shown: page.file });
    add({ kind: "discovered", page, file: file.file });
  }
  return { unplaced: [...unplaced.values()], shadowed };
}

/** A page file that nothing names. */
export type DiscoveredPage = Extract<UnplacedPage, { readonly kind: "discovered" }>;

/** True for a page that nothing names and that is not hidden. */
export function isDiscovered(each: UnplacedPage): each is DiscoveredPage {
  return each.kind === "discovered" && each.page.hidden !== true;
}

/** True for a published page that nothing names. The page at the root is the start page, which needs no entry. */
export function isUnlistedFile(each: UnplacedPage): each is DiscoveredPage {
  return isDiscovered(each) && each.page.path !== "index";
}
