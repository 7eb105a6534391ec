import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

test("an entry whose file a limit left out is not called missing, and is counted", async () => {
  const pages = ["a", "b", "c", "gone"];
  const config = JSON.stringify({ name: "N", navigation: { pages } });
  const text = `---\ntitle: T\n---\n${"x".repeat(400)}`;
  const host = memoryHost({ "docs.json": config, "a.mdx": text, "b.mdx": text, "c.md": text });
  const { diagnostics, notJudged } = await compileNavigation({ host, limits: { readBytes: config.length + 500 } });
  expect(diagnostics.map(({ code, subject }) => [code, subject])).toEqual([
    ["limit-exceeded", expect.stringContaining("What is read in all")],
    ["page-not-found", "gone"],
  ]);
  expect(notJudged).toEqual([
    { code: "page-not-found", count: 2, reason: 'the limit "readBytes" left out their files' },
  ]);
});
