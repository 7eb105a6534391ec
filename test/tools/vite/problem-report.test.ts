// Does the overlay of Vite show the first error with its place, and say how many more there are?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { pluginSettings } from "../../../src/tools/vite/plugin-options.ts";
import { countedProblems, firstError, reportOf, type ShownError } from "../../../src/tools/vite/problem-report.ts";

async function shown(...pages: readonly string[]): Promise<ShownError | undefined> {
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { pages: ["a", ...pages] } }, null, 2),
    "a.mdx": "---\nicon: 4\n---\n",
  });
  const { diagnostics: problems } = await compileNavigation({ host });
  return firstError({ problems, host, settings: pluginSettings({}, { root: "/site", base: "/" }) });
}

test("a site with warnings alone has no error to show", async () => {
  expect(await shown()).toBeUndefined();
});

test("an error that is alone is shown with its place, and nothing after it", async () => {
  const error = await shown("gone");
  expect(error).toMatchObject({
    id: "/site/docs.json",
    loc: { file: "/site/docs.json", line: 5, column: 7 },
    pluginCode: "page-not-found",
    stack: "",
  });
  expect(error?.message).not.toContain("terminal");
  expect(error?.frame).toContain(`5     |       "gone"\n      |       ^`);
});

test.each([
  [["first/gone", "GET /b"], "1 more error in the terminal."],
  [["first/gone", "GET /b", "POST /c"], "2 more errors in the terminal."],
])("of the errors of %j the first is shown, and the others are counted", async (pages, more) => {
  const error = await shown(...pages);
  expect(error?.message).toMatch(/first\/gone/);
  expect(error?.message.endsWith(`\n\n${more}`)).toBe(true);
});

test("no report names --fix, which the plugin does not have", async () => {
  const docs = { navigation: { pages: ["a", { group: "B", root: "a.mdx", pages: ["b.mdx"] }] } };
  const host = memoryHost({ "docs.json": JSON.stringify(docs), "a.mdx": "", "b.mdx": "" });
  const settings = pluginSettings({}, { root: "/site", base: "/" });
  const result = await compileNavigation({ host });
  expect(result.diagnostics.some(({ edits }) => edits !== undefined)).toBe(true);
  const problems = await countedProblems(result, settings);
  const report = (["warning", "error"] as const).map((severity) =>
    reportOf(problems, severity, { settings, host }, false),
  );
  expect(report.join("")).not.toContain("--fix");
});
