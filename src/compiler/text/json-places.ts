// Finds the places of values in a JSON text by their pointers.
import { pointerSegments } from "./json-pointer.ts";
import { visitJson } from "./visit-json.ts";

/** What to look for: the value at a JSON pointer, or the key that holds it. */
export interface WantedPlace {
  readonly pointer: string;
  readonly at: "key" | "value";
}

/** UTF-16 offsets, the end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A wanted value, or a value on the way to one. */
interface SoughtValue {
  readonly below: Map<string, SoughtValue>;
  /** The children that were found since this one was last reset. */
  met: SoughtValue[];
  key: TextRange | undefined;
  value: TextRange | undefined;
}

/**
 * Finds all wanted places in one pass; the results are in their order. A key's range includes its quotes; a string, number or
 * word is its whole token; an object or list is its opening bracket alone, which is what a code frame should show. A missing
 * value has the place of its nearest ancestor. An element of a list and the root have no key, so for them the place of the key
 * is the beginning of their value. Of a repeated key the last counts, as in `JSON.parse`. `undefined`: the text has no value.
 * Works on broken texts as far as they can be read, and never throws.
 */
export function locateInJson(text: string, wanted: readonly WantedPlace[]): readonly (TextRange | undefined)[] {
  return sought(text, wanted).map((path, index) => {
    const nearest = path.findLast(({ value, key }) => value !== undefined || key !== undefined);
    return wanted[index]?.at === "key" ? (nearest?.key ?? nearest?.value) : (nearest?.value ?? nearest?.key);
  });
}

/** Like `locateInJson`, but undefined for a missing key or value, because an ancestor must never be rewritten. */
export function locateExactly(text: string, wanted: readonly WantedPlace[]): readonly (TextRange | undefined)[] {
  return sought(text, wanted).map((path, index) => path.at(-1)?.[wanted[index]?.at ?? "value"]);
}

/** The values from the root to each wanted place, found in one pass. */
function sought(text: string, wanted: readonly WantedPlace[]): readonly (readonly SoughtValue[])[] {
  const root = newSought();
  const paths = wanted.map(({ pointer }) => pathTo(root, pointer));
  if (wanted.length > 0) visitSought(text, root);
  return paths;
}

function newSought(): SoughtValue {
  return { below: new Map(), met: [], key: undefined, value: undefined };
}

/** The values from the root to the one at `pointer`; missing ones are added. */
function pathTo(root: SoughtValue, pointer: string): readonly SoughtValue[] {
  const path = [root];
  let last = root;
  for (const segment of pointerSegments(pointer)) {
    let next = last.below.get(segment);
    if (next === undefined) last.below.set(segment, (next = newSought()));
    path.push((last = next));
  }
  return path;
}

/** A bracket being read: what is wanted in it, and where its next element belongs. */
interface OpenBracket {
  readonly sought: SoughtValue | undefined;
  /** Index of the next element; undefined in an object. */
  index: number | undefined;
  property: SoughtValue | undefined;
}

function visitSought(text: string, root: SoughtValue): void {
  const open: OpenBracket[] = [];
  const next = (): SoughtValue | undefined => {
    const bracket = open.at(-1);
    if (bracket === undefined) return root;
    return bracket.index === undefined ? bracket.property : meet(bracket.sought, String(bracket.index++));
  };
  const begin = (index: number | undefined, offset: number): boolean => {
    const sought = next();
    if (sought !== undefined) sought.value = { start: offset, end: offset + 1 };
    open.push({ sought, index, property: undefined });
    return sought !== undefined && sought.below.size > 0;
  };
  const end = (): void => void open.pop();
  visitJson(text, {
    onObjectBegin: (offset) => begin(undefined, offset),
    onArrayBegin: (offset) => begin(0, offset),
    onObjectEnd: end,
    onArrayEnd: end,
    onObjectProperty: (key, offset, length) => {
      const bracket = open.at(-1);
      if (bracket === undefined) return;
      bracket.property = meet(bracket.sought, key);
      if (bracket.property === undefined) return;
      // The same key again hides all that was found below the first.
      forget(bracket.property);
      bracket.property.key = { start: offset, end: offset + length };
    },
    onLiteralValue: (offset, length) => {
      const sought = next();
      if (sought !== undefined) sought.value = { start: offset, end: offset + length };
    },
  });
}

function meet(sought: SoughtValue | undefined, name: string): SoughtValue | undefined {
  const met = sought?.below.get(name);
  if (met !== undefined) sought?.met.push(met);
  return met;
}

/** Resets a value and those below it. The recursion is as deep as a wanted pointer is long, and that is limited. */
function forget(sought: SoughtValue): void {
  if (sought.key === undefined && sought.value === undefined) return;
  sought.key = undefined;
  sought.value = undefined;
  for (const met of sought.met) forget(met);
  sought.met = [];
}
