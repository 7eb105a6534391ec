// Finds the specs of the API sections of a Fern site. (D385)
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { isHiddenFile } from "../hidden-files.ts";
import { listIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";

/** The files of an API. */
export interface FernSpecs {
  /** Files and addresses of OpenAPI. */
  readonly openapi: readonly string[];
  /** What else defines it, in words. */
  readonly others: readonly string[];
}

const usualFiles = [
  "openapi/openapi.yml",
  "openapi/openapi.yaml",
  "openapi/openapi.json",
  "openapi.yml",
  "openapi.yaml",
  "openapi.json",
];

/** The specs of an API; `name` is undefined where a site has one. */
export function fernSpecs(name: string | undefined, folder: string, source: OldFolder): FernSpecs {
  const at = (path: string): string => resolvePath(folder, path) ?? path;
  const places = name === undefined ? [folder] : [at(`apis/${name}`), folder];
  for (const place of places) {
    const file = ["generators.yml", "generators.yaml"]
      .map((each) => resolvePath(place, each) ?? each)
      .find((each) => source.has(each));
    const found = file === undefined ? undefined : specsIn(source.yaml(file), file, source);
    if (found !== undefined && (found.openapi.length > 0 || found.others.length > 0)) return found;
    const usual = usualFiles.map((each) => resolvePath(place, each) ?? each).find((each) => source.has(each));
    if (usual !== undefined) return { openapi: [usual], others: [] };
    if (source.hasFolder(resolvePath(place, "definition") ?? "definition"))
      return { openapi: [], others: ["a definition in Fern's language"] };
  }
  return { openapi: [], others: [] };
}

function specsIn(value: JsonValue | undefined, file: string, source: OldFolder): FernSpecs {
  const openapi: string[] = [];
  const others: string[] = [];
  const add = (spec: JsonValue | undefined): void => {
    if (typeof spec === "string") return addFile(spec);
    if (!isJsonObject(spec)) return;
    const path = wordsIn(spec, "openapi") ?? wordsIn(spec, "path");
    if (path !== undefined) return addFile(path);
    const origin = wordsIn(spec, "origin");
    const kind = ["asyncapi", "openrpc", "proto", "graphql", "conjure"].find(
      (each) => ownValue(spec, each) !== undefined,
    );
    if (kind !== undefined) others.push(`a spec in the form "${kind}"`);
    else if (origin !== undefined) addFile(origin);
  };
  const addFile = (path: string): void => {
    const found = isExternalHref(path) ? path : resolvePath(folderOf(file), path);
    if (found === undefined || (!isExternalHref(found) && !source.has(found)))
      others.push(`${path}, which ${isHiddenFile(found ?? "") ? "is hidden" : "can't be read"}`);
    else if (!openapi.includes(found)) openapi.push(found);
  };
  const api = isJsonObject(value) ? ownValue(value, "api") : undefined;
  if (Array.isArray(api)) for (const each of api as readonly JsonValue[]) add(each);
  else if (isJsonObject(api) && ownValue(api, "specs") !== undefined)
    for (const each of listIn(api, "specs")) add(each);
  else add(api);
  return { openapi, others };
}

/** The JSON and YAML files beside specs, which these may refer to. */
export function filesOfSpecs(specs: Iterable<string>, source: OldFolder): readonly string[] {
  const folders = new Set([...specs].filter((spec) => !isExternalHref(spec)).map(folderOf));
  const found = new Set<string>();
  for (const folder of folders)
    for (const file of source.files(folder, ["json", "yaml", "yml"])) if (!isConfiguration(file)) found.add(file);
  return [...found];
}

function isConfiguration(file: string): boolean {
  return /(?:^|\/)(?:docs|generators|package|package-lock|fern\.config|tsconfig)\.\w+$/.test(file);
}

/** The field `openapi` of docs.json, with the endpoints below an address. */
export function openapiField(specs: readonly string[], pathOf: (spec: string) => string, address: string): JsonObject {
  const [first = "", ...others] = specs.map((spec) => (isExternalHref(spec) ? spec : pathOf(spec)));
  if (others.length > 0) return { openapi: [first, ...others] };
  return { openapi: { source: first, directory: address.slice(1) } };
}
