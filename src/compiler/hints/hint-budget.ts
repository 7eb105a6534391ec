// Limits the searches for "did you mean" in one compile.

/** What is looked for; "operation" counts the searched specs, "anchor" the compared ids. */
export type HintKind = "file" | "page" | "spec" | "operation" | "anchor";

/** The searches that are left; one object per compile. */
export interface HintBudget {
  /** Uses one search, or the given number; false if fewer are left. */
  readonly take: (kind: HintKind, searches?: number) => boolean;
  /** Uses one comparison with all operations of a spec, given as its list of operations, or with all parts of a schema. */
  readonly takeIn: (spec: object) => boolean;
  /** Remembers what is left; the function that it returns gives that back, but not what was used with `takeIn`. */
  readonly save: () => () => void;
  /** Whether a search was not done because too few were left. */
  readonly hasRefused: () => boolean;
}

// A search compares a word with all others of its kind. Whoever makes more mistakes than that made one mistake many times.
const searchesPerKind = 100;
const specsSearched = 20_000;
const idsCompared = 200_000;

/** A budget for one compile. */
export function hintBudget(): HintBudget {
  const left: Record<HintKind, number> = {
    file: searchesPerKind,
    page: searchesPerKind,
    spec: searchesPerKind,
    operation: specsSearched,
    anchor: idsCompared,
  };
  const leftIn = new WeakMap<object, number>();
  let hasRefused = false;
  const taken = (isTaken: boolean): boolean => {
    hasRefused ||= !isTaken;
    return isTaken;
  };
  return {
    take(kind, searches = 1) {
      if (left[kind] < searches) return taken(false);
      left[kind] -= searches;
      return true;
    },
    takeIn(spec) {
      const searches = (leftIn.get(spec) ?? searchesPerKind) - 1;
      leftIn.set(spec, searches);
      return taken(searches >= 0);
    },
    save() {
      const saved = { ...left };
      return () => void Object.assign(left, saved);
    },
    hasRefused: () => hasRefused,
  };
}
