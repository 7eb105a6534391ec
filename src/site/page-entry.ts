// What does the result say of a page?
import { pageUrl } from "../contract/href.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import type { Page, Placement } from "./navigation.ts";

/** The facts of a page that depend on where it is listed. */
export interface PageFacts {
  readonly href: string;
  readonly key: string;
  readonly language: string | null;
  readonly version: string | null;
  readonly basePath: string;
  /** Hidden in every placement. */
  readonly hiddenEverywhere: boolean;
  readonly placements: readonly Placement[];
}

/** The page, its fields in the fixed order of format 1. */
export function pageEntry(
  page: ExpandedPage,
  { href, key, language, version, basePath, hiddenEverywhere, placements }: PageFacts,
): Page {
  const { path, file, title, sidebarTitle, description, icon, tag, url, operation, frontmatter } = page;
  return {
    href,
    path,
    file,
    title,
    ...(sidebarTitle === undefined ? {} : { sidebarTitle }),
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { icon }),
    ...(tag === undefined ? {} : { tag }),
    ...(page.deprecated === true ? { deprecated: true } : {}),
    ...((page.hidden ?? hiddenEverywhere) ? { hidden: true } : {}),
    ...(page.noindex === true || page.hidden === true ? { noindex: true } : {}),
    ...(url === undefined ? {} : { url: pageUrl(url, basePath) }),
    ...(page.missing === true ? { missing: true } : {}),
    ...(operation === undefined ? {} : { operation }),
    ...(frontmatter === undefined ? {} : { frontmatter }),
    key,
    language,
    version,
    placements,
  };
}
