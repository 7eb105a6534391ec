// Which result does a file hold that `navc compile -o` wrote?
import { readFileSync } from "node:fs";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";
import type { ResolvedNavigation } from "../site/navigation.ts";
import type { Redirect } from "../contract/redirects.ts";
import { UsageError } from "./usage-error.ts";

/** Reads a result; throws `UsageError` for any other file. */
export function readResultFile(file: string): ResolvedNavigation {
  const value = readJson(file);
  const problem = problemWith(value, file);
  if (problem !== undefined) throw new UsageError(problem);
  return value as unknown as ResolvedNavigation;
}

/** The redirects of a docs.json, or of a file that holds the list alone; throws `UsageError` for any other file. */
export function readRedirectsFile(file: string): readonly Redirect[] {
  const value = readJson(file);
  const list = isJsonObject(value) ? value["redirects"] : value;
  if (list === undefined) return [];
  if (!Array.isArray(list) || !list.every(isRedirect))
    throw new UsageError(`${file} has no list of redirects, each with a "source" and a "destination".`);
  return list;
}

function isRedirect(value: JsonValue): value is JsonValue & Redirect {
  return isJsonObject(value) && typeof value["source"] === "string" && typeof value["destination"] === "string";
}

function readJson(file: string): JsonValue {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as JsonValue;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      error instanceof SyntaxError
        ? `${file} is not JSON (${reason}). A side is a docs folder, git:<rev>, or a file that navc compile -o wrote.`
        : `${file} can't be read: ${reason}`,
    );
  }
}

function problemWith(value: JsonValue, file: string): string | undefined {
  const write = "A result is what navc compile -o writes.";
  if (value === null) return `${file} holds null: the site it was made from could not be read.`;
  if (!isJsonObject(value)) return `${file} is JSON, but no result. ${write}`;
  if (isJsonObject(value["navigation"]))
    return `${file} looks like a docs.json. Name the folder that holds it, since its pages count, too.`;
  const format = value["formatVersion"];
  if (format === undefined) return `${file} is JSON, but no result: it has no "formatVersion". ${write}`;
  if (format !== 1)
    return `${file} has format ${JSON.stringify(format)}, and this navc reads format 1. Write it again with navc compile -o.`;
  const broken = brokenParts.find(([name, isRight]) => !isRight(value[name]));
  return broken && `${file} is not a whole result: its "${broken[0]}" is missing or broken. ${write}`;
}

type IsRight = (value: JsonValue | undefined) => boolean;

const isString: IsRight = (value) => typeof value === "string";

function allIn(isRight: IsRight): IsRight {
  return (value) => Array.isArray(value) && value.every(isRight);
}

function having(fields: Readonly<Record<string, IsRight>>): IsRight {
  const checks = Object.entries(fields);
  return (value) => isJsonObject(value) && checks.every(([name, isRight]) => isRight(value[name]));
}

const isPlacement = having({ editions: allIn(isString) });
const isPage = having({
  href: isString,
  path: isString,
  title: isString,
  key: isString,
  placements: allIn(isPlacement),
});

const isDivision: IsRight = (value) => having({ id: isString, label: isString, children: allIn(isChild) })(value);

const isChild: IsRight = (value) =>
  isJsonObject(value) && (value["kind"] === "page" ? isString(value["href"]) : isDivision(value));

/** What a comparison asks of a result, so that it meets nothing else in it. */
const brokenParts: readonly (readonly [string, IsRight])[] = [
  ["site", having({ basePath: isString })],
  ["languages", allIn(having({ code: isString, label: isString, bcp47: isString }))],
  ["versions", allIn(having({ label: isString }))],
  ["editions", allIn(having({ id: isString, tree: isDivision, global: having({ anchors: allIn(isDivision) }) }))],
  ["pages", (value) => isJsonObject(value) && Object.values(value).every(isPage)],
];
