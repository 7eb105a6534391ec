// Finds the values of a document that a JSONPath expression selects (RFC 9535).
import { JSONPathEnvironment, type JSONValue } from "json-p3";
import type { JsonValue } from "../text/json-value.ts";
import { readingLimits } from "../text/reading-limits.ts";
import { reasonOf } from "../text/reason-of.ts";
import { countedValue } from "./counted-value.ts";
import { TooManySteps, type TakeSteps } from "./overlay-work.ts";

/** The keys and indices that lead to a value. */
export type ValuePath = readonly (string | number)[];

/** The values that were found, each once, or why the expression can't be used: a clause. */
export type QueryResult =
  | { readonly kind: "found"; readonly paths: readonly ValuePath[] }
  | { readonly kind: "refused"; readonly problem: string };

/** Evaluates an expression. Never rejects. */
export async function queryPaths(expression: string, document: JsonValue, take: TakeSteps): Promise<QueryResult> {
  const { expressionCharacters } = readingLimits.overlay;
  if (expression.length > expressionCharacters)
    return { kind: "refused", problem: `it has more than ${expressionCharacters} characters` };
  try {
    const environment = await environmentFor(expression, take);
    const paths = new Map<string, ValuePath>();
    for (const { location } of environment.lazyQuery(expression, countedValue(document, take) as JSONValue))
      paths.set(JSON.stringify(location), location);
    return { kind: "found", paths: [...paths.values()] };
  } catch (error) {
    if (error instanceof TooManySteps)
      return { kind: "refused", problem: "it takes too many steps. Name the values more directly" };
    return { kind: "refused", problem: `it is no JSONPath expression that can be used (${reasonOf(error)})` };
  }
}

/** Who compares no texts waits for no engine of regular expressions. */
async function environmentFor(expression: string, take: TakeSteps): Promise<JSONPathEnvironment> {
  const environment = new JSONPathEnvironment();
  if (!/\b(?:match|search)\b/.test(expression)) return environment;
  const { matchFunctions } = await import("./match-functions.ts");
  for (const [name, call] of matchFunctions(take)) environment.functionRegister.set(name, call);
  return environment;
}
