// Reads the bar of a VitePress site. (D380)
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import { unpublishedReason } from "../../../compiler/contract/published-file.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { htmlWords } from "../html-words.ts";
import { listIn, wordsIn } from "../json-fields.ts";

/** A link of the bar inside the site. */
export interface BarLink {
  readonly text: string;
  readonly link: string;
  /** The outermost menu that it is in. */
  readonly menu?: string | undefined;
}

/** The links of the bar inside the site, also those in menus. A configuration has few enough levels to call itself for each. */
export function barLinks(items: readonly JsonValue[]): readonly BarLink[] {
  return items.filter(isJsonObject).flatMap((item: JsonObject) => {
    const [text, link] = [shownWords(item), wordsIn(item, "link")];
    if (text !== undefined && link !== undefined) return leadsOut(link) ? [] : [{ text, link: writtenPath(link) }];
    return barLinks(listIn(item, "items")).map((each) => ({ ...each, menu: text ?? each.menu }));
  });
}

/** Whether no page has the address of a link: it is on another site, or that of a file. */
function leadsOut(link: string): boolean {
  return isExternalHref(link) || unpublishedReason(writtenPath(link), false) === undefined;
}

/** That of a file counts from the base of the site. */
function outsideHref(link: string): string {
  return isExternalHref(link) ? link : `/${link.replace(/^(?:\.?\/)+/, "")}`;
}

/** A link of the bar to another site, or to a file. */
export interface OutsideLink {
  readonly label: string;
  readonly href: string;
  /** The outermost menu that it is in. */
  readonly menu?: string | undefined;
}

/** The links of the bar to other sites and to files, also those in menus. */
export function outsideLinks(items: readonly JsonValue[]): readonly OutsideLink[] {
  return items.filter(isJsonObject).flatMap((item: JsonObject) => {
    const [label, href] = [shownWords(item), wordsIn(item, "link")];
    if (label !== undefined && href !== undefined) return leadsOut(href) ? [{ label, href: outsideHref(href) }] : [];
    return outsideLinks(listIn(item, "items")).map((each) => ({ ...each, menu: label ?? each.menu }));
  });
}

/** The bar of a part of the site as docs.json has it; undefined if no link of it leads to another site or to a file. */
export function outsideBar(theme: JsonObject): JsonObject | undefined {
  const links = outsideLinks(listIn(theme, "nav")).map(({ label, href }) => ({ label, href }));
  return links.length === 0 ? undefined : { links };
}

/** The text of an item of the bar or of a sidebar, which VitePress shows as HTML. */
export function shownWords(item: JsonObject): string | undefined {
  const text = htmlWords(wordsIn(item, "text") ?? "");
  return text === "" ? undefined : text;
}
