// Does a report stay readable if a path has thousands of characters?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { prettyReport } from "../../../src/outputs/render/pretty-report.ts";
import { shortWords } from "../../../src/outputs/render/short-words.ts";

test("a very long word is cut in its middle, between characters, and others stay", () => {
  const place = `${"folder/".repeat(57)}a`;
  expect(place).toHaveLength(400);
  expect(shortWords(`at ${place} and "${"😀".repeat(401)}", too`)).toBe(
    `at ${place} and "${"😀".repeat(199)}…${"😀".repeat(98)}", too`,
  );
});

test.each([true, false])("the text report cuts them (all: %j), and the result has them whole", async (all) => {
  const long = `guides/${"y".repeat(900)}end`;
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation: { pages: ["a", long] } }), "a.mdx": "" });
  const { diagnostics } = await compileNavigation({ host });
  const report = prettyReport(diagnostics, (file) => host.readText(file), { color: false, summary: true, all });
  expect(report).toContain('There is no page file "guides/yyy');
  expect(report).toMatch(/y…y{90,95}end\.mdx"/);
  expect(Math.max(...report.split("\n").map(({ length }) => length))).toBeLessThan(900);
  expect(diagnostics[0]?.message).toContain(`"${long}.mdx"`);
});
