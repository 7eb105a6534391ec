// Writes what problems are about with the new paths of files that moved.
import { pageHref, routeOf, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { foldersAbove } from "../../compiler/text/resolve-path.ts";

/** What else has a new name. */
export interface OtherNames {
  /** The new path of a folder, if every page below it has moved with it. */
  readonly folderAfter?: (folder: string) => string | undefined;
  /** Old and new labels. */
  readonly labels?: readonly (readonly [string, string])[];
}

/** The same text with the new paths and addresses of what moved. */
export function renamedWords(
  moves: ReadonlyMap<string, string>,
  { folderAfter = () => undefined, labels = [] }: OtherNames = {},
): (text: string) => string {
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
  const folders = folderNames(moves, folderAfter);
  const ofWord = (word: string): string => {
    const whole = names.get(word);
    if (whole !== undefined || folders.size === 0) return whole ?? word;
    const own = word.startsWith("/") ? folders.get(`${word}/`) : undefined;
    if (own !== undefined) return own.replace(/(?<=.)\/$/, "");
    for (let end = word.lastIndexOf("/"); end > 0; end = word.lastIndexOf("/", end - 1)) {
      const folder = folders.get(word.slice(0, end + 1));
      if (folder !== undefined) return folder + word.slice(end + 1);
    }
    return word;
  };
  const ofPart = (part: string): string => {
    const whole = names.get(part);
    if (whole !== undefined) return whole;
    // A name can have spaces and quotes. It is the beginning: of an address with an anchor, or of an entry with its spec.
    for (let end = lastEnd(part, part.length); end > 0; end = lastEnd(part, end)) {
      const start = names.get(part.slice(0, end));
      if (start !== undefined) return start + part.slice(end);
    }
    return part.replaceAll(/[^\s"'`,;()]+/g, ofWord);
  };
  const ofLabels = (text: string): string =>
    labels.reduce((renamed, [old, now]) => (old === "" ? renamed : renamed.replaceAll(old, () => now)), text);
  return (text) => ofLabels(names.get(text) ?? text.split(partEnd).map(ofPart).join(partEnd));
}

/** The paths and addresses of folders that moved as a whole, each with its last slash: the root has no other one. */
function folderNames(
  moves: ReadonlyMap<string, string>,
  folderAfter: (folder: string) => string | undefined,
): ReadonlyMap<string, string> {
  const all = new Set([...moves.keys()].flatMap(foldersAbove));
  const moved = [...all].flatMap((folder) => {
    const now = folderAfter(folder);
    if (now === undefined) return [];
    const path = now === "" ? "" : `${now}/`;
    return [
      [`${folder}/`, path] as const,
      [`${pageHref(folder, "")}/`, now === "" ? "/" : `${pageHref(now, "")}/`] as const,
    ];
  });
  return new Map(moved);
}

/** What stands between the parts of the subject of a problem. */
export const partEnd: string = " · ";

/** The last place before `end` where a name could end; -1 if there is none. */
function lastEnd(text: string, end: number): number {
  return [" ", "#", "?"].reduce((last, mark) => Math.max(last, text.lastIndexOf(mark, end - 1)), -1);
}
