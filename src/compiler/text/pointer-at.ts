// Finds the value at an offset in a JSON text.
import { getLocation } from "jsonc-parser";
import { pointerOf } from "./json-pointer.ts";
import { clipDepth, deepestNesting } from "./json-scan.ts";

/**
 * The pointer to the innermost value at a UTF-16 offset; for an offset in a key, to the value of the key. "" is the whole text.
 * The text may be broken, for example while somebody types; what is nested too deep is left out. Never throws.
 */
export function pointerAt(text: string, offset: number): string {
  const { text: clipped } = clipDepth(text, deepestNesting);
  // A key that is not written yet is "".
  return pointerOf(getLocation(clipped, offset).path.filter((step) => step !== ""));
}
