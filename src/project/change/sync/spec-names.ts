// Names specs and the endpoints of specs in a target: it has the same ones, unless it has a spec of its own. (D559)
import { entryText, parseEntry } from "../../../compiler/contract/endpoint-entry.ts";
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { WrittenDivision } from "../written-tree.ts";
import type { FindCounterpart } from "./counterpart-files.ts";

/** The fields that name what a division is filled from. */
const specFields = ["openapi", "asyncapi", "graphql", "sdk"] as const;

/** The specs of the target for those of the source. */
export class SpecNames {
  readonly #counterpart: FindCounterpart;
  readonly #known = new Map<string, string>();

  constructor(counterpart: FindCounterpart) {
    this.#counterpart = counterpart;
  }

  /** The entry of the target for that of an endpoint. */
  entryInTarget(text: string): string {
    const entry = parseEntry(text);
    if (entry.kind === "page" || entry.spec === undefined) return text;
    return text.replace(entry.spec, () => this.#specInTarget(entry.spec!));
  }

  /** The value of a field that names specs. One that has a folder for its pages keeps it, if the spec is the same. */
  valueInTarget(value: JsonValue): JsonValue {
    if (typeof value === "string") return this.#specInTarget(value);
    if (Array.isArray(value)) return value.map((each) => this.valueInTarget(each));
    if (!isJsonObject(value) || typeof value["source"] !== "string") return value;
    const source = this.#specInTarget(value["source"]);
    const folder = value["directory"];
    if (source === value["source"] || typeof folder !== "string") return { ...value, source };
    const expected = this.#counterpart(`${withoutStart(folder)}/x`, undefined).expected?.replace(/\/x$/, "");
    return { ...value, source, directory: expected === undefined ? folder : startOf(folder) + expected };
  }

  /** The fields of a division that name specs, as the target has them. */
  fieldsInTarget(division: WrittenDivision): JsonObject {
    return Object.fromEntries(
      specFields.flatMap((name) => {
        const value = division.value[name];
        return value === undefined ? [] : [[name, this.valueInTarget(value)] as const];
      }),
    );
  }

  #specInTarget(written: string): string {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const file = isExternalHref(written) ? undefined : this.#counterpart(withoutStart(written), undefined).file;
    const found = file === undefined ? written : startOf(written) + file;
    this.#known.set(written, found);
    return found;
  }
}

/** Whether two divisions name the same specs. */
export function hasSpecOf(one: WrittenDivision, other: WrittenDivision): boolean {
  return specFields.some((name) => {
    const [own, there] = [one.value[name], other.value[name]];
    return own !== undefined && JSON.stringify(own) === JSON.stringify(there);
  });
}

/** Whether only a spec says what a division has. */
export function isFilledBySpec({ lists, value }: WrittenDivision): boolean {
  return lists.every(({ items }) => items.length === 0) && specFields.some((name) => value[name] !== undefined);
}

/** Whether an entry is one of an endpoint, which has no page file. */
export function isEndpoint(text: string): boolean {
  return parseEntry(text).kind === "endpoint";
}

/** The endpoint that an entry names, without its spec; undefined for a page. */
export function bareEndpoint(text: string): string | undefined {
  const entry = parseEntry(text);
  return entry.kind === "page" ? undefined : entryText(entry.method, entry.target);
}

function startOf(path: string): string {
  return /^\.?\//.exec(path)?.[0] ?? "";
}

function withoutStart(path: string): string {
  return path.slice(startOf(path).length);
}
