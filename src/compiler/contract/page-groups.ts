// Reads who may see a page: names of user groups, or rules with `includes` and `excludes` (D245).
import { isJsonObject, type JsonValue } from "../text/json-value.ts";

/** Who may see a page: names of groups of readers, or rules. Empty: nobody. */
export type PageGroups = readonly JsonValue[];

/** The groups of a page as written; nobody where the value can't be read, so that a slip never publishes a page. */
export function pageGroups(value: JsonValue): PageGroups {
  return Array.isArray(value) && isPageGroups(value) ? value : [];
}

/** True for a list of names, and for a list of rules. */
export function isPageGroups(value: unknown): boolean {
  return Array.isArray(value) && (value.every(isName) || value.every(isRule));
}

/** The groups of `x-mint.metadata` and those of `x-mint.groups`; names that are beside rules are one more rule. */
export function mergedGroups(ofMetadata: JsonValue | undefined, added: PageGroups): PageGroups | undefined {
  if (added.length === 0) return ofMetadata == null ? undefined : pageGroups(ofMetadata);
  const existing: PageGroups = Array.isArray(ofMetadata) ? ofMetadata : [];
  const rules = existing.filter((each) => typeof each !== "string");
  const names = [...existing.filter((each) => typeof each === "string"), ...added];
  return pageGroups(rules.length === 0 ? names : [...rules, { includes: names }]);
}

function isName(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function isRule(value: unknown): boolean {
  if (!isJsonObject(value)) return false;
  const { includes, excludes, ...others } = value;
  const isIncludes =
    includes === undefined || (Array.isArray(includes) && includes.length > 0 && includes.every(isName));
  const isExcludes =
    excludes === undefined || (Array.isArray(excludes) && excludes.every(isName) && !excludes.includes("*"));
  return isIncludes && isExcludes && Object.keys(others).length === 0;
}
