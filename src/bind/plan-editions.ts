// Which editions does the site have, in what order, and which is the default? (D12, D13)
import type { BoundDivision, EditionPlan, EditionPlans } from "./bound-tree.ts";
import { defaultLanguage, defaultVersion } from "./default-edition.ts";
import { surveySelectors, type Survey } from "./survey-selectors.ts";

/** Plans every (version, language) pair from the paths of docs.json. */
export function planEditions(root: BoundDivision): EditionPlans {
  const survey = surveySelectors(root);
  const language = defaultLanguage(survey);
  const version = defaultVersion(survey, language);
  const pairs = pairsInOrder(survey);
  const isDefault = (pair: Pair): boolean => pair.language === language && pair.version === version;
  const found = pairs.some(isDefault);
  const editions = pairs.map((pair, index) => ({
    id: editionId(pair),
    ...pair,
    default: found ? isDefault(pair) : index === 0,
  }));
  return {
    editions,
    languages: survey.languages,
    versions: survey.versions,
    defaultIn: (within) => {
      const own = editions.filter((edition) => edition.language === within);
      const label = defaultVersion(survey, within);
      return own.find((edition) => edition.version === label) ?? own[0];
    },
    agrees: (branch, edition) => agrees(survey, branch, edition),
  };
}

type Pair = Pick<EditionPlan, "language" | "version">;

function editionId({ language, version }: Pair): string {
  if (version === null) return language ?? "main";
  return `${language ?? ""}@${version}`;
}

// The inner of two selectors of one kind wins, so an outer branch shows when one inside it agrees.
function agrees(survey: Survey, branch: BoundDivision, edition: EditionPlan): boolean {
  const value = branch.kind === "language" ? edition.language : edition.version;
  return value !== null && (survey.valuesIn.get(branch)?.has(value) ?? false);
}

function pairsInOrder(survey: Survey): readonly Pair[] {
  const languages = survey.languages.map((entry) => entry.value);
  const versions = survey.versions.map((entry) => entry.value);
  if (languages.length === 0 && versions.length === 0) return [{ language: null, version: null }];
  const pairs =
    languages.length === 0
      ? versions.map((version) => ({ language: null, version }))
      : languages.flatMap((language) => versionsOf(language, versions, survey));
  const rank = new Map(pairs.map((pair, index) => [pair, [firstLeaf(pair, survey), index] as const]));
  return pairs.toSorted((a, b) => rank.get(a)![0] - rank.get(b)![0] || rank.get(a)![1] - rank.get(b)![1]);
}

function versionsOf(language: string, versions: readonly string[], { firstLeafOf }: Survey): readonly Pair[] {
  const own = versions.filter(
    (version) => firstLeafOf(language, version) !== undefined || firstLeafOf(null, version) !== undefined,
  );
  return own.length === 0 ? [{ language, version: null }] : own.map((version) => ({ language, version }));
}

function firstLeaf({ language, version }: Pair, { firstLeafOf, firstLeafWith }: Survey): number {
  return (
    firstLeafOf(language, version) ??
    firstLeafWith("version", version) ??
    firstLeafWith("language", language) ??
    Infinity
  );
}
