// Are the texts of a history read, however large they are together?
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readHistory } from "../../../src/project/git/git-history.ts";

test("in several portions; what is larger than one of them is left out", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "navc-history-")));
  const git = (...words: readonly string[]): unknown => execFileSync("git", words, { cwd: folder, stdio: "ignore" });
  git("init", "-q");
  const texts = ["a", "b", "c", "d"].map((letter) => letter.repeat(900));
  for (const [index, text] of [...texts, "x".repeat(2000)].entries()) writeFileSync(join(folder, `${index}.mdx`), text);
  git("add", "-A");
  git("-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "-q", "-m", "navc");
  const history = readHistory(folder, 1024);
  const names = history.ok ? history.commits.flatMap(({ changes }) => changes.flatMap(({ after }) => after ?? [])) : [];
  expect(names).toHaveLength(5);
  expect(history.ok && [...history.texts(names).values()].toSorted()).toEqual(texts);
  rmSync(folder, { recursive: true });
});
