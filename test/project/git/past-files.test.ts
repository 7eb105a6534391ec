// Which files has a commit had?
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { neverCommitted, pastFiles } from "../../../src/project/git/past-files.ts";
import { openRepository, type GitRepository } from "../../outputs/diff/git-repository.ts";

function repositoryOf(files: Readonly<Record<string, string>>): GitRepository {
  const repository = openRepository();
  onTestFinished(() => repository.end());
  repository.write(files);
  repository.commit();
  return repository;
}

test("a file that a commit removed, and one that is still in the last commit, were there", () => {
  const repository = repositoryOf({ "docs/a.mdx": "a\n", "docs/ü *.mdx": "b\n", "c.mdx": "c\n" });
  repository.remove("docs/a.mdx");
  repository.commit();
  repository.remove("docs/ü *.mdx");
  const asked = ["a.mdx", "ü *.mdx", "c.mdx", "b.mdx"];
  expect([...pastFiles(join(repository.folder, "docs"), asked)]).toEqual(["a.mdx", "ü *.mdx"]);
  expect([...pastFiles(repository.folder, ["c.mdx", "docs"])]).toEqual(["c.mdx"]);
});

test("a new commit is asked anew", () => {
  const repository = repositoryOf({ "a.mdx": "a\n" });
  expect([...pastFiles(repository.folder, ["b.mdx"])]).toEqual([]);
  repository.write({ "b.mdx": "b\n" });
  expect([...pastFiles(repository.folder, ["b.mdx"])]).toEqual([]);
  repository.commit();
  expect([...pastFiles(repository.folder, ["b.mdx"])]).toEqual(["b.mdx"]);
});

test("without a commit, no file was there", () => {
  const repository = openRepository();
  onTestFinished(() => repository.end());
  expect([...pastFiles(repository.folder, ["a.mdx"])]).toEqual([]);
});

test("a file is new if no commit has had it, and one has had another one", () => {
  const repository = repositoryOf({ "docs/a.mdx": "a\n", "docs/b.mdx": "b\n" });
  const others = new Map([
    ["new.mdx", "a.mdx"],
    ["b.mdx", "a.mdx"],
    // Whether this folder is in git at all is not known of it.
    ["made.mdx", "other.mdx"],
  ]);
  expect([...neverCommitted(join(repository.folder, "docs"), others)]).toEqual(["new.mdx"]);
  const many = Array.from({ length: 501 }, (_, index) => [`${index}.mdx`, "a.mdx"] as const);
  expect([...neverCommitted(join(repository.folder, "docs"), new Map(many))]).toEqual([]);
});

test("a part of the history does not show that a file is new", () => {
  const repository = repositoryOf({ "a.mdx": "a\n" });
  repository.write({ "b.mdx": "b\n" });
  repository.commit();
  const clone = join(repository.folder, "clone");
  execFileSync("git", ["clone", "-q", "--depth", "1", `file://${repository.folder}`, clone]);
  const others = new Map([["new.mdx", "a.mdx"]]);
  expect([...neverCommitted(repository.folder, others)]).toEqual(["new.mdx"]);
  expect([...neverCommitted(clone, others)]).toEqual([]);
});

test("a merge hides no commit that both sides end without", () => {
  const repository = repositoryOf({ "a.mdx": "a\n" });
  repository.git("branch", "other");
  repository.move("a.mdx", "b.mdx");
  repository.commit();
  repository.move("b.mdx", "a.mdx");
  repository.commit();
  repository.git("checkout", "-q", "other");
  repository.write({ "c.mdx": "c\n" });
  repository.commit();
  repository.git("merge", "-q", "main", "-m", "merge");
  expect([...pastFiles(repository.folder, ["b.mdx"])]).toEqual(["b.mdx"]);
  expect([...neverCommitted(repository.folder, new Map([["b.mdx", "a.mdx"]]))]).toEqual([]);
});
