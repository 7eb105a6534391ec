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
  [{ kind: "each", operations: [{ kind: "move", from: page, to: "b c" }] }, ["mv", page, "b c"]],
];

test.each(steps)("%j", (step, words) => {
  const command = commandFor(step).slice(commandFor(step).indexOf("navc "));
  const shown = command.replace(/ with --before.*$|, or move it\.$/, "");
  const read = execFileSync("sh", ["-c", `navc() { printf '%s\\n' "$@"; }; ${shown}`], { encoding: "utf8" });
  expect(read.trimEnd().split("\n")).toEqual(words);
});
