// Finds the variants of a division. Editions in which a division is the same share its nodes (D13, D22).
import { isSelectorKind, type SelectorKind as Axis } from "../contract/divisions.ts";
import type { EditionPlan, ExpandedDivision, ExpandedTree } from "../expand/expanded-tree.ts";
import { madeOnce } from "../text/per-object.ts";

/** The values with content at or below a division, and the kinds of the selectors there. */
interface Reach {
  readonly values: Readonly<Record<Axis, ReadonlySet<string>>>;
  readonly has: Readonly<Record<Axis, boolean>>;
}

const nothing: Reach = {
  values: { language: new Set(), version: new Set() },
  has: { language: false, version: false },
};

/** Numbers the ways in which a division can differ from edition to edition; computed when first needed. */
export class Variants {
  readonly #plans: ExpandedTree["plans"];
  readonly #isSelecting: (division: ExpandedDivision) => boolean;
  readonly #numbers: Readonly<Record<Axis, ReadonlyMap<string | null, number>>>;
  readonly #reaches = new Map<ExpandedDivision, Reach>();

  constructor(plans: ExpandedTree["plans"], isSelecting: (division: ExpandedDivision) => boolean) {
    this.#plans = plans;
    this.#isSelecting = isSelecting;
    this.#numbers = { language: numbered(plans.editions, "language"), version: numbered(plans.editions, "version") };
  }

  /** Equal for editions with the same branches at or below a division and the same targets of their selectors. */
  of(division: ExpandedDivision, edition: EditionPlan): number {
    const reach = this.#reachOf(division);
    if (reach === nothing) return 0;
    // Choosing a version keeps the language, whether or not anything here is in it; and the other way round.
    const language = reach.has.version
      ? this.#numberOf("language", edition)
      : this.#shownAlong(reach, "language", edition);
    const version = reach.has.language
      ? this.#numberOf("version", edition)
      : this.#shownAlong(reach, "version", edition);
    return language * (this.#numbers.version.size + 1) + version;
  }

  /** The same for the branches of one kind only, without the targets. */
  alongAxis(division: ExpandedDivision, axis: Axis, edition: EditionPlan): number {
    return this.#shownAlong(this.#reachOf(division), axis, edition);
  }

  #numberOf(axis: Axis, edition: EditionPlan): number {
    return this.#numbers[axis].get(edition[axis])!;
  }

  #shownAlong({ values }: Reach, axis: Axis, edition: EditionPlan): number {
    const value = edition[axis];
    return value !== null && values[axis].has(value) ? this.#numberOf(axis, edition) : 0;
  }

  #reachOf(division: ExpandedDivision): Reach {
    if (!this.#isSelecting(division)) return nothing;
    return madeOnce(this.#reaches, division, () => this.#lookInto(division));
  }

  #lookInto(division: ExpandedDivision): Reach {
    const { kind } = division;
    const values: Record<Axis, Set<string>> = { language: new Set(), version: new Set() };
    const has: Record<Axis, boolean> = { language: kind === "language", version: kind === "version" };
    if (isSelectorKind(kind)) values[kind] = new Set(this.#plans.valuesOf(division));
    for (const child of division.children) {
      if (child.kind === "page") continue;
      const inner = this.#reachOf(child);
      for (const axis of ["language", "version"] as const) {
        has[axis] ||= inner.has[axis];
        for (const value of inner.values[axis]) values[axis].add(value);
      }
    }
    return { values, has };
  }
}

/** Caches a value for each variant of a division. */
export function oncePerVariant<Made>(
  make: (division: ExpandedDivision, edition: EditionPlan) => Made,
  variants: Variants,
): (division: ExpandedDivision, edition: EditionPlan) => Made {
  const known = new Map<ExpandedDivision, Map<number, { readonly made: Made }>>();
  return (division, edition) => {
    const variant = variants.of(division, edition);
    const found = known.get(division)?.get(variant);
    if (found !== undefined) return found.made;
    const made = make(division, edition);
    madeOnce(known, division, () => new Map<number, { readonly made: Made }>()).set(variant, { made });
    return made;
  };
}

function numbered(editions: readonly EditionPlan[], axis: Axis): ReadonlyMap<string | null, number> {
  return new Map([...new Set(editions.map((edition) => edition[axis]))].map((value, index) => [value, index + 1]));
}
