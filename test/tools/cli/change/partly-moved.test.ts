// Does navc mv say of which folder only some files have moved, and that these get no redirect with wildcards?
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

const pages = ["in/c1", "in/c2", "in/c3", "in/d"];
const lines = (text: string): readonly string[] => text.trimEnd().split("\n");

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "docs/docs.json": JSON.stringify({ navigation: { groups: [{ group: "G", pages }] } }),
    ...Object.fromEntries(pages.map((path) => [`docs/${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
  });
});
afterEach(() => site.remove());

test("a folder of which one page stays is not said to have moved", async () => {
  const { code, stdout } = await site.run("mv in/c* out/ ROOT/docs --pattern --yes");
  expect([code, lines(stdout)]).toEqual([
    0,
    [
      "moved 3 files of in/ to out/ · 3 entries · 3 redirects",
      "left as it is:",
      '  docs.json:1 "in/c*": each page gets its own redirect, because only a folder that moves as a whole gets one with wildcards',
    ],
  ]);
});

test("a folder that moves as a whole is, with one redirect", async () => {
  const { stdout } = await site.run("mv in/ out/ ROOT/docs --pattern --yes");
  expect(lines(stdout)).toEqual(["moved in/ to out/, 4 files · 4 entries · 1 redirect"]);
});
