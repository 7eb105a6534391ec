// The editions of a site, their order, and which is the default (D12, D13).
import { groupBy } from "../text/group-by.ts";
import type { SelectorKind } from "../contract/divisions.ts";
import type { BoundDivision, EditionPlan, EditionPlans } from "./bound-tree.ts";
import { surveySelectors, type Selector, type Survey } from "./survey-selectors.ts";

type Pair = Pick<EditionPlan, "language" | "version">;

/**
 * Plans every (version, language) pair from the paths of docs.json. `nodes` is the limit of D22: each of n editions shows at
 * least 2 √n options, so a site within the limit never has more editions than are planned here.
 */
export function planEditions(root: BoundDivision, nodes: number): EditionPlans {
  const survey = surveySelectors(root);
  const defaultOne = defaultPair(survey);
  const most = Math.ceil((nodes / 2) ** (2 / 3));
  const editions = editionPairs(survey, defaultOne, most).map((pair) => ({
    id: editionId(pair),
    ...pair,
    default: isSame(pair, defaultOne),
  }));
  const byLanguage = groupBy(editions, ({ language }) => language);
  const byPair = new Map(
    [...byLanguage].map(([language, own]) => [language, new Map(own.map((edition) => [edition.version, edition]))]),
  );
  const at = ({ language, version }: Pair): EditionPlan | undefined => byPair.get(language)?.get(version);
  const defaults = new Map<string | null, EditionPlan | undefined>();
  return {
    editions,
    languages: survey.languages,
    versions: survey.versions,
    at,
    defaultIn: (language) => {
      if (!defaults.has(language)) {
        const version = defaultVersion(survey, language);
        defaults.set(language, at({ language, version }) ?? byLanguage.get(language)?.[0]);
      }
      return defaults.get(language);
    },
    valuesOf: (branch) => survey.branchValues.get(branch) ?? new Set(),
  };
}

function editionId({ language, version }: Pair): string {
  if (version === null) return language === null ? "main" : escapeLanguage(language);
  return `${escapeLanguage(language ?? "")}@${version}`;
}

// The first `@` of an id separates its halves, so one in a language code must not look like it.
function escapeLanguage(language: string): string {
  return language.replaceAll("~", "~0").replaceAll("@", "~1");
}

/** The pair that readers of the site start with. */
function defaultPair(survey: Survey): Pair {
  const language = firstDefault("language", survey, new Set(survey.languages.map(({ value }) => value)), null);
  return { language, version: defaultVersion(survey, language) };
}

/** The default of the first `versions` selector that a language has; null when it has none. */
function defaultVersion({ leaves, ...survey }: Survey, language: string | null): string | null {
  const own = language === null ? [] : leaves.versionsUnder(language);
  return firstDefault("version", survey, new Set([...leaves.versionsUnder(null), ...own]), language);
}

// A selector in a hidden division counts only when there is no other.
function firstDefault(
  kind: SelectorKind,
  { selectors }: Pick<Survey, "selectors">,
  offered: ReadonlySet<string>,
  language: string | null,
): string | null {
  const fitting = selectors.filter((each) => each.kind === kind && isFor(each, language));
  const shown = fitting.filter(({ branches }) => branches.some((branch) => !branch.inForce.hidden));
  for (const { branches } of [...shown, ...fitting]) {
    const chosen = defaultOf(branches.filter((branch) => offered.has(branch.label)));
    if (chosen !== undefined) return chosen;
  }
  const [first = null] = offered;
  return first;
}

function isFor({ kind, owner }: Selector, language: string | null): boolean {
  return kind === "language" || owner.inForce.language === null || owner.inForce.language === language;
}

/** The branch marked `default`, else the first one. A branch with `hidden: true` is chosen only if all have it, and then it is the first. */
function defaultOf(branches: Selector["branches"]): string | undefined {
  const shown = branches.filter((branch) => branch.hidden !== true);
  return (shown.find((branch) => branch.default === true) ?? shown[0] ?? branches[0])?.label;
}

/** Every pair in the order of its first leaf, at most `most` of them; the default one is always there. */
function editionPairs(survey: Survey, defaultOne: Pair, most: number): readonly Pair[] {
  const pairs = [...pairsOf(survey, most)];
  if (!pairs.some((pair) => isSame(pair, defaultOne))) pairs[pairs.length - 1] = defaultOne;
  const rank = new Map(pairs.map((pair, index) => [pair, { leaf: firstLeaf(pair, survey), index }]));
  return pairs.toSorted((a, b) => {
    const [one, other] = [rank.get(a)!, rank.get(b)!];
    return one.leaf - other.leaf || one.index - other.index;
  });
}

function isSame(one: Pair, other: Pair): boolean {
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

function firstLeaf({ language, version }: Pair, { leaves }: Survey): number {
  const first = leaves.firstOf(language, version);
  return first ?? leaves.firstWith("version", version) ?? leaves.firstWith("language", language) ?? Infinity;
}
