// Opens the values of docs.json: follows each `$ref`, and bounds how much is read (D21, D22).
import { deepestNesting } from "../text/json-scan.ts";
import { isJsonObject, type JsonObject, type JsonPrimitive } from "../text/json-value.ts";
import { childValue, placeOf, placeOfKey, type ConfigValue, type OpenedValue, type OpenValue } from "./config-value.ts";
import { nearestName } from "../hints/nearest-name.ts";
import { refTarget, refText, type OpenInput, type ReadJson } from "./ref-target.ts";

/** Opens values: lists and objects as they are, and an object with a `$ref` as what that names; fields beside it win. */
export function openConfig(input: OpenInput): OpenValue {
  const { report } = input;
  const refs: OpenInput = { ...input, readFile: rememberFiles(input.readFile) };
  const mayOpen = boundReading(input);
  const open: OpenValue = (value) => {
    const { value: json } = value;
    if (Array.isArray(json)) {
      if (!mayOpen(value, json.length)) return lost;
      return { kind: "list", items: json.map((item, index) => childValue(value, index, item)), at: value };
    }
    if (!isJsonObject(json)) return { kind: "scalar", value: json as JsonPrimitive, at: value };
    if (!mayOpen(value, Object.keys(json).length)) return lost;
    if (reportMisspeltRef(value, json, report)) return lost;
    return Object.hasOwn(json, "$ref")
      ? follow(value, json)
      : { kind: "object", fields: ownFields(value, json), at: value };
  };
  const follow = (value: ConfigValue, json: JsonObject): OpenedValue => {
    const siblings = ownFields(value, json);
    const ref = siblings.get("$ref")!;
    siblings.delete("$ref");
    const target = refTarget(ref, refs);
    const opened = target === undefined ? lost : open(target);
    if (siblings.size === 0) return opened;
    if (opened.kind === "object") return { ...opened, fields: new Map([...opened.fields, ...siblings]), at: value };
    if (opened.kind !== "lost") {
      report("ref-syntax", placeOf(ref), {
        target: refText(ref),
        problem: "the file holds no object, so the fields beside this reference can't be joined to it; remove them",
      });
    }
    return { kind: "object", fields: siblings, at: value, partial: true };
  };
  return open;
}

/** Reports an object whose only field is a misspelt `$ref`; true when it was one. */
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

function rememberFiles(readFile: OpenInput["readFile"]): OpenInput["readFile"] {
  const files = new Map<string, ReadJson>();
  return (file) => {
    const known = files.get(file) ?? readFile(file);
    files.set(file, known);
    return known;
  };
}

/** Returns whether a list or object may still be opened; reports once that a limit is met. */
function boundReading({ limits, report }: OpenInput): (value: ConfigValue, size: number) => boolean {
  const levels = Math.min(limits.depth, deepestNesting);
  const tooDeep = new Set<string>();
  const all = budget(limits.nodes);
  // A few small files that refer to each other many times over would unfold without end.
  const fromRefs = budget(Math.floor(limits.nodes / 10));
  const reportFull = (value: ConfigValue, what: string, limit: string): void =>
    report("limit-exceeded", placeOf(value), { what, limit, option: "nodes" });
  return (value, size) => {
    // However low the limits, docs.json was read: its outermost object says so.
    if (value.pointer === "" && value.chain.length === 1) return true;
    if (value.depth >= levels) {
      const what = `The nesting of ${value.file}`;
      if (!tooDeep.has(value.file))
        report("limit-exceeded", placeOf(value), { what, limit: `${levels} levels`, option: "depth" });
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
  /** False when no more may be taken; the first time, `onFull` is called. */
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
