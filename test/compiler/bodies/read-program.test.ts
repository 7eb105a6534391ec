// Are the links of a component found, and nothing in one that can't be parsed?
import { expect, test } from "vitest";
import { readProgram } from "../../../src/compiler/bodies/read-program.ts";

test("links are where they are written", () => {
  const text = 'export const A = () => <><a href="/a">a</a><img src={"/b.png"} /></>;\n// <a href="/no">\n';
  const { links, isSearched } = readProgram(text);
  expect(links.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ["link", "/a"],
    ["asset", "/b.png"],
  ]);
  expect(isSearched).toBe(true);
});

test.each([
  ["types", 'const a: string = "a"; export const B = () => <a href="/a" />;', 1],
  ["no program", "<a href=", 0],
  ["deep", '<a href="/">'.repeat(200_000), 200_000],
  ["long", Array.from({ length: 200_000 }, () => '{ href: "/a" }').join(" + "), 200_000],
])("a program that can't be read is no fault, and its links are counted: %s", (_, text, count) => {
  const { links, problem, isOpen, isSearched, unreadLinks = 0 } = readProgram(text);
  expect({ links, problem, isOpen }).toEqual({ links: [], problem: undefined, isOpen: true });
  expect([isSearched, unreadLinks]).toEqual([count === 0, count]);
});
