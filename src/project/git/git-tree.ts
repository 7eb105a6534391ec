// Lists the files that a folder had in a revision.
import { resolvePath } from "../../compiler/text/resolve-path.ts";
import { findPresent, howToFetch } from "./git-present.ts";
import { askGit, findCommit, findRepository } from "./git-repository.ts";

/** A file or link of a revision. */
export interface GitEntry {
  readonly kind: "file" | "link";
  /** From the folder of the revision. */
  readonly path: string;
  /** The name of its content in the repository. */
  readonly object: string;
  /** In bytes; 0 if the content is missing, because then the size is not known. */
  readonly size: number;
}

/** A folder in a revision. */
export interface GitTree {
  /** The folder in which git is run. */
  readonly folder: string;
  /** As it was given. */
  readonly revision: string;
  /** Files and links by their path from the folder of the revision. */
  readonly entries: ReadonlyMap<string, GitEntry>;
  /** The paths of the folders in it; "" is one of them. */
  readonly folders: ReadonlySet<string>;
  readonly missing: MissingContents;
}

/** The contents that the repository lacks. Nothing needs them until one is read. */
export interface MissingContents {
  /** Their names. */
  readonly objects: ReadonlySet<string>;
  /** True for a clone that was made with `--filter`, and false for a repository that is damaged. */
  readonly isFiltered: boolean;
}

/** The folder, or why it can't be read; a sentence without a full stop. */
export type GitTreeResult =
  | { readonly ok: true; readonly tree: GitTree }
  | { readonly ok: false; readonly reason: string };

/** What is searched: `path` is relative to `folder`, both with "/" between segments. */
export interface GitPlace {
  readonly folder: string;
  readonly revision: string;
  readonly path: string;
}

/** How much of a folder is listed. A few hundred objects can represent any number of files. */
export interface ListingLimits {
  readonly entries: number;
  readonly bytes: number;
}

const defaultLimits: ListingLimits = { entries: 500_000, bytes: 64 * 1024 * 1024 };

const smaller = "; name a folder that holds only the site";

/** Lists a folder of a revision with one call; no file is read yet. */
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
  const pathInTree = resolvePath("", `${repository.pathBelowTop}/${path}`);
  if (pathInTree === undefined) return { ok: false, reason: `"${path}" leads out of the repository` };
  const found = askGit(top, ["rev-parse", "--verify", "--quiet", `${commit.name}:${pathInTree}`]);
  const hint = found.ok ? "" : filterHint(found.reason);
  if (!found.ok && hint !== "") return { ok: false, reason: found.reason + hint };
  if (!found.ok)
    return { ok: false, reason: `there is no "${pathInTree}" in ${revision}${path === "" ? elsewhere(revision) : ""}` };
  const object = found.output.toString("utf8").trim();
  const tree = askGit(top, ["rev-parse", "--verify", "--quiet", `${object}^{tree}`]);
  if (!tree.ok) return { ok: false, reason: `"${pathInTree}" is not a folder in ${revision}` };
  return listTree({ top, object, revision }, limits);
}

/** A folder in the repository whose work tree is at `top`. */
interface FolderObject {
  readonly top: string;
  readonly object: string;
  readonly revision: string;
}

/** Lists files and folders. With folders in the list, the limit of the output also limits how long git works. */
function listTree(found: FolderObject, limits: ListingLimits): GitTreeResult {
  const { top, object, revision } = found;
  const words = ["ls-tree", "-r", "-t", "-z", "--full-tree", object];
  const listing = askGit(top, [...words.slice(0, -1), "-l", object], { mostBytes: limits.bytes });
  if (listing.ok) return treeOf({ top, revision }, listing.output, limits.entries);
  if (listing.why === "too long") return tooLong(limits.bytes);
  // In a partial clone, git has no sizes for contents that were not fetched.
  const names = askGit(top, words, { mostBytes: limits.bytes });
  const sizes = names.ok ? findPresent(top, object, limits.bytes) : undefined;
  if (!names.ok || sizes === undefined) return { ok: false, reason: listing.reason + filterHint(listing.reason) };
  return treeOf({ top, revision, sizes }, names.output, limits.entries);
}

function tooLong(bytes: number): GitTreeResult {
  return { ok: false, reason: `its list of files is longer than ${bytes} bytes, the most that navc reads${smaller}` };
}

/** The sentence about a folder that may have had another name. */
function elsewhere(revision: string): string {
  return `; if the folder was somewhere else then, name it: git:${revision}:path/to/docs`;
}

function filterHint(reason: string): string {
  return /object info|promisor|lazy/i.test(reason) ? `; this clone was made with --filter: ${howToFetch}` : "";
}

interface Listed {
  readonly top: string;
  readonly revision: string;
  /** The sizes of the existing contents, if the listing does not have them. */
  readonly sizes?: ReadonlyMap<string, number>;
}

/** The tree of a listing. Entries that are neither file, link nor folder belong to another repository, and are left out. */
function treeOf({ top, revision, sizes }: Listed, listing: Buffer, most: number): GitTreeResult {
  const entries = new Map<string, GitEntry>();
  const folders = new Set([""]);
  const missing = new Set<string>();
  for (let start = 0, end = listing.indexOf(0); end >= 0; start = end + 1, end = listing.indexOf(0, start)) {
    const line = listing.toString("utf8", start, end);
    const [, mode, kind, object = "", written, path = ""] =
      /^(\d+) (blob|tree) ([0-9a-f]+)(?: +(\d+|-|BAD))?\t([^]*)$/.exec(line) ?? [];
    // A name that is not UTF-8 can't be written as text, and several such names would become the same text.
    if (mode === undefined || (line.includes("\uFFFD") && !Buffer.from(line).equals(listing.subarray(start, end))))
      continue;
    if (kind === "tree") folders.add(path);
    else {
      const size = sizes === undefined ? Number(written) : sizes.get(object);
      const isMissing = size === undefined || Number.isNaN(size);
      if (isMissing) missing.add(object);
      entries.set(path, { kind: mode === "120000" ? "link" : "file", path, object, size: isMissing ? 0 : size });
    }
    if (entries.size + folders.size > most)
      return { ok: false, reason: `it has more than ${most} files and folders, the most that navc reads${smaller}` };
  }
  const isFiltered = sizes !== undefined;
  return { ok: true, tree: { folder: top, revision, entries, folders, missing: { objects: missing, isFiltered } } };
}
