// Is what a plan leaves about a screenful, with what has to be decided first? (D414)
import { expect, test } from "vitest";
import type { LeftName } from "../../../src/project/change/edit-plan.ts";
import { leftInWritten, leftLines } from "../../../src/project/change/left-lines.ts";

const names = (count: number, more: Partial<LeftName> = {}): readonly LeftName[] =>
  Array.from({ length: count }, (_, at) => ({ file: "a.mdx", line: at + 1, written: `w${at}`, reason: "r", ...more }));
const own = { page: { kind: "own", label: "en", from: "de" } } as const;
const pages = (count: number): readonly LeftName[] =>
  names(count, own).map((name, at) => ({ ...name, written: `f${at}/a` }));
const gone = (count: number): readonly LeftName[] => names(count, { isGone: true });

test("nothing has no lines", () => {
  expect(leftLines({ left: [] })).toEqual([]);
});

test("each has its place, its name and its reason, and what would be right in the words of the tool", () => {
  const next = { kind: "fix" } as const;
  const left = [...names(1), { file: "b.mdx", line: 7, written: "x", reason: "why", next }];
  expect(leftLines({ left }, { nextWords: ({ kind }) => `Do ${kind}` })).toEqual([
    "left as it is:",
    '  a.mdx:1 "w0": r',
    '  b.mdx:7 "x": why. Do fix',
  ]);
  expect(leftLines({ left })[2]).toMatch(/^ {2}b\.mdx:7 "x": why\. .*navc/);
});

test("what leaves the navigation is first, and a few of it are named", () => {
  const left = [...names(1), ...gone(5)];
  expect(leftLines({ left })).toEqual([
    "empty, and removed:",
    ...gone(5).map(({ line, written }) => `  a.mdx:${line} "${written}": r`),
    "left as it is:",
    '  a.mdx:1 "w0": r',
  ]);
  expect(leftLines({ left: gone(7) }).slice(5)).toEqual(['  a.mdx:5 "w4": r', "  … and 2 more"]);
  expect(leftLines({ left: gone(7) }, { all: true })).toHaveLength(8);
});

test("twenty are named, of more the rest is counted, with how to see it, unless all is asked for", () => {
  expect(leftLines({ left: names(20) }, { seeAll: "See all." })).toHaveLength(21);
  const lines = leftLines({ left: names(25) }, { seeAll: "See all." });
  expect(lines.slice(20)).toEqual(['  a.mdx:20 "w19": r', "  … and 5 more", "  See all."]);
  expect(leftLines({ left: names(25) })).toHaveLength(22);
  expect(leftLines({ left: names(25) }, { all: true, seeAll: "See all." })).toHaveLength(26);
});

test("pages of lists are joined by folders behind the others, and each kind has half of the screen at least", () => {
  const many = leftLines({ left: [...pages(30), ...names(30)] }).slice(1);
  expect(many).toEqual([
    ...names(19).map(({ line, written }) => `  a.mdx:${line} "${written}": r`),
    "  … and 11 more",
    "  30 pages are in en and not in de, so they stay where they are",
  ]);
  const few = leftLines({ left: [...pages(18), ...names(4)] }).slice(1);
  expect([few.length, few.at(-1)]).toEqual([5, "  18 pages are in en and not in de, so they stay where they are"]);
  const apart = leftLines({ left: [...pages(12), ...names(9)] }).slice(1);
  expect([apart.length, apart[9]]).toEqual([10, "  12 pages are in en and not in de, so they stay where they are"]);
  const named = leftLines({ left: [...pages(2), ...names(19)] }).slice(1);
  expect(named.slice(18)).toEqual(["  … and 1 more", '  a.mdx:1 "f0/a": r', '  a.mdx:2 "f1/a": r']);
});

test("a written plan has the lines that its files have then", () => {
  const [first] = names(1);
  expect(leftInWritten([{ ...first!, lineAfter: 9 }, ...names(1)]).map(({ line }) => line)).toEqual([9, 1]);
});
