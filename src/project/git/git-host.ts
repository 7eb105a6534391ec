// A host over a revision of a git repository.
import { isListed } from "../../compiler/host/list-pattern.ts";
import { HostFailure, type Host, type HostStat } from "../../compiler/host/host.ts";
import { isUnlistedPath } from "../../compiler/text/hidden-path.ts";
import { linkFollower } from "./git-links.ts";
import { howToFetch } from "./git-present.ts";
import { askGit, findCommit, findRepository } from "./git-repository.ts";
import { readGitTree, type GitEntry, type GitPlace, type GitTree } from "./git-tree.ts";
import { longestDiskPath } from "../files/folders.ts";
import { characterEnd } from "../files/read-file.ts";

/** A host over a revision. */
export interface RevisionHost extends Host {
  /** Reads files that are needed next, within the limit: with one process for all, and not one for each. */
  readSoon(paths: readonly string[]): void;
  /** Every file and link of the folder; hidden ones and packages are left out. */
  files(): readonly string[];
}

/** The files of a folder in a revision, or why there are none; a sentence without a full stop. */
export type GitHostResult =
  | { readonly ok: true; readonly host: RevisionHost }
  | { readonly ok: false; readonly reason: string };

/**
 * Opens a folder in a revision. The work tree is neither read nor changed, and nothing is written. Links are followed inside
 * the folder (D23); files of a submodule do not exist. Every file has the time 0. A file whose content is missing in the clone
 * has the size 0, and reading it throws a `HostFailure` (D199).
 */
export function gitHost(place: GitPlace): GitHostResult {
  const result = readGitTree(place);
  return result.ok ? { ok: true, host: hostOver(result.tree) } : result;
}

/** The commit that the name of a revision means now; undefined if it means none. */
export function commitOf({ folder, revision }: Pick<GitPlace, "folder" | "revision">): string | undefined {
  const repository = findRepository(folder);
  const commit = repository.ok ? findCommit(repository.top, revision) : undefined;
  return commit?.ok === true ? commit.name : undefined;
}

function hostOver(tree: GitTree): RevisionHost {
  const contents = gitContents(tree);
  let fetcher: ((url: string) => Promise<string>) | undefined;
  const targetOf = (link: GitEntry): string =>
    (link.size <= longestDiskPath ? contents.whole(link)?.toString("utf8") : undefined) ?? "/";
  const follow = linkFollower(tree, targetOf);
  const real = (path: string): string | undefined =>
    path.length > longestDiskPath || isUpward(path) ? undefined : follow(path);
  const fileAt = (path: string): GitEntry | undefined => {
    const resolved = real(path);
    return resolved === undefined ? undefined : tree.entries.get(resolved);
  };
  const stat = (path: string): HostStat | undefined => {
    const resolved = real(path);
    if (resolved === undefined) return undefined;
    if (tree.folders.has(resolved)) return { kind: "folder", size: 0, modified: 0 };
    const entry = tree.entries.get(resolved);
    const name = resolved === path ? {} : { real: resolved };
    return entry && { kind: "file", size: entry.size, modified: 0, ...name };
  };
  return {
    readText: (path) => textOf(fileAt(path), contents.whole),
    readHead(path, bytes) {
      const entry = fileAt(path);
      const head = entry && contents.head(entry, bytes + 3);
      return head?.toString("utf8", 0, characterEnd(head, bytes, head.length));
    },
    readSoon: (paths) => contents.soon(paths.flatMap((path) => fileAt(path) ?? [])),
    stat,
    files: () => [...tree.entries.keys()].filter((path) => isPlain(path) && !isUnlistedPath(path)),
    refusal: (path) => (stat(path)?.kind === "folder" ? "is a folder" : undefined),
    list(pattern) {
      const isShown = isListed(pattern);
      return [...tree.entries].flatMap(([path, { kind }]) =>
        kind === "file" && isPlain(path) && isShown(path) ? [path] : [],
      );
    },
    async fetch(url) {
      const { remoteFetcher } = await import("../network/fetch-remote.ts");
      fetcher ??= remoteFetcher();
      return fetcher(url);
    },
  };
}

// oxlint-disable-next-line no-control-regex
const isPlain = (path: string): boolean => !/[\0-\x1f\x7f]/.test(path);

const isUpward = (path: string): boolean => path.includes("..") && path.split("/").includes("..");

function textOf(entry: GitEntry | undefined, read: (entry: GitEntry) => Buffer | undefined): string | undefined {
  return entry && read(entry)?.toString("utf8");
}

/** What is read of a file: the whole file, or at least the first requested bytes. */
interface GitContents {
  readonly whole: (entry: GitEntry) => Buffer | undefined;
  readonly head: (entry: GitEntry, bytes: number) => Buffer | undefined;
  /** Reads completely what is needed next. */
  readonly soon: (entries: readonly GitEntry[]) => void;
}

/** How much is kept of a page in a large tree, of which nearly always only front matter is read. */
const headBytes = 4096;
const largeHeadBytes = 2 ** 16;
const largestAhead = 2 ** 20;
const largestBatch = 2 ** 26;
const mostSingleReads = 10;
const mostAhead = 2 ** 29;
const largestFile = 2 ** 28;
/** More bytes than the line before a content and the line end after it. */
const lineBytes = 128;

/**
 * Contents of a tree; undefined for one above 256 MiB. When the first file is read, all pages, `.mintignore` and files in JSON and YAML are read;
 * of more than 64 MiB, pages are kept up to their first 4 KiB. Larger files are read when they are needed.
 */
