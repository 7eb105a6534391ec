// Finds the files of a folder whose texts would be lost with them, because no file of the last commit has the same. (D553)
import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { askGit, findCommit, findRepository } from "./git-repository.ts";

/** As for a revision that is read (D52). */
const mostBytes = 64 * 1024 * 1024;

/**
 * Those of these files whose text no file of the last commit has, wherever that is: the page may have moved since. Empty if the folder is
 * in no repository, if no commit has it, or if git can't answer. A file that git converts on its way to the work tree is left out.
 */
export function uncommittedTexts(folder: string, files: readonly string[]): readonly string[] {
  const repository = files.length === 0 ? undefined : findRepository(folder);
  if (repository?.ok !== true) return [];
  const { top, pathBelowTop } = repository;
  const commit = findCommit(top, "HEAD");
  const listing = commit.ok ? askGit(top, ["ls-tree", "-r", "-z", commit.name], { mostBytes }) : commit;
  if (!listing.ok) return [];
  const start = pathBelowTop === "" ? "" : `${pathBelowTop}/`;
  const names = new Set<string>();
  let isKept = false;
  for (const entry of listing.output.toString("utf8").split("\0")) {
    const [, name, path] = /^\d+ blob ([0-9a-f]+)\t([^]*)$/.exec(entry) ?? [];
    if (name === undefined) continue;
    names.add(name);
    isKept ||= path!.startsWith(start);
  }
  if (!isKept) return [];
  const others = files.filter((file) => !hasText(join(folder, file), names));
  const converted = convertedFiles(
    top,
    others.map((file) => start + file),
  );
  return others.filter((file) => !converted.has(start + file));
}

/** Whether git has the text under one of these names. A link has no text that would be lost. */
function hasText(path: string, names: ReadonlySet<string>): boolean {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return true;
  const bytes = readFileSync(path);
  // git may write other ends of lines than it keeps.
  const kept = [bytes, Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1")];
  const [first = ""] = names;
  const algorithm = first.length === 64 ? "sha256" : "sha1";
  return kept.some((text) =>
    names.has(createHash(algorithm).update(`blob ${text.length}\0`).update(text).digest("hex")),
  );
}

/** Those whose attributes make git keep another text than the work tree has. */
function convertedFiles(top: string, paths: readonly string[]): ReadonlySet<string> {
  if (paths.length === 0) return new Set();
  const words = ["check-attr", "-z", "--stdin", "filter", "working-tree-encoding", "ident"];
  const answer = askGit(top, words, { input: paths.map((path) => `${path}\0`).join(""), mostBytes });
  if (!answer.ok) return new Set(paths);
  const fields = answer.output.toString("utf8").split("\0");
  const isSet = (index: number): boolean => !["unspecified", "unset"].includes(fields[index + 2] ?? "unset");
  return new Set(fields.filter((_, index) => index % 3 === 0 && isSet(index)));
}
