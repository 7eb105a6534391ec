// Reads the configuration of a MkDocs site.
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import type { ImportRequest } from "../import-request.ts";
import { isHiddenFile } from "../hidden-files.ts";
import { objectIn, wordsIn } from "../json-fields.ts";

/** What the configuration says. */
export interface MkdocsConfig {
  readonly file: string;
  readonly value: JsonObject;
  readonly name: string | undefined;
  /** The folder of the pages. */
  readonly docs: string;
  /** The path of `site_url`. */
  readonly base: string;
  /** The scheme and host of `site_url`. */
  readonly origin: string | undefined;
  /** Whether pages are at `a/` and not at `a.html`. */
  readonly hasFolders: boolean;
  readonly nav: readonly JsonValue[] | undefined;
  /** Where it is; `pages` is its old name. */
  readonly navField: "nav" | "pages";
  /** The options of each plugin by its name. */
  readonly plugins: ReadonlyMap<string, JsonObject>;
}

const mostFiles = 10;

/** Reads `mkdocs.yml`, and what it inherits. Throws `UsageError` if one of them can't be read. */
export function mkdocsConfig({ source, config }: ImportRequest): MkdocsConfig {
  const file = config ?? ["mkdocs.yml", "mkdocs.yaml"].find((each) => source.has(each)) ?? "mkdocs.yml";
  const value = inherited(file, source, []);
  const written = wordsIn(value, "site_url") ?? "";
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const navField = (ownValue(value, "nav") ?? null) === null ? "pages" : "nav";
  const nav = ownValue(value, navField);
  return {
    file,
    value,
    name: wordsIn(value, "site_name"),
    docs: resolvePath(folderOf(file), wordsIn(value, "docs_dir") ?? "docs") ?? "docs",
    base: url?.pathname ?? "/",
    origin: url?.origin.startsWith("http") === true ? url.origin : undefined,
    hasFolders: value["use_directory_urls"] !== false,
    nav: Array.isArray(nav) ? (nav as readonly JsonValue[]) : undefined,
    navField,
    plugins: pluginsOf(ownValue(value, "plugins")),
  };
}

/** A configuration with the fields that its parent has and it has not; objects are merged. */
function inherited(file: string, source: ImportRequest["source"], below: readonly string[]): JsonObject {
  if (below.includes(file) || below.length === mostFiles)
    throw new UsageError(`${file} inherits from itself, through ${below.join(", ")}. Remove one INHERIT.`);
  const value = source.object(file, "yaml");
  const parent = wordsIn(value, "INHERIT");
  if (parent === undefined) return value;
  const path = resolvePath(folderOf(file), parent);
  if (path !== undefined && isHiddenFile(path))
    throw new UsageError(`${file} inherits from "${parent}", which is not read: it is hidden.`);
  if (path === undefined || !source.has(path))
    throw new UsageError(
      `${file} inherits from "${parent}", which is not in this folder. Import the folder that holds both files, with --config for this one.`,
    );
  return merged(inherited(path, source, [...below, file]), value);
}

function merged(base: JsonObject, own: JsonObject): JsonObject {
  const all = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(own)) {
    const before = all.get(name);
    all.set(name, isJsonObject(before) && isJsonObject(value) ? merged(before, value) : value);
  }
  return Object.fromEntries(all);
}

function pluginsOf(value: JsonValue | undefined): ReadonlyMap<string, JsonObject> {
  const each: readonly JsonValue[] = Array.isArray(value) ? value : isJsonObject(value) ? [value] : [];
  return new Map(
    each.flatMap((plugin): readonly (readonly [string, JsonObject])[] => {
      if (typeof plugin === "string") return [[plugin.replace(/^material\//, ""), {}]];
      if (!isJsonObject(plugin)) return [];
      return Object.keys(plugin).map((name) => [name.replace(/^material\//, ""), objectIn(plugin, name)]);
    }),
  );
}

/** A path below the folder of the pages as one of the source folder; that folder may be the source folder itself. */
export function inDocs({ docs }: Pick<MkdocsConfig, "docs">, path: string): string {
  return [docs, path].filter((each) => each !== "").join("/");
}

/** A path in the folder of the pages, from there. */
export function belowDocs({ docs }: Pick<MkdocsConfig, "docs">, path: string): string {
  return docs === "" ? path : path.slice(docs.length + 1);
}
