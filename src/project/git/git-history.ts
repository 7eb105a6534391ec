// Reads the history of the files of a folder: few questions to git, whatever its length. (D387)
import type { CommitParents } from "./contained-commits.ts";
import { askGit, findRepository } from "./git-repository.ts";

/** A change of a file in a commit. Contents are names of git. */
export interface HistoryChange {
  /** From the folder, with "/". */
  readonly path: string;
  /** Its path before, if it was renamed. */
  readonly from: string | undefined;
  /** Undefined for a new file. */
  readonly before: string | undefined;
  /** Undefined for a removed file. */
  readonly after: string | undefined;
}

/** A commit that changed files of the folder. */
export interface HistoryCommit {
  /** Its place in `parents` of the history. */
  readonly at: number;
  /** As git has it, in the form of ISO 8601. */
  readonly date: string;
  readonly changes: readonly HistoryChange[];
}

/** The history of a folder, the newest commit first; or why there is none, as a clause. */
export type HistoryResult =
  | {
      readonly ok: true;
      readonly commits: readonly HistoryCommit[];
      /** Those of each commit, and of each merge between them; the newest first. */
      readonly parents: CommitParents;
      /** The paths at HEAD of files that were renamed since, by those of the index. */
      readonly renamed: ReadonlyMap<string, string>;
      /** Whether the clone has only a part of the history. */
      readonly isShallow: boolean;
      /** The texts of contents by their names; those that are missing are left out. */
      readonly texts: (names: Iterable<string>) => ReadonlyMap<string, string>;
    }
  | { readonly ok: false; readonly reason: string };

const mostBytes = 2 ** 28;

/** What one answer of git may hold at most, in bytes; a larger content is no page. */
const portionBytes = 2 ** 26;

/** Reads the commits of HEAD that changed files of a folder. Merges have no changes of their own. */
export function readHistory(folder: string, portion: number = portionBytes): HistoryResult {
  const repository = findRepository(folder);
  if (!repository.ok) return { ok: false, reason: repository.reason };
  const { top, pathBelowTop } = repository;
  const below = ["--", pathBelowTop === "" ? "." : `:(literal)${pathBelowTop}`];
  const graph = askGit(top, ["rev-list", "--topo-order", "--parents", "HEAD", ...below], { mostBytes });
  if (!graph.ok) return { ok: false, reason: graph.reason };
  const families = graph.output
    .toString("latin1")
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [line.split(" ")]));
  const places = new Map(families.map(([name], at) => [name!, at]));
  const words = ["diff-tree", "--stdin", "-r", "-M", "--root", "-z", "--format=%H %cI", ...below];
  const listed = askGit(top, words, { input: [...places.keys(), ""].join("\n"), mostBytes });
  if (!listed.ok) return { ok: false, reason: listed.reason };
  const since = askGit(top, ["diff-index", "-r", "-M", "-z", "HEAD", ...below], { mostBytes });
  const shallow = askGit(top, ["rev-parse", "--is-shallow-repository"]);
  const start = pathBelowTop === "" ? "" : `${pathBelowTop}/`;
  return {
    ok: true,
    commits: commitsIn(listed.output.toString("utf8"), start, places),
    renamed: new Map(
      (since.ok ? changesIn(since.output.toString("utf8"), start) : []).flatMap(({ path, from }) =>
        from === undefined ? [] : [[path, from] as const],
      ),
    ),
    parents: families.map(([, ...parents]) => parents.flatMap((name) => places.get(name) ?? [])),
    isShallow: shallow.ok && shallow.output.toString("utf8").trim() === "true",
    texts: (wanted) => textsOf(top, [...new Set(wanted)], portion),
  };
}

/** The format has a name and a date, and then the changes. */
function commitsIn(output: string, start: string, places: ReadonlyMap<string, number>): readonly HistoryCommit[] {
  const commits: (HistoryCommit & { readonly changes: HistoryChange[] })[] = [];
  for (const part of partsIn(output, start)) {
    if (typeof part !== "string") {
      commits.at(-1)?.changes.push(part);
      continue;
    }
    const [name = "", date = ""] = part.split(" ");
    commits.push({ at: places.get(name)!, date, changes: [] });
  }
  return commits;
}

function changesIn(output: string, start: string): readonly HistoryChange[] {
  return [...partsIn(output, start)].filter((part) => typeof part !== "string");
}

/** For each file git prints its modes, contents and state, and one path or two. Other lines are given as they are. */
function* partsIn(output: string, start: string): Generator<string | HistoryChange> {
  const parts = output.split("\0");
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!.replace(/^\n/, "");
    if (part === "") continue;
    if (!part.startsWith(":")) {
      yield part;
      continue;
    }
    const [, , before = "", after = "", state = ""] = part.split(" ");
    const isRename = /^[RC]/.test(state);
    const [one = "", other = one] = isRename ? [parts[at + 1], parts[at + 2]] : [parts[at + 1]];
    at += isRename ? 2 : 1;
    yield {
      path: withoutStart(other, start),
      from: state.startsWith("R") ? withoutStart(one, start) : undefined,
      before: contentOf(before),
      after: contentOf(after),
    };
  }
}

function withoutStart(path: string, start: string): string {
  return path.startsWith(start) ? path.slice(start.length) : path;
}

function contentOf(name: string): string | undefined {
  return /^0+$/.test(name) ? undefined : name;
}

function textsOf(top: string, names: readonly string[], portion: number): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const some of portionsOf(sizesOf(top, names), portion)) {
    const answer = askGit(top, ["cat-file", "--batch"], {
      input: `${some.join("\n")}\n`,
      mostBytes: portion + some.length * headBytes,
    });
    if (answer.ok) readContents(answer.output, texts);
  }
  return texts;
}

/** The line before each content, which has its name, kind and size, and the one after it. */
const headBytes = 128;

/** The contents that are there, with their bytes. */
function sizesOf(top: string, names: readonly string[]): readonly (readonly [name: string, bytes: number])[] {
  if (names.length === 0) return [];
  const answer = askGit(top, ["cat-file", "--batch-check"], { input: `${names.join("\n")}\n`, mostBytes });
  if (!answer.ok) return [];
  return answer.output
    .toString("latin1")
    .split("\n")
    .flatMap((line) => {
      const [name = "", kind, size] = line.split(" ");
      return kind === "blob" ? [[name, Number(size)] as const] : [];
    });
}

/** Names of contents that one answer of git can hold. */
function portionsOf(
  sizes: readonly (readonly [name: string, bytes: number])[],
  portion: number,
): readonly (readonly string[])[] {
  const portions: string[][] = [];
  let left = 0;
  for (const [name, bytes] of sizes) {
    if (bytes > portion) continue;
    if (bytes > left) {
      portions.push([]);
      left = portion;
    }
    portions.at(-1)!.push(name);
    left -= bytes;
  }
  return portions;
}

function readContents(output: Buffer, texts: Map<string, string>): void {
  for (let at = 0; at < output.length;) {
    const end = output.indexOf("\n", at);
    if (end < 0) break;
    const [name = "", kind, size] = output.toString("latin1", at, end).split(" ");
    at = end + 1;
    if (kind !== "blob") continue;
    texts.set(name, output.toString("utf8", at, at + Number(size)));
    at += Number(size) + 1;
  }
}
