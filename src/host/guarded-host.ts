// Checks that a host keeps its contract: one written in JavaScript may throw, or return anything.
import { reasonOf } from "../text/reason-of.ts";
import { HostFailure, type Host, type HostStat, type ListPattern } from "./host.ts";

const text = "a string or undefined";

/**
 * The same host, but each method that throws or returns a value of a wrong type throws a `TypeError` that names the
 * method. A `HostFailure` is passed on, and so is `fetch`: that it fails is an answer.
 */
export function guardedHost(host: Host): Host {
  return {
    readText: (path) => answerOf("readText", () => host.readText(path), isTextOrUndefined, text),
    readHead: (path, bytes) => answerOf("readHead", () => host.readHead(path, bytes), isTextOrUndefined, text),
    stat: (path) =>
      answerOf("stat", () => host.stat(path), isStat, `undefined or an object with "kind", "size" and "modified"`),
    list: (pattern: ListPattern) => answerOf("list", () => host.list(pattern), isListOfTexts, "an array of strings"),
    ...(host.refusal === undefined
      ? {}
      : {
          refusal: (path: string) => answerOf("refusal", () => host.refusal!(path), isTextOrUndefined, text),
        }),
    ...(host.fetch === undefined ? {} : { fetch: (url: string) => host.fetch!(url) }),
  };
}

function answerOf<Answer>(
  method: keyof Host,
  ask: () => unknown,
  isRight: (answer: unknown) => answer is Answer,
  expected: string,
): Answer {
  let answer: unknown;
  try {
    answer = ask();
  } catch (error) {
    if (error instanceof HostFailure) throw error;
    throw new TypeError(`compileNavigation: "host.${method}" must not throw, and threw: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  if (isRight(answer)) return answer;
  throw new TypeError(
    `compileNavigation: "host.${method}" has to return ${expected} at once, and returned ${kindOf(answer)}.`,
  );
}

function kindOf(answer: unknown): string {
  if (answer === null || answer === undefined) return String(answer);
  if (answer instanceof Promise) {
    // No caller waits for it, and a rejection without a handler ends the process.
    answer.catch(() => {});
    return "a promise";
  }
  return typeof answer === "object" ? "another object" : `a ${typeof answer}`;
}

function isTextOrUndefined(answer: unknown): answer is string | undefined {
  return answer === undefined || typeof answer === "string";
}

function isStat(answer: unknown): answer is HostStat | undefined {
  if (answer === undefined) return true;
  if (typeof answer !== "object" || answer === null) return false;
  const { kind, size, modified, real }: { readonly [Field in keyof HostStat]?: unknown } = answer;
  const isNamed = real === undefined || typeof real === "string";
  return isNamed && (kind === "file" || kind === "folder") && typeof size === "number" && typeof modified === "number";
}

function isListOfTexts(answer: unknown): answer is readonly string[] {
  return Array.isArray(answer) && answer.every((path) => typeof path === "string");
}
