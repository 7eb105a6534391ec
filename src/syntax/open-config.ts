// Where does a `$ref` in docs.json lead? (D21)
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { isJsonObject, type JsonObject, type JsonPrimitive } from "../text/json-value.ts";
import { childValue, placeOf, type ConfigValue, type OpenedValue, type OpenValue } from "./config-value.ts";
import type { ReadJson } from "./load-config.ts";
import { refTarget } from "./ref-target.ts";

/** What following a `$ref` depends on. */
export interface OpenInput {
  readonly limits: Limits;
  readonly report: Report;
  readonly readFile: (file: string) => ReadJson;
}

/** Opens values: lists and objects as they stand, and an object with a `$ref` as what that names, its siblings winning. */
export function openConfig(input: OpenInput): OpenValue {
  const files = new Map<string, ReadJson>();
  const readOnce = (file: string): ReadJson => {
    const known = files.get(file) ?? input.readFile(file);
    files.set(file, known);
    return known;
  };
  // A few small files that refer to each other many times over would unfold without end.
  let left = input.limits.nodes;
  const spend = (value: ConfigValue, size: number): boolean => {
    const enough = left >= 0;
    left -= size + 1;
    if (enough && left < 0) {
      input.report("limit-exceeded", placeOf(value), {
        what: "The number of values in docs.json",
        limit: String(input.limits.nodes),
        option: "nodes",
      });
    }
    return left >= 0;
  };
  const open = (value: ConfigValue): OpenedValue => {
    const { value: json } = value;
    if (Array.isArray(json)) {
      return spend(value, json.length)
        ? { kind: "list", items: json.map((item, index) => childValue(value, index, item)) }
        : lost;
    }
    if (!isJsonObject(json)) return { kind: "scalar", value: json as JsonPrimitive };
    if (!spend(value, Object.keys(json).length)) return lost;
    return Object.hasOwn(json, "$ref") ? follow(value, json) : { kind: "object", fields: ownFields(value, json) };
  };
  const follow = (value: ConfigValue, json: JsonObject): OpenedValue => {
    const siblings = ownFields(value, json);
    const ref = siblings.get("$ref")!;
    siblings.delete("$ref");
    const target = refTarget(ref, { limits: input.limits, report: input.report, readFile: readOnce });
    const opened = target === undefined ? lost : open(target);
    if (opened.kind === "object") return { kind: "object", fields: new Map([...opened.fields, ...siblings]) };
    if (siblings.size === 0) return opened;
    if (opened.kind !== "lost") {
      input.report("ref-syntax", placeOf(ref), {
        target: String(ref.value),
        problem: "the file holds no object, so the fields beside this reference can't be joined to it",
      });
    }
    return { kind: "object", fields: siblings };
  };
  return open;
}

const lost: OpenedValue = { kind: "lost" };

function ownFields(parent: ConfigValue, object: JsonObject): Map<string, ConfigValue> {
  return new Map(Object.entries(object).map(([key, value]) => [key, childValue(parent, key, value)]));
}
