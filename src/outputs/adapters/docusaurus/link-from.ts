// Writes links of Docusaurus to addresses of the site.
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import { addressOnDocusaurus } from "./address-folder.ts";
import type { DocsLocale, DocsPlan } from "./docs-plan.ts";

interface LinkContext {
  readonly navigation: ResolvedNavigation;
  readonly plan: DocsPlan;
}

/**
 * An address as a link in the build of one language. Docusaurus expects every path to belong to that build, and shows its own
 * "page not found" for others. So addresses of other builds begin with `pathname://`: the browser loads them from the server.
 */
export function linkFrom(locale: DocsLocale, href: string, { navigation, plan }: LinkContext): string {
  if (isExternalHref(href)) return href;
  const path = writtenPath(href);
  const page = ownValue(navigation.pages, path);
  const address = page === undefined ? href : addressOnDocusaurus(path) + href.slice(path.length);
  return page && plan.homeOf(page).locale === locale ? address : `pathname://${address}`;
}

/** True for the address of a page without a document: the build of Docusaurus stops at a link to it. */
export function isWithoutDocument(href: string, { navigation, plan }: LinkContext): boolean {
  const page = ownValue(navigation.pages, writtenPath(href));
  return page !== undefined && !plan.homeOf(page).ids.has(page);
}
