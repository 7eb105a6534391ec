// Reads a file that `navc compile -o` wrote.
import { clipDepth } from "../../compiler/text/json-scan.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { findLongKey, longKeyProblem } from "../../compiler/text/json-keys.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { readBounded } from "../settings/read-bounded.ts";
import { UsageError } from "../settings/usage-error.ts";

/** A longer text is not the result of a site that people read, and its values would need gigabytes. */
const mostBytes = 256 * 1024 * 1024;
/** The greatest depth of nesting. It is enough for every docs.json, and a recursion over the tree does not exceed the stack. */
const deepest = 1000;

/** Reads a result; rejects with `UsageError` for any other file, with the place of the first fault. */
export async function readResultFile(file: string): Promise<ResolvedNavigation> {
  const text = readBounded(file, mostBytes);
  const value = parsed(file, text);
  const problem = noResult(value, file);
  if (problem !== undefined) throw new UsageError(problem);
  if (clipDepth(text, deepest).exceededAt !== undefined)
    throw new UsageError(brokenResult(file, `it is nested deeper than ${deepest} levels`));
  const { resultFault } = await import("./result-fault.ts");
  const fault = resultFault(value);
  if (fault !== undefined) throw new UsageError(brokenResult(file, shortened(fault)));
  return value as unknown as ResolvedNavigation;
}

function brokenResult(file: string, problem: string): string {
  return `${file} is not a whole result: ${problem}. Make it again with navc compile -o ${file}`;
}

function shortened(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 300)}…`;
}

/** The redirects of a docs.json, or of a file with only the list; throws `UsageError` for any other file. */
export function readRedirectsFile(file: string): readonly Redirect[] {
  const value = parsed(file, readBounded(file, mostBytes));
  const list = isJsonObject(value) ? value["redirects"] : value;
  if (list === undefined) return [];
  if (!Array.isArray(list) || !list.every(isRedirect))
    throw new UsageError(`${file} has no list of redirects, each with a "source" and a "destination".`);
  return list;
}

function isRedirect(value: JsonValue): value is JsonValue & Redirect {
  return isJsonObject(value) && typeof value["source"] === "string" && typeof value["destination"] === "string";
}

function parsed(file: string, text: string): JsonValue {
  if (findLongKey(text) !== undefined) throw new UsageError(`${file} is not read: ${longKeyProblem}.`);
  try {
    return JSON.parse(text) as JsonValue;
  } catch (error) {
    throw new UsageError(
      `${file} is not JSON (${reasonOf(error)}). A side is a docs folder, git:<rev>, or a file that navc compile -o wrote.`,
    );
  }
}

function noResult(value: JsonValue, file: string): string | undefined {
  const write = "A result is what navc compile -o writes.";
  if (value === null) return `${file} holds null: the site it was made from could not be read.`;
  if (!isJsonObject(value)) return `${file} is JSON, but not a result. ${write}`;
  if (isJsonObject(value["navigation"]))
    return `${file} looks like a docs.json. Name the folder that holds it, since its pages count, too.`;
  const format = value["formatVersion"];
  if (format === undefined) return `${file} is JSON, but not a result: it has no "formatVersion". ${write}`;
  if (format !== 1)
    return `${file} has format ${JSON.stringify(format)}, and this navc reads format 1. Write it again with navc compile -o.`;
  if (value["part"] !== undefined || (value["pages"] === undefined && Array.isArray(value["editions"])))
    return `${file} is only one of the files of a site that navc compile --split wrote. Write a whole result with navc compile -o.`;
  return undefined;
}
