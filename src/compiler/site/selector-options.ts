// Makes the choices of selectors: options at one place, and entries of the top lists.
import { languageInfo } from "../contract/languages.ts";
import type { EditionPlan, ExpandedDivision, ExpandedSelectorValue } from "../expand/expanded-tree.ts";
import { languageHeader } from "./resolve-header.ts";
import type { SiteHeader } from "./site-header.ts";
import { writtenLink } from "./division-href.ts";
import type { EditionView } from "./edition-view.ts";
import type { LanguageOption, VersionOption, LanguageEntry, VersionEntry } from "./navigation.ts";
import type { SelectorChoice, SelectorLevel } from "./selector-levels.ts";
import type { SiteContext } from "./site-context.ts";
import { groupBy } from "../text/group-by.ts";
import { withoutUndefined, type JsonObject } from "../text/json-value.ts";
import { madeOnce } from "../text/per-object.ts";

/** The selectors of a division in one edition; absent if it has none. */
export interface SelectorOptions {
  readonly versions?: readonly VersionOption[];
  readonly languages?: readonly LanguageOption[];
}

/** Finds what the selectors of a view offer. */
export type FindOptions = (view: EditionView, edition: EditionPlan) => SelectorOptions;

/** Returns a function; its equal results are one object. */
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
    return withoutUndefined({
      versions: versions && versionOf(versions, edition),
      languages: languages && languageOf(languages, edition),
    });
  };
}

type OptionFields = Omit<VersionOption, "label">;

interface OptionState {
  readonly target: EditionPlan | undefined;
  readonly isDefault: boolean;
  readonly isCurrent: boolean;
}

// An option depends on its choice, where that leads, and whether it is the current one.
function sharedOptions<Option extends {}>(
  context: SiteContext,
  optionOf: (label: string, fields: OptionFields) => Option,
): (level: SelectorLevel, edition: EditionPlan) => readonly Option[] {
  const known = { current: new Map<SelectorChoice, Known<Option>>(), other: new Map<SelectorChoice, Known<Option>>() };
  return ({ kind, choices, defaultBranch, choiceFor }, edition) => {
    const current = choiceFor(edition[kind]);
    return choices.map((choice) => {
      const isCurrent = choice === current;
      const target = context.selectors.targetOf(choice.branches[0]!, edition);
      const options = madeOnce(isCurrent ? known.current : known.other, choice, () => new Map());
      const isDefault = choice.label === defaultBranch?.label;
      return madeOnce(options, target, () =>
        optionOf(choice.label, optionFields(choice, { target, isDefault, isCurrent }, context)),
      );
    });
  };
}

type Known<Option> = Map<EditionPlan | undefined, Option>;

function optionFields({ branches }: SelectorChoice, state: OptionState, context: SiteContext): OptionFields {
  const { target, isDefault, isCurrent } = state;
  const branch = branches[0]!;
  const link = target === undefined ? writtenLink(branch.href, context.basePath) : pageLink(branches, target, context);
  return withoutUndefined({
    tag: branch.tag,
    default: isDefault,
    hidden: branches.every((each) => each.hiddenHere) ? true : undefined,
    external: link.external,
    href: link.href,
    edition: target?.id ?? null,
    current: isCurrent,
    extra: branchExtra(branch, context),
    source: context.sourceOf(branch.source),
  });
}

function pageLink(
  branches: SelectorChoice["branches"],
  target: EditionPlan,
  context: SiteContext,
): { readonly href?: string; readonly external?: true } {
  for (const branch of branches) {
    const href = branchHref(branch, target, context);
    if (href !== undefined) return { href };
  }
  return {};
}

/** Fields of a language that only its entry has. */
const entryFields: ReadonlySet<string> = new Set(["banner", "navbar", "footer"]);

/** The top lists. The first occurrence of a value in docs.json gives its fields. */
export function selectorEntries(
  context: SiteContext,
  header: SiteHeader,
): {
  readonly languages: readonly LanguageEntry[];
  readonly versions: readonly VersionEntry[];
} {
  const { plans } = context.tree;
  const hrefOf = valueHrefs(context);
  return {
    languages: plans.languages.map((value) => languageEntry(value, { href: hrefOf(value), header }, context)),
    versions: plans.versions.map((value) => versionEntry(value, hrefOf(value), context)),
  };
}

function languageEntry(
  value: ExpandedSelectorValue,
  { href, header }: { readonly href: string | undefined; readonly header: SiteHeader },
  context: SiteContext,
): LanguageEntry {
  const { branch } = value;
  const { banner, navbar, footer } = languageHeader(branch.extra ?? {}, context.basePath, header);
  return withoutUndefined({
    code: value.value,
    ...languageInfo(value.value),
    tag: branch.tag,
    default: context.defaultEdition.language === value.value,
    hidden: branch.hiddenHere ? true : undefined,
    href,
    banner,
    navbar,
    footer,
    extra: branchExtra(branch, context),
  });
}

function versionEntry(value: ExpandedSelectorValue, href: string | undefined, context: SiteContext): VersionEntry {
  const { branch } = value;
  return withoutUndefined({
    label: value.value,
    tag: branch.tag,
    default: context.defaultEdition.version === value.value,
    hidden: branch.hiddenHere ? true : undefined,
    href,
    extra: branchExtra(branch, context),
  });
}

/** The fields of a branch that an option has no field for, and that the entry of its language does not have. */
export function branchExtra(branch: ExpandedDivision, { selectors }: SiteContext): JsonObject | undefined {
  const { icon, description, extra } = branch;
  const isEntry = branch.kind === "language" && selectors.givesEntry(branch);
  const kept = Object.entries({ ...withoutUndefined({ icon, description }), ...extra }).filter(
    ([field]) => !isEntry || !entryFields.has(field),
  );
  return kept.length === 0 ? undefined : (Object.fromEntries(kept) as JsonObject);
}

/** The first visible page of a branch in an edition, as an href. */
export function branchHref(branch: ExpandedDivision, edition: EditionPlan, context: SiteContext): string | undefined {
  const { visible } = context.firstPages(branch, edition);
  return visible === undefined ? undefined : context.hrefOf(visible);
}

/** Returns where an entry of the top lists leads: a language to its default edition, a version to the default language's. */
function valueHrefs(context: SiteContext): (value: ExpandedSelectorValue) => string | undefined {
  const { selectors, defaultEdition, tree } = context;
  const byValue = groupBy(selectors.branches, ({ kind, label }) => `${kind} ${label}`);
  return (value) => {
    const { branch } = value;
    const edition =
      branch.kind === "language" ? tree.plans.defaultIn(value.value) : selectors.targetOf(branch, defaultEdition);
    if (edition === undefined) return undefined;
    for (const candidate of byValue.get(`${branch.kind} ${value.value}`) ?? []) {
      const href = selectors.shows(candidate, edition) ? branchHref(candidate, edition, context) : undefined;
      if (href !== undefined) return href;
    }
    return undefined;
  };
}
