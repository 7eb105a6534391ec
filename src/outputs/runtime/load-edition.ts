// Loads the part of a navigation that the reader of one edition needs.
import type { EditionPart, NavigationIndex } from "../../compiler/site/edition-part.ts";
import { inOwnWords } from "./in-own-words.ts";
import { openNavigation, type OpenNavigation } from "./open-navigation.ts";

/**
 * Loads the part of one edition, and opens it. Pages of other editions are unknown to it; `switchTarget` and the selectors
 * lead to them.
 *
 * @param index - The `index.json` that `navc compile --split` wrote, or `index` of what `splitNavigation` returned.
 * @param id - The id of the edition.
 * @param read - Returns the JSON of a file beside the index. `hash` is that of its content, for caches.
 * @returns The navigation of the edition. Rejects with `RangeError` if the index or the file does not have the edition, with
 * `TypeError` if the index is none or the file has another version of the format, and with any error of `read`.
 * @example
 * ```js
 * const site = await loadEdition(index, "fr@v1", async (file, hash) => (await fetch(`/nav/${file}?${hash}`)).json());
 * ```
 */
export async function loadEdition(
  index: NavigationIndex,
  id: string,
  read: (file: string, hash: string) => Promise<unknown>,
): Promise<OpenNavigation> {
  const found = inOwnWords(() => index.editions.find((edition) => edition.id === id));
  if (!found) throw new RangeError(`no edition ${id}`);
  const part = (await read(found.file, found.hash)) as EditionPart | null | undefined;
  const site = part ? openNavigation({ ...part, redirects: index.redirects }) : undefined;
  if (!site?.editionOf(id)) throw new RangeError(`what was read as ${found.file} is not the file of edition ${id}`);
  return site;
}
