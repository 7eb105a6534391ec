// Is an answer short, and is its rest found by going on?
import { describe, expect, test } from "vitest";
import { partOf, siteText, restLine, tokensOf } from "../../../src/tools/mcp/answer.ts";
import { connect } from "./agent-client.ts";
import { folderForAgents } from "./agent-site.ts";

const lineOf = (line: string): string => line;

test("other scripts cost a token a character", () => {
  expect([tokensOf("abcdefgh"), tokensOf("日本語"), tokensOf("")]).toEqual([2, 3, 0]);
});

describe("a part of a list", () => {
  const lines = Array.from({ length: 100 }, (_, line) => `line ${line}`);

  test("has all elements if they fit", () => {
    expect(partOf(lines, lineOf, { tokens: 1_000 })).toEqual({ shown: lines, total: 100 });
  });

  test("is followed by the next one, and none is lost", () => {
    const seen: string[] = [];
    let from: number | undefined = 0;
    while (from !== undefined) {
      const part: { readonly shown: readonly string[]; readonly next?: number } = partOf(lines, lineOf, {
        from,
        tokens: 20,
      });
      expect(part.shown.length).toBeLessThan(10);
      seen.push(...part.shown);
      from = part.next;
    }
    expect(seen).toEqual(lines);
  });

  test("has one element even if it is too long", () => {
    expect(partOf(["x".repeat(99), "y"], lineOf, { tokens: 1 })).toEqual({
      shown: ["x".repeat(99)],
      total: 2,
      next: 1,
    });
  });

  test("is not empty behind the end", () => {
    expect(() => partOf(lines, lineOf, { from: 100 })).toThrow(
      "Nothing is left from 100 on, because there are 100 in all.",
    );
    expect(partOf([], lineOf, { from: 0 })).toEqual({ shown: [], total: 0 });
  });

  test("says how to go on", () => {
    expect(restLine(partOf(lines, lineOf, { tokens: 1 }), "lines")).toEqual([
      '… 1 to 1 of 100 lines; for the rest call it again with "from": 1',
    ]);
    expect(restLine(partOf(lines, lineOf, { from: 99 }), "lines")).toEqual([]);
  });
});

test("a text of a site is one line of a limited length, without passwords", () => {
  // oxlint-disable-next-line no-control-regex -- what controls a terminal
  expect(siteText("a\u001B[31mb\nc")).not.toMatch(/[\u001B\n]/);
  expect(siteText("x".repeat(400))).toHaveLength(300);
  expect(siteText("https://me:secret@example.com/")).not.toContain("secret");
});

test.each(["page", "ページの名前です"])("no answer about 600 pages named %s is above the limit", async (word) => {
  const names = Array.from({ length: 600 }, (_, page) => `guides/page-${page}`);
  const folder = folderForAgents({
    "docs.json": JSON.stringify({ name: "A", navigation: { groups: [{ group: word, pages: names }] } }),
    ...Object.fromEntries(
      names.map((name) => [`${name}.mdx`, `---\ntitle: ${word} ${name}\n---\n\n[a](/gone-${name})\n`]),
    ),
  });
  const { call, client } = await connect(folder.root);
  for (const [name, input] of [
    ["outline", {}],
    ["find_page", { query: "page" }],
    ["where_is", { what: "guides/page-7" }],
    ["check", {}],
    ["check", { code: "link-not-found" }],
    ["diff", {}],
    ["move", { from: "guides/", to: "manual/", dryRun: true }],
    ["move", { from: "guides/", to: "manual/", dryRun: true, patchFrom: 40 }],
    ["remove_page", { page: "guides/page-7" }],
    ["remove_page", { division: [word] }],
    ["add_page", { page: "guides/more", after: "guides/page-1", dryRun: true }],
    ["add_redirect", { from: "/old", to: "guides/page-1", dryRun: true }],
    ["list_unlisted", { dryRun: true }],
    ["fix", { dryRun: true }],
    ["move", { from: "guides/", to: "manual/" }],
    ["diff", {}],
    ["check", { since: "HEAD" }],
  ] as const) {
    const { text, data } = await call(name, input);
    expect([name, tokensOf(text) + tokensOf(JSON.stringify(data)) <= 2_000]).toEqual([name, true]);
  }
  const first = await call("outline");
  const second = await call("outline", { from: first.data["next"] as number });
  expect(first.text).toContain("… 1 to");
  expect(second.text.split("\n")[0]).not.toBe(first.text.split("\n")[0]);
  await client.close();
  folder.remove();
});
