// Where do the files of each folder go when navc compiles several?
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CompileCommandOptions } from "../../../../src/tools/cli/compile/command-options.ts";
import { planRoots } from "../../../../src/tools/cli/compile/plan-roots.ts";

// Below the folder that the tests run in, as the folders of a run are.
const base = `node_modules/.cache/navc-plan-${process.pid}`;
beforeEach(() => {
  for (const name of ["a/docs", "b/docs", "b/docs/inner"]) mkdirSync(join(base, name), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true }));

const plan = (roots: readonly string[], options: CompileCommandOptions): readonly string[] =>
  planRoots(
    roots.map((root) => join(base, root)),
    { ...options, ...(options.output === undefined ? {} : { output: join(base, options.output) }) },
  ).map(({ root, options: { output, inputs, lock } }) =>
    [root, output, inputs, lock].map((file) => (file === undefined ? "-" : relative(base, file))).join(" "),
  );

test("each result is at the path of its folder, the inputs beside it, the lock from the folder", () => {
  expect(plan(["a/docs", "b/docs"], { output: "out", inputs: "i.json", lock: "../l.json" })).toEqual(
    [
      "a/docs out/a/docs/navigation.json out/a/docs/i.json a/l.json",
      "b/docs out/b/docs/navigation.json out/b/docs/i.json b/l.json",
    ].map((line) => line.replaceAll("out/", `out/${base}/`)),
  );
});

test("a folder that is given twice is compiled once, and one inside another is one of its own", () => {
  const planned = plan(["b/docs", "a/../b/docs/", "b/docs/inner", "b/docs"], { output: "out" });
  expect(planned.map((line) => line.split(" ")[0])).toEqual(["b/docs", "b/docs/inner"]);
});

describe("refused before anything is compiled:", () => {
  const both = ["a/docs", "b/docs"];
  test.each<[string, readonly string[], CompileCommandOptions, RegExp]>([
    ["no folder for results", both, {}, /^Several folders need a folder for their results/],
    ["a file as one", both, { output: "file" }, /file is a file, and -o names a folder/],
    ["a folder elsewhere", ["a/docs", "../../../.."], { output: "out" }, /is not below the folder that navc runs in/],
    [
      "one lock for two",
      both,
      { output: "out", lock: "../../l.json" },
      /l\.json would be written for .*a\/docs and for .*b\/docs. Give --lock another/,
    ],
    ["one list of inputs for two", both, { output: "out", inputs: "../../i.json" }, /Give --inputs another path/],
    ["one file through a link", ["a/docs", "linked"], { output: "out", lock: "l.json" }, /Give --lock another path/],
    ["an absolute lock", both, { output: "out", lock: "/tmp/l.json" }, /--lock is a path from each folder/],
    [
      "an absolute list of inputs",
      both,
      { output: "out", inputs: "/tmp/i.json" },
      /--inputs is a path from each result/,
    ],
    [
      "a result in another folder",
      ["b/docs", "a/docs"],
      { output: "b/docs/out" },
      /made of .*a\/docs, would be in .*b\/docs, which is another/,
    ],
    [
      "a result in a folder around",
      ["b/docs", "b/docs/inner"],
      { output: "b/docs/out" },
      /made of .*inner, would be in .*b\/docs/,
    ],
    [
      "inputs in another folder",
      both,
      { output: "out", inputs: "../../../../../../b/docs/i.json" },
      /would be (in|written)/,
    ],
  ])("%s", (_what, roots, options, message) => {
    writeFileSync(join(base, "file"), "");
    symlinkSync("a/docs", join(base, "linked"));
    expect(() => plan(roots, options)).toThrow(message);
  });
});
