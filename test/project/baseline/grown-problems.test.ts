// Is a problem new only if there are more of it than before?
import { expect, test } from "vitest";
import { grownProblems } from "../../../src/project/baseline/grown-problems.ts";
import { madeDiagnostic, unlistedFiles } from "../../support/made-diagnostic.ts";

const places = (count: number) => madeDiagnostic({ count });
const elsewhere = madeDiagnostic({ subject: "guides/b" });
const onAnotherLine = madeDiagnostic({ range: { ...places(1).range, start: { line: 9, column: 1, offset: 90 } } });

test("a problem that moved to another line, or covers fewer places, is not new", () => {
  expect(grownProblems([places(1)], [onAnotherLine])).toEqual([]);
  expect(grownProblems([places(5), elsewhere], [places(2)])).toEqual([]);
});

test("a problem that was not there, or covers more places, is new by as many", () => {
  expect(grownProblems([places(2)], [places(5), elsewhere])).toEqual([
    { now: [places(5)], before: [places(2)], more: 3 },
    { now: [elsewhere], before: [], more: 1 },
  ]);
});

test("files that are unlisted as before are not new, whichever others they are reported with", () => {
  const before = [unlistedFiles("en/a.mdx", "ja/a.mdx", "zh/a.mdx")];
  const now = [unlistedFiles("en/b.mdx"), unlistedFiles("ja/a.mdx", "zh/a.mdx")];
  expect(grownProblems(before, now)).toEqual([{ now: [now[0]], before: [], more: 1 }]);
  expect(grownProblems(before, [unlistedFiles("zh/a.mdx")])).toEqual([]);
  expect(grownProblems(now, before)).toHaveLength(1);
});
