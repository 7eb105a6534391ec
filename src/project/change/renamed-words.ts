// Writes what problems are about with the new paths of files that moved.
import { pageHref, routeOf, withoutPageExtension } from "../../compiler/contract/page-path.ts";

/** The same text with the new paths and addresses of what moved. */
export function renamedWords(moves: ReadonlyMap<string, string>): (text: string) => string {
  const names = new Map<string, string>();
  for (const [from, to] of moves) {
    const [page, target] = [withoutPageExtension(from), withoutPageExtension(to)];
    // As findings write them: a file, a page path, and the address of either.
    for (const [old, now] of [
      [from, to],
      [page, target],
      [routeOf(page), routeOf(target)],
    ] as const) {
      if (old === "") continue;
      names.set(old, now);
      names.set(pageHref(old, ""), pageHref(now, ""));
    }
  }
  return (text) => names.get(text) ?? text.replaceAll(/[^\s"'`,;()]+/g, (word) => names.get(word) ?? word);
}
