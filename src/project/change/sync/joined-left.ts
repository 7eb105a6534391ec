// Joins the pages that a sync leaves to the folders that they are in. (D414)
import { count } from "../../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { LeftName, LeftPage } from "../edit-plan.ts";
import { fewWords } from "../few-words.ts";

/** A page by itself, or several of a folder in a sentence. */
export type JoinedLeft =
  | { readonly kind: "page"; readonly name: LeftName }
  | { readonly kind: "folder"; readonly sentence: string };

/** With fewer pages, each is named. */
const fewestPages = 3;

/** The pages of the deepest folders with which these are at most so many lines; of all folders together if none are. */
export function joinedLeft(left: readonly LeftName[], most: number): readonly JoinedLeft[] {
  const deepest = left.reduce((depth, { written }) => Math.max(depth, foldersOf(written).length), 0);
  for (let depth = deepest; depth > 0; depth -= 1) {
    const joined = joinedAt(left, depth);
    if (joined.length <= most) return joined;
  }
  return joinedAt(left, 0);
}

function joinedAt(left: readonly LeftName[], depth: number): readonly JoinedLeft[] {
  const groups = groupBy(left, (name) => rowWords(name, depth).join("\n"));
  return [...groups.values()].flatMap((names): readonly JoinedLeft[] => {
    if (names.length < fewestPages) return names.map((name) => ({ kind: "page", name }));
    const [folder, end] = rowWords(names[0]!, depth);
    const pages = count(names.length, "page");
    return [{ kind: "folder", sentence: `${folder === "" ? pages : `${pages} of ${folder}`} ${end}` }];
  });
}

/** The folder of a page, and what is said of its pages. */
function rowWords({ page, written }: LeftName, depth: number): readonly [folder: string, end: string] {
  const folder = foldersOf(written)
    .slice(0, depth)
    .map((segment) => `${segment}/`)
    .join("");
  return [folder, page === undefined ? "" : endOf(page, pathOf(written).slice(folder.length))];
}

function endOf(page: LeftPage, rest: string): string {
  if (page.kind === "own") return `are in ${page.label} and not in ${page.from}, so they stay where they are`;
  if (page.kind === "unlisted") return `are in no list, because ${page.label} has no division for them`;
  const folders = page.expected.flatMap((path) =>
    path.endsWith(rest) ? [path.slice(0, path.length - rest.length)] : [],
  );
  const where = folders.length === 0 ? "" : `; write them as ${fewWords(folders.map((folder) => `${folder}…`))}`;
  return `are missing in ${fewWords(page.labels)}${where}`;
}

function foldersOf(written: string): readonly string[] {
  return pathOf(written).split("/").slice(0, -1);
}

function pathOf(written: string): string {
  return written.replace(/^(?:\.?\/)+/, "");
}
