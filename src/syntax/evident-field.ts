// Is a misspelt field sure enough to be rewritten? (D47)
import { isListField, listFields } from "../contract/divisions.ts";
import { fieldRow } from "../contract/fields.ts";
import { isExternalHref } from "../contract/href.ts";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";
import type { ConfigFields } from "./config-value.ts";
import { evidentName } from "../hints/nearest-name.ts";

/** True when a value can be that of a field. An empty list says nothing of what is meant to be in it. */
// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
export function fitsField(value: JsonValue, field: string): boolean {
  const type = fieldRow(field)?.type;
  if (type === undefined || (isJsonObject(value) && Object.hasOwn(value, "$ref"))) return true;
  switch (type.kind) {
    case "string":
    case "page path":
      return typeof value === "string";
    case "boolean":
    case "number":
      return typeof value === type.kind;
    case "object":
      return isJsonObject(value);
    case "icon":
      return typeof value === "string" || isJsonObject(value);
    case "list": {
      const isElement = (item: JsonValue): boolean =>
        isJsonObject(item) || (type.of === "page entry" && typeof item === "string");
      return Array.isArray(value) && value.length > 0 && value.every(isElement);
    }
    case "spec":
    case "anything":
      return true;
  }
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
