// What is in the file of a spec? Each is read once, whatever the number of its uses and names (D22, D23).
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { fileAt, type Place } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";
import type { ReadBudget } from "../host/read-budget.ts";
import { duplicateKeys } from "../text/duplicate-keys.ts";
import { parsedValues } from "./parsed-values.ts";
import { parseSpec, type ParsedSpec, type SpecProblem } from "./parse-spec.ts";

/** A file that could be parsed. */
export interface SpecFile {
  /** From the docs root, or its address. */
  readonly source: string;
  readonly value: unknown;
}

/** A file, or that there is none, or that it can't be read, which was reported. */
export type OpenedSpec =
  | { readonly kind: "file"; readonly file: SpecFile }
  | { readonly kind: "absent" }
  | { readonly kind: "broken" };

/** The files of all specs. */
export interface SpecFiles {
  /** The file at a path from the docs root. What is wrong with it is told to `report` when it is first opened. */
  open(path: string, report: Report): OpenedSpec;
  /** The text behind an address as a file. */
  adopt(url: string, text: string, report: Report): OpenedSpec;
}

/**
 * Opens files of the host. Only as many parsed values are kept as one spec may have bytes: a file that is needed again
 * after that is parsed, and counted as read, again.
 */
export function specFiles(host: Host, limits: Limits, budget: ReadBudget): SpecFiles {
  /** The name of the parsed value, or why there is none. */
  const known = new Map<string, string | OpenedSpec>();
  const values = parsedValues<ParsedSpec>(limits.specBytes);
  const parse = (path: string, name: string, text: string): ParsedSpec =>
    values.get(name) ?? values.add(name, text.length, () => parseSpec(text, isJsonName(path)));
  const openFirst = (path: string, report: Report): string | OpenedSpec => {
    const stat = host.stat(path);
    if (stat === undefined || stat.kind !== "file") return { kind: "absent" };
    if (stat.size > limits.specBytes) return tooLarge(path, limits, report);
    const text = host.readText(path);
    if (text === undefined) return { kind: budget.isLeftOut(path) ? "broken" : "absent" };
    // The same text is read another way when its name says that it is JSON.
    const name = `${isJsonName(path) ? "JSON" : "YAML"} ${stat.real ?? path}`;
    return isUsable(path, text, parse(path, name, text), report) ? name : { kind: "broken" };
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
        ? { kind: "file", file: { source: path, value: parsed.value } }
        : { kind: "broken" };
    },
    adopt(url, text, report) {
      if (text.length > limits.specBytes) return tooLarge(url, limits, report);
      const parsed = parseSpec(text, isJsonName(url));
      return isUsable(url, text, parsed, report) && parsed.kind === "read"
        ? { kind: "file", file: { source: url, value: parsed.value } }
        : { kind: "broken" };
    },
  };
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

/** Reports what is wrong with a text; false when nothing of it can be used. */
function isUsable(source: string, text: string, parsed: ParsedSpec, report: Report): boolean {
  if (parsed.kind === "broken") {
    report("spec-syntax", placeOf(source, parsed.problem), { spec: source, problem: parsed.problem.problem });
    return false;
  }
  const { jsonProblem } = parsed;
  if (jsonProblem !== undefined)
    report("spec-json-as-yaml", placeOf(source, jsonProblem), { spec: source, problem: jsonProblem.problem });
  if (jsonProblem === undefined && /^\uFEFF?\s*[{[]/.test(text)) tellDoubled(source, text, report);
  return true;
}

const doubledAtMost = 10;

// Of two equal keys JSON keeps the last, so an operation would be lost without a word; YAML refuses them by itself.
function tellDoubled(source: string, text: string, report: Report): void {
  for (const { key, start, end, firstStart, firstEnd } of duplicateKeys(text).slice(0, doubledAtMost)) {
    const related = [{ message: "first written here", place: placeOf(source, { start: firstStart, end: firstEnd }) }];
    report("duplicate-key", placeOf(source, { start, end }), { key }, { related });
  }
}

function placeOf(file: string, { start, end }: Omit<SpecProblem, "problem">): Place {
  if (start === undefined) return fileAt(file);
  return { kind: "text", file, start, end: end ?? start, pointer: "" };
}
