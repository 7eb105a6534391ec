// Does a patch for agents have each changed line once, with its place?
import { expect, test } from "vitest";
import { shortPatch } from "../../../src/tools/mcp/short-patch.ts";

test("docs.json is first, then each file with its lines, and nothing that did not change", async () => {
  expect(
    await shortPatch([
      { kind: "move", from: "a.mdx", to: "b.mdx", before: "one\ntwo\n\nthree\n", after: "one\n2\n\n  three\n" },
      { kind: "move", from: "c.mdx", to: "d.mdx" },
      { kind: "edit", file: "e.mdx", before: "same\n", after: "same\n" },
      { kind: "remove", file: "f.mdx", before: "gone\n" },
      { kind: "create", file: "g.mdx", after: "new\n" },
      { kind: "edit", file: "docs.json", before: '{\n  "a": 1\n}\n', after: '{\n    "a": 2\n}\n' },
    ]),
  ).toEqual([
    "docs.json:2",
    '- "a": 1',
    '+ "a": 2',
    "b.mdx:2",
    "-two",
    "+2",
    "b.mdx:4",
    "-three",
    "+  three",
    "g.mdx:1",
    "+new",
  ]);
});

test("a line has its number in the new text, and what only looks like a place is text", async () => {
  const before = Array.from({ length: 12 }, (_, at) => `${at}\n`).join("");
  const after = before.replace("11\n", "- x @@ -1 +1 @@\n");
  expect(await shortPatch([{ kind: "edit", file: "a.json", before, after }])).toEqual([
    "a.json:12",
    "-11",
    "+- x @@ -1 +1 @@",
  ]);
});

test("a long line is cut", async () => {
  const [, line] = await shortPatch([{ kind: "create", file: "a.mdx", after: `${"x".repeat(300)}\n` }]);
  expect(line).toHaveLength(200);
});
