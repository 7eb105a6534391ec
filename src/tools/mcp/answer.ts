// Defines the answer of a tool, and keeps it short. (D289)
import type { JsonObject } from "../../compiler/text/json-value.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import { visible, withoutPasswords } from "../../compiler/text/visible.ts";

/** The answer of a tool. */
export interface Answer {
  /** What a person would want to read. */
  readonly text: string;
  /** The same facts as fields. */
  readonly data: JsonObject;
  /** True if nothing was done, and something else should be called. */
  readonly isRefusal?: true;
}

/** What the list of an answer may have, as a text and as fields; the rest is for what else it says. */
const mostTokens = 1_700;

/** About how many tokens a text has: four letters of ASCII are one, each other character is one. */
export function tokensOf(text: string): number {
  let tokens = 0;
  for (const letter of text) tokens += letter < "\u{80}" ? 0.25 : 1;
  return tokens;
}

/** The part of a list that an answer has. */
export interface Part<Element> {
  readonly shown: readonly Element[];
  readonly total: number;
  /** The index of the first element that is not shown; absent at the end. */
  readonly next?: number;
}

/**
 * The elements from an index on, as many as fit into an answer, and at least one. `textOf` is all that the answer has of an element.
 * Throws `UsageError` for an index behind the end.
 */
export function partOf<Element>(
  all: readonly Element[],
  textOf: (element: Element) => string,
  { from = 0, tokens = mostTokens }: { readonly from?: number | undefined; readonly tokens?: number } = {},
): Part<Element> {
  if (from > 0 && from >= all.length)
    throw new UsageError(
      `Nothing is left from ${from} on, because there are ${all.length} in all. To go on, take the number that the earlier answer names; without it the answer begins with the first.`,
    );
  let left = tokens;
  let end = from;
  while (end < all.length && (left > 0 || end === from)) {
    left -= tokensOf(textOf(all[end]!)) + 1;
    if (left < 0 && end > from) break;
    end++;
  }
  const shown = all.slice(from, end);
  return end < all.length ? { shown, total: all.length, next: end } : { shown, total: all.length };
}

/** The line that says how to get the rest of a list; none if all of it is there. */
export function restLine({ shown, total, next }: Part<unknown>, noun: string): readonly string[] {
  if (next === undefined) return [];
  const first = next - shown.length;
  return [`… ${first + 1} to ${next} of ${total} ${noun}; for the rest call it again with "from": ${next}`];
}

/** A text of a site as one line, cut if it is long. */
export function siteText(text: string, most = 300): string {
  const line = visible(withoutPasswords(text));
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}
