// Reads which comments mark lines of code on a Docusaurus site.
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import type { MagicComment, MagicComments } from "../text/shown-code.ts";

/** The comments of `themeConfig`, which take the place of Docusaurus' own; undefined if it has none. */
export function docusaurusMagicComments(theme: JsonObject): MagicComments | undefined {
  const written = ownValue(objectIn(theme, "prism"), "magicComments");
  if (!Array.isArray(written)) return undefined;
  const all = (written as readonly JsonValue[]).filter(isJsonObject);
  // A word of several comments is first one for a line, and then one that begins a block.
  const places = ["end", "start", "line"] as const;
  return new Map(
    places.flatMap((place) =>
      all.flatMap((each): readonly (readonly [string, MagicComment])[] => {
        const className = wordsIn(each, "className");
        const word = wordsIn(place === "line" ? each : objectIn(each, "block"), place);
        return className === undefined || word === undefined ? [] : [[word, { className, place }]];
      }),
    ),
  );
}
