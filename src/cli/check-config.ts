// The settings that a configuration of navc can have.
import { isBasePath } from "../contract/href.ts";
import { type Dialect, urlSchemes, type UrlScheme } from "../contract/dialect.ts";
import { catalog } from "../diagnostics/catalog.ts";
import type { CompileOptions } from "../options.ts";
import { checkJson, expectKeys, JsonFault, meantInstead, objectAt } from "../text/checked-json.ts";
import { ignorePatterns } from "../pages/ignored-files.ts";
import { childPointer, pointerSegments } from "../text/json-pointer.ts";
import { describeJson, isJsonObject, type JsonObject, type JsonValue } from "../text/json-value.ts";
import { configNameProblem, dialects, ruleLevels } from "./common-options.ts";
import { type ConfigFile, faultText } from "./config-file.ts";
import { UsageError } from "./usage-error.ts";

/** The settings of a site, as its configuration has them. */
export interface CheckConfig {
  readonly rules?: NonNullable<CompileOptions["rules"]>;
  /** Patterns as in a .gitignore by code, or by "*" for all codes. */
  readonly ignore?: Readonly<Record<string, readonly string[]>>;
  /** As written: from the folder of the configuration. */
  readonly baseline?: string;
  readonly maxWarnings?: number;
  readonly dialect?: Dialect;
  readonly urls?: UrlScheme;
  readonly basePath?: string;
  readonly remoteSpecs?: boolean;
  readonly config?: string;
}

type ReadField = (value: JsonValue, pointer: string) => unknown;

const fields: { readonly [Name in keyof CheckConfig]-?: ReadField } = {
  rules: (value, pointer) => readByCode(value, pointer, Object.keys(catalog), oneOf(ruleLevels)),
  ignore: (value, pointer) => readByCode(value, pointer, ["*", ...Object.keys(catalog)], readPatterns),
  baseline: text((path) => path !== "", "the path of a file from the folder of this configuration"),
  maxWarnings: (value, pointer) => {
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
    throw wrong(value, pointer, "a whole number from 0");
  },
  dialect: oneOf(dialects),
  urls: oneOf(urlSchemes),
  basePath: text(isBasePath, "the path every link starts with, such as /docs"),
  remoteSpecs: (value, pointer) => {
    if (typeof value === "boolean") return value;
    throw wrong(value, pointer, "true or false");
  },
  config: (value, pointer) => {
    const problem = configNameProblem(typeof value === "string" ? value : "");
    if (problem === undefined) return value;
    throw new JsonFault(`"config" ${problem.replace(/\.$/, "")}`, pointer);
  },
};

/** The settings in a configuration; throws `UsageError` with file, line and column at the first that can't be meant. */
export function readCheckConfig({ file, text: source, pointer }: ConfigFile): CheckConfig {
  const uniqueKeys = pointer === "";
  const read = checkJson(source, (whole) => readSettings(pointer === "" ? whole : within(whole), pointer), {
    uniqueKeys,
  });
  if (read.ok) return read.value;
  throw new UsageError(faultText(file, read));
}

/** What the key `navc` of a package.json holds. */
function within(whole: JsonValue | undefined): JsonValue | undefined {
  return isJsonObject(whole) ? whole["navc"] : undefined;
}

function readSettings(value: JsonValue | undefined, pointer: string): CheckConfig {
  const settings = objectAt(value, pointer, "the configuration of navc");
  expectKeys(settings, pointer, [...Object.keys(fields), "$schema"], "in the configuration of navc");
  const read = Object.entries(fields).flatMap(([name, readField]) => {
    const given = settings[name];
    return given === undefined ? [] : [[name, readField(given, childPointer(pointer, name))] as const];
  });
  return Object.fromEntries(read);
}

function readByCode(value: JsonValue, pointer: string, codes: readonly string[], readOne: ReadField): JsonObject {
  const byCode = objectAt(value, pointer, "what is set by code");
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
    const fault = wrong(value, pointer, words.join(", "));
    throw typeof value === "string" ? new JsonFault(fault.message + meantInstead(value, words), pointer) : fault;
  };
}

function text(isMeant: (text: string) => boolean, expected: string): ReadField {
  return (value, pointer) => {
    if (typeof value === "string" && isMeant(value)) return value;
    throw wrong(value, pointer, expected);
  };
}

function wrong(value: JsonValue, pointer: string, expected: string): JsonFault {
  const name = pointerSegments(pointer).findLast((segment) => !/^\d+$/.test(segment)) ?? "";
  return new JsonFault(`"${name}" has ${describeJson(value)}, and not ${expected}`, pointer);
}
