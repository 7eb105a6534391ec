// Has each page of Docusaurus a path that its disk and its plugin take?
import { expect, test } from "vitest";
import { docusaurusOf, linesOf, mainLocale } from "./docusaurus-site.ts";

async function idsOf(pages: readonly string[]): Promise<readonly (string | undefined)[]> {
  const items = mainLocale(await docusaurusOf({ pages })).sidebars["docs"]!;
  return linesOf(items).map((line) => line.split(" > ")[1]);
}

test("names that Docusaurus ignores are others: those of tests, and those with a mark at the start", async () => {
  expect(await idsOf(["a.test.b", "b.spec", "__tests__/c", "_.d", "a..b"])).toEqual([
    "a.test.b",
    "b-spec",
    "tests/c",
    "d",
    "a..b",
  ]);
});

test("a name is not too long for a disk, and marks in a row are one", async () => {
  expect(await idsOf(["x".repeat(130), "a (b) c"])).toEqual(["x".repeat(120), "a-b-c"]);
});

test("names that differ only in capital letters have numbers", async () => {
  expect(await idsOf(["GET", "get", "Get"])).toEqual(["GET", "get-2", "Get-3"]);
});

test("a name of nothing but marks is left out of a path, and a path of nothing else is a page", async () => {
  expect(await idsOf(["-/a", "_/-"])).toEqual(["a", "page"]);
});
