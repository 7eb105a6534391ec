// Reads the evaluated configuration of a Docusaurus site.
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { baseName, folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { codeRefusal, isEvaluated, runnerOf, writing } from "../demand-evaluated.ts";
import type { ImportRequest } from "../import-request.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { contentFilter } from "./docusaurus-content.ts";

/** An instance of the plugin for documents. */
export interface DocsInstance {
  /** `default` for the first one. */
  readonly id: string;
  /** Its folder. */
  readonly path: string;
  readonly routeBasePath: string;
  /** The file of its sidebars as JSON; undefined if all are made from its folder. */
  readonly sidebars: string | undefined;
  /** Whether a number before a name is its place, and no part of its address. */
  readonly hasNumbers: boolean;
  /** Whether a file with a path below its folder is a document. */
  readonly isDocument: (path: string) => boolean;
  readonly options: JsonObject;
}

/** What the configuration says. */
export interface DocusaurusConfig {
  readonly file: string;
  /** The folder of the configuration; "" for the folder that is imported. */
  readonly site: string;
  readonly value: JsonObject;
  readonly title: string | undefined;
  readonly base: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly theme: JsonObject;
  readonly instances: readonly DocsInstance[];
  readonly staticFolders: readonly string[];
  /** The plugins and presets with their options. */
  readonly plugins: readonly Plugin[];
}

/** A plugin with its options; `pointer` is that of its element. */
interface Plugin {
  readonly name: string;
  readonly options: JsonObject;
  readonly pointer: string;
}

const codeFiles = ["docusaurus.config.js", "docusaurus.config.ts", "docusaurus.config.mjs", "docusaurus.config.cjs"];
const jsonFile = "docusaurus.config.json";
/** Folders that repositories keep their site in, beside its documents. */
const siteFolders = ["", "website", "site", "docs", "documentation"];

/** Reads the configuration. Throws `UsageError` if it is code that has not been evaluated. */
export function docusaurusConfig({ source, config }: ImportRequest): DocusaurusConfig {
  const places = siteFolders.map((folder) => inSite(folder, jsonFile)!);
  const file =
    config ?? places.find((each) => isEvaluated(source, each)) ?? places.find((each) => source.has(each)) ?? jsonFile;
  const code = siteFolders
    .flatMap((folder) => codeFiles.map((each) => inSite(folder, each)!))
    .find((each) => source.has(each));
  if (!isEvaluated(source, file) && code !== undefined) {
    const json = inSite(folderOf(code), jsonFile) ?? jsonFile;
    const command = evaluation(baseName(code), jsonFile);
    throw new UsageError(codeRefusal({ code, json, place: `the folder of ${code}`, command }));
  }
  const site = folderOf(file);
  const value = source.object(file, "json");
  const theme = objectIn(value, "themeConfig");
  const i18n = objectIn(value, "i18n");
  const defaultLocale = wordsIn(i18n, "defaultLocale") ?? "en";
  const locales = listIn(i18n, "locales").filter((each) => typeof each === "string");
  const plugins = [...pluginsIn(value, "presets"), ...pluginsIn(value, "plugins")];
  const folders = listIn(value, "staticDirectories").filter((each) => typeof each === "string");
  return {
    file,
    site,
    value,
    title: wordsIn(value, "title"),
    base: wordsIn(value, "baseUrl") ?? "/",
    locales: locales.length === 0 ? [defaultLocale] : locales,
    defaultLocale,
    theme,
    instances: plugins.flatMap((plugin) => instanceOf(plugin, site, (path) => sidebarsFile(path, source)) ?? []),
    staticFolders: (folders.length === 0 ? ["static"] : folders).flatMap((folder) => inSite(site, folder) ?? []),
    plugins,
  };
}

/** The command that writes a module as JSON. */
function evaluation(file: string, to: string): string {
  const program = `import("./${file}").then(async (m) => { let c = m.default ?? m; if (typeof c === "function") c = await c(); ${writing(to, "c.default ?? c")}; })`;
  return `${runnerOf(file)} -e '${program}'`;
}

/** A path that counts from the folder of the configuration; undefined outside of the folder that is imported. */
export function inSite(site: string, path: string): string | undefined {
  return resolvePath(site, `./${path}`);
}

function instanceOf(
  { name, options }: Plugin,
  site: string,
  sidebarsOf: (path: JsonValue | undefined) => string | undefined,
): DocsInstance | undefined {
  const isPreset = /^(?:@docusaurus\/preset-)?classic$/.test(name);
  if (!isPreset && !/^(?:@docusaurus\/plugin-)?content-docs$/.test(name)) return undefined;
  if (isPreset && options["docs"] === false) return undefined;
  const docs = isPreset ? objectIn(options, "docs") : options;
  const written = wordsIn(docs, "path") ?? "docs";
  const path = inSite(site, written);
  if (path === undefined)
    throw new UsageError(
      `The documents are in ${written}, outside of this folder. Import the folder above, and name the configuration in it: --config folder/${jsonFile}`,
    );
  return {
    id: wordsIn(docs, "id") ?? "default",
    path,
    routeBasePath: wordsIn(docs, "routeBasePath") ?? "docs",
    sidebars: sidebarsOf(docs["sidebarPath"]),
    hasNumbers: docs["numberPrefixParser"] !== false,
    isDocument: contentFilter(docs, "the documents"),
    options: docs,
  };
}

/** The JSON beside the file of sidebars. Throws `UsageError` if there is only code. */
function sidebarsFile(path: JsonValue | undefined, source: ImportRequest["source"]): string | undefined {
  if (typeof path !== "string") return undefined;
  // `require.resolve` makes it the path of the machine that evaluated it.
  const names = path.split(/[/\\]/).filter((name) => name !== "" && name !== ".");
  for (let start = 0; start < names.length; start += 1) {
    const file = names.slice(start).join("/");
    const json = file.replace(/\.[cm]?[jt]sx?$/, ".json");
    const isCode = file !== json && source.has(file);
    if (isEvaluated(source, json) || (!isCode && source.has(json))) return json;
    if (isCode) {
      const command = evaluation(file, json);
      throw new UsageError(codeRefusal({ code: file, json, place: "the folder to import", command }));
    }
  }
  return undefined;
}

function pluginsIn(value: JsonObject, field: string): readonly Plugin[] {
  return listIn(value, field).flatMap((each, index) => {
    const [name, options] = Array.isArray(each) ? (each as readonly JsonValue[]) : [each];
    if (typeof name !== "string") return [];
    return [{ name, options: isJsonObject(options) ? options : {}, pointer: `/${field}/${index}` }];
  });
}
