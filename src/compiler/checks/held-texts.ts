// Says what an unread part of docs.json may contain, as far as its text shows it. (D189)
import { parseEntry } from "../contract/endpoint-entry.ts";
import { nearestName } from "../hints/nearest-name.ts";
import type { LostPart } from "../syntax/config-tree.ts";
import { pointerSegments } from "../text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";

/** What an unread part of docs.json may contain. */
export interface HeldTexts {
  /** All names and strings in it. */
  readonly texts: ReadonlySet<string>;
  /** Whether it may contain anything: its file could not be read, or it refers to another file. */
  readonly isOpen: boolean;
  /** Whether pages may be made from it: it names an operation or a spec, or belongs to one. */
  readonly makesPages: boolean;
}

const specFields: ReadonlySet<string> = new Set(["api", "openapi", "asyncapi", "graphql", "sdk", "directory"]);

/** What a lost part may contain. */
export function heldTexts({ at: { pointer, value } }: LostPart): HeldTexts {
  const texts = new Set<string>();
  const isOpen = value === undefined || addTexts(value, texts);
  const names = [...pointerSegments(pointer), ...texts];
  return {
    texts,
    isOpen,
    makesPages: isOpen || names.some((name) => specFields.has(name)) || [...texts].some(isOfSpec),
  };
}

function isOfSpec(text: string): boolean {
  return parseEntry(text).kind === "endpoint" || /\.(?:json|ya?ml)$|^https?:/i.test(text);
}

/** Adds all names and strings of a value; true if it refers to another file. */
function addTexts(whole: JsonValue, texts: Set<string>): boolean {
  const left: JsonValue[] = [whole];
  let isOpen = false;
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value === "string") texts.add(value);
    else if (Array.isArray(value)) for (const item of value) left.push(item);
    else if (isJsonObject(value)) {
      const names = Object.keys(value);
      for (const name of names) {
        texts.add(name);
        left.push(value[name]!);
      }
      isOpen ||= names.some((name) => isReference(name, value[name]));
    }
  }
  return isOpen;
}

function isReference(name: string, value: JsonValue | undefined): boolean {
  if (name === "$ref") return true;
  return typeof value === "string" && /\.json$/i.test(value) && nearestName(name, ["$ref"]) !== undefined;
}
