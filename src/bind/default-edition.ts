// The edition of a reader who chose none (D12).
import type { EditionPlan } from "./bound-tree.ts";
import type { Selector, SelectorKind, Survey } from "./survey-selectors.ts";

export type Pair = Pick<EditionPlan, "language" | "version">;

/** The pair that readers of the site start with. */
export function defaultPair(survey: Survey): Pair {
  const language = firstDefault("language", survey, new Set(survey.languages.map(({ value }) => value)), null);
  return { language, version: defaultVersion(survey, language) };
}

/** The default of the first `versions` selector that a language has; null when it has none. */
export function defaultVersion({ leaves, ...survey }: Survey, language: string | null): string | null {
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

/** The branch marked `default`, else the first; one with `hidden: true` only when all have it, and then the first. */
function defaultOf(branches: Selector["branches"]): string | undefined {
  const shown = branches.filter((branch) => branch.hidden !== true);
  return (shown.find((branch) => branch.default === true) ?? shown[0] ?? branches[0])?.label;
}
