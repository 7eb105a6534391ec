// Reads the evaluated configuration of a Starlight site. (D381)
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { demandEvaluated, moduleCommand, runnerOf, writing } from "../demand-evaluated.ts";
import type { ImportRequest } from "../import-request.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import { languageCode } from "../language-code.ts";

/** What the configuration says. */
export interface StarlightConfig {
  readonly file: string;
  /** That of Astro. */
  readonly value: JsonObject;
  /** The options of Starlight. */
  readonly options: JsonObject;
  readonly base: string;
  readonly title: string | undefined;
  /** The items of the sidebar; undefined if it is made of the folder. */
  readonly sidebar: readonly JsonValue[] | undefined;
  /** The default language first. */
  readonly locales: readonly StarlightLanguage[];
}

/** A language of the site. */
export interface StarlightLanguage {
  readonly code: string;
  /** Its folder, and the beginning of its addresses; "" for the root. */
  readonly folder: string;
  /** The tag that `translations` name. */
  readonly lang: string;
}

/** Where Starlight has its pages. */
export const starlightFolder = "src/content/docs";

const jsonFile = "starlight.config.json";
const codeFiles = ["mjs", "js", "ts", "mts"].map((extension) => `astro.config.${extension}`);

/** Writes the configuration of Astro with the options that Starlight is given, in `starlight`. */
function commandFor(code: string, json: string): string {
  const hook =
    'export const resolve = (name, context, next) => name === "@astrojs/starlight" ? { url: "data:text/javascript,export default (starlight) => ({ starlight })", shortCircuit: true } : next(name, context)';
  const program = `import { register } from "node:module"; register("data:text/javascript," + encodeURIComponent(\`${hook}\`)); const { default: c } = await import("./${code}"); const { site, base, trailingSlash, redirects, integrations } = c; ${writing(json, "{ site, base, trailingSlash, redirects, ...[integrations].flat(9).find((each) => each?.starlight) }")}`;
  return moduleCommand(runnerOf(code), program);
}

/** Reads the configuration. Throws `UsageError` if it is code that has not been evaluated. */
export function starlightConfig({ source, config: file = jsonFile }: ImportRequest): StarlightConfig {
  demandEvaluated(source, file, codeFiles, commandFor);
  const value = source.object(file, "json");
  const options = objectIn(value, "starlight");
  const sidebar = ownValue(options, "sidebar");
  const locales = localesOf(options);
  return {
    file,
    value,
    options,
    base: wordsIn(value, "base") ?? "/",
    title: titleOf(options, locales[0]!),
    sidebar: Array.isArray(sidebar) ? (sidebar as readonly JsonValue[]) : undefined,
    locales,
  };
}

function localesOf(options: JsonObject): readonly StarlightLanguage[] {
  const written = Object.entries(objectIn(options, "locales"));
  if (written.length === 0) return [{ code: "en", folder: "", lang: "en" }];
  const main = wordsIn(options, "defaultLocale") ?? "root";
  const read = written.map(([key, locale]): StarlightLanguage & { readonly isMain: boolean } => {
    const own = isJsonObject(locale) ? locale : {};
    const lang = wordsIn(own, "lang") ?? (key === "root" ? "en" : key);
    return {
      code: languageCode(lang, key === "root" ? undefined : key),
      folder: key === "root" ? "" : key.toLowerCase(),
      lang,
      isMain: key === main,
    };
  });
  return read.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
}

/** The title may be one text, or one for each language. */
function titleOf(options: JsonObject, { lang }: StarlightLanguage): string | undefined {
  const titles = objectIn(options, "title");
  return wordsIn(options, "title") ?? wordsIn(titles, lang) ?? wordsIn(titles, Object.keys(titles)[0] ?? "");
}
