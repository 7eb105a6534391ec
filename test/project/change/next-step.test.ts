// Can each proposed command be pasted, whatever the names in it?
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { commandFor, type NextStep } from "../../../src/project/change/next-step.ts";

const page = "a/Über uns/'quote $x.mdx";
const steps: readonly (readonly [NextStep, readonly string[]])[] = [
  [{ kind: "merge", page, into: "b c" }, ["rm", page, "--to", "b c"]],
  [{ kind: "place", page }, ["mv", page]],
  [{ kind: "list", page }, ["add", page]],
  [{ kind: "replace", page, redirect: "/b c" }, ["rm", page, "--to", "/b c"]],
  [{ kind: "links", below: "/b c" }, ["check", "--links", "--fix", "--suggested", "/b c"]],
  [{ kind: "each", operations: [{ kind: "move", from: page, to: "b c" }] }, ["mv", page, "b c"]],
];

test.each(steps)("%j", (step, words) => {
  expect(wordsOf(commandFor(step))).toEqual(words);
  const inFolder = wordsOf(commandFor(step, { root: "my docs", config: "my own.json" }));
  expect(new Set(inFolder)).toEqual(new Set([...words, "my docs", "--config", "my own.json"]));
});

function wordsOf(sentence: string): readonly string[] {
  const command = sentence.slice(sentence.indexOf("navc "));
  const shown = command.replace(/ with --before.*$|, or move it\.$/, "");
  const read = execFileSync("sh", ["-c", `navc() { printf '%s\\n' "$@"; }; ${shown}`], { encoding: "utf8" });
  return read.trimEnd().split("\n");
}
