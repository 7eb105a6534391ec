// Lists the files that a folder had in a revision.
import { resolvePath } from "../text/resolve-path.ts";
import { askGit, findCommit, findRepository } from "./git-repository.ts";

/** A file or link of a revision. */
export interface GitEntry {
  readonly kind: "file" | "link";
  /** The name of its content in the repository. */
  readonly object: string;
  /** In bytes. */
  readonly size: number;
}

/** A folder as a revision has it. */
export interface GitTree {
  /** In which git is run. */
  readonly folder: string;
  /** Files and links by their path from the folder of the revision. */
  readonly entries: ReadonlyMap<string, GitEntry>;
  /** The paths of the folders in it; "" is itself one. */
  readonly folders: ReadonlySet<string>;
}

/** The folder, or why it can't be read; a sentence without a full stop. */
export type GitTreeResult =
  | { readonly ok: true; readonly tree: GitTree }
  | { readonly ok: false; readonly reason: string };

/** What is looked for: `path` is written from `folder`, both with "/" between segments. */
export interface GitPlace {
  readonly folder: string;
  readonly revision: string;
  readonly path: string;
}

/** How much of a folder is listed. A few hundred objects can stand for any number of files. */
export interface ListingLimits {
  readonly entries: number;
  readonly bytes: number;
}

const defaultLimits: ListingLimits = { entries: 500_000, bytes: 64 * 1024 * 1024 };

const smaller = "; name a folder that holds only the site";

/** Lists a folder of a revision; one listing, and no file is read yet. */
export function readGitTree(
  { folder, revision, path }: GitPlace,
  limits: ListingLimits = defaultLimits,
): GitTreeResult {
  if (revision === "" || revision.startsWith("-")) return { ok: false, reason: `"${revision}" is not a revision` };
  const repository = findRepository(folder);
  if (!repository.ok) return repository;
  const { top } = repository;
  const commit = findCommit(top, revision);
  if (!commit.ok) return commit;
  const inside = resolvePath("", `${repository.inside}/${path}`);
  if (inside === undefined) return { ok: false, reason: `"${path}" leads out of the repository` };
  const found = askGit(top, ["rev-parse", "--verify", "--quiet", `${commit.name}:${inside}`]);
  if (!found.ok)
    return { ok: false, reason: `there is no "${inside}" in ${revision}${path === "" ? elsewhere(revision) : ""}` };
  const object = found.output.toString("utf8").trim();
  const tree = askGit(top, ["rev-parse", "--verify", "--quiet", `${object}^{tree}`]);
  if (!tree.ok) return { ok: false, reason: `"${inside}" is not a folder in ${revision}` };
  return listTree(top, object, limits);
}

/** Folders are listed, too, so that what git goes through is bounded by what it prints. */
function listTree(top: string, object: string, limits: ListingLimits): GitTreeResult {
  const words = ["ls-tree", "-r", "-t", "-z", "-l", "--full-tree", object];
  const listing = askGit(top, words, { mostBytes: limits.bytes });
  if (!listing.ok && listing.why === "too long")
    return {
      ok: false,
      reason: `its list of files is longer than ${limits.bytes} bytes, the most that navc reads${smaller}`,
    };
  if (!listing.ok) return { ok: false, reason: listing.reason + partialHint(listing.reason) };
  return treeOf(top, listing.output, limits.entries);
}

/** For a folder that may have had another name. */
function elsewhere(revision: string): string {
  return `; if the folder was somewhere else then, name it: git:${revision}:path/to/docs`;
}

function partialHint(reason: string): string {
  return /object info|promisor|lazy/i.test(reason)
    ? "; a clone made with --filter lacks the contents of files: clone without it"
    : "";
}

function missingContent(path: string): string {
  return `the content of "${path}" is missing from this clone; git fsck lists what is missing, and a new clone has all`;
}

/** What is neither file, link nor folder is a part of another repository, and not there. */
function treeOf(top: string, listing: Buffer, most: number): GitTreeResult {
  const entries = new Map<string, GitEntry>();
  const folders = new Set([""]);
  for (let start = 0, end = listing.indexOf(0); end >= 0; start = end + 1, end = listing.indexOf(0, start)) {
    const line = listing.toString("utf8", start, end);
    const [, mode, kind, object = "", size, path = ""] =
      /^(\d+) (blob|tree) ([0-9a-f]+) +(\d+|-|BAD)\t([^]*)$/.exec(line) ?? [];
    // No text names what is not UTF-8, and several such names become one.
    if (mode === undefined || (line.includes("\uFFFD") && !Buffer.from(line).equals(listing.subarray(start, end))))
      continue;
    if (size === "BAD") return { ok: false, reason: missingContent(path) };
    if (kind === "tree") folders.add(path);
    else entries.set(path, { kind: mode === "120000" ? "link" : "file", object, size: Number(size) || 0 });
    if (entries.size + folders.size > most)
      return { ok: false, reason: `it has more than ${most} files and folders, the most that navc reads${smaller}` };
  }
  return { ok: true, tree: { folder: top, entries, folders } };
}
