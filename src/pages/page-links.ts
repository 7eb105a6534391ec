// Which pages lead to another page of the site by their `url`? (D31)
import { isExternalHref, localTarget } from "../contract/href.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { PageCatalog, PageFile } from "./page-catalog.ts";

/** A `url` in front matter that stays inside the site. */
export interface PageLink {
  readonly page: PageFile;
  readonly url: string;
  /** The page it names; undefined for one that can't be a page. */
  readonly target: PagePath | undefined;
}

/** The inner links of all pages, by file. */
export function pageLinks({ pages }: PageCatalog): readonly PageLink[] {
  return pages
    .flatMap((page) => {
      const { url } = page.frontMatter;
      return url === undefined || isExternalHref(url) ? [] : [{ page, url, target: localTarget(url) }];
    })
    .toSorted((a, b) => (a.page.file < b.page.file ? -1 : 1));
}
