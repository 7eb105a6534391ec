// How many searches for "did you mean" one compile makes.

/** What is looked for; "operation" counts the specs in which one is looked for. */
export type HintKind = "file" | "page" | "spec" | "operation";

/** The searches that are left; made once per compile. */
export interface HintBudget {
  /** Takes one search; false when there is none left. */
  readonly take: (kind: HintKind) => boolean;
  /** Takes one comparison with all operations of a spec, given as its list of operations, or with all parts of a schema. */
  readonly takeIn: (spec: object) => boolean;
}

// A search compares a word with all others of its kind. Whoever makes more mistakes than that made one mistake many times.
const searchesPerKind = 100;
const specsSearched = 20_000;

/** A budget for one compile. */
export function hintBudget(): HintBudget {
  const left = { file: searchesPerKind, page: searchesPerKind, spec: searchesPerKind, operation: specsSearched };
  const leftIn = new WeakMap<object, number>();
  return {
    take(kind) {
      left[kind] -= 1;
      return left[kind] >= 0;
    },
    takeIn(spec) {
      const searches = (leftIn.get(spec) ?? searchesPerKind) - 1;
      leftIn.set(spec, searches);
      return searches >= 0;
    },
  };
}
