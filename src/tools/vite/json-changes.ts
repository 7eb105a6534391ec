// Finds the differences between two JSON values, and applies them to the first (D165).
import { isJsonObject } from "../../compiler/text/json-value.ts";
import { isSameJson } from "../../compiler/text/same-json.ts";

/** The place of a change in a value, and the new value there. */
export type JsonChange = readonly [path: readonly (string | number)[], value: unknown];

/** The changes from `before` to `after`; empty if both are the same JSON. Shared objects are not compared. */
export function jsonChanges(before: unknown, after: unknown): readonly JsonChange[] {
  const changes: JsonChange[] = [];
  const compare = (a: unknown, b: unknown, path: readonly (string | number)[]): void => {
    if (a === b) return;
    if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
      return a.forEach((element, index) => compare(element, b[index], [...path, index]));
    if (isJsonObject(a) && isJsonObject(b)) {
      const names = Object.keys(b);
      if (haveSameNames(Object.keys(a), names))
        return names.forEach((name) => compare(a[name], b[name], [...path, name]));
    }
    if (!isSameJson(a, b)) changes.push([path, b]);
  };
  compare(before, after, []);
  return changes;
}

/** Whether two objects have the same keys in the same order, which matters in JSON. `__proto__` is refused, because writing to it would change what an object inherits. */
function haveSameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, at) => name === others[at] && name !== "__proto__");
}

/**
 * The value with these changes. It shares unchanged parts with `before`, which is not changed. The text of this function is
 * also run in browsers, so it uses nothing outside itself.
 */
export function withChanges(before: unknown, changes: readonly JsonChange[]): unknown {
  type Parts = Record<string | number, unknown>;
  const own = new Set<unknown>();
  const ownCopy = (part: unknown): Parts => {
    if (own.has(part)) return part as Parts;
    const copy = Array.isArray(part) ? [...(part as readonly unknown[])] : { ...(part as object) };
    own.add(copy);
    return copy;
  };
  const top: Parts = { whole: before };
  for (const [path, value] of changes) {
    let holder = top;
    let name: string | number = "whole";
    for (const next of path) {
      const part: Parts = ownCopy(holder[name]);
      holder[name] = part;
      holder = part;
      name = next;
    }
    holder[name] = value;
  }
  return top["whole"];
}
