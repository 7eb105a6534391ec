// Finds which division of one language stands for which of another: labels are translated, so their pages say it.
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import type { JsonValue } from "../../../compiler/text/json-value.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { perObject } from "../../../compiler/text/per-object.ts";
import {
  childrenOf,
  divisionsBelow,
  writtenEntries,
  type WrittenDivision,
  type WrittenEntry,
} from "../written-tree.ts";

/** The divisions of a target, by those of the source that they stand for. */
export type DivisionMatches = ReadonlyMap<WrittenDivision, WrittenDivision>;

/** What divisions are matched by. */
export interface MatchInput {
  readonly source: WrittenDivision;
  readonly target: WrittenDivision;
  /** What an entry of the source is called in the target; undefined if it has none there. */
  readonly nameInTarget: (entry: WrittenEntry) => string | undefined;
  /** What an entry of the target is called. */
  readonly name: (entry: WrittenEntry) => string;
  /** What the page that the title of a division of the source opens is called in the target. */
  readonly rootInTarget: (division: WrittenDivision) => string | undefined;
  /** The page that the title of a division of the target opens. */
  readonly rootOf: (division: WrittenDivision) => string | undefined;
  /** The labels of divisions of the target that were matched before, by the places of those of the source. */
  readonly known: KnownLabels;
  /** A language never stands for another one, and a group in it for none there, whatever pages both have. */
  readonly mayBeSame: (source: WrittenDivision, target: WrittenDivision) => boolean;
  /** The specs that the target has for those that a field of the source names. */
  readonly specInTarget: (value: JsonValue) => JsonValue;
}

/** Labels of divisions of a target, by the places of those of the source. */
export type KnownLabels = ReadonlyMap<string, string>;

interface Candidate {
  readonly source: WrittenDivision;
  readonly target: WrittenDivision;
  /** The share of entries that both have. */
  readonly score: number;
}

/** First the divisions that share most of their entries, then those that share any. */
const leastScores = [0.5, 0];

/**
 * Matches divisions with the same label or the same entries: first those in divisions that are matched, because a page may be listed
 * several times, then those that are elsewhere; at last those with the same link, spec or icon.
 */
export function parallelDivisions(input: MatchInput): DivisionMatches {
  return new DivisionMatcher(input).matched();
}

class DivisionMatcher {
  readonly #input: MatchInput;
  readonly #matches = new Map<WrittenDivision, WrittenDivision>();
  readonly #taken = new Set<WrittenDivision>();
  /** The names of the entries in a division that source and target have. */
  readonly #namesOf: (division: WrittenDivision) => ReadonlySet<string>;

