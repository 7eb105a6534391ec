// Which selectors stand around a division, and which lists may it hold there? (§2.13, D13, D28)
import { isSelectorKind, listFields, listRow, type DivisionKind, type ListField } from "../contract/divisions.ts";

type SelectorKind = "language" | "version";

/** The selectors that an element and all above it are branches of, in this order. */
export type Surroundings = readonly SelectorKind[];

/** Every combination of selectors around an element. */
export const everySurroundings: readonly Surroundings[] = [[], ["language"], ["version"], ["language", "version"]];

/** What surrounds the children of a division, and counts for the division itself. */
export function surroundingsIn(kind: DivisionKind, around: Surroundings): Surroundings {
  const all: readonly string[] = [...around, kind];
  return (["language", "version"] as const).filter((selector) => all.includes(selector));
}

/** The name of a definition that differs by what surrounds it: `tab-in-language-and-version`. */
export function nameIn(name: string, around: Surroundings): string {
  const others = around.filter((selector) => selector !== name);
  return others.length === 0 ? name : `${name}-in-${others.join("-and-")}`;
}

/** The lists that a division may hold; each other one is misplaced there. */
export function allowedLists(kind: DivisionKind | "root", around: Surroundings): readonly ListField[] {
  if (kind === "group") return ["pages"];
  if (kind === "item") return ["groups", "pages"];
  return listFields.filter((field) => {
    if (field === "menu") return kind === "tab" || kind === "product";
    const held = listRow(field)?.kind;
    return held === undefined || !isSelectorKind(held) || !around.includes(held);
  });
}
