// Which files have a text that would be lost with them? (D553)
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { uncommittedTexts } from "../../../src/project/git/uncommitted-texts.ts";
import { openRepository, type GitRepository } from "../../outputs/diff/git-repository.ts";

let repository: GitRepository;
beforeEach(() => {
  repository = openRepository();
  repository.write({ "docs/a.mdx": "a\n", "docs/ü b.mdx": "b\nc\n", "docs/c.mdx": "c\n" });
  repository.commit();
});
afterEach(() => repository.end());

const uncommitted = (...files: readonly string[]): readonly string[] =>
  uncommittedTexts(join(repository.folder, "docs"), files);

test("changed, new and staged ones, and not those that a commit has, wherever they are now", () => {
  expect(uncommitted("a.mdx", "ü b.mdx", "c.mdx", "none.mdx")).toEqual([]);
  repository.write({ "docs/a.mdx": "changed\n", "docs/new.mdx": "new\n", "docs/c.mdx": "staged\n" });
  repository.git("add", "docs/c.mdx");
  repository.move("docs/ü b.mdx", "docs/moved.mdx");
  expect(uncommitted("a.mdx", "c.mdx", "moved.mdx", "new.mdx")).toEqual(["a.mdx", "c.mdx", "new.mdx"]);
});

test("other ends of lines are no change", () => {
  repository.write({ "docs/ü b.mdx": "b\r\nc\r\n" });
  expect(uncommitted("ü b.mdx")).toEqual([]);
});

test("of a text that git converts nothing is said", () => {
  const attributes = "docs/a.mdx filter=crypt\ndocs/ü* working-tree-encoding=UTF-16\ndocs/new.mdx -filter\n";
  const plain = ["docs/a.mdx", "docs/c.mdx", "docs/ü b.mdx", "docs/new.mdx"].map((file) => [file, "plain\n"] as const);
  repository.write({ ".gitattributes": attributes, ...Object.fromEntries(plain) });
  expect(uncommitted("c.mdx", "a.mdx", "ü b.mdx", "new.mdx")).toEqual(["c.mdx", "new.mdx"]);
});

test("nor where no commit has the folder, or there is no repository", () => {
  repository.write({ "other/new.mdx": "new\n" });
  expect(uncommittedTexts(join(repository.folder, "other"), ["new.mdx"])).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), "navc-uncommitted-"));
  try {
    writeFileSync(join(folder, "a.mdx"), "new\n");
    expect(uncommittedTexts(folder, ["a.mdx"])).toEqual([]);
    repository.git("init", "-q", folder);
    expect(uncommittedTexts(folder, ["a.mdx"])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("names of SHA-256 are compared as well", () => {
  repository.git("init", "-q", "--object-format=sha256", "long");
  const folder = join(repository.folder, "long");
  repository.write({ "long/a.mdx": "a\n", "long/b.mdx": "b\n" });
  repository.git("-C", folder, "add", ".");
  repository.git("-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "one");
  repository.write({ "long/b.mdx": "changed\n" });
  expect(uncommittedTexts(folder, ["a.mdx", "b.mdx"])).toEqual(["b.mdx"]);
});
