// Does a shell read a word as it is meant?
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { navcCommand, shellWord } from "../../../src/project/settings/shell-word.ts";

test.each(["docs", "git:HEAD~1", "~/docs", "a b", "it's", "$HOME", "`x`", "--docs", "über", "a*", ""])("%s", (word) => {
  expect(execFileSync("sh", ["-c", `printf %s ${shellWord(word)}`], { encoding: "utf8" })).toBe(word);
});

test("a command has no folder if it is the current one", () => {
  expect(navcCommand(["mv", "--repair", "git:HEAD~1"], ".", undefined)).toBe("navc mv --repair git:HEAD~1");
  expect(navcCommand(["add", "--unlisted"], "my docs", "site.json")).toBe(
    "navc add --unlisted --config site.json 'my docs'",
  );
});
