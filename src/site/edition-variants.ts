// The variants of a division: what is made of it is made once for all editions in which it is the same (D13, D22).
import type { SelectorKind as Axis } from "../contract/divisions.ts";
import type { EditionPlan, ExpandedDivision, ExpandedTree } from "../expand/expanded-tree.ts";

/** Numbers the ways in which a division can differ from edition to edition. */
export interface Variants {
  /** Equal for editions in which the same branches at or below a division show, and their selectors lead to the same. */
  readonly of: (division: ExpandedDivision, edition: EditionPlan) => number;
  /** The same for the branches of one kind only, and not for where they lead. */
  readonly alongAxis: (division: ExpandedDivision, axis: Axis, edition: EditionPlan) => number;
}

/** The values for which something shows at or below a division, and the kinds of the selectors there. */
interface Reach {
  readonly values: Readonly<Record<Axis, ReadonlySet<string>>>;
  readonly has: Readonly<Record<Axis, boolean>>;
}

const nothing: Reach = {
  values: { language: new Set(), version: new Set() },
  has: { language: false, version: false },
};

/** Works out on first need what a division depends on. */
export function editionVariants(
  plans: ExpandedTree["plans"],
  isSelecting: (division: ExpandedDivision) => boolean,
): Variants {
  const reaches = new Map<ExpandedDivision, Reach>();
  const numbers = { language: numbered(plans.editions, "language"), version: numbered(plans.editions, "version") };
  const reachOf = (division: ExpandedDivision): Reach => {
    if (!isSelecting(division)) return nothing;
    const reach = reaches.get(division) ?? lookInto(division, reachOf, plans);
    reaches.set(division, reach);
    return reach;
  };
  const numberOf = (axis: Axis, edition: EditionPlan): number => numbers[axis].get(edition[axis])!;
  const shownAlong = ({ values }: Reach, axis: Axis, edition: EditionPlan): number => {
    const value = edition[axis];
    return value !== null && values[axis].has(value) ? numberOf(axis, edition) : 0;
  };
  const many = numbers.version.size + 1;
  return {
    of: (division, edition) => {
      const reach = reachOf(division);
      if (reach === nothing) return 0;
      // Choosing a version keeps the language, whether or not anything here is in it; and the other way round.
      const language = reach.has.version ? numberOf("language", edition) : shownAlong(reach, "language", edition);
      const version = reach.has.language ? numberOf("version", edition) : shownAlong(reach, "version", edition);
      return language * many + version;
    },
    alongAxis: (division, axis, edition) => shownAlong(reachOf(division), axis, edition),
  };
}

/** Remembers what is made of a division, once for each of its variants. */
export function oncePerVariant<Made>(
  make: (division: ExpandedDivision, edition: EditionPlan) => Made,
  variants: Variants,
): (division: ExpandedDivision, edition: EditionPlan) => Made {
  const known = new Map<ExpandedDivision, Map<number, { readonly made: Made }>>();
  return (division, edition) => {
    const ofDivision = known.get(division) ?? new Map<number, { readonly made: Made }>();
    if (ofDivision.size === 0) known.set(division, ofDivision);
    const variant = variants.of(division, edition);
    const found = ofDivision.get(variant) ?? { made: make(division, edition) };
    ofDivision.set(variant, found);
    return found.made;
  };
}

function numbered(editions: readonly EditionPlan[], axis: Axis): ReadonlyMap<string | null, number> {
  return new Map([...new Set(editions.map((edition) => edition[axis]))].map((value, index) => [value, index + 1]));
}

function lookInto(
  division: ExpandedDivision,
  reachOf: (division: ExpandedDivision) => Reach,
  { valuesOf }: ExpandedTree["plans"],
): Reach {
  const { kind } = division;
  const values: Record<Axis, Set<string>> = { language: new Set(), version: new Set() };
  const has: Record<Axis, boolean> = { language: kind === "language", version: kind === "version" };
  if (kind === "language" || kind === "version") values[kind] = new Set(valuesOf(division));
  for (const child of division.children) {
    if (child.kind === "page") continue;
    const inner = reachOf(child);
    for (const axis of ["language", "version"] as const) {
      has[axis] ||= inner.has[axis];
      for (const value of inner.values[axis]) values[axis].add(value);
    }
  }
  return { values, has };
}
