// Reads the languages of the plugin i18n of a MkDocs site, with their files and labels. (D327)
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportedEntry } from "../imported-site.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { belowDocs, inDocs, type MkdocsConfig } from "./mkdocs-config.ts";

/** A language of the plugin `i18n`. */
export interface MkdocsLanguage {
  readonly locale: string;
  readonly isDefault: boolean;
  /** Its own list, in place of that of the site. */
  readonly nav: readonly JsonValue[] | undefined;
  /** Where that is written. */
  readonly navPointer: string;
  /** Its words for labels of the list. */
  readonly labels: ReadonlyMap<string, string>;
}

/** The languages of a site; undefined if it has one. */
export function mkdocsLanguages({
  plugins,
  value,
}: MkdocsConfig): { readonly isByFolder: boolean; readonly languages: readonly MkdocsLanguage[] } | undefined {
  const options = plugins.get("i18n");
  if (options === undefined) return undefined;
  const start = `${pluginPointer(ownValue(value, "plugins"), "i18n")}/languages`;
  const languages = listIn(options, "languages").flatMap((each, index) => {
    if (!isJsonObject(each) || each["build"] === false) return [];
    const locale = wordsIn(each, "locale");
    if (locale === undefined || locale === "null") return [];
    const nav = Array.isArray(each["nav"]) ? (each["nav"] as readonly JsonValue[]) : undefined;
    return [
      { locale, isDefault: each["default"] === true, nav, navPointer: `${start}/${index}/nav`, labels: labelsIn(each) },
    ];
  });
  return languages.length === 0 ? undefined : { isByFolder: options["docs_structure"] === "folder", languages };
}

/** Where the options of a plugin are: plugins are a list, or one object. */
function pluginPointer(plugins: JsonValue | undefined, name: string): string {
  if (!Array.isArray(plugins)) return `/plugins/${name}`;
  return `/plugins/${plugins.findIndex((each) => isJsonObject(each) && Object.hasOwn(each, name))}/${name}`;
}

function labelsIn(language: JsonObject): ReadonlyMap<string, string> {
  const written = objectIn(language, "nav_translations");
  return new Map(
    Object.keys(written).flatMap((label) => {
      const own = wordsIn(written, label);
      return own === undefined ? [] : [[label, own] as const];
    }),
  );
}

/** The files of a language that has a folder, by their paths in it. */
export function inFolder(all: readonly string[], locale: string): ReadonlyMap<string, string> {
  const start = `${locale}/`;
  return new Map(all.filter((file) => file.startsWith(start)).map((file) => [file.slice(start.length), file]));
}

/** `page.fr.md` is the page `page.md` in French; a file without the code of a language is of the default one. */
export function withSuffix(
  all: readonly string[],
  locale: string,
  isMain: boolean,
  codes: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of all) {
    const [, stem, code, extension] = /^(.*)\.([\w-]+)\.(\w+)$/.exec(file) ?? [];
    if (code !== undefined && codes.includes(code)) {
      if (code === locale) found.set(`${stem!}.${extension!}`, file);
    } else if (isMain && !found.has(file)) found.set(file, file);
  }
  return found;
}

/** Links name files without the code of a language: of a page they lead to its language, or else to the default one. */
export function translatedFiles(
  config: MkdocsConfig,
): ((page: string, target: string) => readonly string[]) | undefined {
  const multi = mkdocsLanguages(config);
  if (multi === undefined) return undefined;
  const { languages, isByFolder } = multi;
  const main = (languages.find(({ isDefault }) => isDefault) ?? languages[0]!).locale;
  const codes = new Set(languages.map(({ locale }) => locale));
  const codeIn = (code: string | undefined): string => (code !== undefined && codes.has(code) ? code : main);
  if (isByFolder)
    return (page, target) => {
      const [code, ...path] = belowDocs(config, target).split("/");
      const isOwn = code === belowDocs(config, page).split("/")[0] && codes.has(code!);
      return isOwn ? [target, inDocs(config, [main, ...path].join("/"))] : [target];
    };
  return (page, target) => {
    const own = codeIn(/\.([\w-]+)\.\w+$/.exec(page)?.[1]);
    const coded = (code: string): string => target.replace(/(?=\.\w+$)/, `.${code}`);
    return [coded(own), target, coded(main)];
  };
}

/** The entries with the labels of groups in a language. */
export function withLabels(
  entries: readonly ImportedEntry[],
  labelOf: (label: string) => string,
): readonly ImportedEntry[] {
  return entries.map((entry) =>
    entry.kind === "page"
      ? entry
      : { ...entry, label: labelOf(entry.label), entries: withLabels(entry.entries, labelOf) },
  );
}
