// What is in the file of a spec? Each is read and parsed once, whatever the number of its uses (D22, D23).
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { fileAt, type Place } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";
import { duplicateKeys } from "../text/duplicate-keys.ts";
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

/** Opens files of the host. */
export function specFiles(host: Host, limits: Limits): SpecFiles {
  const opened = new Map<string, OpenedSpec>();
  return {
    open(path, report) {
      const known = opened.get(path);
      if (known !== undefined) return known;
      const result = openFile(path, host, limits, report);
      opened.set(path, result);
      return result;
    },
    adopt: (url, text, report) =>
      text.length > limits.specBytes ? tooLarge(url, limits, report) : readSpec(url, text, report),
  };
}

function openFile(path: string, host: Host, limits: Limits, report: Report): OpenedSpec {
  const stat = host.stat(path);
  if (stat === undefined || stat.kind !== "file") return { kind: "absent" };
  if (stat.size > limits.specBytes) return tooLarge(path, limits, report);
  const text = host.readText(path);
  return text === undefined ? { kind: "absent" } : readSpec(path, text, report);
}

function tooLarge(source: string, limits: Limits, report: Report): OpenedSpec {
  report("limit-exceeded", fileAt(source), {
    what: `The spec ${source}`,
    limit: `${limits.specBytes} bytes`,
    option: "specBytes",
  });
  return { kind: "broken" };
}

function readSpec(source: string, text: string, report: Report): OpenedSpec {
  const parsed: ParsedSpec = parseSpec(text, /\.json$/i.test(source));
  if (parsed.kind === "broken") {
    report("spec-syntax", placeOf(source, parsed.problem), { spec: source, problem: parsed.problem.problem });
    return { kind: "broken" };
  }
  const { value, jsonProblem } = parsed;
  if (jsonProblem !== undefined)
    report("spec-json-as-yaml", placeOf(source, jsonProblem), { spec: source, problem: jsonProblem.problem });
  if (jsonProblem === undefined && /^\uFEFF?\s*[{[]/.test(text)) tellDoubled(source, text, report);
  return { kind: "file", file: { source, value } };
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
