// Finds the differences between two JSON values, and applies them to the first (D165).
import { isJsonObject } from "../../compiler/text/json-value.ts";
import { isSameJson } from "../../compiler/text/same-json.ts";

/** Where in a value something is otherwise, and what is there now. */
export type JsonChange = readonly [path: readonly (string | number)[], value: unknown];

/** What makes `after` of `before`; [] where both are the same JSON. What both share as one object is not looked at. */
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

/** In the same order, which JSON has, too. To write to `__proto__` would set what an object inherits. */
function haveSameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, at) => name === others[at] && name !== "__proto__");
}

/**
 * The value with these changes. It shares with `before` what is the same, and `before` stays as it is. The text of this
 * function is also run in browsers, so it uses nothing from outside of it.
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
