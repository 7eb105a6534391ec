// Does the frame in docs/themes.md draw what the page shows, and every page of every test site?
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileNavigation } from "../../src/index.ts";
import { openNavigation, viewPage, type OpenNavigation, type PageView } from "../../src/runtime.ts";
import { compiledFixtures } from "../support/compiled-fixtures.ts";
import { blocksOf, exportsOf } from "./recipes.ts";

interface Answer {
  readonly status: number;
  readonly edition?: string;
  readonly location?: string;
}

const page = readFileSync("docs/themes.md", "utf8");
const blocks = blocksOf("docs/themes.md");
const code = Object.fromEntries(
  blocks.flatMap(({ attributes: { run }, text }) => (run === undefined ? [] : [[run, text]])),
);
const { documentOf, answerTo } = (await exportsOf(code)) as unknown as {
  readonly documentOf: (view: PageView, content: string) => string;
  readonly answerTo: (site: OpenNavigation, address: string, last: string | undefined) => Answer;
};
const { navigation } = await compileNavigation({ root: "examples/acme" });
const acme = openNavigation(navigation!);

test("a whole frame takes less than 40 lines of code", () => {
  expect(code["frame"]?.split("\n").filter((line) => line.trim() !== "").length).toBeLessThan(40);
});

test("the frame of the example site is what the page shows", () => {
  const view = viewPage(acme, acme.navigation.pages["/orders/refunds/disputes/evidence"]!)!;
  expect(`${documentOf(view, "")}\n`).toBe(blocks.find(({ attributes }) => attributes["output"] === "frame")?.text);
});

test("each visit that the page lists has the answer that it says", () => {
  const rows = [...page.matchAll(/^\| `(\/[^`]*)` \| (?:`(.+?)`)? *\| (\d+), (?:`(.+?)`|no page) +\|$/gm)];
  expect(rows.length).toBeGreaterThan(4);
  for (const [, address = "", last, status, shown] of rows) {
    const answer = answerTo(acme, address, last);
    expect([address, answer.status, answer.location ?? answer.edition]).toEqual([address, Number(status), shown]);
  }
});

test.each(await compiledFixtures())("the frame of each page of $name is drawn", ({ navigation: site }) => {
  const opened = openNavigation(site);
  const views = Object.values(site.pages).flatMap((each) => viewPage(opened, each) ?? []);
  const wrong = views.filter((view) => /\bundefined\b|\[object|>null</.test(documentOf(view, "")));
  expect(wrong.map((view) => view.page.href)).toEqual([]);
});
