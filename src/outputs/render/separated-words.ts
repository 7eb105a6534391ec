// The words for pages that have lost their counterparts (D260).
import { readPlainMapping } from "../../compiler/pages/plain-mapping.ts";
import type { PageSeparated } from "../diff/page-change.ts";
import { editionLabel } from "./edition-label.ts";
import type { Piece } from "./row.ts";

/** The most editions that are named. */
const mostEditions = 5;

/** In which editions a page has lost its counterpart, and how it gets it back; `isOneOfMany`: the row is about other pages, too. */
export function separatedFrom({ from, sharedKey, hrefs }: PageSeparated, isOneOfMany: boolean): readonly Piece[] {
  const words: Piece = { style: "plain", text: `no longer the same page in ${editionLabels(from)}` };
  if (sharedKey === null) return [words];
  const field = `"${keyField(sharedKey)}"`;
  const owner = hrefs.length > 1 ? "the front matter of each" : "its front matter";
  const repair = isOneOfMany
    ? `${field} in the front matter of ${hrefs.join(" and ")} makes that the same again; --format json has the "sharedKey" of each`
    : `${field} in ${owner} makes it the same again`;
  return [words, { style: "faint", text: `(${repair})` }];
}

/** The names of the first editions, and how many others there are. */
export function editionLabels(ids: readonly string[]): string {
  const named = ids.slice(0, mostEditions).map(editionLabel).join(", ");
  return ids.length > mostEditions ? `${named} and ${ids.length - mostEditions} more` : named;
}

/** The line of front matter; in quotes if YAML would read something else than the key. */
export function keyField(key: string): string {
  const fields = [key, `'${key}'`].map((written) => `key: ${written}`);
  return fields.find((field) => readPlainMapping(`${field}\n`)?.["key"] === key) ?? `key: ${JSON.stringify(key)}`;
}
