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

/**
 * The pointer to the value that can be begun at a UTF-16 offset outside of strings; undefined where only a key or the end of a value can be.
 * The text may be broken. Never throws.
 */
export function begunPointerAt(text: string, offset: number): string | undefined {
  const { text: clipped } = clipDepth(text, deepestNesting);
  const { path, isAtPropertyKey, previousNode } = getLocation(clipped, offset);
  const hasValue = typeof path.at(-1) === "string" && previousNode !== undefined && previousNode.type !== "property";
  return isAtPropertyKey || hasValue ? undefined : pointerOf(path);
}
