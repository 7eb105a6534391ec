// Are pages that a sync leaves joined by the deepest folders for which there is room?
import { expect, test } from "vitest";
import type { LeftName, LeftPage } from "../../../../src/project/change/edit-plan.ts";
import { joinedLeft } from "../../../../src/project/change/sync/joined-left.ts";

function joined(pages: readonly (readonly [written: string, page: LeftPage])[], most: number): readonly string[] {
  const left = pages.map(([written, page]): LeftName => ({ file: written, line: 1, written, reason: "", page }));
  return joinedLeft(left, most).map((each) => (each.kind === "page" ? each.name.written : each.sentence));
}

const missing = (written: string, expected: readonly string[], labels = ["de"]): readonly [string, LeftPage] => [
  written,
  { kind: "missing", labels, expected },
];
const inFolder = (folder: string, names: string): readonly (readonly [string, LeftPage])[] =>
  names.split("").map((name) => missing(`${folder}${name}.mdx`, [`de/${folder}${name}.mdx`]));

test("the deepest folders for which there is room", () => {
  const pages = [...inFolder("a/x/", "123"), ...inFolder("a/y/", "123"), ...inFolder("b/", "123")];
  expect(joined(pages, 3)).toEqual([
    "3 pages of a/x/ are missing in de; write them as de/a/x/…",
    "3 pages of a/y/ are missing in de; write them as de/a/y/…",
    "3 pages of b/ are missing in de; write them as de/b/…",
  ]);
  expect(joined(pages, 2)).toEqual([
    "6 pages of a/ are missing in de; write them as de/a/…",
    "3 pages of b/ are missing in de; write them as de/b/…",
  ]);
  expect(joined(pages, 1)).toEqual(["9 pages are missing in de; write them as de/…"]);
});

test("one or two pages are named", () => {
  expect(joined([...inFolder("a/", "123"), ...inFolder("b/", "12")], 3)).toEqual([
    "3 pages of a/ are missing in de; write them as de/a/…",
    "b/1.mdx",
    "b/2.mdx",
  ]);
});

test("pages that other languages lack, that would be elsewhere, or that nobody knows the place of, are counted apart", () => {
  const pages = [
    ...inFolder("a/", "123"),
    ...["4", "5", "6"].map((name) => missing(`a/${name}.mdx`, [`fr/a/${name}.mdx`, `de/a/${name}.mdx`], ["fr", "de"])),
    ...["7", "8", "9"].map((name) => missing(`a/${name}.mdx`, [])),
  ];
  expect(joined(pages, 3)).toEqual([
    "3 pages of a/ are missing in de; write them as de/a/…",
    "3 pages of a/ are missing in fr and de; write them as fr/a/… and de/a/…",
    "3 pages of a/ are missing in de",
  ]);
});

test("pages that only the target has are counted by the folders that their entries name", () => {
  const own = ["/de/a/1", "./de/a/2", "de/a/3"].map(
    (path) => [path, { kind: "own", label: "de", from: "en" }] as const,
  );
  expect(joined(own, 1)).toEqual(["3 pages of de/a/ are in de and not in en, so they stay where they are"]);
});
