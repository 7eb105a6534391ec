// Which languages have which versions, and in what order? (D13)
import type { EditionPlan } from "./bound-tree.ts";
import type { Survey } from "./survey-selectors.ts";

export type Pair = Pick<EditionPlan, "language" | "version">;

/** Every pair in the order of its first leaf, at most `most` of them; the default one is always there. */
export function editionPairs(survey: Survey, usual: Pair, most: number): readonly Pair[] {
  const pairs = [...pairsOf(survey, most)];
  if (!pairs.some((pair) => isSame(pair, usual))) pairs[pairs.length - 1] = usual;
  const rank = new Map(pairs.map((pair, index) => [pair, { leaf: firstLeaf(pair, survey), index }]));
  return pairs.toSorted((a, b) => {
    const [one, other] = [rank.get(a)!, rank.get(b)!];
    return one.leaf - other.leaf || one.index - other.index;
  });
}

/** True when both parts are equal. */
export function isSame(one: Pair, other: Pair): boolean {
  return one.language === other.language && one.version === other.version;
}

function pairsOf(survey: Survey, most: number): readonly Pair[] {
  const { languages, versions, leaves } = survey;
  const rank = new Map(versions.map(({ value }, index) => [value, index]));
  const anywhere = leaves.versionsUnder(null);
  const pairs: Pair[] = [];
  for (const language of languages.length === 0 ? [null] : languages.map(({ value }) => value)) {
    const own = new Set([...anywhere, ...leaves.versionsUnder(language)]);
    const offered = own.size === 0 ? [null] : [...own].toSorted((a, b) => rank.get(a)! - rank.get(b)!);
    for (const version of offered) {
      if (pairs.length >= Math.max(most, 1)) return pairs;
      pairs.push({ language, version });
    }
  }
  return pairs;
}

function firstLeaf({ language, version }: Pair, { leaves: { firstOf, firstWith } }: Survey): number {
  return firstOf(language, version) ?? firstWith("version", version) ?? firstWith("language", language) ?? Infinity;
}
