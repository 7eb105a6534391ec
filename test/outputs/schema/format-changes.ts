// What does one JSON Schema of the result promise that another one no longer does?
import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../src/compiler/text/json-value.ts";

/**
 * The changes from one schema to another that a frozen format does not allow, each as a line. New definitions and new
 * optional properties are allowed, and so is a form for what was any value or any object.
 */
export function forbiddenChanges(before: JsonValue, after: JsonValue, path = ""): readonly string[] {
  if (!isJsonObject(before) || !isJsonObject(after))
    return isDeepStrictEqual(before, after) ? [] : [`${path} was ${text(before)} and is ${text(after)}`];
  if (isAnything(before)) return [];
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keywords].flatMap((keyword) => changesOf(keyword, before, after, `${path}/${keyword}`));
}

function isAnything(schema: JsonObject): boolean {
  const keywords = Object.keys(schema);
  return keywords.length === 0 || (keywords.length === 1 && schema["type"] === "object");
}

function changesOf(keyword: string, before: JsonObject, after: JsonObject, path: string): readonly string[] {
  const [old, now] = [before[keyword], after[keyword]];
  switch (keyword) {
    case "properties":
    case "definitions":
      return namedChanges(asObject(old), asObject(now), path);
    case "required":
      return requiredChanges(asList(old), asList(now), path);
    case "additionalProperties":
      // Programs may get fields that they do not know.
      return old === false && now === undefined ? [] : forbiddenValue(old, now, path);
    default:
      return forbiddenValue(old, now, path);
  }
}

function forbiddenValue(old: JsonValue | undefined, now: JsonValue | undefined, path: string): readonly string[] {
  if (old === undefined) return [`${path} is new: ${text(now)}`];
  if (now === undefined) return [`${path} is gone: it was ${text(old)}`];
  return listOrSchema(old, now, path);
}

function namedChanges(before: JsonObject, after: JsonObject, path: string): readonly string[] {
  return Object.entries(before).flatMap(([name, part]) => {
    const now = after[name];
    return now === undefined
      ? [`${path}/${name} is removed or has another name`]
      : forbiddenChanges(part, now, `${path}/${name}`);
  });
}

function requiredChanges(before: readonly JsonValue[], after: readonly JsonValue[], path: string): readonly string[] {
  return [
    ...before.filter((name) => !after.includes(name)).map((name) => `${path}: ${text(name)} is optional now`),
    ...after.filter((name) => !before.includes(name)).map((name) => `${path}: ${text(name)} is required now`),
  ];
}

function listOrSchema(before: JsonValue, after: JsonValue, path: string): readonly string[] {
  const isAlike = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isAlike) return forbiddenChanges(before, after, path);
  return before.flatMap((part: JsonValue, index) =>
    forbiddenChanges(part, (after as readonly JsonValue[])[index]!, `${path}/${index}`),
  );
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function asList(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

function text(value: JsonValue | undefined): string {
  return JSON.stringify(value) ?? "absent";
}