function gitContents(tree: GitTree): GitContents {
  const heads = new Map<string, Buffer>();
  let isReadAhead = false;
  let singleReads = 0;
  const budget: Budget = { left: mostAhead };
  const read = (entry: GitEntry): Buffer | undefined => {
    if (tree.missing.objects.has(entry.object)) throw new HostFailure(missingContent(entry, tree));
    if (entry.size > largestFile) return undefined;
    singleReads += 1;
    // After so many complete pages, all pages will probably be read, and one process for each would be slower.
    if (singleReads === mostSingleReads) readAhead(tree, { heads, budget, pageBytes: largestAhead });
    const found = heads.get(entry.object);
    return found?.length === entry.size ? found : readObject(entry, tree, entry.size);
  };
  const known = (entry: GitEntry): Buffer | undefined => {
    if (!isReadAhead) {
      isReadAhead = true;
      readAhead(tree, { heads, budget, pageBytes: headBytes });
    }
    return heads.get(entry.object);
  };
  const whole = (entry: GitEntry): Buffer | undefined => {
    const found = known(entry);
    return found !== undefined && found.length === entry.size ? found : read(entry);
  };
  return {
    whole,
    head(entry, bytes) {
      const found = known(entry);
      if (found !== undefined && (found.length === entry.size || found.length >= bytes)) return found;
      if (entry.size <= largestAhead || bytes > largestAhead) return whole(entry);
      // Many paths may have the same content.
      const head = Buffer.from(readObject(entry, tree, Math.max(bytes, largeHeadBytes)));
      heads.set(entry.object, head);
      return head;
    },
    soon(entries) {
      const unread = entries.filter((entry) => known(entry)?.length !== entry.size);
      keepObjects(withinLimits(unread, tree, budget), tree, (object, content) =>
        heads.set(object, Buffer.from(content)),
      );
    },
  };
}

/** The number of bytes that may still be read in advance. */
interface Budget {
  left: number;
}

interface Ahead {
  readonly heads: Map<string, Buffer>;
  readonly budget: Budget;
  /** How much of a page is kept. */
  readonly pageBytes: number;
}

function readAhead(tree: GitTree, { heads, budget, pageBytes }: Ahead): void {
  const pages = new Set<string>();
  const named = [...tree.entries].flatMap(([path, entry]) => {
    const isPage = /\.mdx?$/.test(path);
    if (isPage) pages.add(entry.object);
    return isPage || entry.kind === "link" || /(\.(json|ya?ml)|\.mintignore)$/.test(path) ? [entry] : [];
  });
  const wanted = withinLimits(named, tree, budget);
  const isOneBatch = wanted.reduce((sum, { size }) => sum + size, 0) <= largestBatch;
  keepObjects(wanted, tree, (object, content) =>
    // Of many batches a copy, so that the output of git can be released.
    heads.set(object, isOneBatch ? content : Buffer.from(pages.has(object) ? content.subarray(0, pageBytes) : content)),
  );
}

/** Each content once, without those that are missing or too large, and in total not more than the budget allows. */
function withinLimits(entries: readonly GitEntry[], { missing }: GitTree, budget: Budget): readonly GitEntry[] {
  const wanted = new Map<string, GitEntry>();
  for (const entry of entries) {
    if (entry.size > largestAhead || missing.objects.has(entry.object) || wanted.has(entry.object)) continue;
    budget.left -= entry.size;
    if (budget.left < 0) break;
    wanted.set(entry.object, entry);
  }
  return [...wanted.values()];
}

function keepObjects(
  entries: readonly GitEntry[],
  tree: GitTree,
  keep: (object: string, content: Buffer) => unknown,
): void {
  for (const batch of batches(entries)) for (const [object, content] of readObjects(batch, tree)) keep(object, content);
}

function batches(entries: readonly GitEntry[]): readonly (readonly GitEntry[])[] {
  const found: GitEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    if (entry.size > room || found.length === 0) {
      found.push([]);
      room = largestBatch;
    }
    found.at(-1)!.push(entry);
    room -= entry.size;
  }
  return found;
}

function missingContent({ path }: GitEntry, { revision, missing }: GitTree): string {
  const [why, how] = missing.isFiltered
    ? ["this clone, which was made with --filter", howToFetch]
    : ["this repository", "git fsck lists what is missing, and a new clone has all"];
  return `The content of "${path}" in ${revision} is needed, and missing from ${why}; ${how}`;
}

/** The beginning of one content, up to this number of bytes. Throws a `HostFailure` if git does not return it. */
function readObject(entry: GitEntry, { folder }: GitTree, bytes: number): Buffer {
  const answer = askGit(folder, ["cat-file", "--batch"], {
    input: `${entry.object}\n`,
    mostBytes: bytes + lineBytes,
  });
  const output = answer.ok || answer.why === "too long" ? answer.output : undefined;
  const content = output && contentsIn(output).get(entry.object)?.subarray(0, bytes);
  if (content?.length === Math.min(bytes, entry.size)) return content;
  const why = answer.ok || answer.why === "too long" ? `${entry.object} is missing` : answer.reason;
  throw new HostFailure(`The contents of the revision can't be read: ${why}`);
}

/** The contents of objects by name; none if git fails, and then each one is read separately. */
function readObjects(entries: readonly GitEntry[], { folder }: GitTree): ReadonlyMap<string, Buffer> {
  const input = entries.map(({ object }) => `${object}\n`).join("");
  const mostBytes = entries.reduce((sum, { size }) => sum + size + lineBytes, 0);
  const answer = askGit(folder, ["cat-file", "--batch"], { input, mostBytes });
  return answer.ok ? contentsIn(answer.output) : new Map();
}

function contentsIn(output: Buffer): ReadonlyMap<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (let at = 0; at < output.length;) {
    const end = output.indexOf("\n", at);
    const [object = "", kind, size] = output.toString("latin1", at, end).split(" ");
    at = end + 1;
    if (kind !== "blob") continue;
    contents.set(object, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return contents;
}
