// Does CONTRIBUTING.md name what CI runs, in the same order?
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const script = readFileSync(".ci/run", "utf8");
const [, listed = ""] =
  /CI \(`\.ci\/run`\) runs more.*?\n\n(.*?)\n\n/s.exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
const steps = listed.split(/\n(?=\d)/).map((step) => step.replaceAll(/\n\s*/g, " "));

/** What a step of CONTRIBUTING.md has to name, for each command of the script that is more than preparation. */
const named: readonly (readonly [RegExp, (found: RegExpExecArray) => readonly string[]])[] = [
  [
    /^NAVC_FUZZ_RUNS=(\d+) NAVC_EDITS=(\d+) npm run check$/,
    ([, cases, edits]) => [
      "`npm run check`",
      `${thousands(cases)} random edits of fixtures`,
      `${thousands(edits)} random edits of a watched site`,
    ],
  ],
  [/^npm run (check|docs|growth.*?|test:browser.*?)(?: >.*&)?$/, ([, words = ""]) => [`npm run ${words}`]],
  [/^node (scripts\/\S+)$/, ([, file = ""]) => [`node ${file}`]],
];

function thousands(number = ""): string {
  return Number(number).toLocaleString("en");
}

test("each step of CI is named, in its order, and no other", () => {
  const commands = script.split("\n").filter((line) => /^(?:npm run|npx|node|NAVC_)/.test(line));
  const expected = commands.map((line) => {
    for (const [pattern, names] of named) {
      const found = pattern.exec(line);
      if (found) return names(found);
    }
    return [`a step for: ${line}`];
  });
  expect(steps).toHaveLength(expected.length);
  for (const [index, names] of expected.entries()) for (const name of names) expect(steps[index]).toContain(name);
});

test("`npm run check` is described by all that it runs", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly scripts: { readonly check: string };
  };
  const run = scripts.check.split(" && ").map((command) => command.replace(/^npm (?:run )?/, ""));
  expect(run).toEqual(["format:check", "build", "types", "lint", "unused", "test", "package-check"]);
  expect(readFileSync("CONTRIBUTING.md", "utf8").replaceAll("\n", " ")).toContain(
    "`npm run check` runs what a change needs before it is proposed: format, build, types, lint, unused code, tests and the check of the package.",
  );
});