  constructor(input: MatchInput) {
    this.#input = input;
    const { source, target, name, nameInTarget, rootInTarget, rootOf } = input;
    const ofSource = new Set([source, ...divisionsBelow(source)]);
    const allNames = (division: WrittenDivision): readonly string[] => {
      const [nameOf, rootName] = ofSource.has(division) ? [nameInTarget, rootInTarget] : [name, rootOf];
      const roots = [division, ...divisionsBelow(division)].flatMap((each) => rootName(each) ?? []);
      return [...roots, ...writtenEntries(division).flatMap((entry) => nameOf(entry) ?? [])];
    };
    const [here, there] = [new Set(allNames(source)), new Set(allNames(target))];
    // A page that only one has says nothing: with it a group would be less like its counterpart than one in it.
    this.#namesOf = perObject(
      (division) => new Set(allNames(division).filter((each) => here.has(each) && there.has(each))),
    );
  }

  matched(): DivisionMatches {
    const { source, target } = this.#input;
    this.#pair(source, target);
    this.#matchKnown();
    for (const least of leastScores) {
      this.#matchChildren(least);
      const all = this.#candidates(divisionsBelow(source), divisionsBelow(target));
      for (const each of all) if (each.score > least) this.#match(each.source, each.target);
    }
    this.#matchAlike();
    return this.#matches;
  }

  #match(source: WrittenDivision, target: WrittenDivision): boolean {
    if (this.#matches.has(source) || this.#taken.has(target) || !this.#input.mayBeSame(source, target)) return false;
    this.#pair(source, target);
    return true;
  }

  #pair(source: WrittenDivision, target: WrittenDivision): void {
    this.#matches.set(source, target);
    this.#taken.add(target);
  }

  /** Of several with one label, the one in the right division. */
  #matchKnown(): void {
    const { source, target, known } = this.#input;
    if (known.size === 0) return;
    const byLabel = groupBy(divisionsBelow(target), ({ label }) => label);
    const visit = (parent: WrittenDivision): void => {
      for (const division of childrenOf(parent)) {
        const label = known.get(placeKey(division.element));
        const all = (byLabel.get(label) ?? []).filter((each) => kindOf(each) === kindOf(division));
        const beside = new Set(childrenOf(this.#matches.get(parent) ?? parent));
        const [found, ...more] = all.length > 1 ? all.filter((each) => beside.has(each)) : all;
        if (label !== undefined && found !== undefined && more.length === 0) this.#match(division, found);
        visit(division);
      }
    };
    visit(source);
  }

  /** From the outermost on: what is matched on the way is visited, too. */
  #matchChildren(least: number): void {
    for (const [source, target] of this.#matches) {
      for (const [one, other] of sameLabels(childrenOf(source), childrenOf(target))) this.#match(one, other);
      for (const each of this.#candidates(childrenOf(source), childrenOf(target)))
        if (each.score > least && !this.#isForInner(each)) this.#match(each.source, each.target);
    }
  }

  /** Whether one of the two is more alike to a division in the other. */
  #isForInner({ source, target, score }: Candidate): boolean {
    const isBetter = (one: WrittenDivision, other: WrittenDivision): boolean =>
      kindOf(one) === kindOf(other) && this.#score(one, other) > score;
    return (
      divisionsBelow(source).some((inner) => isBetter(inner, target)) ||
      divisionsBelow(target).some((inner) => isBetter(source, inner))
    );
  }

  #score(source: WrittenDivision, target: WrittenDivision): number {
    const [one, other] = [this.#namesOf(source), this.#namesOf(target)];
    const [few, many] = one.size < other.size ? [one, other] : [other, one];
    const both = [...few].filter((name) => many.has(name)).length;
    return both === 0 ? 0 : (2 * both) / (one.size + other.size);
  }

  /** The pairs of open divisions of one kind that share entries, the best first. */
  #candidates(sources: readonly WrittenDivision[], targets: readonly WrittenDivision[]): readonly Candidate[] {
    const open = targets.filter((target) => !this.#taken.has(target));
    const byName = groupBy(
      open.flatMap((target) => [...this.#namesOf(target)].map((name) => ({ name, target }))),
      ({ name }) => name,
    );
    const pairs = sources.flatMap((source, index) => {
      if (this.#matches.has(source)) return [];
      const found = [...this.#namesOf(source)].flatMap((name) => byName.get(name) ?? []).map(({ target }) => target);
      return [...new Set(found)]
        .filter((target) => kindOf(source) === kindOf(target))
        .map((target) => ({ source, target, score: this.#score(source, target), index }));
    });
    return pairs.toSorted((a, b) => b.score - a.score || a.index - b.index);
  }

  /** What shares no entry with another division has the same label or link as one beside it. */
  #matchAlike(): void {
    for (const [source, target] of this.#matches) {
      const others = childrenOf(target);
      for (const one of childrenOf(source)) {
        const other = others.find((each) => !this.#taken.has(each) && isAlike(one, each, this.#input.specInTarget));
        if (other !== undefined) this.#match(one, other);
      }
    }
  }
}

/** The pairs of one kind whose label only they have. What an earlier sync has made is found by it. */
function sameLabels(
  sources: readonly WrittenDivision[],
  targets: readonly WrittenDivision[],
): readonly (readonly [WrittenDivision, WrittenDivision])[] {
  const [ones, others] = [sources, targets].map((all) =>
    groupBy(
      all.filter(({ label }) => label !== undefined),
      (each) => JSON.stringify([kindOf(each), each.label]),
    ),
  );
  return [...ones!].flatMap(([label, [source, ...more]]) => {
    const [target, ...same] = others!.get(label) ?? [];
    return target === undefined || more.length + same.length > 0 ? [] : [[source!, target] as const];
  });
}

/** A group may be in a list of groups or in one of pages. */
function kindOf({ field }: WrittenDivision): string | undefined {
  return field === "pages" ? "groups" : field;
}

/** The fields that are the same in each language. */
const sameFields = ["href", "openapi", "asyncapi", "graphql", "sdk", "icon"];

function isAlike(one: WrittenDivision, other: WrittenDivision, specInTarget: MatchInput["specInTarget"]): boolean {
  if (kindOf(one) !== kindOf(other)) return false;
  if (one.label !== undefined && one.label === other.label) return true;
  const fields = sameFields.filter((name) => name in one.value || name in other.value);
  return (
    fields.length > 0 &&
    fields.every((name) => {
      const [own, there] = [one.value[name], other.value[name]];
      const all = own === undefined ? [own] : [own, specInTarget(own)];
      return all.some((each) => JSON.stringify(each) === JSON.stringify(there));
    })
  );
}
