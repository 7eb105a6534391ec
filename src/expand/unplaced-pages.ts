// Which pages stand in no list? (D14)
import type { PageFile } from "../pages/page-catalog.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { fileAt, type Place } from "../diagnostics/place.ts";
import type { ExpandedPage, UnplacedPage } from "./expanded-tree.ts";
import type { PageRegistry } from "./page-registry.ts";

/** Where pages without a place come from. */
export interface UnplacedInput {
  /** Those of hidden operations, with the division that owns the spec. */
  readonly hidden: readonly UnplacedPage[];
  /** Page paths that internal links name. */
  readonly linked: readonly PagePath[];
  /** Page paths of all files, when they were looked for. */
  readonly discovered: readonly PagePath[];
  readonly placed: ReadonlySet<ExpandedPage>;
  /** The redirect that surely takes readers away from a page's address. */
  readonly redirectAt: (path: string) => Place | undefined;
  readonly registry: PageRegistry;
  readonly report: Report;
}

/** Every page in no list, once; a file that nothing names is told (D45). */
export function unplacedPages(input: UnplacedInput): readonly UnplacedPage[] {
  const { registry, placed } = input;
  const unplaced = new Map<ExpandedPage, UnplacedPage>();
  const add = (each: UnplacedPage): void => {
    if (!placed.has(each.page) && !unplaced.has(each.page)) unplaced.set(each.page, each);
  };
  input.hidden.forEach(add);
  for (const path of input.linked) {
    const page = registry.linked(path);
    if (page !== undefined) add({ page, owner: undefined });
  }
  for (const path of input.discovered) {
    const found = registry.discovered(path);
    if (found !== undefined) tellShadowed(found.page, found.file, input);
    if (found === undefined || placed.has(found.page) || unplaced.has(found.page)) continue;
    const isTold = tellUnlisted(found.page, found.file.file, input);
    add({ page: found.page, owner: undefined, ...(isTold ? { unlisted: found.file.file } : {}) });
  }
  return [...unplaced.values()];
}

/** Told once: the other file has a page, so this one is not looked at again. */
function tellShadowed({ file: shown }: ExpandedPage, { file, frontMatter }: PageFile, { report }: UnplacedInput): void {
  if (shown === null || shown === file || frontMatter.hidden === true) return;
  report("page-unlisted", fileAt(file), { file, redirected: false, shown });
}

function tellUnlisted(
  { path, hidden, url }: ExpandedPage,
  file: string,
  { redirectAt, report }: Pick<UnplacedInput, "redirectAt" | "report">,
): boolean {
  // Who opens the site itself comes to the page at its root, listed or not.
  if (hidden === true || path === "index") return false;
  const redirect = url === undefined ? redirectAt(path) : undefined;
  const related = redirect === undefined ? [] : [{ message: "redirected here", place: redirect }];
  report("page-unlisted", fileAt(file), { file, redirected: redirect !== undefined }, { related });
  return true;
}
