// Finds the pages that another language of the site lacks.
import { counterpartIn, shortHref } from "../../../outputs/runtime/counterpart-in.ts";
import type { OpenNavigation } from "../../../outputs/runtime/open-navigation.ts";
import type { EditionSummary } from "../../../compiler/site/edition-part.ts";
import type { Page } from "../../../compiler/site/page.ts";

/** Whether another language of the same version lacks a page; undefined if the version has only one language. */
export function untranslatedIn(
  site: OpenNavigation,
  { language, version }: Pick<EditionSummary, "language" | "version">,
): ((page: Page) => boolean) | undefined {
  const others = site.editions.filter((each) => each.version === version && each.language !== language);
  if (others.length === 0 || language === null) return undefined;
  const has = (page: Page, edition: string): boolean =>
    counterpartIn(site, page.key, edition) !== undefined || isListedIn(site, page, edition);
  return (page) => others.some((other) => !has(page, other.id));
}

/** Whether a language lists a page; several languages may list the same page. */
function isListedIn(site: OpenNavigation, { href, placements }: Page, edition: string): boolean {
  return "part" in site.navigation
    ? shortHref(site, "listed", href, edition) !== undefined
    : placements.some(({ editions }) => editions.includes(edition));
}
