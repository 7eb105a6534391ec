// Does the overlay of Vite show the first error with its place, and say how many more there are?
import { relative } from "node:path";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { pluginSettings } from "../../../src/tools/vite/plugin-options.ts";
import {
  countedProblems,
  firstError,
  reportOf,
  settingsError,
  type ShownError,
} from "../../../src/tools/vite/problem-report.ts";

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

test("a report has the problems of one severity with their files and lines, and the command that shows all", async () => {
  const names = Array.from({ length: 90 }, (_, at) => `gone-${at}`);
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { pages: ["a", ...names] } }, null, 2),
    "a.mdx": "---\nicon: 4\n---\n",
    "unlisted.mdx": "",
  });
  const settings = pluginSettings({}, { root: "/site", base: "/" });
  const problems = await countedProblems(await compileNavigation({ host, discover: true }), settings);
  expect([...new Set(problems.map(({ severity }) => severity))].toSorted()).toEqual(["error", "warning"]);
  const site = relative(process.cwd(), "/site");
  const [warnings, errors] = (["warning", "error"] as const).map((severity) =>
    reportOf(problems, severity, { settings, host }, false),
  );
  expect(warnings).toContain(`${site}/a.mdx:2`);
  expect(warnings).toContain("icon: 4");
  expect(warnings).not.toContain("gone-1");
  expect(errors).toContain(`${site}/docs.json:5`);
  expect(errors).toContain(`with navc check ${site}`);
  expect(errors).not.toMatch(/\d+ errors?, \d+ warnings?/);
});

test("a problem of the lock is at its file, whatever the folder of the site is", async () => {
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation: { pages: ["a", "gone"] } }), "a.mdx": "" });
  const { diagnostics } = await compileNavigation({ host });
  const [found] = diagnostics.filter(({ severity }) => severity === "error");
  const plain = pluginSettings({}, { root: "/site", base: "/" });
  const lock = { file: "/locks/navc.lock.json" };
  const settings = { ...plain, site: { ...plain.site, lock } } as typeof plain;
  const shownOf = (file: string, given: typeof plain): string | undefined =>
    firstError({ problems: [{ ...found!, file }], host, settings: given })?.id;
  expect(shownOf("navc.lock.json", settings)).toBe("/locks/navc.lock.json");
  expect(shownOf("docs.json", settings)).toBe("/site/docs.json");
  expect(shownOf("navc.lock.json", plain)).toBe("/site/navc.lock.json");
  expect(firstError({ problems: [{ ...found!, file: "gone.mdx" }], host, settings: plain })?.frame).toBe("");
});

test("settings that are not valid have their message alone, without what controls a terminal", () => {
  expect(settingsError("wrong\u001B[31m")).toEqual({
    message: expect.not.stringContaining("\u001B"),
    plugin: "navc",
    stack: "",
  });
});
