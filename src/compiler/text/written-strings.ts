// Finds what is written at a pointer in a JSON text.
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { pointerSegments } from "./json-pointer.ts";
import { clipDepth, deepestNesting } from "./json-scan.ts";

/** The fields of an object that are strings, by name; empty if there is no object at the pointer. The text may be broken, for example while somebody types. Never throws. */
export function writtenStrings(text: string, pointer: string): ReadonlyMap<string, string> {
  const root = parseTree(clipDepth(text, deepestNesting).text);
  const steps = pointerSegments(pointer).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  const object = root && findNodeAtLocation(root, steps);
  const fields = object?.type === "object" ? (object.children ?? []) : [];
  return new Map(
    fields.flatMap(({ children: [key, value] = [] }) =>
      typeof key?.value === "string" && typeof value?.value === "string" ? [[key.value, value.value] as const] : [],
    ),
  );
}
