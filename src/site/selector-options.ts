// What does a selector offer at one place, and where does each choice lead? (Option of DESIGN section 2)
import type { EditionPlan } from "../bind/bound-tree.ts";
import { hrefProblem, isExternalHref, localHref } from "../contract/href.ts";
import { languageInfo } from "../contract/languages.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import type { JsonObject } from "../text/json-value.ts";
import { branchHrefs, targetEdition } from "./branch-target.ts";
import { hasContent, type EditionView, type SelectorLevel } from "./edition-view.ts";
import type { LanguageOption, VersionOption } from "./navigation.ts";
import type { SiteInput } from "./site-input.ts";

/** The selectors of a division in one edition; absent where it has none. */
export interface SelectorOffers {
  readonly versions?: readonly VersionOption[];
  readonly languages?: readonly LanguageOption[];
}

/** Fields of a language that stand once, on its top entry. */
const topFields: ReadonlySet<string> = new Set(["banner", "navbar", "footer"]);

/** Returns what the selectors of a view offer; the first page of a branch is looked for once an edition. */
export function selectorOptions(input: SiteInput): (view: EditionView, edition: EditionPlan) => SelectorOffers {
  const firstIn = branchHrefs(input);
  const option = (
    branch: ExpandedDivision,
    level: SelectorLevel,
    current: EditionPlan,
  ): Omit<VersionOption, "label"> => {
    const target = hasContent(branch) ? targetEdition(branch, current, input) : undefined;
    const href = target === undefined ? outsideHref(branch, input.basePath) : firstIn(branch, target);
    const extra = optionExtra(branch);
    return {
      ...(branch.tag === undefined ? {} : { tag: branch.tag }),
      default: branch === defaultBranch(level.branches),
      ...(branch.hiddenHere ? { hidden: true } : {}),
      ...(target === undefined && branch.href !== undefined && isExternalHref(branch.href) ? { external: true } : {}),
      ...(href === undefined ? {} : { href }),
      edition: target?.id ?? null,
      current: target !== undefined && input.agrees(branch, current),
      ...(extra === undefined ? {} : { extra }),
      source: input.sourceOf(branch.source),
    };
  };
  return ({ levels }, edition) => {
    const offers: { versions?: VersionOption[]; languages?: LanguageOption[] } = {};
    for (const level of levels) {
      for (const branch of firstOfLabel(level.branches)) {
        if (level.kind === "version")
          (offers.versions ??= []).push({ label: branch.label, ...option(branch, level, edition) });
        else
          (offers.languages ??= []).push({
            code: branch.label,
            ...languageInfo(branch.label),
            ...option(branch, level, edition),
          });
      }
    }
    return offers;
  };
}

/** The branch a selector starts with: marked `default`, else the first; a hidden one only when all are (D12). */
export function defaultBranch(branches: readonly ExpandedDivision[]): ExpandedDivision | undefined {
  const filled = branches.filter(hasContent);
  const shown = filled.filter((branch) => !branch.hiddenHere);
  const candidates = shown.length > 0 ? shown : filled;
  return candidates.find((branch) => branch.default === true) ?? candidates[0];
}

/** The fields of a branch that an option has no field for. */
export function optionExtra({ icon, description, extra }: ExpandedDivision): JsonObject | undefined {
  const kept = Object.entries({
    ...(icon === undefined ? {} : { icon }),
    ...(description === undefined ? {} : { description }),
    ...extra,
  }).filter(([field]) => !topFields.has(field));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function outsideHref({ href }: ExpandedDivision, basePath: string): string | undefined {
  if (href === undefined || hrefProblem(href) !== undefined) return undefined;
  return isExternalHref(href) ? href.trim() : localHref(href, basePath);
}

function firstOfLabel(branches: readonly ExpandedDivision[]): readonly ExpandedDivision[] {
  const seen = new Set<string>();
  return branches.filter(({ label }) => !seen.has(label) && seen.add(label));
}
