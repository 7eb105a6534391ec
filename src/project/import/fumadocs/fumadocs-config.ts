// Reads what is known of a Fumadocs site: its folder of pages, its addresses and its languages. (D382)
import { resolvePath } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import type { ImportRequest } from "../import-request.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";

/** What a site is made of. */
export interface FumadocsConfig {
  /** The folder of the pages. */
  readonly folder: string;
  /** The beginning of all addresses, such as `/docs`; "" for none. */
  readonly baseUrl: string;
  /** The default language first; empty without languages. */
  readonly languages: readonly string[];
  /** Whether languages are folders; else they are the ends of names, such as `page.fr.mdx`. */
  readonly isByFolder: boolean;
  /** Which languages have no folder in addresses. */
  readonly hidden: "never" | "default-locale" | "always";
}

const jsonFile = "fumadocs.config.json";
const folders = ["content/docs", "docs/content/docs", "src/content/docs", "content"];

/** The settings of a site of Fumadocs. It has them in code, so they are given as JSON where they differ from the default. Throws `UsageError` if there is no folder of pages. */
export function fumadocsConfig({ source, config }: ImportRequest): FumadocsConfig {
  const file = config ?? jsonFile;
  const value = source.has(file) ? source.object(file, "json") : {};
  const written = wordsIn(value, "dir");
  const folder = written === undefined ? folders.find((each) => source.hasFolder(each)) : resolvePath("", written);
  if (folder === undefined || !source.hasFolder(folder))
    throw new UsageError(
      `There is no folder ${written ?? folders[0]!} in this folder. Name the folder of the pages in ${jsonFile}: { "dir": "content/docs", "baseUrl": "/docs" }`,
    );
  const i18n = objectIn(value, "i18n");
  const main = wordsIn(i18n, "defaultLanguage");
  const languages = listIn(i18n, "languages").filter((each) => typeof each === "string");
  const hideLocale = wordsIn(i18n, "hideLocale");
  return {
    folder,
    baseUrl: (wordsIn(value, "baseUrl") ?? "/docs").replace(/\/$/, ""),
    languages: main === undefined ? languages : [main, ...languages.filter((each) => each !== main)],
    isByFolder: wordsIn(i18n, "parser") === "dir",
    hidden: hideLocale === "always" || hideLocale === "default-locale" ? hideLocale : "never",
  };
}
