// Different names for siblings whose plain name is the same (D25).
import type { ExpandedNode } from "../expand/expanded-tree.ts";

/** A node with its plain name, and the selector values it is under, below their common division. */
export interface Sibling {
  readonly node: ExpandedNode;
  readonly name: string;
  readonly place: SelectorPlace;
  /** The key of its first page; undefined for a page, or where there is none. */
  readonly firstKey: () => string | undefined;
}

/** Null: under every value. */
export interface SelectorPlace {
  readonly language: string | null;
  readonly version: string | null;
  /** Equal for equal places. */
  readonly text: string;
}

/** A place, to be made once for all nodes in it. */
export function selectorPlace(language: string | null, version: string | null): SelectorPlace {
  return { language, version, text: JSON.stringify([language, version]) };
}

/** A name for each: no two that an edition can show side by side have the same. */
export function nameSiblings(siblings: readonly Sibling[]): readonly string[] {
  const plain = new TakenNames();
  const tied = new TakenNames();
  for (const { name, place } of siblings) (plain.has(name, place) ? tied : plain).add(name, place);
  const given = new TakenNames();
  const numbers = new Map<string, number>();
  return siblings.map((sibling) => {
    const { name, place } = sibling;
    const first = tied.has(name, place) ? sibling.firstKey() : undefined;
    const wanted = first === undefined ? name : `${name}~${first}`;
    const counter = `${place.text} ${wanted}`;
    let free = wanted;
    for (let number = numbers.get(counter) ?? 2; given.has(free, place); number += 1) {
      free = `${wanted}~${number}`;
      numbers.set(counter, number + 1);
    }
    given.add(free, place);
    return free;
  });
}

class TakenNames {
  readonly #byName = new Map<string, Map<Parts, Map<string, SelectorPlace>>>();

  add(name: string, place: SelectorPlace): void {
    const places = this.#byName.get(name) ?? new Map<Parts, Map<string, SelectorPlace>>();
    this.#byName.set(name, places);
    const known = places.get(partsOf(place)) ?? new Map<string, SelectorPlace>();
    places.set(partsOf(place), known);
    known.set(place.text, place);
  }

  /** Whether a sibling that an edition can show beside this place has the name. */
  has(name: string, place: SelectorPlace): boolean {
    for (const [parts, known] of this.#byName.get(name) ?? []) {
      // Two places with the same parts are in one edition only when they are equal, so few are looked through.
      const isTaken =
        parts === partsOf(place) ? known.has(place.text) : [...known.values()].some((other) => mayMeet(other, place));
      if (isTaken) return true;
    }
    return false;
  }
}

type Parts = "none" | "language" | "version" | "both";

function partsOf({ language, version }: SelectorPlace): Parts {
  if (language === null) return version === null ? "none" : "version";
  return version === null ? "language" : "both";
}

function mayMeet(one: SelectorPlace, other: SelectorPlace): boolean {
  return canAgree(one.language, other.language) && canAgree(one.version, other.version);
}

function canAgree(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}
