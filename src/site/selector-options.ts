// What does a selector offer at one place, and where does each choice lead? (Option of DESIGN section 2)
import { languageInfo } from "../contract/languages.ts";
import type { EditionPlan } from "../expand/expanded-tree.ts";
import { branchHref } from "./branch-href.ts";
import { writtenLink } from "./division-lead.ts";
import type { EditionView } from "./edition-view.ts";
import type { LanguageOption, VersionOption } from "./navigation.ts";
import { branchExtra } from "./selector-entries.ts";
import { choicesOf, defaultBranch, type Choice, type SelectorLevel } from "./selector-levels.ts";
import type { SiteInput } from "./site-input.ts";

/** The selectors of a division in one edition; absent where it has none. */
export interface SelectorOffers {
  readonly versions?: readonly VersionOption[];
  readonly languages?: readonly LanguageOption[];
}

type OptionFields = Omit<VersionOption, "label">;

/** Returns what the selectors of a view offer. */
export function selectorOptions(input: SiteInput): (view: EditionView, edition: EditionPlan) => SelectorOffers {
  const versionOptions = (level: SelectorLevel, edition: EditionPlan): readonly VersionOption[] =>
    optionsOf(level, edition, input).map(({ label, fields }) => ({ label, ...fields }));
  const languageOptions = (level: SelectorLevel, edition: EditionPlan): readonly LanguageOption[] =>
    optionsOf(level, edition, input).map(({ label, fields }) => ({ code: label, ...languageInfo(label), ...fields }));
  return ({ levels }, edition) => {
    const versions = levels.find(({ kind }) => kind === "version");
    const languages = levels.find(({ kind }) => kind === "language");
    return {
      ...(versions === undefined ? {} : { versions: versionOptions(versions, edition) }),
      ...(languages === undefined ? {} : { languages: languageOptions(languages, edition) }),
    };
  };
}

function optionsOf(
  level: SelectorLevel,
  edition: EditionPlan,
  input: SiteInput,
): readonly { readonly label: string; readonly fields: OptionFields }[] {
  const usual = defaultBranch(level, input.selectors)?.label;
  const choices = choicesOf(level, input.selectors);
  const current = currentChoice(choices, edition[level.kind], edition, input);
  return choices.map((choice) => ({
    label: choice.label,
    fields: optionFields(choice, { isDefault: choice.label === usual, isCurrent: choice === current }, edition, input),
  }));
}

// A branch with a selector of its kind inside shows in editions that are named by another choice.
function currentChoice(
  choices: readonly Choice[],
  value: string | null,
  edition: EditionPlan,
  { selectors }: SiteInput,
): Choice | undefined {
  const shows = ({ branches }: Choice): boolean => branches.some((branch) => selectors.agrees(branch, edition));
  return choices.find((choice) => choice.label === value && shows(choice)) ?? choices.find(shows);
}

function optionFields(
  { branches }: Choice,
  { isDefault, isCurrent }: { readonly isDefault: boolean; readonly isCurrent: boolean },
  edition: EditionPlan,
  input: SiteInput,
): OptionFields {
  const branch = branches[0]!;
  const target = input.targetOf(branch, edition);
  const link = target === undefined ? writtenLink(branch.href, input.basePath) : pageLink(branches, target, input);
  const extra = branchExtra(branch, input);
  return {
    ...(branch.tag === undefined ? {} : { tag: branch.tag }),
    default: isDefault,
    ...(branches.every((each) => each.hiddenHere) ? { hidden: true } : {}),
    ...(link.external === true ? { external: true } : {}),
    ...(link.href === undefined ? {} : { href: link.href }),
    edition: target?.id ?? null,
    current: isCurrent,
    ...(extra === undefined ? {} : { extra }),
    source: input.sourceOf(branch.source),
  };
}

function pageLink(
  branches: Choice["branches"],
  target: EditionPlan,
  input: SiteInput,
): { readonly href?: string; readonly external?: true } {
  for (const branch of branches) {
    const href = branchHref(branch, target, input);
    if (href !== undefined) return { href };
  }
  return {};
}
