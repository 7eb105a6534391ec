// Throws for a value that is not the navigation of a result.
import { isJsonObject, kindOfJson, type JsonObject } from "../text/json-value.ts";

/** Throws a `TypeError` that says what to pass, if `value` is something else. `what` is the beginning of its message. */
export function requireNavigation(value: unknown, what: string): void {
  const problem = problemWith(value);
  if (problem !== undefined) throw new TypeError(`${what} has to be the "navigation" of a result. ${problem}`);
}

function problemWith(value: unknown): string | undefined {
  if (value === null)
    return "It is null, as where a docs.json can't be read: look at the diagnostics of that result first.";
  if (!isJsonObject(value)) return `It is ${kindOfJson(value)}.`;
  if (value["formatVersion"] === 1) return damage(value);
  return "navigation" in value
    ? `This is a whole result or a docs.json: give the "navigation" that compileNavigation put into its result.`
    : `It is an object without "formatVersion": 1.`;
}

/** A part that is not there at all, as in a file that was cut or changed by hand. What is in the parts is not judged. */
function damage(value: JsonObject): string | undefined {
  const list = ["editions", "redirects"].find((name) => !Array.isArray(value[name]));
  if (list !== undefined) return `Its "${list}" is ${kindOfJson(value[list])}, not a list.`;
  const object = ["pages", "site"].find((name) => !isJsonObject(value[name]));
  return object === undefined ? undefined : `Its "${object}" is ${kindOfJson(value[object])}, not an object.`;
}
