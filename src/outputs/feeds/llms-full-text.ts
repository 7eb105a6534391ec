// Makes llms-full.txt: the texts of all pages in one file, for language models (D253).
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { visible } from "../../compiler/text/visible.ts";
import { encodedAddress } from "./encoded-address.ts";
import { editionOf } from "./edition-of.ts";
import { feedTable } from "./feed-table.ts";
import { pageKinds, type ProtectedPages } from "./page-kinds.ts";
import { readingOrder } from "./reading-order.ts";
import { addressMaker } from "./site-url.ts";

/** How llms-full.txt is made. */
export interface LlmsFullOptions extends ProtectedPages {
  /** The id of the only edition to write; all editions if absent. */
  readonly edition?: string;
  /** The address of the host, such as `https://docs.example.com`; if absent, addresses begin with `/`. */
  readonly siteUrl?: string;
}

/**
 * Makes llms-full.txt: each page once, in reading order, with its title, its address, its description and its text. `texts` are
 * the texts of pages in Markdown, by their `href`; a page without one has its title and description. Throws `TypeError` for an
 * unknown edition, and if `siteUrl` is not the address of a host.
 */
export function llmsFullText(
  navigation: ResolvedNavigation,
  texts: ReadonlyMap<string, string>,
  { siteUrl, ...options }: LlmsFullOptions = {},
): string {
  const pages = llmsFullPages(navigation, options);
  if (typeof (texts as Partial<typeof texts> | undefined)?.get !== "function")
    throw new TypeError(
      'llmsFullText: its second argument has to be a Map with the text of each page by its href, such as new Map([["/guides/start", "# Start"]]).',
    );
  const addressOf = addressMaker(siteUrl);
  return pages.map((page) => pageText(page, addressOf(page.href), texts.get(page.href) ?? "")).join("\n");
}

/** The pages of llms-full.txt, in their order. */
export function llmsFullPages(
  navigation: ResolvedNavigation,
  { edition, protectedPages = false }: Omit<LlmsFullOptions, "siteUrl"> = {},
): readonly Page[] {
  requireNavigation(navigation, "llmsFullText: its first argument");
  const kindOf = pageKinds(navigation, { protectedPages });
  const pages = new Set<Page>();
  for (const shown of edition === undefined ? navigation.editions : [editionOf(navigation, edition)])
    for (const entry of readingOrder(navigation, shown, "llms-full"))
      if (entry.kind === "page" && feedTable[kindOf(entry.page)]["llms-full"]) pages.add(entry.page);
  return [...pages];
}

function pageText({ title, description }: Page, address: string, text: string): string {
  const head = `# ${oneLine(title)}\nSource: ${encodedAddress(address)}`;
  const parts = [head, oneLine(description ?? ""), visibleCode(text.trim())];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The text without what could control a terminal; the line breaks and tabs stay. */
function visibleCode(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .split(/([\n\t])/)
    .map((part, index) => (index % 2 === 0 ? visible(part) : part))
    .join("");
}

function oneLine(text: string): string {
  return visible(text.replaceAll(/\s+/g, " ").trim());
}
