// Is the guide short enough to be read in an hour, and does each page of a site generator have the same order?
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const most = 14_000;

function pagesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => `${folder}/${file}`);
}

function wordsOf(file: string): number {
  return readFileSync(file, "utf8")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test("the guide has fewer words than somebody reads in an hour", () => {
  const pages = [...pagesIn("docs"), ...pagesIn("docs/hosts")];
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.map(wordsOf).reduce((sum, words) => sum + words, 0)).toBeLessThan(most);
});

test("the README has at most 1,100 words", () => {
  expect(wordsOf("README.md")).toBeLessThanOrEqual(1100);
});

const generators = pagesIn("docs/hosts").filter((file) => !file.endsWith("README.md"));

test.each(generators)("%s has the order of all", (file) => {
  const headings = [...readFileSync(file, "utf8").matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(["What you get", "Install", "Export", "Develop", "Deploy", "What is lost"]);
});
