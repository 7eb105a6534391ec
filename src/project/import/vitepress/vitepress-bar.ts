// Reads the bar of a VitePress site. (D380)
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
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
    if (text !== undefined && link !== undefined)
      return isExternalHref(link) ? [] : [{ text, link: writtenPath(link) }];
    return barLinks(listIn(item, "items")).map((each) => ({ ...each, menu: text ?? each.menu }));
  });
}

/** The text of an item of the bar or of a sidebar, which VitePress shows as HTML. */
export function shownWords(item: JsonObject): string | undefined {
  const text = htmlWords(wordsIn(item, "text") ?? "");
  return text === "" ? undefined : text;
}
