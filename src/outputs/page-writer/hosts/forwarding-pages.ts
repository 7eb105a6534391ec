// Writes the documents that only forward to another address.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { HostFile } from "../host-file.ts";
import { pageText } from "../source/page-text.ts";
import { addressIn, slugIn } from "../../adapters/docusaurus/address-folder.ts";
import type { DocsLocale, DocsPlan, DocsVersion } from "../../adapters/docusaurus/docs-plan.ts";
import { documentsFolder } from "../../adapters/docusaurus/documents-folder.ts";
import { noindex } from "./docusaurus-page.ts";
import { escapedHtml } from "../../adapters/escaped-html.ts";
import { linkFrom } from "../../adapters/docusaurus/link-from.ts";

/**
 * A document for each page that forwards, and one for the root of each language without a page there, which leads to the
 * entrance.
 */
export function forwardingPages(navigation: ResolvedNavigation, plan: DocsPlan): readonly HostFile[] {
  const versions = plan.locales.flatMap((locale) => locale.versions);
  const forwarding = versions.flatMap((version) =>
    [...version.ids].flatMap(([{ title, url, href }, id]) => {
      if (url === undefined) return [];
      const to = linkFrom(version.locale, url, { navigation, plan });
      return [forwardingPage(version, id, { title, slug: slugIn(version.folder, href) }, to)];
    }),
  );
  return [...forwarding, ...plan.locales.flatMap((locale) => homePage(locale, navigation, plan))];
}

function homePage(locale: DocsLocale, navigation: ResolvedNavigation, plan: DocsPlan): readonly HostFile[] {
  const version = locale.versions[0]!;
  const { site } = navigation;
  const own = version.editions[0].href;
  const href = locale === plan.locales[0] ? (site.href ?? own) : own;
  const isTaken = [...version.ids.keys()].some((page) => addressIn(locale.folder, page.href) === "/");
  if (href === undefined || isTaken) return [];
  const id = freeName("home", new Set(version.ids.values()));
  return [forwardingPage(version, id, { title: site.name, slug: "/" }, linkFrom(locale, href, { navigation, plan }))];
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}-page`, taken) : name;
}

/** The router of Docusaurus knows only the pages of its build; the browser follows everything else. */
function forwardingPage(
  version: DocsVersion,
  id: string,
  fields: { readonly title: string; readonly slug: string },
  to: string,
): HostFile {
  const address = escapedHtml(to.replace(/^pathname:\/\//, ""));
  // A link to another build has a scheme, too.
  const isInside = !isExternalHref(to);
  const head = isInside
    ? [noindex, "import {Redirect} from '@docusaurus/router';", `<Redirect to={${JSON.stringify(to)}} />`]
    : [noindex, `<head>\n  <meta httpEquiv="refresh" content="0; url=${address}" />\n</head>`];
  const frontMatter = { ...fields, displayed_sidebar: null, pagination_prev: null, pagination_next: null };
  return { path: `${documentsFolder(version)}/${id}.mdx`, text: pageText(frontMatter, head.join("\n\n")) };
}
