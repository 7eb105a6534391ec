// The languages and versions of the whole site: the top lists of the result.
import { languageInfo } from "../contract/languages.ts";
import type { EditionPlan, ExpandedDivision, ExpandedSelectorValue } from "../expand/expanded-tree.ts";
import type { JsonObject, JsonValue } from "../text/json-value.ts";
import type { LanguageEntry, VersionEntry } from "./navigation.ts";
import type { SiteContext } from "./site-context.ts";

/** Fields of a language that are only on its entry. */
const entryFields: ReadonlySet<string> = new Set(["banner", "navbar", "footer"]);

/** The top lists; of a value, the first occurrence in docs.json gives the fields. */
export function selectorEntries(context: SiteContext): {
  readonly languages: readonly LanguageEntry[];
  readonly versions: readonly VersionEntry[];
} {
  const { plans } = context.tree;
  const hrefOf = valueHrefs(context);
  return {
    languages: plans.languages.map((value) => languageEntry(value, hrefOf(value), context)),
    versions: plans.versions.map((value) => versionEntry(value, hrefOf(value), context)),
  };
}

function languageEntry(value: ExpandedSelectorValue, href: string | undefined, context: SiteContext): LanguageEntry {
  const { branch } = value;
  const { banner, navbar, footer } = branch.extra ?? {};
  return {
    code: value.value,
    ...languageInfo(value.value),
    ...commonFields(branch, context.defaultEdition.language === value.value, href),
    ...present({ banner, navbar, footer }),
    ...extraField(branchExtra(branch, context)),
  };
}

function versionEntry(value: ExpandedSelectorValue, href: string | undefined, context: SiteContext): VersionEntry {
  const { branch } = value;
  return {
    label: value.value,
    ...commonFields(branch, context.defaultEdition.version === value.value, href),
    ...extraField(branchExtra(branch, context)),
  };
}

/** The fields of a branch that an option has no field for, and that are not on the entry of its language. */
export function branchExtra(branch: ExpandedDivision, { selectors }: SiteContext): JsonObject | undefined {
  const { icon, description, extra } = branch;
  const isEntry = branch.kind === "language" && selectors.givesEntry(branch);
  const kept = Object.entries({
    ...(icon === undefined ? {} : { icon }),
    ...(description === undefined ? {} : { description }),
    ...extra,
  }).filter(([field]) => !isEntry || !entryFields.has(field));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function commonFields(
  { tag, hiddenHere }: ExpandedDivision,
  isDefault: boolean,
  href: string | undefined,
): Pick<VersionEntry, "tag" | "default" | "hidden" | "href"> {
  return {
    ...(tag === undefined ? {} : { tag }),
    default: isDefault,
    ...(hiddenHere ? { hidden: true } : {}),
    ...(href === undefined ? {} : { href }),
  };
}

function present(fields: { readonly [field: string]: JsonValue | undefined }): { readonly [field: string]: JsonValue } {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
  );
}

function extraField(extra: JsonObject | undefined): { readonly extra?: JsonObject } {
  return extra === undefined ? {} : { extra };
}

/** The first visible page of a branch in an edition, as an href. */
export function branchHref(branch: ExpandedDivision, edition: EditionPlan, context: SiteContext): string | undefined {
  const { visible } = context.firstPages(branch, edition);
  return visible === undefined ? undefined : context.hrefOf(visible);
}

/** Returns where an entry of the top lists leads: a language to its default edition, a version to the default language's. */
function valueHrefs(context: SiteContext): (value: ExpandedSelectorValue) => string | undefined {
  const { selectors, defaultEdition, tree } = context;
  const byValue = new Map<string, ExpandedDivision[]>();
  for (const branch of selectors.branches) {
    const name = `${branch.kind} ${branch.label}`;
    const same = byValue.get(name);
    if (same === undefined) byValue.set(name, [branch]);
    else same.push(branch);
  }
  return (value) => {
    const { branch } = value;
    const edition =
      branch.kind === "language" ? tree.plans.defaultIn(value.value) : selectors.targetOf(branch, defaultEdition);
    if (edition === undefined) return undefined;
    for (const candidate of byValue.get(`${branch.kind} ${value.value}`) ?? []) {
      const shows = selectors.branchesAround(candidate).every((each) => selectors.agrees(each, edition));
      const href = shows ? branchHref(candidate, edition, context) : undefined;
      if (href !== undefined) return href;
    }
    return undefined;
  };
}
