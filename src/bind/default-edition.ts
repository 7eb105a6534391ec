// Which edition does a reader get who chose none? (D12)
import type { BoundDivision } from "./bound-tree.ts";
import type { Survey } from "./survey-selectors.ts";

/** The default of the first `languages` selector; null on a site without one. */
export function defaultLanguage({ selectors, languages }: Survey): string | null {
  const known = new Set(languages.map((entry) => entry.value));
  for (const { kind, branches } of selectors) {
    const chosen = kind === "language" ? defaultOf(branches.filter((branch) => known.has(branch.label))) : undefined;
    if (chosen !== undefined) return chosen;
  }
  return languages[0]?.value ?? null;
}

/** The default of the first `versions` selector that a language has; null when it has none. */
export function defaultVersion({ selectors, versions, firstLeafOf }: Survey, language: string | null): string | null {
  const offered = versions.filter(
    ({ value }) => firstLeafOf(language, value) !== undefined || firstLeafOf(null, value) !== undefined,
  );
  const known = new Set(offered.map((entry) => entry.value));
  for (const { kind, branches, language: within } of selectors) {
    if (kind !== "version" || (within !== null && within !== language)) continue;
    const chosen = defaultOf(branches.filter((branch) => known.has(branch.label)));
    if (chosen !== undefined) return chosen;
  }
  return offered[0]?.value ?? null;
}

/** The branch marked `default`, else the first; a hidden one only when all are. */
export function defaultOf(branches: readonly BoundDivision[]): string | undefined {
  const shown = branches.filter((branch) => !branch.inForce.hidden);
  const candidates = shown.length > 0 ? shown : branches;
  return (candidates.find((branch) => branch.default === true) ?? candidates[0])?.label;
}
