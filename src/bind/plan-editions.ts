// Which editions does the site have, in what order, and which is the default? (D12, D13)
import type { BoundDivision, EditionPlan, EditionPlans } from "./bound-tree.ts";
import { defaultPair, defaultVersion } from "./default-edition.ts";
import { editionPairs, isSame, type Pair } from "./edition-pairs.ts";
import { surveySelectors } from "./survey-selectors.ts";

/**
 * Plans every (version, language) pair from the paths of docs.json. `nodes` is the limit of D22: n editions show at
 * least 2 √n options each, so a site within the limit has no more editions than are planned here.
 */
export function planEditions(root: BoundDivision, nodes: number): EditionPlans {
  const survey = surveySelectors(root);
  const usual = defaultPair(survey);
  const most = Math.ceil((nodes / 2) ** (2 / 3));
  const editions = editionPairs(survey, usual, most).map((pair) => ({
    id: editionId(pair),
    ...pair,
    default: isSame(pair, usual),
  }));
  const index = indexEditions(editions);
  const usualOf = new Map<string | null, EditionPlan | undefined>();
  const defaultIn = (language: string | null): EditionPlan | undefined =>
    index.at({ language, version: defaultVersion(survey, language) }) ?? index.byLanguage.get(language)?.[0];
  const valuesOf = (branch: BoundDivision): readonly string[] => [...(survey.valuesIn.get(branch) ?? [])];
  return {
    editions,
    languages: survey.languages,
    versions: survey.versions,
    at: index.at,
    defaultIn: (language) => {
      if (!usualOf.has(language)) usualOf.set(language, defaultIn(language));
      return usualOf.get(language);
    },
    agrees: (branch, edition) => {
      const value = branch.kind === "language" ? edition.language : edition.version;
      return value !== null && (survey.valuesIn.get(branch)?.has(value) ?? false);
    },
    valuesOf,
    showing: (branch) => {
      const by = branch.kind === "language" ? index.byLanguage : index.byVersion;
      return inOrder(
        valuesOf(branch).map((value) => by.get(value) ?? []),
        index.rank,
      );
    },
  };
}

function editionId({ language, version }: Pair): string {
  if (version === null) return language === null ? "main" : escapeLanguage(language);
  return `${escapeLanguage(language ?? "")}@${version}`;
}

// The first `@` of an id parts its halves, so one in a language code must not look like it.
function escapeLanguage(language: string): string {
  return language.replaceAll("~", "~0").replaceAll("@", "~1");
}

interface EditionIndex {
  readonly at: (pair: Pair) => EditionPlan | undefined;
  readonly byLanguage: ReadonlyMap<string | null, readonly EditionPlan[]>;
  readonly byVersion: ReadonlyMap<string | null, readonly EditionPlan[]>;
  readonly rank: ReadonlyMap<EditionPlan, number>;
}

function indexEditions(editions: readonly EditionPlan[]): EditionIndex {
  const byLanguage = groupBy(editions, "language");
  const byVersion = groupBy(editions, "version");
  const pairs = new Map(
    [...byLanguage].map(([language, own]) => [language, new Map(own.map((edition) => [edition.version, edition]))]),
  );
  return {
    at: ({ language, version }) => pairs.get(language)?.get(version),
    byLanguage,
    byVersion,
    rank: new Map(editions.map((edition, index) => [edition, index])),
  };
}

function groupBy(
  editions: readonly EditionPlan[],
  axis: keyof Pair,
): ReadonlyMap<string | null, readonly EditionPlan[]> {
  const groups = new Map<string | null, EditionPlan[]>();
  for (const edition of editions) {
    const known = groups.get(edition[axis]);
    if (known === undefined) groups.set(edition[axis], [edition]);
    else known.push(edition);
  }
  return groups;
}

// A branch with a selector of its own kind inside shows in the editions of several values.
function inOrder(
  lists: readonly (readonly EditionPlan[])[],
  rank: ReadonlyMap<EditionPlan, number>,
): readonly EditionPlan[] {
  const [first = [], ...others] = lists;
  return others.length === 0 ? first : lists.flat().toSorted((a, b) => rank.get(a)! - rank.get(b)!);
}
