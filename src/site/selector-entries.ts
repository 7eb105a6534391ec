// Which languages and versions does the whole site have? The top lists of the result.
import type { SelectorValue } from "../bind/bound-tree.ts";
import { languageInfo } from "../contract/languages.ts";
import type { JsonValue } from "../text/json-value.ts";
import type { LanguageEntry, VersionEntry } from "./navigation.ts";

/** What the editions say of a value: whether the default edition has it, and where it leads. */
export interface ValueFacts {
  readonly default: boolean;
  readonly href: string | undefined;
}

/** An entry of the language list; the first occurrence in docs.json gives its fields. */
export function languageEntry({ value, branch }: SelectorValue, facts: ValueFacts): LanguageEntry {
  const { banner, navbar, footer, ...extra } = branch.extra ?? {};
  return {
    code: value,
    ...languageInfo(value),
    ...commonFields(branch, facts),
    ...present({ banner, navbar, footer }),
    ...extraField(extra),
  };
}

/** An entry of the version list. */
export function versionEntry({ value, branch }: SelectorValue, facts: ValueFacts): VersionEntry {
  return {
    label: value,
    ...(branch.tag === undefined ? {} : { tag: branch.tag }),
    ...commonFields(branch, facts),
    ...extraField(branch.extra ?? {}),
  };
}

function commonFields(
  { inForce }: SelectorValue["branch"],
  { default: isDefault, href }: ValueFacts,
): Pick<VersionEntry, "default" | "hidden" | "href"> {
  return { default: isDefault, ...(inForce.hidden ? { hidden: true } : {}), ...(href === undefined ? {} : { href }) };
}

function present(fields: { readonly [field: string]: JsonValue | undefined }): { readonly [field: string]: JsonValue } {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
  );
}

function extraField(extra: { readonly [field: string]: JsonValue }): Pick<VersionEntry, "extra"> {
  return Object.keys(extra).length === 0 ? {} : { extra };
}
