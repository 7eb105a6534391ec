// Finds which extensions of Python-Markdown a site has on. (D494)
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { objectIn } from "../json-fields.ts";
import type { MarkdownExtensions } from "../text/dialects/pymdown-marks.ts";
import type { MkdocsConfig } from "./mkdocs-config.ts";

const ofExtra = ["footnotes", "attr_list", "def_list", "tables", "abbr", "md_in_html"];
/** What an extension has on by itself. */
const bundles: Readonly<Record<string, readonly string[]>> = {
  extra: [...ofExtra, "fenced_code"],
  "pymdownx.extra": [...ofExtra, "pymdownx.superfences", "pymdownx.betterem"],
};

/** The extensions of a site with their options. Names of modules and classes are those of the extensions. */
export function mkdocsExtensions({ value }: MkdocsConfig): MarkdownExtensions {
  const options = new Map<string, JsonObject>();
  for (const [written, own] of entriesIn(ownValue(value, "markdown_extensions"))) {
    const name = nameOf(written);
    for (const each of Object.hasOwn(bundles, name) ? bundles[name]! : [])
      options.set(each, {
        ...options.get(each),
        ...objectIn(own, each),
        ...objectIn(own, `markdown.extensions.${each}`),
      });
    options.set(name, { ...options.get(name), ...own });
  }
  return (name) => options.get(name);
}

/** `markdown.extensions.extra`, `pymdownx.keys:KeysExtension` and `markdown.extensions.abbr.AbbrExtension`. */
function nameOf(written: string): string {
  return written
    .replace(/:\w+$/, "")
    .replace(/\.[A-Z]\w*$/, "")
    .replace(/^markdown\.extensions\./, "");
}

function entriesIn(extensions: JsonValue | undefined): readonly (readonly [string, JsonObject])[] {
  const each: readonly JsonValue[] = Array.isArray(extensions) ? extensions : [extensions ?? null];
  return each.flatMap((extension): readonly (readonly [string, JsonObject])[] => {
    if (typeof extension === "string") return [[extension, {}]];
    if (!isJsonObject(extension)) return [];
    return Object.keys(extension).map((name) => [name, objectIn(extension, name)]);
  });
}
