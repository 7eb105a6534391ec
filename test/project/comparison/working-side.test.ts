// Is the docs folder as it is the other side, where a comparison names only one?
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPackage } from "../../examples/built-package.ts";
import { openRepository, type GitRepository } from "../../outputs/diff/git-repository.ts";

let repository: GitRepository;
let program: string;
let outside: string;

beforeAll(() => {
  program = builtPackage().dist("cli/bin.js");
  outside = mkdtempSync(join(tmpdir(), "navc-outside-"));
  repository = openRepository();
  repository.write({
    "site/docs.json": '{ "navigation": { "pages": ["index"] } }',
    "site/index.mdx": "---\ntitle: Home\n---\n",
    "site/guides/a.mdx": "",
  });
  repository.commit();
  repository.write({ "site/index.mdx": "---\ntitle: Welcome\n---\n" });
});

afterAll(() => {
  repository.end();
  rmSync(outside, { recursive: true });
});

function navc(folder: string, ...words: readonly string[]): readonly [number | null, string] {
  const cwd = join(repository.folder, folder);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { cwd, encoding: "utf8" });
  return [status, stdout + stderr];
}

test.each([
  ["in the docs folder", "site", "git:HEAD"],
  ["in a folder of it", "site/guides", "git:HEAD"],
  ["with a folder in the revision", ".", "git:HEAD:site"],
])("a revision alone %s", (_, folder, word) => {
  expect(navc(folder, "diff", word)).toEqual([0, expect.stringContaining('retitled  / "Home" → "Welcome"\n')]);
});

test("a result file alone, in the form of a page", () => {
  const [before, page] = [join(outside, "before.json"), join(outside, "diff.html")];
  navc("site", "compile", "-o", before);
  expect(navc("site", "diff", before)).toEqual([0, "no changes\n"]);
  expect(navc("site", "diff", "git:HEAD", "--format", "html", "-o", page)).toEqual([0, ""]);
  expect(readFileSync(page, "utf8")).toMatch(/^<!doctype html>/);
});

test.each([
  [
    "a revision where no docs folder is",
    "git:HEAD",
    "There is no docs.json in this folder or above it. Name the docs folder to compare with: navc diff git:HEAD site",
  ],
  [
    "a folder that is only in the revision",
    "git:HEAD:old",
    'There is no docs.json in "old" now. Name the docs folder to compare with: navc diff git:HEAD:old site',
  ],
  [
    "a folder",
    "site",
    '"site" is only one state of a site. Name the state to compare it with first: navc diff git:HEAD site',
  ],
])("%s alone is refused with what to write", (_, word, sentence) => {
  expect(navc(".", "diff", word)).toEqual([2, `navc: ${sentence}\n`]);
});
