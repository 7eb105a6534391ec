// Which files has a commit had?
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pastFiles } from "../../../src/project/git/past-files.ts";
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
