// Reads the evaluated configuration of a VitePress site. (D380)
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonObject } from "../../../compiler/text/json-value.ts";
import { resolvePath } from "../../../compiler/text/resolve-path.ts";
import { demandEvaluated } from "../demand-evaluated.ts";
import type { ImportRequest } from "../import-request.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { languageCode } from "../language-code.ts";

/** What the configuration says. */
export interface VitepressConfig {
  readonly file: string;
  readonly value: JsonObject;
  readonly base: string;
  /** The folder of the pages; "" for the top. */
  readonly pages: string;
  /** Patterns of files that are no pages. */
  readonly excluded: readonly string[];
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
  readonly theme: JsonObject;
  /** The pointer of its theme in the configuration. */
  readonly pointer: string;
}

const jsonFile = "vitepress.config.json";
const codeFiles = ["", "docs/"].flatMap((folder) =>
  ["mts", "ts", "mjs", "js"].map((extension) => `${folder}.vitepress/config.${extension}`),
);

/** Prints a configuration. Functions are no part of JSON. */
function program(file: string): string {
  return `let { default: c } = await import("./${file}"); if (typeof c === "function") c = await c({ mode: "production", command: "build" }); console.log(JSON.stringify(c, null, 2))`;
}

/** Reads the configuration. Throws `UsageError` if it is code that has not been evaluated. */
export function readVitepressConfig({ source, config: file = jsonFile }: ImportRequest): VitepressConfig {
  demandEvaluated(source, file, codeFiles, program);
  const value = source.object(file, "json");
  // The folder with `.vitepress` may be the one that was named, or `docs` in it.
  const top = !source.hasFolder(".vitepress") && source.hasFolder("docs/.vitepress") ? "docs" : "";
  return {
    file,
    value,
    base: wordsIn(value, "base") ?? "/",
    pages: resolvePath(top, wordsIn(value, "srcDir") ?? ".") ?? top,
    excluded: listIn(value, "srcExclude").filter((each) => typeof each === "string"),
    hasCleanUrls: value["cleanUrls"] === true,
    rewrites: objectIn(value, "rewrites"),
    locales: localesOf(value),
  };
}

function localesOf(value: JsonObject): readonly VitepressLocale[] {
  const theme = objectIn(value, "themeConfig");
  const locales = Object.entries(objectIn(value, "locales")).filter(([, locale]) => isJsonObject(locale));
  const whole = { code: languageCode(wordsIn(value, "lang"), "en"), folder: "", theme, pointer: "/themeConfig" };
  if (locales.length < 2) return [whole];
  const read = locales.map(([key, locale]): VitepressLocale => {
    const own = locale as JsonObject;
    const isRoot = key === "root";
    return {
      code: languageCode(wordsIn(own, "lang"), isRoot ? wordsIn(value, "lang") : key, isRoot ? "en" : undefined),
      folder: isRoot ? "" : key.replaceAll(/^\/|\/$/g, ""),
      theme: { ...theme, ...objectIn(own, "themeConfig") },
      pointer: `${childPointer("/locales", key)}/themeConfig`,
    };
  });
  return read.toSorted((one, other) => Number(other.folder === "") - Number(one.folder === ""));
}
