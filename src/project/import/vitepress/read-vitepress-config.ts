// Reads the evaluated configuration of a VitePress site. (D380)
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonObject } from "../../../compiler/text/json-value.ts";
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { demandEvaluated, moduleCommand, writing } from "../demand-evaluated.ts";
import type { ImportRequest } from "../import-request.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { languageCode } from "../language-code.ts";
import { namedByGlobs } from "../named-by-globs.ts";

/** What the configuration says. */
export interface VitepressConfig {
  readonly file: string;
  readonly value: JsonObject;
  readonly base: string;
  /** The folder of the pages; "" for the top. */
  readonly pages: string;
  /** Whether a file with a path below that folder is no page. */
  readonly isExcluded: (path: string) => boolean;
  /** Whether addresses have no `.html`. */
  readonly hasCleanUrls: boolean;
  /** From the path of a file to that of its page. */
  readonly rewrites: JsonObject;
  /** One without a folder if the site has one language. */
  readonly locales: readonly VitepressLocale[];
}

/** A language of the site. */
export interface VitepressLocale {
  readonly code: string;
  /** Its folder, and the beginning of its addresses; "" for the root. */
  readonly folder: string;
  /** The folders of the other languages. */
  readonly others: readonly string[];
  /** What readers see in its menu of languages; undefined if it has no words. */
  readonly label: string | undefined;
  /** The other site that has this language; undefined if this one has it. */
  readonly elsewhere: string | undefined;
  readonly theme: JsonObject;
  /** The pointer of a field of its theme in the configuration: what it has not of its own is in the part for all languages. */
  readonly pointerOf: (field: string) => string;
}

const generator = "vitepress";
const jsonFile = "vitepress.config.json";
const codeFiles = ["", "docs/"].flatMap((folder) =>
  ["mts", "ts", "mjs", "js"].map((extension) => `${folder}.vitepress/config.${extension}`),
);

/** Has VitePress read the configuration: it bundles the modules of a site, which Node or tsx may not load. Functions are no part of JSON. */
function commandFor(code: string, json: string): string {
  const root = folderOf(folderOf(code)) || ".";
  return moduleCommand(
    "node",
    `const { resolveUserConfig } = await import(${JSON.stringify(generator)}); const [c] = await resolveUserConfig("${root}", "build", "production"); ${writing(json, "c")}`,
  );
}

/** Reads the configuration. Throws `UsageError` if it is code that has not been evaluated. */
export function readVitepressConfig({ source, config: file = jsonFile }: ImportRequest): VitepressConfig {
  demandEvaluated(source, file, codeFiles, commandFor);
  const value = source.object(file, "json");
  // The folder with `.vitepress` may be the one that was named, or `docs` in it.
  const top = !source.hasFolder(".vitepress") && source.hasFolder("docs/.vitepress") ? "docs" : "";
  return {
    file,
    value,
    base: wordsIn(value, "base") ?? "/",
    pages: resolvePath(top, wordsIn(value, "srcDir") ?? ".") ?? top,
    isExcluded: namedByGlobs(["**/dist/**", ...listIn(value, "srcExclude")], `"srcExclude" in ${file}`).fileOrFolder,
    hasCleanUrls: value["cleanUrls"] === true,
    rewrites: objectIn(value, "rewrites"),
    locales: localesOf(value),
  };
}

function allLanguages(field: string): string {
  return `/themeConfig/${field}`;
}

/** The folder of a language. VitePress reads the key as an expression. */
function localeFolder(key: string): string {
  return key === "root" ? "" : key.replaceAll(/^\/|\/$/g, "").replaceAll(/\\(.)/g, "$1");
}

function localesOf(value: JsonObject): readonly VitepressLocale[] {
  const theme = objectIn(value, "themeConfig");
  const locales = Object.entries(objectIn(value, "locales")).filter(([, locale]) => isJsonObject(locale));
  const whole = {
    code: languageCode(wordsIn(value, "lang"), "en"),
    folder: "",
    others: [],
    label: undefined,
    elsewhere: undefined,
    theme,
    pointerOf: allLanguages,
  };
  if (locales.length < 2) return [whole];
  const folders = locales.map(([key]) => localeFolder(key));
  const read = locales.map(([key, locale]): VitepressLocale => {
    const own = locale as JsonObject;
    const isRoot = key === "root";
    const folder = localeFolder(key);
    const ownTheme = objectIn(own, "themeConfig");
    const link = wordsIn(own, "link");
    return {
      code: languageCode(wordsIn(own, "lang"), isRoot ? wordsIn(value, "lang") : key, isRoot ? "en" : undefined),
      folder,
      others: folders.filter((other) => other !== folder),
      label: wordsIn(own, "label"),
      elsewhere: link !== undefined && isExternalHref(link) ? link : undefined,
      theme: { ...theme, ...ownTheme },
      pointerOf: (field) =>
        field in ownTheme ? `${childPointer("/locales", key)}/themeConfig/${field}` : allLanguages(field),
    };
  });
  return read.toSorted((one, other) => Number(other.folder === "") - Number(one.folder === ""));
}
