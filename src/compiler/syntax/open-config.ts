// Opens the values of docs.json: follows each `$ref`, and limits how much is read (D21, D22).
import { deepestNesting } from "../text/json-scan.ts";
import { isJsonObject, type JsonObject, type JsonPrimitive, kindOfJson, type JsonValue } from "../text/json-value.ts";
import {
  childValue,
  valuePlace,
  placeKey,
  placeOfKey,
  type ConfigValue,
  type OpenedValue,
  type OpenValue,
} from "./config-value.ts";
import { nearestName } from "../hints/nearest-name.ts";
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { folderOf, relativePath, resolvePath } from "../text/resolve-path.ts";
import { perKey, perObject } from "../text/per-object.ts";

/** Opens values. An object with a `$ref` becomes the value that it names, and its other fields override those of the value. */
export function openConfig(input: OpenInput): OpenValue {
  const { report } = input;
  const refs: OpenInput = { ...input, readFile: perKey(input.readFile) };
  const mayOpen = boundReading(input);
  const mayFollow = boundChains(input);
  const open: OpenValue = (value) => {
    const { value: json } = value;
    if (Array.isArray(json)) {
      if (!mayOpen(value, json.length)) return lost;
      return { kind: "list", items: json.map((item, index) => childValue(value, index, item)), at: value };
    }
    if (!isJsonObject(json)) return { kind: "scalar", value: json as JsonPrimitive, at: value };
    if (Object.hasOwn(json, "$ref")) return followOnce(value);
    if (!mayOpen(value, Object.keys(json).length)) return lost;
    if (reportMisspeltRef(value, json, report)) return lost;
    return { kind: "object", fields: ownFields(value, json), at: value };
  };
  const follow = (value: ConfigValue): OpenedValue => {
    const json = value.value as JsonObject;
    if (!mayOpen(value, Object.keys(json).length)) return lost;
    const siblings = ownFields(value, json);
    const ref = siblings.get("$ref")!;
    siblings.delete("$ref");
    const target = refTarget(ref, refs, mayFollow);
    const opened = target === undefined ? lost : open(target);
    if (siblings.size === 0) return opened;
    if (opened.kind === "object") return { ...opened, fields: new Map([...opened.fields, ...siblings]), at: value };
    if (opened.kind !== "lost") {
      report("ref-syntax", valuePlace(ref), {
        target: refText(ref),
        problem: "the file holds no object, so the fields beside this reference can't be joined to it; remove them",
      });
    }
    return { kind: "object", fields: siblings, at: value, partial: true };
  };
  // What a reference leads to counts once towards the limits.
  const followOnce = perObject(follow);
  return open;
}

/** Reports an object whose only field is a misspelt `$ref`; true if it is one. */
function reportMisspeltRef(value: ConfigValue, json: JsonObject, report: OpenInput["report"]): boolean {
  const [key, ...others] = Object.keys(json);
  if (key === undefined || others.length > 0 || key === "$ref" || key === "href") return false;
  const target = json[key];
  if (typeof target !== "string" || !/\.json$/i.test(target) || nearestName(key, ["$ref"]) === undefined) return false;
  const place = placeOfKey(childValue(value, key, target));
  const problem = `it is written "${key}"; rename that to "$ref"`;
  report("ref-syntax", place, { target, problem }, { suggestion: "$ref" });
  return true;
}

const lost: OpenedValue = { kind: "lost" };

function ownFields(parent: ConfigValue, object: JsonObject): Map<string, ConfigValue> {
  return new Map(Object.entries(object).map(([key, value]) => [key, childValue(parent, key, value)]));
}

/** Returns whether a list or object may still be opened; reports once that a limit is reached. */
function boundReading({ limits, report }: OpenInput): (value: ConfigValue, size: number) => boolean {
  const levels = Math.min(limits.depth, deepestNesting);
  const tooDeep = new Set<string>();
  const all = budget(limits.nodes);
  // A few small files that refer to each other many times over would unfold without end.
  const fromRefs = budget(Math.floor(limits.nodes / 10));
  const reportFull = (value: ConfigValue, what: string, limit: string): void =>
    report("limit-exceeded", valuePlace(value), { what, limit, option: "nodes" });
  return (value, size) => {
    // However low the limits, docs.json was read: its outermost object says so.
    if (value.pointer === "" && value.chain.length === 1) return true;
    if (value.depth >= levels) {
      const what = `The nesting of ${value.file}`;
      if (!tooDeep.has(value.file))
        report("limit-exceeded", valuePlace(value), { what, limit: `${levels} levels`, option: "depth" });
      tooDeep.add(value.file);
      return false;
    }
    if (value.chain.length > 1) {
      const limit = `${fromRefs.most}, a tenth of "nodes"`;
      return fromRefs.take(size + 1, () => reportFull(value, `The number of values reached through "$ref"s`, limit));
    }
    return all.take(size + 1, () => reportFull(value, "The number of values in docs.json", String(all.most)));
  };
}

interface Budget {
  readonly most: number;
  /** False if the limit is reached; the first time, `onFull` is called. */
  readonly take: (count: number, onFull: () => void) => boolean;
}

