// Is each problem in exactly one group, and is what the reports print of groups complete and exact?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { problemsIn, type Diagnostic } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { otherStart, type ProblemCause } from "../../../src/compiler/diagnostics/problem-cause.ts";
import { githubReport } from "../../../src/outputs/render/github-report.ts";
import { prettyReport } from "../../../src/outputs/render/pretty-report.ts";
import {
  groupsByCause,
  groupsByCode,
  mostGroups,
  type ProblemGroup,
} from "../../../src/outputs/render/problem-groups.ts";
import { severities } from "../../../src/outputs/render/report-words.ts";
import { compiledFixture } from "../../support/compiled-fixtures.ts";
import { fixtureCases } from "../../support/fixture-cases.ts";
import { anyDiagnostic, madeDiagnostic } from "../../support/made-diagnostic.ts";

const anyCause: fc.Arbitrary<ProblemCause | undefined> = fc.constantFrom<(ProblemCause | undefined)[]>(
  undefined,
  { kind: "missing-folder", folder: "/old" },
  { kind: "other-start", from: "", to: "/docs" },
  { kind: "page", page: "/a" },
);
const anyProblem = fc
  .tuple(anyDiagnostic, anyCause)
  .map(([problem, cause]): Diagnostic => (cause === undefined ? problem : { ...problem, cause }));
const anyProblems = fc.array(anyProblem, { maxLength: 120 });

/** All findings of all fixtures together. */
const ofFixtures = Promise.all(fixtureCases().map((fixture) => compiledFixture(fixture))).then((results) =>
  results.flatMap(({ diagnostics }) => diagnostics),
);

function everyGrouping(problems: readonly Diagnostic[], most: number): readonly (readonly ProblemGroup[])[] {
  const byCause = groupsByCause(problems);
  const byCode = groupsByCode(byCause);
  return [byCause, byCode, mostGroups(byCode, most)];
}

