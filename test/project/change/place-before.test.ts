// Is the place of a problem of a plan that of the files as they are?
import { expect, test } from "vitest";
import type { PlannedFile } from "../../../src/project/change/edit-plan.ts";
import { placesBefore } from "../../../src/project/change/place-before.ts";

const text = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
const before = text("a", "b", "c", "d", "e", "f");

async function linesBefore(after: string, file: Partial<PlannedFile> = {}): Promise<readonly string[]> {
  const placeBefore = await placesBefore([{ kind: "edit", file: "x.mdx", before, after, ...file } as PlannedFile]);
  return after
    .split("\n")
    .slice(0, -1)
    .map((_, index) => {
      const start = { line: index + 1, column: 1, offset: 0 };
      const place = placeBefore({ file: "x.mdx", range: { start, end: start } });
      return `${place.file}:${place.line}`;
    });
}
const at = (...lines: readonly number[]): readonly string[] => lines.map((line) => `x.mdx:${line}`);

test.each([
  ["nothing", before, [1, 2, 3, 4, 5, 6]],
  [
    "added lines, which are where they would be",
    text("a", "b", "1", "2", "c", "d", "e", "f"),
    [1, 2, 2, 2, 3, 4, 5, 6],
  ],
  ["lines added at the top", text("1", "a", "b", "c", "d", "e", "f"), [1, 1, 2, 3, 4, 5, 6]],
  ["removed lines", text("a", "d", "e", "f"), [1, 4, 5, 6]],
  ["a changed line", text("a", "b", "C", "d", "e", "f"), [1, 2, 3, 4, 5, 6]],
  ["a line that became two", text("a", "b", "C", "D", "d", "e", "f"), [1, 2, 3, 3, 4, 5, 6]],
  ["all of these", text("a", "1", "b", "C", "f", "2"), [1, 1, 2, 3, 6, 6]],
])("with %s", async (_, after, lines) => {
  expect(await linesBefore(after)).toEqual(at(...lines));
});

test("of a file that moves, and of one that is new", async () => {
  const after = text("a", "1", "b", "c", "d", "e", "f");
  const moved = await placesBefore([{ kind: "move", from: "old.mdx", to: "x.mdx", before, after }]);
  const start = { line: 3, column: 1, offset: 0 };
  expect(moved({ file: "x.mdx", range: { start, end: start } })).toEqual({ file: "old.mdx", line: 2 });
  const made = await placesBefore([{ kind: "create", file: "x.mdx", after }]);
  expect(made({ file: "x.mdx", range: { start, end: start } })).toEqual({ file: "x.mdx", line: 3 });
});
