// Finds the string at an offset in a JSON text.
import { getLocation } from "jsonc-parser";
import { pointerOf } from "./json-pointer.ts";
import { clipDepth, deepestNesting } from "./json-scan.ts";

/** A string of a JSON text: a key or a value. */
export interface StringAt {
  /** The pointer to the value; for a key, to the value of the key. */
  readonly pointer: string;
  /** What is written, without escapes. */
  readonly text: string;
  readonly isKey: boolean;
  /** With its quotes; a string that is not closed ends with its line. */
  readonly start: number;
  readonly end: number;
}

/** The string at a UTF-16 offset; undefined if there is none. The text may be broken, for example while somebody types. Never throws. */
export function stringAt(text: string, offset: number): StringAt | undefined {
  const {
    path,
    previousNode: node,
    isAtPropertyKey: isKey,
  } = getLocation(clipDepth(text, deepestNesting).text, offset);
  if (node === undefined || (node.type !== "string" && node.type !== "property")) return undefined;
  const { offset: start, length, value } = node;
  if (typeof value !== "string" || offset < start || offset > start + length) return undefined;
  return { pointer: pointerOf(path), text: value, isKey, start, end: start + length };
}
