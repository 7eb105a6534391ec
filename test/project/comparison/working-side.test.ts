// Is the docs folder as it is the other side, where a comparison names only one?
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPackage } from "../../examples/built-package.ts";
import { openNavcProcess, type NavcProcess } from "../../docs/navc-process.ts";
import { openRepository, type GitRepository } from "../../outputs/diff/git-repository.ts";

let repository: GitRepository;
let program: NavcProcess;
let outside: string;

beforeAll(() => {
  program = openNavcProcess(builtPackage(), { ...process.env });
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
  program.end();
  repository.end();
  rmSync(outside, { recursive: true });
});

async function navc(folder: string, ...words: readonly string[]): Promise<readonly [number, string]> {
  const { code, output } = await program.run(join(repository.folder, folder), words);
  return [code, output];
}

test.each([
  ["in the docs folder", "site", "git:HEAD"],
  ["in a folder of it", "site/guides", "git:HEAD"],
  ["with a folder in the revision", ".", "git:HEAD:site"],
])("a revision alone %s", async (_, folder, word) => {
  expect(await navc(folder, "diff", word)).toEqual([0, expect.stringContaining('retitled  / "Home" → "Welcome"\n')]);
});

test("a result file alone, in the form of a page", async () => {
  const [before, page] = [join(outside, "before.json"), join(outside, "diff.html")];
  await navc("site", "compile", "-o", before);
  expect(await navc("site", "diff", before)).toEqual([0, "no changes\n"]);
  const wrote = `navc: wrote ${page}. Open it in a browser; it loads nothing else.\n`;
  expect(await navc("site", "diff", "git:HEAD", "--format", "html", "-o", page)).toEqual([0, wrote]);
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
])("%s alone is refused with what to write", async (_, word, sentence) => {
  expect(await navc(".", "diff", word)).toEqual([2, `navc: ${sentence}\n`]);
});
