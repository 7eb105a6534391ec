// Is a misspelt field sure enough to be rewritten? (D47)
import { divisions, isListField, listFields } from "../contract/divisions.ts";
import { isExternalHref } from "../contract/href.ts";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";
import type { ConfigFields } from "./config-value.ts";
import { evidentName } from "../hints/nearest-name.ts";

const texts: ReadonlySet<string> = new Set([
  ...divisions.map(({ label }) => label),
  ..."tag description href root directory align".split(" "),
]);
const flags: ReadonlySet<string> = new Set("hidden expanded default searchable public".split(" "));

const objects: ReadonlySet<string> = new Set("global color banner navbar footer".split(" "));

/** True when a value can be that of a field. An empty list tells nothing of what is meant to be in it. */
export function fitsField(value: JsonValue, field: string): boolean {
  if (isJsonObject(value) && Object.hasOwn(value, "$ref")) return true;
  if (isListField(field)) return Array.isArray(value) && value.length > 0 && value.every(fitsList(field));
  if (texts.has(field)) return typeof value === "string";
  if (flags.has(field)) return typeof value === "boolean";
  if (objects.has(field)) return isJsonObject(value);
  if (field === "icon") return typeof value === "string" || isJsonObject(value);
  return field !== "boost" || typeof value === "number";
}

function fitsList(field: string): (item: JsonValue) => boolean {
  return (item) => isJsonObject(item) || (field === "pages" && typeof item === "string");
}

/**
 * True when `word` is a slip of `field` and of no other of the `known` names that its value fits, and when the field,
 * once it has its name, is not in the way of what stands beside it.
 */
export function isEvidentField(
  word: string,
  field: string,
  value: JsonValue,
  { known, fields }: { readonly known: readonly string[]; readonly fields: ConfigFields },
): boolean {
  if (!fitsField(value, field) || isInTheWay(field, fields)) return false;
  // mint.json had `url`: an address out of the site was always a link, a path sometimes a prefix.
  if (field === "href" && (word === "url" || word === "link"))
    return typeof value === "string" && isExternalHref(value);
  // `ref` is as near to `$ref` as to `href`.
  return evidentName(word, ["$ref", ...known.filter((name) => fitsField(value, name))]) === field;
}

/** One element holds one kind of child, and a link none (§2.13). */
function isInTheWay(field: string, fields: ConfigFields): boolean {
  const holds = listFields.some((list) => fields.has(list));
  return isListField(field) ? holds || fields.has("href") : field === "href" && holds;
}
