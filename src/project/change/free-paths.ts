// Demands that there can be a file at each path that a change gives to one.
import { isPageFileName } from "../../compiler/contract/page-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import { isUnlistedPath } from "../../compiler/text/hidden-path.ts";
import { utf8Length } from "../../compiler/text/byte-lengths.ts";
import { foldersAbove, resolvePath } from "../../compiler/text/resolve-path.ts";
import { visible } from "../../compiler/text/visible.ts";
import { UsageError } from "../settings/usage-error.ts";
import { ChangeError } from "./change-error.ts";

/** The files that a change moves, removes and makes. */
export interface ChangedPaths {
  readonly moves: ReadonlyMap<string, string>;
  readonly removed: ReadonlyMap<string, unknown>;
  readonly created: ReadonlyMap<string, unknown>;
}

/** The most bytes that a file system takes as a name. */
const longestName = 255;

/** Throws `UsageError` unless every new path is free: two files can't be at one path, and nothing is overwritten. */
export function requireFreePaths({ moves, removed, created }: ChangedPaths, host: Pick<Host, "stat">): void {
  const isLeft = (path: string): boolean => moves.has(path) || removed.has(path);
  const sources = new Map<string, string>();
  for (const [from, to] of moves) {
    requireVisible(from);
    const other = sources.get(to);
    if (other !== undefined) throw new UsageError(`Both ${other} and ${from} would become ${to}.`);
    sources.set(to, from);
    const there = isLeft(to) ? undefined : host.stat(to);
    if (there !== undefined) {
      const reason = `There is a ${there.kind} ${to} already, so ${from} can't be moved there. Move or remove it first.`;
      if (!isPageFileName(from) || !isPageFileName(to)) throw new UsageError(reason);
      throw new ChangeError(reason, { kind: "merge", page: from, into: to });
    }
    requirePossible(to, isLeft, host);
  }
  for (const file of removed.keys()) requireVisible(file);
  for (const file of created.keys()) requirePossible(file, isLeft, host);
}

/** Throws `UsageError` unless there can be a new page at a path from the docs root, and nothing is there. */
export function requireNewPage(file: string, host: Pick<Host, "stat">): void {
  if (resolvePath("", file) !== file || !isPageFileName(file))
    throw new UsageError(`"${file}" is not the path of a page in the docs folder.`);
  if (host.stat(file) !== undefined) throw new UsageError(`There is a file ${file} already.`);
  requirePossible(file, () => false, host);
}

/** What is hidden may hold secrets, or be the repository itself. */
function requireVisible(path: string): void {
  if (isUnlistedPath(path))
    throw new UsageError(
      `${path} is hidden, or in a hidden folder, so it is not a part of the site and stays where it is.`,
    );
}

function requirePossible(path: string, isLeft: (path: string) => boolean, { stat }: Pick<Host, "stat">): void {
  const names = path.split("/");
  if (isUnlistedPath(path))
    throw new UsageError(`${path} would be in a hidden folder, which is not a part of the site.`);
  const long = names.find((name) => utf8Length(name) > longestName);
  if (long !== undefined)
    throw new UsageError(
      `The name "${visible(long).slice(0, 40)}…" has more than ${longestName} bytes, the most that a file name may have.`,
    );
  const file = foldersAbove(path).find((folder) => !isLeft(folder) && stat(folder)?.kind === "file");
  if (file !== undefined) throw new UsageError(`${file} is a file, so there can't be a file ${path} in it.`);
}
