// Are new problems printed with the logger of Vite, and fixed ones counted?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { pluginSettings } from "../../../src/tools/vite/plugin-options.ts";
import { printProblems } from "../../../src/tools/vite/print-problems.ts";
import type { SiteState } from "../../../src/tools/vite/watched-site.ts";

const host = memoryHost({
  "docs.json": JSON.stringify({ navigation: { pages: ["a", "a", "gone"] } }),
  "a.mdx": "---\nicon: 4\n---\n",
});
const { diagnostics } = await compileNavigation({ host });
const of = (severity: string): SiteState["fresh"] => diagnostics.filter((each) => each.severity === severity);

/** What the logger gets: its method, and the first words. */
function printed(state: Pick<SiteState, "fresh" | "fixed" | "problems">): readonly string[] {
  const lines: string[] = [];
  const write =
    (name: string) =>
    (text: string): void =>
      void lines.push(`${name}: ${text.trim().split(/\s+/).slice(0, 5).join(" ")}`);
  const settings = pluginSettings({}, { root: "/site", base: "/" });
  const logger = { info: write("info"), warn: write("warn"), error: write("error") };
  printProblems({ ...state, settings, host } as SiteState, logger);
  return lines;
}

test("warnings are before errors, and nothing is printed of what is not new", () => {
  const [errors, warnings] = [of("error"), of("warning")];
  expect([errors.length, warnings.length]).toEqual([1, expect.any(Number)]);
  expect(
    printed({ fresh: [...errors, ...warnings], fixed: 0, problems: errors }).map((line) => line.split(":")[0]),
  ).toEqual(["warn", "error"]);
  expect(printed({ fresh: errors, fixed: 0, problems: errors })[0]).toMatch(/^error: /);
  expect(printed({ fresh: [], fixed: 0, problems: errors })).toEqual([]);
});

test("has the time of Vite where something was fixed", () => {
  const given: unknown[] = [];
  const state = { fresh: [], fixed: 1, problems: [], host, settings: pluginSettings({}, { root: "/site", base: "/" }) };
  const none = (): void => {};
  const info = (...words: readonly unknown[]): void => void given.push(words);
  printProblems(state as unknown as SiteState, { info, warn: none, error: none });
  expect(given).toEqual([["navc: 1 problem fixed, none left", { timestamp: true }]]);
});

test("what is fixed is counted, with what is left", () => {
  expect(printed({ fresh: [], fixed: 1, problems: [] })).toEqual(["info: navc: 1 problem fixed, none"]);
  expect(printed({ fresh: [], fixed: 2, problems: of("error") })).toEqual(["info: navc: 2 problems fixed, 1"]);
});
