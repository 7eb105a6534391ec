// The places of values in the files of a site.
import { locatePlaces } from "../diagnostics/locate-places.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";
import { parseJson } from "../text/json-text.ts";
import { pointerSegments } from "../text/json-pointer.ts";
import { parseYaml } from "../text/yaml.ts";
import { locateInYaml } from "../text/yaml-places.ts";
import type { WrittenAt } from "./explanation.ts";

/** The files of a site, each read and searched once. */
export interface SourceBook {
  /** The place of a value; its line and column are there after `locateAll`. */
  readonly at: (file: string, pointer: string) => WrittenAt;
  /** The value at a pointer into a JSON or YAML file; undefined where there is none. */
  readonly value: (file: string, pointer: string) => unknown;
  /** Finds all places asked for, each file in one pass. */
  readonly locateAll: () => void;
}

const deepest = 500;

/** Opens the files of a site. */
export function openSources(host: Host): SourceBook {
  const asked: { readonly place: Place; readonly written: { line: number; column: number } }[] = [];
  const texts = remember((file) => host.readText(file));
  const documents = remember((file) => parse(texts(file)));
  return {
    at: (file, pointer) => {
      const written = { file, line: 1, column: 1 };
      asked.push({ place: valueAt(file, pointer), written });
      return written;
    },
    value: (file, pointer) => pointerSegments(pointer).reduce(valueIn, documents(file)),
    locateAll: () => {
      const rangeOf = locatePlaces(
        asked.map(({ place }) => place),
        texts,
        locateInYaml,
      );
      for (const { place, written } of asked) {
        const { line, column } = rangeOf(place).start;
        Object.assign(written, { line, column });
      }
    },
  };
}

/** True for a spec behind an address: what it says was read, and its lines are not at hand. */
export function isRemote(file: string): boolean {
  return /^https?:/i.test(file);
}

function remember<Value>(make: (file: string) => Value): (file: string) => Value {
  const made = new Map<string, Value>();
  return (file) => {
    if (!made.has(file)) made.set(file, make(file));
    return made.get(file)!;
  };
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const json = parseJson(text, { depth: deepest });
  if (json.problems.length === 0) return json.value;
  const yaml = parseYaml(text, { schema: "json", maxDepth: deepest });
  return yaml.ok ? yaml.value : undefined;
}

function valueIn(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}
