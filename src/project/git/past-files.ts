// Finds the files of a folder that a commit has had.
import { askGit, findCommit, findRepository } from "./git-repository.ts";

/** A page is edited in few commits, and few of its lines are asked about at once. */
const mostBytes = 2 ** 26;

/** The last answer: the history of a commit never changes, and editors ask again and again. */
let last: { readonly question: string; readonly files: ReadonlySet<string> } | undefined;

/**
 * Those of these files that a commit has had, up to the last one. Empty if the folder is in no repository, or if git can't answer; a clone
 * with a part of the history answers for that part.
 */
export function pastFiles(folder: string, files: readonly string[]): ReadonlySet<string> {
  const repository = files.length === 0 ? undefined : findRepository(folder);
  if (repository?.ok !== true) return new Set();
  const { top, pathBelowTop } = repository;
  const head = findCommit(top, "HEAD");
  if (!head.ok) return new Set();
  const question = [top, head.name, pathBelowTop, ...files].join("\0");
  if (last?.question !== question) {
    const start = pathBelowTop === "" ? "" : `${pathBelowTop}/`;
    const changed = changedPaths(
      top,
      head.name,
      files.map((file) => start + file),
    );
    last = { question, files: new Set(files.filter((file) => changed.has(start + file))) };
  }
  return last.files;
}

/** Those of these paths that a commit changed. Without `--full-history`, git leaves out the side of a merge that ends like the other one. */
function changedPaths(top: string, commit: string, paths: readonly string[]): ReadonlySet<string> {
  const these = ["--", ...paths.map((path) => `:(literal)${path}`)];
  const names = askGit(top, ["rev-list", "--full-history", commit, ...these], { mostBytes });
  if (!names.ok || names.output.length === 0) return new Set();
  const words = ["diff-tree", "--stdin", "-r", "-m", "--root", "--no-renames", "--name-only", "--no-commit-id", "-z"];
  const listed = askGit(top, [...words, ...these], { input: names.output.toString("utf8"), mostBytes });
  return new Set(listed.ok ? listed.output.toString("utf8").split("\0") : []);
}

/** More are not asked about: git gets their names as words of one command. */
const mostFiles = 500;

/**
 * Those of these files that no commit has had, though one has had the file that `others` names for them: the folder is in git, and they
 * are new. Empty if that is not known, as in a clone with a part of the history.
 */
export function neverCommitted(folder: string, others: ReadonlyMap<string, string>): ReadonlySet<string> {
  if (others.size > mostFiles) return new Set();
  const past = pastFiles(folder, [...others].flat());
  const found = [...others].flatMap(([file, other]) => (past.has(other) && !past.has(file) ? [file] : []));
  const repository = found.length === 0 ? undefined : findRepository(folder);
  if (repository?.ok !== true) return new Set();
  const shallow = askGit(repository.top, ["rev-parse", "--is-shallow-repository"]);
  return new Set(shallow.ok && shallow.output.toString("utf8").trim() === "false" ? found : []);
}
