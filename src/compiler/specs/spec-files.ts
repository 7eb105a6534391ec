// Opens and parses the files of specs, each text only once, even if it has several uses, names and copies (D9, D22, D23, D607).
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { fileAt, textAt, type Place } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";
import type { ReadBudget } from "../host/recording-host.ts";
import { countKeys, duplicateKeys, findLongKey, longKeyProblem } from "../text/json-keys.ts";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";
import type { MadeFromTexts } from "../text/made-from-texts.ts";
import { parseJson } from "../text/json-text.ts";
import { perLongText } from "../text/per-object.ts";
import { parseYaml } from "../text/yaml.ts";
import { readingLimits } from "../text/reading-limits.ts";

/** A file that could be parsed. */
export interface SpecFile {
  /** From the docs root, or its address. */
  readonly source: string;
  readonly value: unknown;
  /** Whether an object in it has a key twice, so that one of the two values is dropped. */
  readonly hasDuplicateKeys: boolean;
  /** The places of objects and lists that are not written where the value has them. */
  readonly origins?: WeakMap<object, { readonly source: string; readonly pointer: string }>;
  /** The spec that this is a piece of, for what is written in an overlay. */
  readonly whole?: SpecFile;
}

/** A file; or there is none; or it can't be read, which was reported. */
export type OpenedSpec =
  | { readonly kind: "file"; readonly file: SpecFile }
  | { readonly kind: "absent" }
  | { readonly kind: "broken" };

/** Opens the files of all specs. */
export interface SpecFiles {
  /** The file at a path from the docs root. Its faults are reported when it is first opened. */
  open(path: string, report: Report): OpenedSpec;
  /** The text at an address, as a file. */
  adopt(url: string, text: string, report: Report): OpenedSpec;
}

/**
 * Opens files of the host. The parsed values that are kept have at most as many bytes as one spec may have. A file that is
 * needed again later is parsed again, and counted as read again. `before` has what earlier compiles parsed.
 */
export function specFiles(host: Host, limits: Limits, budget: ReadBudget, before?: ParsedBefore): SpecFiles {
  /** The name of the parsed value, which is that of the first file with the same text; or why there is none. */
  const known = new Map<string, string | OpenedSpec>();
  const doubled = new Set<string>();
  const values = parsedValues<ParsedSpec>(limits.specBytes);
  const firstNames = { json: perLongText(() => ({ name: "" })), yaml: perLongText(() => ({ name: "" })) };
  const parseText = (source: string, name: string, text: string): ParsedSpec => {
    const make = (): ParsedSpec => parseSpec(text, isJsonName(source));
    return before === undefined ? make() : before.of(name, text, make);
  };
  const parse = (path: string, name: string, text: string): ParsedSpec =>
    values.get(name) ?? values.add(name, text.length, () => parseText(path, name, text));
  const openFirst = (path: string, report: Report): string | OpenedSpec => {
    const stat = host.stat(path);
    if (stat === undefined || stat.kind !== "file") return { kind: "absent" };
    if (stat.size > limits.specBytes) return tooLarge(path, limits, report);
    const text = host.readText(path);
    if (text === undefined) return { kind: budget.isLeftOut(path) ? "broken" : "absent" };
    // The same text is read another way when its name says that it is JSON.
    const first = firstNames[isJsonName(path) ? "json" : "yaml"](text);
    const name = (first.name ||= nameOf(path, stat.real ?? path));
    const parsed = parse(path, name, text);
    if (!isUsable(path, parsed, report)) return { kind: "broken" };
    if (reportDuplicateKeys(path, text, parsed, report)) doubled.add(path);
    return name;
  };
  const valueAgain = (path: string, name: string): ParsedSpec | undefined => {
    const parsed = values.get(name);
    if (parsed !== undefined) return parsed;
    const text = host.readText(path);
    return text !== undefined && budget.take(text.length, path) ? parse(path, name, text) : undefined;
  };
  return {
    open(path, report) {
      const first = known.get(path) ?? openFirst(path, report);
      known.set(path, first);
      if (typeof first !== "string") return first;
      const parsed = valueAgain(path, first);
      return parsed?.kind === "read"
        ? { kind: "file", file: { source: path, value: parsed.value, hasDuplicateKeys: doubled.has(path) } }
        : { kind: "broken" };
    },
    adopt(url, text, report) {
      if (text.length > limits.specBytes) return tooLarge(url, limits, report);
      const parsed = parseText(url, nameOf(url, url), text);
      if (!isUsable(url, parsed, report)) return { kind: "broken" };
      const hasDuplicateKeys = reportDuplicateKeys(url, text, parsed, report);
      return { kind: "file", file: { source: url, value: parsed.value, hasDuplicateKeys } };
    },
  };
}

function nameOf(source: string, real: string): string {
  return `${isJsonName(source) ? "JSON" : "YAML"} ${real}`;
}

function isJsonName(source: string): boolean {
  return /\.json$/i.test(source);
}

function tooLarge(source: string, limits: Limits, report: Report): OpenedSpec {
  report("limit-exceeded", fileAt(source), {
    what: `The spec ${source}`,
    limit: `${limits.specBytes} bytes`,
    option: "specBytes",
  });
  return { kind: "broken" };
}

