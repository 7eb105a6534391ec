// Makes the sitemap of a site, in several files if one would be too large (D140).
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isJsonObject } from "../../compiler/text/json-value.ts";
import { feedTable } from "./feed-table.ts";
import { pageAlternates } from "./page-alternates.ts";
import { pageKinds, type ProtectedPages } from "./page-kinds.ts";
import { canonicalHref, wholeAddress } from "./site-url.ts";

/** How a sitemap is made. */
export interface SitemapOptions extends ProtectedPages {
  /** The address of the host, such as `https://docs.example.com`, without a path, because every href has the base path. */
  readonly siteUrl: string;
  /** The name of the file; `sitemap.xml` if absent. Further files are `sitemap-1.xml` and so on. */
  readonly fileName?: string;
}

/** A sitemap, and what it leaves out. */
export interface Sitemap {
  /** The files; the first one is for search engines. Empty if there are no pages for them. */
  readonly files: readonly SitemapFile[];
  /** Pages whose whole address is longer than the 2,048 characters that a sitemap may have. */
  readonly tooLong: readonly string[];
}

/** A file of a sitemap. */
export interface SitemapFile {
  /** Its name, without a folder. */
  readonly name: string;
  /** XML in ASCII: its length is its number of bytes. */
  readonly text: string;
}

const longestLocation = 2048;
const mostAddresses = 50_000;
const mostBytes = 52_428_800;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const head = `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const foot = "</urlset>\n";

/**
 * Makes a sitemap of all pages that search engines may index, in reading order, each with its address in the other languages of
 * its version. If there are more than 50,000 pages or 50 MB, the first file is an index of the others, which are in the same
 * folder. Throws `TypeError` if `siteUrl` is not the address of a host.
 */
export function sitemap(navigation: ResolvedNavigation, options: SitemapOptions): Sitemap {
  requireNavigation(navigation, "sitemap: its first argument");
  if (!isJsonObject(options))
    throw new TypeError('sitemap: its second argument has to be { siteUrl: "https://docs.example.com" }.');
  const { siteUrl, fileName = "sitemap.xml", protectedPages = false } = options;
  const wholeOf = wholeAddress(siteUrl);
  const addressOf = (href: string): string => wholeOf(canonicalHref(href, navigation.site));
  const kindOf = pageKinds(navigation, { protectedPages });
  const alternatesOf = pageAlternates(navigation, kindOf);
  const tooLong: string[] = [];
  const parts = new SitemapParts();
  for (const page of Object.values(navigation.pages)) {
    if (!feedTable[kindOf(page)].sitemap) continue;
    const address = addressOf(page.href);
    if (address.length > longestLocation) tooLong.push(page.href);
    else {
      const alternates = alternatesOf(page).map(({ hreflang, href }) => ({ hreflang, whole: addressOf(href) }));
      // A page that is left out can't return the link.
      const listed = alternates.filter(({ whole }) => whole.length <= longestLocation);
      const links = listed
        .filter(() => listed.some(({ whole }) => whole !== address))
        .map(
          ({ hreflang, whole }) =>
            `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(whole)}"/>\n`,
        );
      parts.add(`  <url>\n    <loc>${xmlText(address)}</loc>\n${links.join("")}  </url>\n`);
    }
  }
  const texts = parts.finish();
  if (texts.length < 2) return { files: texts.map((text) => ({ name: fileName, text })), tooLong };
  const files = texts.map((text, index) => ({ name: numbered(fileName, index + 1), text }));
  const index = { name: fileName, text: indexOf(files, (name) => wholeOf(`${navigation.site.basePath}/${name}`)) };
  return { files: [index, ...files], tooLong };
}

/** The files of a sitemap that is being made. */
class SitemapParts {
  readonly #texts: string[] = [];
  #urls: string[] = [];
  #bytes = head.length + foot.length;

  add(url: string): void {
    if (this.#urls.length === mostAddresses || this.#bytes + url.length > mostBytes) this.#close();
    this.#urls.push(url);
    this.#bytes += url.length;
  }

  finish(): readonly string[] {
    if (this.#urls.length > 0) this.#close();
    return this.#texts;
  }

  #close(): void {
    this.#texts.push(head + this.#urls.join("") + foot);
    this.#urls = [];
    this.#bytes = head.length + foot.length;
  }
}

function numbered(fileName: string, number: number): string {
  const dot = fileName.lastIndexOf(".");
  const end = dot <= 0 ? fileName.length : dot;
  return `${fileName.slice(0, end)}-${number}${fileName.slice(end)}`;
}

function indexOf(files: readonly SitemapFile[], addressOf: (name: string) => string): string {
  const entries = files.map(
    ({ name }) => `  <sitemap>\n    <loc>${xmlText(addressOf(encodeURIComponent(name)))}</loc>\n  </sitemap>\n`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}

const entities: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** An address, which is ASCII, in the form for XML. */
function xmlText(address: string): string {
  return address.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