function budget(most: number): Budget {
  let left = most;
  return {
    most,
    take: (count, onFull) => {
      const isFirst = left >= 0 && count > left;
      left -= count;
      if (isFirst) onFull();
      return left >= 0;
    },
  };
}

/** A JSON file: its value, or why there is none (`broken` was reported). */
export type ReadJson =
  /** `valid`: it has no syntax error; otherwise the value is what could be read, and the errors were reported. */
  | { readonly kind: "read"; readonly value: JsonValue; readonly valid: boolean }
  /** `reason`: what is there instead. */
  | { readonly kind: "missing"; readonly reason?: string | undefined }
  | { readonly kind: "broken" };

/** What following a `$ref` depends on. */
export interface OpenInput {
  readonly limits: Limits;
  readonly report: Report;
  readonly readFile: (file: string) => ReadJson;
  /** The file that a reference to a missing file most likely means. */
  readonly nearestFile: (file: string) => string | undefined;
}

/** Whether the file of a `$ref` may be read there; false with a report. */
type MayFollow = (ref: ConfigValue, file: string) => boolean;

/** The root value of the file that a `$ref` names; undefined, with a report, if it can't be read. */
function refTarget(ref: ConfigValue, input: OpenInput, mayFollow: MayFollow): ConfigValue | undefined {
  const file = targetFile(ref, input);
  if (file === undefined || !mayFollow(ref, file)) return undefined;
  const read = input.readFile(file);
  if (read.kind === "missing") reportMissing(ref, file, read.reason, input);
  // The target takes the place of the object with the `$ref`.
  return read.kind === "read"
    ? { value: read.value, file, pointer: "", depth: ref.depth - 1, chain: [...ref.chain, file] }
    : undefined;
}

/** Longer references are slow to compare, and their messages would be longer than the file. */
const longestRef = 4096;

/** A `$ref` as shown in messages. */
export function refText({ value }: ConfigValue): string {
  if (typeof value !== "string") return JSON.stringify(value).slice(0, 80);
  return value.length > longestRef ? `${value.slice(0, 100)}…` : value;
}

function targetFile(ref: ConfigValue, { report, nearestFile }: OpenInput): string | undefined {
  const place = valuePlace(ref);
  if (typeof ref.value !== "string") {
    const problem = `it is ${kindOfJson(ref.value)}, and has to be the path of a JSON file`;
    report("ref-syntax", place, { target: refText(ref), problem });
    return undefined;
  }
  if (ref.value.length > longestRef) {
    report("ref-syntax", place, { target: refText(ref), problem: `it is longer than ${longestRef} characters` });
    return undefined;
  }
  const target = ref.value.trim();
  const problem = refusal(target);
  if (problem !== undefined) {
    const meant = meantTarget(ref, target, nearestFile);
    report("ref-syntax", place, { target, problem }, { suggestion: meant });
    return undefined;
  }
  const file = resolvePath(folderOf(ref.file), target);
  if (file === undefined) {
    const nearestPath = nearestFile(target);
    const nearest = nearestPath === undefined ? undefined : relativePath(ref.file, nearestPath);
    report("ref-outside-root", place, { target, nearest }, { suggestion: nearest });
  }
  return file;
}

/** Refuses circles and chains of files that are too long: each `$ref` that closes a circle and each file that ends a chain is reported once. */
function boundChains({ limits, report }: OpenInput): MayFollow {
  const tooLong = new Set<string>();
  const closing = new Set<string>();
  return (ref, file) => {
    if (ref.chain.includes(file)) {
      const place = placeKey(ref);
      if (!closing.has(place))
        report("ref-cycle", valuePlace(ref), { chain: [...ref.chain.slice(ref.chain.indexOf(file)), file] });
      closing.add(place);
      return false;
    }
    if (ref.chain.length <= limits.refHops) return true;
    const limit = `${limits.refHops} files`;
    if (!tooLong.has(ref.file))
      report("limit-exceeded", valuePlace(ref), { what: `This chain of "$ref"s`, limit, option: "refHops" });
    tooLong.add(ref.file);
    return false;
  };
}

function reportMissing(
  ref: ConfigValue,
  file: string,
  reason: string | undefined,
  { report, nearestFile }: OpenInput,
): void {
  const meant = reason === undefined ? nearestFile(file) : undefined;
  const nearest = meant === undefined ? undefined : relativePath(ref.file, meant);
  report("ref-not-found", valuePlace(ref), { target: refText(ref), nearest, reason }, { suggestion: nearest });
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

/** The path in the form that JSON needs; undefined if it is not clear. */
function meantTarget(ref: ConfigValue, target: string, nearestFile: OpenInput["nearestFile"]): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return undefined;
  if (target.includes("\\")) return target.replaceAll("\\", "/");
  const file = /\.ya?ml$/i.test(target) ? resolvePath(folderOf(ref.file), target) : undefined;
  const meant = file === undefined ? undefined : nearestFile(file);
  return meant === undefined ? undefined : relativePath(ref.file, meant);
}
