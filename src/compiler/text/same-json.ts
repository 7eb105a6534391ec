// Compares JSON values, and skips what both of them share.
import { isJsonObject, type JsonObject } from "./json-value.ts";

/**
 * Whether two values are written as the same JSON: the order of keys counts, too. Objects that both values share are not
 * compared, and each other part is compared once.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  /** For each part of one value, the equal part of the other one. */
  const same = new Map<object, object>();
  const compare = (a: unknown, b: unknown): boolean => {
    if (a === b) return true;
    if (Array.isArray(a)) return Array.isArray(b) && compareParts(a, b, compareLists);
    return isJsonObject(a) && isJsonObject(b) && compareParts(a, b, compareFields);
  };
  const compareParts = <Parts extends object>(
    a: Parts,
    b: Parts,
    compareAll: (a: Parts, b: Parts) => boolean,
  ): boolean => {
    const isSame = same.get(a) === b || compareAll(a, b);
    if (isSame) same.set(a, b);
    return isSame;
  };
  const compareLists = (a: readonly unknown[], b: readonly unknown[]): boolean =>
    a.length === b.length && a.every((element, index) => compare(element, b[index]));
  const compareFields = (a: JsonObject, b: JsonObject): boolean => {
    const names = Object.keys(a);
    const otherNames = Object.keys(b);
    return (
      names.length === otherNames.length &&
      names.every((name, index) => name === otherNames[index] && compare(a[name], b[name]))
    );
  };
  return compare(one, other);
}
