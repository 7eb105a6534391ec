// Which files did a folder have in a revision?
import { askGit } from "./git-command.ts";

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

/** Lists a folder of a revision; one listing, and no file is read yet. */
export function readGitTree({ folder, revision, path }: GitPlace): GitTreeResult {
  const commit = findCommit(folder, revision);
  if (!commit.ok) return commit;
  const prefix = askGit(folder, ["rev-parse", "--show-prefix"]);
  if (!prefix.ok) return { ok: false, reason: prefix.reason };
  const inside = joined(prefix.output.toString("utf8").replace(/\n$/, ""), path);
  if (inside === undefined) return { ok: false, reason: `"${path}" leads out of the repository` };
  const found = askGit(folder, ["rev-parse", "--verify", "--quiet", `${commit.name}:${inside}`]);
  if (!found.ok)
    return { ok: false, reason: `there is no "${inside}" in ${revision}${path === "" ? elsewhere(revision) : ""}` };
  const object = found.output.toString("utf8").trim();
  const tree = askGit(folder, ["rev-parse", "--verify", "--quiet", `${object}^{tree}`]);
  if (!tree.ok) return { ok: false, reason: `"${inside}" is no folder in ${revision}` };
  const listing = askGit(folder, ["ls-tree", "-r", "-z", "-l", "--full-tree", object]);
  if (!listing.ok) return { ok: false, reason: listing.reason + partialHint(listing.reason) };
  return { ok: true, tree: { folder, entries: entriesOf(listing.output.toString("utf8")) } };
}

/** For a folder that may have had another name. */
function elsewhere(revision: string): string {
  return `; if the folder was somewhere else then, name it: git:${revision}:path/to/docs`;
}

type CommitResult = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly reason: string };

function findCommit(folder: string, revision: string): CommitResult {
  if (revision === "" || revision.startsWith("-")) return { ok: false, reason: `"${revision}" is no revision` };
  const found = askGit(folder, ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`]);
  if (found.ok) return { ok: true, name: found.output.toString("utf8").trim() };
  if (found.isMissing || !/revision|object|ref|needed a single/i.test(found.reason))
    return { ok: false, reason: found.reason };
  const shallow = askGit(folder, ["rev-parse", "--is-shallow-repository"]);
  const isShallow = shallow.ok && shallow.output.toString("utf8").trim() === "true";
  const hint = isShallow
    ? "; this clone has only a part of the history: clone it whole (fetch-depth: 0 in actions/checkout)"
    : "";
  return { ok: false, reason: `git knows no revision "${revision}"${hint}` };
}

function partialHint(reason: string): string {
  return /object info|promisor|lazy/i.test(reason)
    ? "; a clone made with --filter lacks the contents of files: clone without it"
    : "";
}

/** The path from the top of the repository; undefined where it leaves it. */
function joined(prefix: string, path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of `${prefix}/${path}`.split("/")) {
    if (segment === "..") {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}

/** What is neither file nor link is a part of another repository, and not there. */
function entriesOf(listing: string): ReadonlyMap<string, GitEntry> {
  const entries = new Map<string, GitEntry>();
  for (const line of listing.split("\0")) {
    const [, mode, object = "", size, path = ""] = /^(\d+) blob ([0-9a-f]+) +(\d+|-)\t([^]*)$/.exec(line) ?? [];
    if (mode === undefined) continue;
    entries.set(path, { kind: mode === "120000" ? "link" : "file", object, size: Number(size) || 0 });
  }
  return entries;
}
