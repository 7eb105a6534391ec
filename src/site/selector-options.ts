// What a selector offers at one place, and where each choice leads.
import { languageInfo } from "../contract/languages.ts";
import type { EditionPlan } from "../expand/expanded-tree.ts";
import { writtenLink } from "./division-href.ts";
import type { EditionView } from "./edition-view.ts";
import type { LanguageOption, VersionOption } from "./navigation.ts";
import { branchExtra, branchHref } from "./selector-entries.ts";
import type { Choice, SelectorLevel } from "./selector-levels.ts";
import type { SiteContext } from "./site-context.ts";

/** The selectors of a division in one edition; absent where it has none. */
export interface SelectorOptions {
  readonly versions?: readonly VersionOption[];
  readonly languages?: readonly LanguageOption[];
}

/** Finds what the selectors of a view offer. */
export type FindOptions = (view: EditionView, edition: EditionPlan) => SelectorOptions;

/** Returns a search whose equal options are one object. */
export function selectorOptions(context: SiteContext): FindOptions {
  const versionOf = sharedOptions<VersionOption>(context, (label, fields) => ({ label, ...fields }));
  const languageOf = sharedOptions<LanguageOption>(context, (label, fields) => ({
    code: label,
    ...languageInfo(label),
    ...fields,
  }));
  return ({ levels }, edition) => {
    const versions = levels.find(({ kind }) => kind === "version");
    const languages = levels.find(({ kind }) => kind === "language");
    return {
      ...(versions === undefined ? {} : { versions: versionOf(versions, edition) }),
      ...(languages === undefined ? {} : { languages: languageOf(languages, edition) }),
    };
  };
}

type OptionFields = Omit<VersionOption, "label">;

interface OptionState {
  readonly target: EditionPlan | undefined;
  readonly isDefault: boolean;
  readonly isCurrent: boolean;
}

// An option depends on its choice, where that leads, and whether it is the current one.
function sharedOptions<Option>(
  context: SiteContext,
  optionOf: (label: string, fields: OptionFields) => Option,
): (level: SelectorLevel, edition: EditionPlan) => readonly Option[] {
  const known = { current: new Map<Choice, Known<Option>>(), other: new Map<Choice, Known<Option>>() };
  return ({ kind, choices, defaultBranch, choiceFor }, edition) => {
    const current = choiceFor(edition[kind]);
    return choices.map((choice) => {
      const isCurrent = choice === current;
      const target = context.selectors.targetOf(choice.branches[0]!, edition);
      const options = storeOf(choice, isCurrent ? known.current : known.other);
      const isDefault = choice.label === defaultBranch?.label;
      const option =
        options.get(target) ?? optionOf(choice.label, optionFields(choice, { target, isDefault, isCurrent }, context));
      options.set(target, option);
      return option;
    });
  };
}

type Known<Option> = Map<EditionPlan | undefined, Option>;

function storeOf<Option>(choice: Choice, stores: Map<Choice, Known<Option>>): Known<Option> {
  const known = stores.get(choice) ?? new Map<EditionPlan | undefined, Option>();
  stores.set(choice, known);
  return known;
}

function optionFields({ branches }: Choice, state: OptionState, context: SiteContext): OptionFields {
  const { target, isDefault, isCurrent } = state;
  const branch = branches[0]!;
  const link = target === undefined ? writtenLink(branch.href, context.basePath) : pageLink(branches, target, context);
  const extra = branchExtra(branch, context);
  return {
    ...(branch.tag === undefined ? {} : { tag: branch.tag }),
    default: isDefault,
    ...(branches.every((each) => each.hiddenHere) ? { hidden: true } : {}),
    ...(link.external === true ? { external: true } : {}),
    ...(link.href === undefined ? {} : { href: link.href }),
    edition: target?.id ?? null,
    current: isCurrent,
    ...(extra === undefined ? {} : { extra }),
    source: context.sourceOf(branch.source),
  };
}

function pageLink(
  branches: Choice["branches"],
  target: EditionPlan,
  context: SiteContext,
): { readonly href?: string; readonly external?: true } {
  for (const branch of branches) {
    const href = branchHref(branch, target, context);
    if (href !== undefined) return { href };
  }
  return {};
}
