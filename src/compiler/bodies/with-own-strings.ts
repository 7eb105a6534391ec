// Copies what is known of a body, so that it does not keep the text of the body in memory.
import type { PageBody } from "./page-body.ts";

/**
 * The same body with strings of its own. A part of a text is often a view on the whole text in memory, so that a single title would
 * keep the text of its page.
 */
export function withOwnStrings(body: PageBody): PageBody {
  const { problem, ...copy } = JSON.parse(JSON.stringify(body)) as PageBody;
  return { ...copy, problem };
}
