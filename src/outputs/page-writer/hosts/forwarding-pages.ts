// Writes the documents that only forward to another address.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { HostFile } from "../host-file.ts";
import { pageText } from "../source/page-text.ts";
import { addressIn, isUnder, slugIn } from "../../adapters/docusaurus/address-folder.ts";
import type { DocsLocale, DocsPlan, DocsVersion } from "../../adapters/docusaurus/docs-plan.ts";
import { documentsFolder } from "../../adapters/docusaurus/documents-folder.ts";
import { noindex } from "./docusaurus-page.ts";
import { escapedHtml } from "../../adapters/escaped-html.ts";
import { redirectPages } from "../../adapters/redirect-pages.ts";
import { encodeSegment } from "../../../compiler/contract/page-path.ts";
import { linkFrom } from "../../adapters/docusaurus/link-from.ts";

/**
 * A document for each page that forwards, one for the root of each language without a page there, which leads to the entrance, and one for
 * each redirect.
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
  const tops = plan.locales.flatMap((locale) => homePage(locale, navigation, plan));
  return [...forwarding, ...tops, ...redirectDocuments(navigation, plan)];
}

function redirectDocuments(navigation: ResolvedNavigation, plan: DocsPlan): readonly HostFile[] {
  const { basePath } = navigation.site;
  const versions = plan.locales.flatMap((locale) => locale.versions);
  const innermost = versions.toSorted((a, b) => b.folder.length - a.folder.length);
  const forwarding = new Set(
    Object.values(navigation.pages).flatMap(({ url, href }) => (url === undefined ? [] : [href])),
  );
  const ids = new Set(versions.flatMap((version) => [...version.ids.values()]));
  return redirectPages(navigation).redirects.flatMap(({ segments, destination }, index) => {
    const href = [basePath, ...segments.map(encodeSegment)].join("/");
    // A page that forwards has a document.
    if (forwarding.has(href)) return [];
    const version = innermost.find(({ folder }) => isUnder(href, folder)) ?? versions[0]!;
    const fields = { title: segments.join("/"), slug: slugIn(version.folder, href) };
    const to = linkFrom(version.locale, destination, { navigation, plan });
    return [forwardingPage(version, freeName(`navc-redirects/${String(index + 1)}`, ids), fields, to)];
  });
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
  const head = [noindex, `<head>\n  <meta httpEquiv="refresh" content="0; url=${address}" />\n</head>`];
  if (isInside) head.push("import {Redirect} from '@docusaurus/router';", `<Redirect to={${JSON.stringify(to)}} />`);
  const frontMatter = { ...fields, displayed_sidebar: null, pagination_prev: null, pagination_next: null };
  return { path: `${documentsFolder(version)}/${id}.mdx`, text: pageText(frontMatter, head.join("\n\n")) };
}