/** Reports the faults of a text; false if nothing of it can be used. */
function isUsable(source: string, parsed: ParsedSpec, report: Report): parsed is ReadSpec {
  if (parsed.kind === "broken") {
    report("spec-syntax", placeOf(source, parsed.problem), { spec: source, problem: parsed.problem.problem });
    return false;
  }
  const { jsonProblem } = parsed;
  if (jsonProblem !== undefined)
    report("spec-json-as-yaml", placeOf(source, jsonProblem), { spec: source, problem: jsonProblem.problem });
  return true;
}

/** Reports equal keys, because JSON keeps only the last of them and an operation would be lost silently; YAML refuses them by itself. True if there are any. */
function reportDuplicateKeys(source: string, text: string, parsed: ReadSpec, report: Report): boolean {
  const duplicates = /^\uFEFF?\s*[{[]/.test(text) ? duplicateKeys(text, parsed.keys) : [];
  for (const { key, start, end, firstStart, firstEnd } of duplicates.slice(0, readingLimits.spec.duplicateKeys)) {
    const related = [{ message: "first written here", place: placeOf(source, { start: firstStart, end: firstEnd }) }];
    report("duplicate-key", placeOf(source, { start, end }), { key }, { related });
  }
  return duplicates.length > 0;
}

function placeOf(file: string, { start, end }: Omit<SpecProblem, "problem">): Place {
  if (start === undefined) return fileAt(file);
  return textAt(file, start, end ?? start);
}

/** What earlier compiles have parsed. */
export type ParsedBefore = MadeFromTexts<ParsedSpec>;

/** A syntax error: a clause without a full stop, and UTF-16 offsets, absent if the whole text is wrong. */
export interface SpecProblem {
  readonly problem: string;
  readonly start?: number;
  readonly end?: number;
}

interface ReadSpec {
  readonly kind: "read";
  readonly value: unknown;
  /** The number of all its keys; only for JSON of a usual depth. */
  readonly keys?: number;
  /** Why a file whose name ends in `.json` was read as YAML. */
  readonly jsonProblem?: SpecProblem;
}

/** What was read, or why it could not be. */
export type ParsedSpec = ReadSpec | { readonly kind: "broken"; readonly problem: SpecProblem };

/** Reads a spec: as JSON if `JSON.parse` accepts it, else as YAML. `isJson`: its name ends in ".json". Never throws. */
export function parseSpec(text: string, isJson: boolean): ParsedSpec {
  const json = readJson(text);
  if (json !== undefined) return json;
  const yaml = parseYaml(text, { schema: "json", maxDepth: readingLimits.spec.depth });
  const jsonProblem = isJson ? problemOfJson(text) : undefined;
  if (jsonProblem !== undefined && !(yaml.ok && isJsonObject(yaml.value)))
    return { kind: "broken", problem: jsonProblem };
  if (yaml.ok) return { kind: "read", value: yaml.value, ...(jsonProblem && { jsonProblem }) };
  const { problem, offset } = yaml;
  return { kind: "broken", problem: offset === undefined ? { problem } : { problem, start: offset, end: offset } };
}

// Only what begins like JSON is tried: YAML would be refused at its first letter, yet looked at whole before.
function readJson(text: string): ParsedSpec | undefined {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (!/^[ \t\r\n]*[{[]/.test(body)) return undefined;
  const longKey = findLongKey(text);
  if (longKey !== undefined) return { kind: "broken", problem: { problem: longKeyProblem, ...longKey } };
  try {
    const value = JSON.parse(body) as JsonValue;
    const keys = countKeys(value, readingLimits.spec.depth);
    return Number.isNaN(keys) ? { kind: "read", value } : { kind: "read", value, keys };
  } catch {
    return undefined;
  }
}

/** Why a text can't be read as JSON; undefined if it can, such as a single number or word. */
function problemOfJson(text: string): SpecProblem | undefined {
  const { depth } = readingLimits.spec;
  const { problems, depthExceededAt } = parseJson(text, { depth });
  if (depthExceededAt !== undefined) return problems[0] ?? { problem: `it is nested deeper than ${depth} levels` };
  return problems[0];
}

/** Values by name; only the last ones are kept. */
export interface ParsedValues<Value> {
  readonly get: (name: string) => Value | undefined;
  /** Makes and keeps a value for a text of this length. If there is not enough room, the oldest values are dropped first. */
  readonly add: (name: string, length: number, make: () => Value) => Value;
}

/** Keeps values made from texts up to this total length, and always the last one. */
export function parsedValues<Value>(most: number): ParsedValues<Value> {
  const kept = new Map<string, { readonly value: Value; readonly length: number }>();
  let total = 0;
  return {
    get: (name) => kept.get(name)?.value,
    add: (name, length, make) => {
      total += length;
      for (const [first, { length: freed }] of kept) {
        if (total <= most) break;
        kept.delete(first);
        total -= freed;
      }
      const value = make();
      kept.set(name, { value, length });
      return value;
    },
  };
}
