// The table of docs/reference/mintlify.md names what navc reports, and the pages are kept.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../src/index.ts";

const rows = [
  ...readFileSync("docs/reference/mintlify.md", "utf8").matchAll(/^\| `(\{.*\})` \| [^|]+ \| ([^|]+) \|$/gm),
].map(([, written = "", reported = ""]) => [written, codesIn(reported)] as const);

function codesIn(reported: string): readonly string[] {
  return [...reported.matchAll(/`([a-z-]+)`/g)].map(([, code = ""]) => code);
}

/** An element stands in the list of its kind; anything else is `navigation` itself. */
const lists = { tab: "tabs", group: "groups", anchor: "anchors", version: "versions" };

function navigationOf(written: string): JsonObject {
  const element = JSON.parse(written) as JsonObject;
  const list = Object.entries(lists).find(([label]) => label in element)?.[1];
  return list === undefined ? element : { [list]: [element] };
}

const host = memoryHost({
  "a.mdx": "",
  "b.mdx": "",
  "one.json": specOf("/one"),
  "two.json": specOf("/two"),
});

function specOf(path: string): string {
  const paths = { [path]: { get: { summary: `Get ${path.slice(1)}` } } };
  return JSON.stringify({ openapi: "3.1.0", info: { title: path, version: "1" }, paths });
}

test("the table has rows", () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)("%s", async (written, codes) => {
  const { navigation, diagnostics } = await compileNavigation({ config: { navigation: navigationOf(written) }, host });
  expect([...new Set(diagnostics.map(({ code }) => code))].toSorted()).toEqual(codes.toSorted());
  for (const page of ["a", "b"].filter((name) => written.includes(`"${name}"`))) {
    expect(navigation?.pages).toHaveProperty([`/${page}`, "file"], `${page}.mdx`);
  }
});
