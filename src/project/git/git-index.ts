// Moves files in the index of git, as `git mv` does (D284).
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { askGit, findRepository } from "./git-repository.ts";

/** What became of the index. */
export type IndexMoves =
  /** The folder is in no repository, git is not installed, or no file that moved is in the index. */
  | { readonly kind: "none" }
  | { readonly kind: "moved"; readonly files: number }
  /** `reason` is a clause without a full stop. The index is as it was. */
  | { readonly kind: "failed"; readonly reason: string };

/** A file that moved; both paths are from the folder that is asked about. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** The most bytes of a list of tracked files; a repository of a million files has fewer. */
const mostBytes = 256 * 1024 * 1024;

/**
 * Gives the entries of moved files in the index their new paths. What is staged of a file stays staged, and what is not stays so.
 * Never throws: the files have moved already.
 */
export function moveInIndex(folder: string, moves: readonly FileMove[]): IndexMoves {
  if (moves.length === 0) return { kind: "none" };
  try {
    return movedEntries(folder, new Map(moves.map(({ from, to }) => [from, to])));
  } catch (error) {
    return { kind: "failed", reason: reasonOf(error) };
  }
}

function movedEntries(folder: string, moves: ReadonlyMap<string, string>): IndexMoves {
  const repository = findRepository(folder);
  if (!repository.ok) return repository.isAbsent ? { kind: "none" } : { kind: "failed", reason: repository.reason };
  const { top, pathBelowTop } = repository;
  const prefix = pathBelowTop === "" ? "" : `${pathBelowTop}/`;
  const words = ["ls-files", "-s", "-z", "--full-name", ...(prefix === "" ? [] : ["--", `:(literal)${prefix}`])];
  const listing = askGit(top, words, { mostBytes });
  if (!listing.ok) return { kind: "failed", reason: listing.reason };
  const removed: string[] = [];
  const added: string[] = [];
  for (const entry of listing.output.toString("utf8").split("\0")) {
    const [, mode = "", object = "", stage, path = ""] = /^(\d+) ([0-9a-f]+) (\d)\t([^]*)$/.exec(entry) ?? [];
    const to = path.startsWith(prefix) ? moves.get(path.slice(prefix.length)) : undefined;
    if (to === undefined) continue;
    if (stage !== "0") return { kind: "failed", reason: `${path} has conflicts` };
    removed.push(`0 ${"0".repeat(object.length)}\t${path}\0`);
    added.push(`${mode} ${object} 0\t${prefix}${to}\0`);
  }
  if (added.length === 0) return { kind: "none" };
  // All old paths go first: a new one may be that of another file, or below it.
  const input = [...removed, ...added].join("");
  const filters = withoutFilters(top);
  if (filters === undefined) return { kind: "failed", reason: "the filters of this repository can't be turned off" };
  const updated = askGit(top, [...filters, "update-index", "-z", "--index-info"], { input });
  return updated.ok ? { kind: "moved", files: added.length } : { kind: "failed", reason: updated.reason };
}

/**
 * Options that turn off the filters that a repository names: git reads files again that changed in the second in which it last wrote
 * its index, and would run a filter for them. Undefined if one has a name that no option can have.
 */
function withoutFilters(top: string): readonly string[] | undefined {
  const listed = askGit(top, ["config", "-z", "--list", "--name-only"]);
  if (!listed.ok) return undefined;
  const names = listed.output.toString("utf8").split("\0");
  const drivers = new Set(names.flatMap((name) => /^filter\.([^]+)\.[^.]+$/.exec(name)?.[1] ?? []));
  if ([...drivers].some((driver) => driver.includes("="))) return undefined;
  return [...drivers].flatMap((driver) =>
    ["clean=", "process=", "required=false"].flatMap((setting) => ["-c", `filter.${driver}.${setting}`]),
  );
}
