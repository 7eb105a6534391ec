// Do --lines and --without source write the same result so that git shows what changed?
import { afterEach, expect, test } from "vitest";
import { diffNavigation, type ResolvedNavigation } from "../../../../src/index.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite | undefined;
afterEach(() => {
  site?.remove();
  site = undefined;
});

const names = Array.from({ length: 40 }, (_, index) => `page-${index}`);

/** A site of 40 pages in two groups, in this order. */
function siteOf(order: readonly string[]): MadeSite {
  const groups = [
    { group: "One", pages: order.slice(0, -20) },
    { group: "Two", pages: order.slice(-20) },
  ];
  const pages = Object.fromEntries(order.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n`]));
  return madeSite({ "docs.json": JSON.stringify({ name: "Site", navigation: { groups } }), ...pages });
}

async function outputOf(order: readonly string[], options: string): Promise<string> {
  const made = siteOf(order);
  const { code, stdout } = await made.run(`compile ROOT ${options}`.trim());
  made.remove();
  expect(code).toBe(0);
  return stdout;
}

function changedLines(before: string, after: string): number {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const [was, is] = [new Set(old), new Set(now)];
  return old.filter((line) => !is.has(line)).length + now.filter((line) => !was.has(line)).length;
}

test("--lines writes the same result with a line for each page and node", async () => {
  const [whole, lines] = [await outputOf(names, ""), await outputOf(names, "--lines")];
  expect(JSON.parse(lines)).toEqual(JSON.parse(whole));
  expect([whole.split("\n").length, lines.split("\n").length > 80]).toEqual([2, true]);
});

test("a page near the beginning changes few lines with --without source, and many without it", async () => {
  const more = ["page-0", "second", ...names.slice(1)];
  const places = changedLines(await outputOf(names, "--lines"), await outputOf(more, "--lines"));
  const options = "--lines --without source";
  const [before, after] = [await outputOf(names, options), await outputOf(more, options)];
  expect([places > 40, changedLines(before, after) < 20]).toEqual([true, true]);
  const [old, now] = [before, after].map((text) => JSON.parse(text) as ResolvedNavigation);
  expect(JSON.stringify(now)).not.toContain("/navigation/groups");
  expect(diffNavigation(old!, now!).changes.map(({ kind }) => kind)).toContain("page-added");
});

test.each([
  ["--lines --split ROOT/out", "--lines is for the whole result"],
  ["--without source --split ROOT/out", "--without is for the whole result"],
  ["--lines --format search", "--lines has no effect on --format search"],
])("%s can't be used, and says why", async (options, words) => {
  site = siteOf(names);
  const { code, stdout, stderr } = await site.run(`compile ROOT ${options}`);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(words);
});
