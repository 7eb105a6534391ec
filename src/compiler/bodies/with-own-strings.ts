// Copies what is known about a body, so that the text of the body is not kept in memory.
import type { PageBody } from "./page-body.ts";

/**
 * The same body with copied strings. In memory a part of a text often refers to the whole text, so a single title would keep
 * the text of its page.
 */
export function withOwnStrings(body: PageBody): PageBody {
  const { problem, ...copy } = JSON.parse(JSON.stringify(body)) as PageBody;
  return { ...copy, problem };
}
