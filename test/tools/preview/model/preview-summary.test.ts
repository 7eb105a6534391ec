// Does the summary of a preview have what is known before an edition is loaded?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, splitNavigation } from "../../../../src/index.ts";
import { previewSummary } from "../../../../src/tools/preview/model/preview-summary.ts";
import { madeDiagnostic } from "../../../support/made-diagnostic.ts";

const given = {
  revision: 1,
  folder: "docs",
  config: "docs.json",
  stale: false,
  texts: "checked",
  editor: null,
  against: null,
} as const;

test("it has the site with its languages and versions, or null, and each problem with its place", async () => {
  const host = memoryHost({ "docs.json": '{ "name": "N", "navigation": { "pages": ["a"] } }', "a.mdx": "" });
  const { navigation } = await compileNavigation({ host });
  const { index } = splitNavigation(navigation!);
  const diagnostics = [madeDiagnostic({ suggestion: "b" }), madeDiagnostic()];
  const summary = previewSummary({ ...given, treeRevision: 0, navigation: navigation!, index, diagnostics });
  const { site, languages, versions } = navigation!;
  expect(summary).toMatchObject({
    ...given,
    overview: { revision: 0, site, languages, versions, index, parity: { editions: [{}] } },
  });
  const problem = {
    severity: "warning",
    code: "page-not-found",
    message: "There is no page.",
    file: "docs.json",
    pointer: "/navigation",
    line: 3,
    column: 5,
    subject: "guides/a",
  };
  expect(summary.problems).toEqual([{ ...problem, suggestion: "b" }, problem]);
  expect(Object.keys(summary.problems[1]!)).not.toContain("suggestion");
  for (const none of [
    { navigation: null, index },
    { navigation: navigation!, index: null },
  ])
    expect(previewSummary({ ...given, treeRevision: 0, ...none, diagnostics }).overview).toBeNull();
});

test("a problem has its other places, as many as a terminal shows, and the number of the rest", () => {
  const range = (line: number) => ({
    start: { line, column: 2, offset: 9 },
    end: { line, column: 4, offset: 11 },
  });
  const related = Array.from({ length: 12 }, (_, at) => ({
    message: "listed, too",
    file: "b.json",
    range: range(at + 1),
  }));
  const othersOf = (number: number): unknown =>
    previewSummary({
      ...given,
      treeRevision: 0,
      navigation: null,
      index: null,
      diagnostics: [madeDiagnostic({ related: related.slice(0, number) })],
    }).problems[0]!.others;
  const shown = related.map(({ message, file }, at) => ({ message, file, line: at + 1, column: 2 }));
  expect(othersOf(0)).toBeUndefined();
  expect(othersOf(2)).toEqual({ shown: shown.slice(0, 2), left: 0 });
  expect(othersOf(12)).toEqual({ shown: shown.slice(0, 10), left: 2 });
});
