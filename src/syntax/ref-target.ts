// The file that a `$ref` names, if it may be read (D21, D23).
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { kindOfJson, type JsonValue } from "../text/json-value.ts";
import { folderOf, relativePath, resolvePath } from "../text/resolve-path.ts";
import { placeOf, type ConfigValue } from "./config-value.ts";

/** A JSON file read: its value, or why there is none (`broken` was reported). */
export type ReadJson =
  /** `valid`: without a syntax error; else all that could be read, and the errors were reported. */
  | { readonly kind: "read"; readonly value: JsonValue; readonly valid: boolean }
  /** `reason`: what is there in its place. */
  | { readonly kind: "missing"; readonly reason?: string | undefined }
  | { readonly kind: "broken" };

/** What following a `$ref` depends on. */
export interface OpenInput {
  readonly limits: Limits;
  readonly report: Report;
  readonly readFile: (file: string) => ReadJson;
  /** The file a reference to a file that is not there may have meant. */
  readonly nearestFile: (file: string) => string | undefined;
}

/** The root value of the file a `$ref` names; undefined, with a report, when it can't be had. */
export function refTarget(ref: ConfigValue, input: OpenInput): ConfigValue | undefined {
  const file = targetFile(ref, input);
  if (file === undefined || !mayFollow(ref, file, input)) return undefined;
  const read = input.readFile(file);
  if (read.kind === "missing") reportMissing(ref, file, read.reason, input);
  // The target takes the place of the object with the `$ref`.
  return read.kind === "read"
    ? { value: read.value, file, pointer: "", depth: ref.depth - 1, chain: [...ref.chain, file] }
    : undefined;
}

/** A `$ref` as a message names it. */
export function refText({ value }: ConfigValue): string {
  return typeof value === "string" ? value : JSON.stringify(value).slice(0, 80);
}

function targetFile(ref: ConfigValue, { report, nearestFile }: OpenInput): string | undefined {
  const place = placeOf(ref);
  if (typeof ref.value !== "string") {
    const problem = `it is ${kindOfJson(ref.value)}, and has to be the path of a JSON file`;
    report("ref-syntax", place, { target: refText(ref), problem });
    return undefined;
  }
  const target = ref.value.trim();
  const problem = refusal(target);
  if (problem !== undefined) {
    const meant = meantTarget(ref, target, nearestFile);
    report("ref-syntax", place, { target, problem }, meant === undefined ? {} : { suggestion: meant });
    return undefined;
  }
  const file = resolvePath(folderOf(ref.file), target);
  if (file === undefined) {
    const inside = nearestFile(target);
    const nearest = inside === undefined ? undefined : relativePath(ref.file, inside);
    report("ref-outside-root", place, { target, nearest }, nearest === undefined ? {} : { suggestion: nearest });
  }
  return file;
}

function mayFollow(ref: ConfigValue, file: string, { limits, report }: OpenInput): boolean {
  if (ref.chain.includes(file)) {
    report("ref-cycle", placeOf(ref), { chain: [...ref.chain.slice(ref.chain.indexOf(file)), file] });
    return false;
  }
  if (ref.chain.length > limits.refHops) {
    const limit = `${limits.refHops} files`;
    report("limit-exceeded", placeOf(ref), { what: `This chain of "$ref"s`, limit, option: "refHops" });
    return false;
  }
  return true;
}

function reportMissing(
  ref: ConfigValue,
  file: string,
  reason: string | undefined,
  { report, nearestFile }: OpenInput,
): void {
  const meant = reason === undefined ? nearestFile(file) : undefined;
  const nearest = meant === undefined ? undefined : relativePath(ref.file, meant);
  const details = nearest === undefined ? {} : { suggestion: nearest };
  report("ref-not-found", placeOf(ref), { target: refText(ref), nearest, reason }, details);
}

function refusal(target: string): string | undefined {
  if (target === "") return "it is empty, and has to be the path of a JSON file";
  if (/^[a-z][a-z0-9+.-]*:/i.test(target))
    return "only files in the docs folder can be referred to; copy the file there";
  if (target.includes("\\")) return `it has a backslash, and folders are separated by "/"`;
  if (target.includes("#")) return `a part of a file can't be referred to; give that part a file of its own`;
  if (!/\.json$/i.test(target)) return "only JSON files can be referred to; write that file as JSON";
  return undefined;
}

/** The same path as JSON has to have it; undefined where none is evident. */
function meantTarget(ref: ConfigValue, target: string, nearestFile: OpenInput["nearestFile"]): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return undefined;
  if (target.includes("\\")) return target.replaceAll("\\", "/");
  const file = /\.ya?ml$/i.test(target) ? resolvePath(folderOf(ref.file), target) : undefined;
  const meant = file === undefined ? undefined : nearestFile(file);
  return meant === undefined ? undefined : relativePath(ref.file, meant);
}
