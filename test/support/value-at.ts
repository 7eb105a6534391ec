// The value at a JSON pointer.
import { pointerSegments } from "../../src/compiler/text/json-pointer.ts";

/** The value that a pointer names in `root`; undefined where it names none. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const segment of pointerSegments(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}
