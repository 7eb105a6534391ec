// Finds and reads the configuration of a site: `navc.config.json` beside docs.json, or the key `navc` of a package.json.
import { isHiddenPath } from "../../compiler/text/hidden-path.ts";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { dialects, urlSchemes, type Dialect, type UrlScheme } from "../../compiler/contract/dialect.ts";
import { isBasePath } from "../../compiler/contract/href.ts";
import { catalog } from "../../compiler/diagnostics/catalog.ts";
import { ruleLevels } from "../../compiler/diagnostics/codes.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import { areSources, type Sources } from "../../compiler/source-folders.ts";
import { ignorePatterns } from "../../compiler/pages/ignored-files.ts";
import {
  checkJson,
  expectKeys,
  faultSentence,
  JsonFault,
  meantInstead,
  objectAt,
} from "../../compiler/text/checked-json.ts";
import { childPointer, pointerSegments } from "../../compiler/text/json-pointer.ts";
import { parseJson } from "../../compiler/text/json-text.ts";
import { describeJson, isJsonObject, type JsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { isWithin, pathFromHere, repositoryOf } from "./repository-path.ts";
import { readIfFile } from "./read-bounded.ts";
import { UsageError } from "./usage-error.ts";

/** A configuration that was found. */
export interface ConfigFile {
  /** Its path from the current folder. */
  readonly file: string;
  /** Its folder; its paths are relative to it. */
  readonly folder: string;
  readonly text: string;
  /** The pointer to the settings in the file; "" for the whole file. */
  readonly pointer: "" | "/navc";
}

/**
 * The configuration for the docs folder `root`: its own `navc.config.json`; otherwise the nearest package.json with a key
 * `navc`, from `root` up to the root of the repository. Throws `UsageError` for one that can't be read, or that is a link out
 * of the repository.
 */
export function findConfigFile(root: string): ConfigFile | undefined {
  const own = join(root, "navc.config.json");
  const text = readOwn(own, root);
  if (text !== undefined) return { file: own, folder: resolve(root), text, pointer: "" };
  for (let folder = resolve(root); ; folder = dirname(folder)) {
    const found = inPackage(folder);
    if (found !== undefined || existsSync(join(folder, ".git")) || dirname(folder) === folder) return found;
  }
}

/** Reads the configuration of the docs folder. A link out of the repository is refused, because a pull request can add one, and texts from a wrong configuration are printed. */
function readOwn(path: string, folder: string): string | undefined {
  // Outside the folder nothing is read: a file there can have any size, or no end.
  if (!existsSync(path) || isWithin(repositoryOf(folder), path)) return readIfFile(path);
  throw new UsageError(
    `${pathFromHere(path)} is a link that leads out of ${repositoryOf(folder)}, so it is not read. Put the file itself there.`,
  );
}

function inPackage(folder: string): ConfigFile | undefined {
  const path = join(folder, "package.json");
  const text = readOwn(path, folder);
  // Most of these files do not have the word, and a large one is slow to parse.
  if (text === undefined || !text.includes('"navc"')) return undefined;
  const { value } = parseJson(text, { depth: 20 });
  if (!isJsonObject(value) || !Object.hasOwn(value, "navc")) return undefined;
  return { file: pathFromHere(path), folder, text, pointer: "/navc" };
}

/** The settings of a site, as in its configuration. */
export interface SiteConfig {
  readonly rules?: NonNullable<CompileOptions["rules"]>;
  /** Patterns as in a .gitignore by code, or by "*" for all codes. */
  readonly ignore?: Readonly<Record<string, readonly string[]>>;
  /** As written, relative to the folder of the configuration. */
  readonly baseline?: string;
  readonly maxWarnings?: number;
  readonly dialect?: Dialect;
  readonly urls?: UrlScheme;
  readonly basePath?: string;
  readonly remoteSpecs?: boolean;
  readonly links?: boolean;
  readonly assets?: boolean;
  readonly specs?: boolean;
  readonly config?: string;
  /** As written, relative to the folder of the configuration. */
  readonly sources?: Sources;
}

type ReadField = (value: JsonValue, pointer: string) => unknown;

const fields: { readonly [Name in keyof SiteConfig]-?: ReadField } = {
  rules: (value, pointer) => readByCode(value, pointer, Object.keys(catalog), oneOf(ruleLevels)),
  ignore: (value, pointer) => readByCode(value, pointer, ["*", ...Object.keys(catalog)], readPatterns),
  baseline: text((path) => path !== "", "the path of a file from the folder of this configuration"),
  maxWarnings: (value, pointer) => {
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
    throw wrong(value, pointer, "a whole number from 0");
  },
  dialect: oneOf(dialects),
  urls: oneOf(urlSchemes),
  basePath: text(isBasePath, "the path that every link starts with, such as /docs"),
  remoteSpecs: trueOrFalse,
  links: trueOrFalse,
  assets: trueOrFalse,
  specs: trueOrFalse,
  sources: (value, pointer) => {
    if (areSources(value)) return value;
    throw wrong(value, pointer, 'an object such as { "acme/api-docs": "../api-docs" }');
  },
  config: (value, pointer) => {
    const name = typeof value === "string" ? value : "";
    // A site does not choose what of its repository is read. (D429)
    const problem = isHiddenPath(name)
      ? `takes no file whose name, or that of a folder above it, begins with a dot. Name it with --config.`
      : configNameProblem(name);
    if (problem === undefined) return value;
    throw new JsonFault(`"config" ${problem.replace(/\.$/, "")}`, pointer);
  },
};

/** The settings in a configuration; throws `UsageError` with file, line and column at the first invalid one. */
export function readSiteConfig({ file, text: source, pointer }: ConfigFile): SiteConfig {
  const uniqueKeys = pointer === "";
  const read = checkJson(source, (whole) => readSettings(pointer === "" ? whole : navcKeyOf(whole), pointer), {
    uniqueKeys,
  });
  if (read.ok) return read.value;
  throw new UsageError(faultSentence(file, read));
}

/** The value of the key `navc` of a package.json. */
function navcKeyOf(whole: JsonValue | undefined): JsonValue | undefined {
  return isJsonObject(whole) ? whole["navc"] : undefined;
}

function readSettings(value: JsonValue | undefined, pointer: string): SiteConfig {
  const settings = objectAt(value, pointer, "the configuration of navc");
  expectKeys(settings, pointer, [...Object.keys(fields), "$schema"], "in the configuration of navc");
  const read = Object.entries(fields).flatMap(([name, readField]) => {
    const given = settings[name];
    return given === undefined ? [] : [[name, readField(given, childPointer(pointer, name))] as const];
  });
  return Object.fromEntries(read);
}

function readByCode(value: JsonValue, pointer: string, codes: readonly string[], readOne: ReadField): JsonObject {
  const byCode = objectAt(value, pointer, `"${pointerSegments(pointer).at(-1) ?? ""}"`);
  const read = Object.entries(byCode).map(([code, given]) => {
    const place = childPointer(pointer, code);
    if (!codes.includes(code))
      throw new JsonFault(`there is no code "${code}"${meantInstead(code, codes)}`, place, "key");
    return [code, readOne(given, place)] as const;
  });
  return Object.fromEntries(read) as JsonObject;
}

function readPatterns(value: JsonValue, pointer: string): readonly string[] {
  if (!Array.isArray(value)) throw wrong(value, pointer, 'a list of patterns, such as ["drafts/", "*.de.mdx"]');
  const patterns = value.map((pattern: JsonValue, index) => {
    if (typeof pattern === "string" && /^[^#]*[^\s#/!]/.test(pattern) && !/[\r\n]/.test(pattern)) return pattern;
    throw wrong(pattern, `${pointer}/${index}`, 'a pattern as in a .gitignore, such as "drafts/"');
  });
  const [refused] = ignorePatterns(patterns).refused;
  if (refused === undefined) return patterns;
  throw new JsonFault(`this pattern can't be used: ${refused.reason}`, `${pointer}/${refused.line}`);
}

function oneOf(words: readonly string[]): ReadField {
  return (value, pointer) => {
    if (typeof value === "string" && words.includes(value)) return value;
    const fault = wrong(value, pointer, `one of ${words.join(", ")}`);
    throw typeof value === "string" ? new JsonFault(fault.message + meantInstead(value, words), pointer) : fault;
  };
}

function trueOrFalse(value: JsonValue, pointer: string): boolean {
  if (typeof value === "boolean") return value;
  throw wrong(value, pointer, "true or false");
}

function text(isMeant: (text: string) => boolean, expected: string): ReadField {
  return (value, pointer) => {
    if (typeof value === "string" && isMeant(value)) return value;
    throw wrong(value, pointer, expected);
  };
}

function wrong(value: JsonValue, pointer: string, expected: string): JsonFault {
  const name = pointerSegments(pointer).findLast((segment) => !/^\d+$/.test(segment)) ?? "";
  return new JsonFault(`"${name}" must be ${expected}, not ${describeJson(value)}`, pointer);
}

/** Why this can't be the file that is read instead of docs.json, as the end of a sentence about the option; undefined if it can. */
export function configNameProblem(config: string): string | undefined {
  if (config === "") return "takes the path of a file from the root, such as docs.json.";
  if (!config.split(/[\\/]/).includes("..")) return undefined;
  return `takes the path of a file below the root, without "..", not "${config}". Name the folder that holds the file as the root: navc check path/to/docs.`;
}
