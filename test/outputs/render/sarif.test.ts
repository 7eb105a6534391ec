// Is the report a SARIF 2.1.0 log that code scanning takes?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { sarifReport } from "../../../src/outputs/render/sarif-report.ts";
import { sarifFaults, type SarifLog } from "../../support/sarif.ts";
import { anyDiagnostic, hostileTexts, madeDiagnostic, wholeFile } from "../../support/made-diagnostic.ts";

function logOf(found: readonly Diagnostic[], fileName = (file: string): string => file): SarifLog {
  return JSON.parse(sarifReport(found, { version: "1.2.3", fileName })) as SarifLog;
}

describe("sarifReport", () => {
  test("names the tool, and each code that occurs once", () => {
    const run = logOf([
      madeDiagnostic({ code: "page-unlisted", severity: "warning" }),
      madeDiagnostic({ code: "page-not-found" }),
      madeDiagnostic({ code: "page-not-found" }),
    ]).runs[0];
    expect(run.tool.driver).toMatchObject({ name: "navc", version: "1.2.3" });
    expect(run.tool.driver.rules).toEqual([
      {
        id: "page-not-found",
        shortDescription: { text: "Page not found." },
        helpUri: "https://navc.example/page-not-found.md",
        defaultConfiguration: { level: "error" },
      },
      {
        id: "page-unlisted",
        shortDescription: { text: "Page unlisted." },
        helpUri: "https://navc.example/page-not-found.md",
        // As it usually is, whatever a rule of the site makes of it.
        defaultConfiguration: { level: "note" },
      },
    ]);
    expect(run.results.map(({ ruleId, ruleIndex }) => [ruleId, ruleIndex])).toEqual([
      ["page-unlisted", 1],
      ["page-not-found", 0],
      ["page-not-found", 0],
    ]);
  });

  test("a result has its place, its related places and its fix", () => {
    const { range } = madeDiagnostic();
    const found = madeDiagnostic({
      severity: "info",
      file: "a b/ü#.json",
      suggestion: "guides/b",
      related: [{ message: "first listed here", file: "docs.json", range }],
      edits: [{ file: "docs.json", range, text: '"guides/b"' }],
    });
    const region = { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 };
    const docsJson = { uri: "docs/docs.json", uriBaseId: "%SRCROOT%" };
    expect(logOf([found], (file) => `docs/${file}`).runs[0].results[0]).toEqual({
      ruleId: "page-not-found",
      ruleIndex: 0,
      level: "note",
      message: { text: "There is no page. Write instead: guides/b" },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "docs/a%20b/%C3%BC%23.json", uriBaseId: "%SRCROOT%" },
            region,
          },
        },
      ],
      relatedLocations: [
        { physicalLocation: { artifactLocation: docsJson, region }, message: { text: "first listed here" } },
      ],
      fixes: [
        {
          description: { text: "What navc would write." },
          artifactChanges: [
            {
              artifactLocation: docsJson,
              replacements: [{ deletedRegion: region, insertedContent: { text: '"guides/b"' } }],
            },
          ],
        },
      ],
      partialFingerprints: { "navcProblem/v1": "page-not-found:a%20b%2F%C3%BC%23.json:guides%2Fa:1" },
    });
  });

  test("a file as a whole is reported at its first line", () => {
    const [result] = logOf([madeDiagnostic({ range: wholeFile })]).runs[0].results;
    expect(result?.locations[0]?.physicalLocation.region).toEqual({ startLine: 1 });
  });

  test("fingerprints stay when lines move, and differ between equal problems", () => {
    const { start, end } = madeDiagnostic().range;
    const moved = { start: { ...start, line: 30 }, end: { ...end, line: 30 } };
    const prints = (found: readonly Diagnostic[]): readonly string[] =>
      logOf(found).runs[0].results.flatMap(({ partialFingerprints }) => Object.values(partialFingerprints));
    const before = prints([madeDiagnostic(), madeDiagnostic()]);
    expect(prints([madeDiagnostic({ range: moved }), madeDiagnostic({ range: moved })])).toEqual(before);
    expect(new Set(before).size).toBe(2);
  });

  test.each(hostileTexts)("a user's %j makes no link and no other file", (text) => {
    const [result] = logOf([madeDiagnostic({ message: text, file: text, subject: text })]).runs[0].results;
    expect(result?.message.text).not.toMatch(/\]\(/);
    const uri = result?.locations[0]?.physicalLocation.artifactLocation.uri ?? "";
    expect(uri).toMatch(/^[\w.~!*'()%/-]*$/);
    expect(decodeURIComponent(uri)).toBe(text.toWellFormed());
  });

  test("has all that SARIF requires, for any problems and for none", () => {
    expect(sarifFaults(logOf([]))).toEqual([]);
    fc.assert(
      fc.property(fc.array(anyDiagnostic, { maxLength: 8 }), (found) => {
        const log = logOf(found);
        expect(sarifFaults(log)).toEqual([]);
        const prints = log.runs[0].results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
        expect(new Set(prints).size).toBe(found.length);
      }),
    );
  });
});
