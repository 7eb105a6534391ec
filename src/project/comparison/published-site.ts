// Makes what readers get of a compiled site: without the pages that the platform does not publish. (D615)
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";

/** The site, in which a page of a file that `.mintignore` leaves out counts as one without a file. The navigation is not changed. */
export function publishedSite(
  navigation: ResolvedNavigation,
  { ignoredAt }: Pick<SiteRecord, "ignoredAt">,
): ResolvedNavigation {
  if (ignoredAt === undefined) return navigation;
  const pages = Object.entries(navigation.pages).map(([href, page]) => {
    const isLeftOut = page.file !== null && ignoredAt(page.file) !== undefined;
    return [href, isLeftOut ? ({ ...page, missing: true } as const) : page] as const;
  });
  return { ...navigation, pages: Object.fromEntries(pages) };
}
