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
  const ofPart = (part: string): string => {
    const whole = names.get(part);
    if (whole !== undefined) return whole;
    // A name can have spaces and quotes. It is the beginning: of an address with an anchor, or of an entry with its spec.
    for (let end = lastEnd(part, part.length); end > 0; end = lastEnd(part, end)) {
      const start = names.get(part.slice(0, end));
      if (start !== undefined) return start + part.slice(end);
    }
    return part.replaceAll(/[^\s"'`,;()]+/g, (word) => names.get(word) ?? word);
  };
  return (text) => names.get(text) ?? text.split(partEnd).map(ofPart).join(partEnd);
}

/** What stands between the parts of the subject of a problem. */
const partEnd = " · ";

/** The last place before `end` where a name could end; -1 if there is none. */
function lastEnd(text: string, end: number): number {
  return [" ", "#", "?"].reduce((last, mark) => Math.max(last, text.lastIndexOf(mark, end - 1)), -1);
}
