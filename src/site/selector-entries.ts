// Which languages and versions does the whole site have? The top lists of the result.
import { languageInfo } from "../contract/languages.ts";
import type { ExpandedDivision, SelectorValue } from "../expand/expanded-tree.ts";
import type { JsonObject, JsonValue } from "../text/json-value.ts";
import { valueHrefs } from "./branch-href.ts";
import type { LanguageEntry, VersionEntry } from "./navigation.ts";
import type { SiteInput } from "./site-input.ts";

/** Fields of a language that stand once, on its entry. */
const entryFields: ReadonlySet<string> = new Set(["banner", "navbar", "footer"]);

/** The top lists; of a value, the first occurrence in docs.json gives the fields. */
export function selectorEntries(input: SiteInput): {
  readonly languages: readonly LanguageEntry[];
  readonly versions: readonly VersionEntry[];
} {
  const { plans } = input.tree;
  const hrefOf = valueHrefs(input);
  return {
    languages: plans.languages.map((value) => languageEntry(value, hrefOf(value), input)),
    versions: plans.versions.map((value) => versionEntry(value, hrefOf(value), input)),
  };
}

function languageEntry(value: SelectorValue, href: string | undefined, input: SiteInput): LanguageEntry {
  const branch = input.selectors.branchOf(value);
  const { banner, navbar, footer } = branch.extra ?? {};
  return {
    code: value.value,
    ...languageInfo(value.value),
    ...commonFields(branch, input.defaultEdition.language === value.value, href),
    ...present({ banner, navbar, footer }),
    ...extraField(branchExtra(branch, input)),
  };
}

function versionEntry(value: SelectorValue, href: string | undefined, input: SiteInput): VersionEntry {
  const branch = input.selectors.branchOf(value);
  return {
    label: value.value,
    ...commonFields(branch, input.defaultEdition.version === value.value, href),
    ...extraField(branchExtra(branch, input)),
  };
}

/** The fields of a branch that an option has no field for, and that are not on the entry of its language. */
export function branchExtra(branch: ExpandedDivision, { selectors }: SiteInput): JsonObject | undefined {
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
