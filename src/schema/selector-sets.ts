// The selectors around a division, by which its definition differs (§2.13, D13, D28).
import type { DivisionKind, SelectorKind } from "../contract/divisions.ts";

/** The selectors that an element and all above it are branches of, in this order. */
export type SelectorSet = readonly SelectorKind[];

/** Every combination of selectors around an element. */
export const selectorSets: readonly SelectorSet[] = [[], ["language"], ["version"], ["language", "version"]];

/** The selectors around the children of a division; they count for the division itself. */
export function selectorsIn(kind: DivisionKind, around: SelectorSet): SelectorSet {
  const all: readonly string[] = [...around, kind];
  return (["language", "version"] as const).filter((selector) => all.includes(selector));
}

/** The name of a definition that differs by the selectors around it: `tab-in-language-and-version`. */
export function nameIn(name: string, around: SelectorSet): string {
  const others = around.filter((selector) => selector !== name);
  return others.length === 0 ? name : `${name}-in-${others.join("-and-")}`;
}