function expectComplete(problems: readonly Diagnostic[], most: number): void {
  for (const groups of everyGrouping(problems, most)) {
    const grouped = groups.flatMap((group) => group.problems);
    expect(grouped).toHaveLength(problems.length);
    expect(new Set(grouped)).toEqual(new Set(problems));
    for (const { severity, problems: same } of groups)
      expect(same.every((each) => each.severity === severity)).toBe(true);
    const ranks = groups.map(({ severity }) => severities.indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
}

/** How many problems of a severity the blocks of a report say there are. */
function printedNumber(report: string, severity: string): number {
  const blocks = report.split("\n").flatMap((line) => {
    const [, number] = new RegExp(`^(\\d+) (?:more )?${severity}s?  `).exec(line) ?? [];
    return number === undefined
      ? new RegExp(`^\\S.*:\\d+:\\d+  ${severity}  [a-z-]+$`).test(line)
        ? [1]
        : []
      : [Number(number)];
  });
  return blocks.reduce((sum, number) => sum + number, 0);
}

function expectExact(problems: readonly Diagnostic[], columns: number | undefined): void {
  const report = prettyReport(problems, () => undefined, { color: false, summary: true, columns });
  expect(report.split("\n").length).toBeLessThan(80);
  for (const severity of ["error", "warning"]) {
    const number = problemsIn(problems.filter((each) => each.severity === severity));
    expect(printedNumber(report, severity)).toBe(number);
  }
}

describe("groups", () => {
  test("each of any problems is in exactly one group of its severity", () => {
    fc.assert(fc.property(anyProblems, fc.integer({ min: 1, max: 12 }), expectComplete));
  });

  test("each of the problems of all fixtures is in exactly one group", async () => {
    const problems = await ofFixtures;
    expect(problems.length).toBeGreaterThan(400);
    expectComplete(problems, 5);
  });

  test("three problems of a cause are reported one by one, and four together, before single problems", () => {
    const cause: ProblemCause = { kind: "missing-folder", folder: "/old" };
    const found = Array.from({ length: 4 }, (_, index) =>
      madeDiagnostic({ code: "link-not-found", cause, message: `${index}`, severity: "error" }),
    );
    const single = madeDiagnostic({ message: "alone", severity: "error" });
    const kinds = (problems: readonly Diagnostic[]): readonly string[] =>
      groupsByCause(problems).map(({ kind }) => kind);
    expect(kinds([single, ...found.slice(1)])).toEqual(["single", "single", "single", "single"]);
    expect(kinds([single, ...found])).toEqual(["cause", "single"]);
  });

  test("errors come before more warnings, and the larger cause before the smaller", () => {
    const of = (folder: string, number: number, severity: "error" | "warning"): readonly Diagnostic[] =>
      Array.from({ length: number }, (_, index) =>
        madeDiagnostic({
          code: "link-not-found",
          cause: { kind: "missing-folder", folder },
          message: `${index}`,
          severity,
        }),
      );
    const found = [...of("/a", 30, "warning"), ...of("/b", 4, "error"), ...of("/c", 5, "error")];
    const folders = groupsByCause(found).map(
      ({ problems: [{ cause }] }) => cause?.kind === "missing-folder" && cause.folder,
    );
    expect(folders).toEqual(["/c", "/b", "/a"]);
  });
});

describe("what is printed", () => {
  test("of any problems, the numbers of all blocks add up, in less than 80 lines", () => {
    fc.assert(
      fc.property(
        fc.array(anyProblem.filter(isPlain), { maxLength: 200 }),
        fc.constantFrom(undefined, 80, 200),
        expectExact,
      ),
    );
  });

  test("of all fixtures together, the numbers of all blocks add up, in less than 80 lines", async () => {
    const problems = await ofFixtures;
    expect(problems.length).toBeGreaterThan(400);
    for (const columns of [undefined, 100]) expectExact(problems, columns);
  });

  test("each block that leaves problems out names the options that print them", () => {
    const found = Array.from({ length: 300 }, (_, index) =>
      madeDiagnostic({ code: index % 2 === 0 ? "page-language" : "spec-remote", message: `${index}.` }),
    );
    const report = prettyReport(found, () => undefined, {
      color: false,
      summary: false,
      seeAll: (code) => `with --only ${code ?? "any"} --all`,
    });
    expect(report).toContain("    … 147 more with --only page-language --all\n");
    expect(report).toContain("    … 147 more with --only spec-remote --all\n");
  });

  test("on GitHub, of each severity there are at most ten annotations, the last of which counts the rest", () => {
    fc.assert(
      fc.property(anyProblems, (problems) => {
        const lines = githubReport(problems).split("\n");
        for (const [severity, command] of [
          ["error", "error"],
          ["warning", "warning"],
          ["info", "notice"],
        ] as const) {
          const printed = lines.filter((line) => line.startsWith(`::${command} `));
          expect(printed.length).toBeLessThanOrEqual(10);
          const titles = printed.map((line) => /,title=(\d+)? ?/.exec(line)?.[1] ?? "1");
          const number = problemsIn(problems.filter((each) => each.severity === severity));
          expect(titles.reduce((sum, title) => sum + Number(title), 0)).toBe(number);
        }
      }),
    );
  });
});

/** No line of its own in the report. */
function isPlain({ message, file }: Diagnostic): boolean {
  return !/^\d|\n/.test(file) && file.trim() !== "" && !message.includes("\n");
}

test.each([
  ["/a", "/docs/a", "", "/docs"],
  ["/docs/a/b", "/a/b", "/docs", ""],
  ["/v1/api/a", "/v2/api/a", "/v1", "/v2"],
  ["a", "docs/a", "", "docs"],
])("%s and %s differ in their start", (written, meant, from, to) => {
  expect(otherStart(written, meant)).toEqual({ kind: "other-start", from, to });
});

test.each([
  ["/a", "/b"],
  ["/guides/auth", "/guides/authentication"],
  ["/a", "/a"],
  ["/a/", "/b/"],
  ["/a", undefined],
])("%s and %s do not only differ in their start", (written, meant) => {
  expect(otherStart(written, meant)).toBeUndefined();
});
