// Pairs pages that have moved, byte for byte, to the address of another page. (D617)
import type { Page } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { PageReaders } from "./page-texts.ts";
import type { Pairing } from "./pairing.ts";
import { comparableSize, wholeTextOf, saysEnough, type Areas } from "./same-contents.ts";
import type { Side } from "./side.ts";

/**
 * Begins with the pages whose address is gone. Where the file of one is found at an address that had a text of another size, they are
 * paired, and the page that had this address is searched in the same way. Reads only files of an equal size.
 */
export function pairMovedOntoOthers(
  [before, after]: readonly [Side, Side],
  areas: Areas,
  readers: PageReaders,
  pairing: Pairing<Page>,
): void {
  const gone = [...before.pages].flatMap(([address, page]) => (after.pages.has(address) ? [] : [page]));
  const sizeBefore = (page: Page): number | undefined => comparableSize(page, readers.before);
  if (gone.every((page) => sizeBefore(page) === undefined)) return;
  // A file that kept its size is taken for one that was not changed, so that it need not be read.
  const replaced = [...after.pages].filter(([address, page]) => {
    const old = before.pages.get(address);
    return old !== undefined && sizeBefore(old) !== comparableSize(page, readers.after);
  });
  const bySize = groupBy(replaced, ([, page]) => comparableSize(page, readers.after));
  const goneBySize = groupBy(gone, sizeBefore);
  const queue = [...gone];
  for (const old of queue) {
    const size = sizeBefore(old);
    const area = areas.before(old);
    const candidates = (size === undefined ? undefined : bySize.get(size))?.filter(
      ([, page]) => areas.after(page) === area && !pairing.from.has(page),
    );
    const alike = (goneBySize.get(size) ?? []).filter((other) => other !== old);
    if (candidates === undefined || candidates.length === 0) continue;
    if (candidates.length + alike.length > mostOfOneSize) continue;
    const text = wholeTextOf(old, readers.before);
    if (text === undefined || !saysEnough(text)) continue;
    const isTwin = (other: Page): boolean =>
      areas.before(other) === area && wholeTextOf(other, readers.before) === text;
    const found = candidates.filter(([, page]) => wholeTextOf(page, readers.after) === text);
    const [first, ...others] = found;
    if (first === undefined || others.length > 0 || alike.some(isTwin)) continue;
    const [address, page] = first;
    pairing.pair(old, page);
    queue.push(before.pages.get(address)!);
  }
}

/** Of more files with one size none is read: they are made by a program. */
const mostOfOneSize = 16;
