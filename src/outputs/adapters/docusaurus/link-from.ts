// Links of Docusaurus to addresses of the site.
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import type { DocsLocale, DocsPlan } from "./docs-plan.ts";

/**
 * An address as a link in the build of one language. Docusaurus takes every path for one of that build, and shows its own
 * "page not found" for others; those begin with `pathname://`, which the browser asks the server for.
 */
export function linkFrom(
  locale: DocsLocale,
  href: string,
  { navigation, plan }: { readonly navigation: ResolvedNavigation; readonly plan: DocsPlan },
): string {
  if (isExternalHref(href)) return href;
  const page = ownValue(navigation.pages, writtenPath(href));
  return page && plan.homeOf(page).locale === locale ? href : `pathname://${href}`;
}
