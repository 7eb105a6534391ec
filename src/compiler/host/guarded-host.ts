// Checks that a host keeps its contract, because a host written in JavaScript may throw or return anything.
import { reasonOf } from "../text/reason-of.ts";
import { isListed } from "./list-pattern.ts";
import { HostFailure, type Host, type HostStat, type ListPattern } from "./host.ts";

const text = "a string or undefined";

/**
 * The same host, but each method that throws or returns a value of a wrong type throws a `TypeError` that names the
 * method. A `HostFailure` is passed on. Failures of `fetch` are passed on, too, because they are answers.
 */
export function guardedHost(host: Host): Host {
  return {
    readText: (path) => answerOf("readText", () => host.readText(path), textOf, text),
    readHead: (path, bytes) => answerOf("readHead", () => host.readHead(path, bytes), textOf, text),
    stat: (path) =>
      answerOf("stat", () => host.stat(path), statOf, `undefined or an object with "kind", "size" and "modified"`),
    // Each store lists its names as it has them: what no listing has must not depend on who wrote the host.
    list: (pattern: ListPattern) =>
      answerOf("list", () => host.list(pattern), textsOf, "an array of strings").filter(isListed(pattern)),
    ...(host.refusal === undefined
      ? {}
      : {
          refusal: (path: string) => answerOf("refusal", () => host.refusal!(path), textOf, text),
        }),
    ...(host.fetch === undefined ? {} : { fetch: (url: string) => host.fetch!(url) }),
  };
}

function answerOf<Answer>(
  method: keyof Host,
  ask: () => unknown,
  taken: (answer: unknown) => Answer | typeof wrong,
  expected: string,
): Answer {
  let answer: unknown;
  let kept: Answer | typeof wrong;
  try {
    answer = ask();
    kept = taken(answer);
  } catch (error) {
    if (isA(HostFailure, error)) throw error;
    throw new TypeError(`compileNavigation: "host.${method}" must not throw, and threw: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  if (kept !== wrong) return kept;
  throw new TypeError(
    `compileNavigation: "host.${method}" has to return ${expected} at once, and returned ${kindOf(answer)}.`,
  );
}

function kindOf(answer: unknown): string {
  if (answer === null || answer === undefined) return String(answer);
  if (isA(Promise, answer)) {
    // No caller waits for it, and a rejection without a handler ends the process.
    answer.catch(() => {});
    return "a promise";
  }
  return typeof answer === "object" ? "another object" : `a ${typeof answer}`;
}

/** A proxy may even throw when its class is read. */
function isA<Instance>(type: abstract new (...words: never) => Instance, value: unknown): value is Instance {
  try {
    return value instanceof type;
  } catch {
    return false;
  }
}

// Each property of an answer is read once: a getter or a proxy may throw, or return another value the next time.

const wrong = Symbol("an answer of a wrong type");

function textOf(answer: unknown): string | undefined | typeof wrong {
  return answer === undefined || typeof answer === "string" ? answer : wrong;
}

function statOf(answer: unknown): HostStat | undefined | typeof wrong {
  if (answer === undefined) return undefined;
  if (typeof answer !== "object" || answer === null) return wrong;
  const { kind, size, modified, real }: { readonly [Field in keyof HostStat]?: unknown } = answer;
  if ((kind !== "file" && kind !== "folder") || typeof size !== "number" || typeof modified !== "number") return wrong;
  if (real === undefined) return { kind, size, modified };
  return typeof real === "string" ? { kind, size, modified, real } : wrong;
}

function textsOf(answer: unknown): readonly string[] | typeof wrong {
  if (!Array.isArray(answer)) return wrong;
  const paths: readonly unknown[] = Array.from(answer);
  return paths.every((path) => typeof path === "string") ? paths : wrong;
}
