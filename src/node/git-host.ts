// A host over a revision of a git repository.
import { ignoring } from "../host/ignore.ts";
import type { Host, HostStat } from "../host/host.ts";
import { gitContents } from "./git-contents.ts";
import { readGitTree, type GitEntry, type GitPlace, type GitTree } from "./git-tree.ts";
import { longestPath } from "./folders.ts";
import { characterEnd } from "./read-file.ts";

/** The files of a folder in a revision, or why there are none; a sentence without a full stop. */
export type GitHostResult =
  | { readonly ok: true; readonly host: Host }
  | { readonly ok: false; readonly reason: string };

/**
 * Opens a folder as a revision has it. The work tree is neither read nor touched, and nothing is written. Links are
 * followed inside the folder (D23); what lies in a submodule is not there. Every file has the time 0.
 */
export function gitHost(place: GitPlace): GitHostResult {
  const result = readGitTree(place);
  return result.ok ? { ok: true, host: hostOver(result.tree) } : result;
}

function hostOver(tree: GitTree): Host {
  const contents = gitContents(tree);
  let fetcher: ((url: string) => Promise<string>) | undefined;
  const targetOf = (link: GitEntry): string =>
    (link.size <= longestPath ? contents.whole(link)?.toString("utf8") : undefined) ?? "/";
  const real = (path: string): string | undefined =>
    path.length > longestPath || isUpward(path) ? undefined : resolveLinks(path, tree, targetOf);
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
    stat,
    refusal: (path) => (stat(path)?.kind === "folder" ? "is a folder" : undefined),
    list({ extensions, ignore }) {
      const isIgnored = ignoring(ignore);
      const endings = extensions.map((extension) => `.${extension}`);
      return [...tree.entries].flatMap(([path, { kind }]) =>
        kind === "file" && endings.some((ending) => path.endsWith(ending)) && isPlain(path) && !isIgnored(path)
          ? [path]
          : [],
      );
    },
    async fetch(url) {
      const { remoteFetcher } = await import("./fetch-remote.ts");
      fetcher ??= remoteFetcher();
      return fetcher(url);
    },
  };
}

// oxlint-disable-next-line no-control-regex
const isPlain = (path: string): boolean => !/[\0-\x1f\x7f]/.test(path);

const isUpward = (path: string): boolean => path.split("/").includes("..");

function textOf(entry: GitEntry | undefined, read: (entry: GitEntry) => Buffer | undefined): string | undefined {
  return entry && read(entry)?.toString("utf8");
}

const mostLinks = 40;

/** The path without links; undefined where one leads out of the folder, or in a circle. */
function resolveLinks(path: string, { entries }: GitTree, targetOf: (link: GitEntry) => string): string | undefined {
  if (entries.get(path)?.kind === "file") return path;
  let waiting = path.split("/");
  let done: string[] = [];
  for (let links = 0; waiting.length > 0;) {
    const [segment = "", ...rest] = waiting;
    waiting = rest;
    if (segment === ".." && done.length === 0) return undefined;
    done = segment === ".." ? done.slice(0, -1) : [...done, segment];
    const link = entries.get(done.join("/"));
    if (link?.kind !== "link") continue;
    links += 1;
    const target = targetOf(link);
    if (links > mostLinks || target.startsWith("/")) return undefined;
    done.pop();
    waiting = [...target.split("/").filter((each) => each !== "" && each !== "."), ...rest];
  }
  return done.join("/");
}
