// Does the report read well?
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import type { Severity } from "../../src/diagnostics/codes.ts";
import { prettyReport } from "../../src/render/pretty-report.ts";
import { jsonReport } from "../../src/render/json-report.ts";
import { indexLines } from "../../src/text/line-index.ts";

const text = '{\n  "groups": [],\n  "groups": []\n}\n';
const plain = { color: false, summary: true } as const;

function diagnostic(severity: Severity, fields: Partial<Diagnostic> = {}): Diagnostic {
  const lines = indexLines(text);
  const range = { start: lines.position(20), end: lines.position(28) };
  const code = "duplicate-key";
  return {
    code,
    severity,
    message: "The key is in this object twice.",
    file: "docs.json",
    pointer: "",
    range,
    related: [],
    subject: "",
    count: 1,
    url: "",
    ...fields,
  };
}

function atTop(fields: Partial<Diagnostic>): Partial<Diagnostic> {
  const top = { line: 1, column: 1, offset: 0 };
  return { range: { start: top, end: top }, ...fields };
}

const sourceText = (file: string): string | undefined => (file === "docs.json" ? text : undefined);

describe("prettyReport", () => {
  test("heading, sentence, frame, advice and summary", () => {
    const lines = indexLines(text);
    const first = { start: lines.position(4), end: lines.position(12) };
    const found = [
      diagnostic("error", {
        suggestion: '"tabs"',
        related: [{ message: "first written here", file: "docs.json", range: first }],
      }),
      diagnostic("warning", atTop({ file: "page.mdx", code: "page-unlisted", message: "It is in no list." })),
    ];
    expect(prettyReport(found, sourceText, plain)).toMatchInlineSnapshot(`
      "docs.json:3:3  error  duplicate-key
        The key is in this object twice.

          1 | {
          2 |   "groups": [],
        > 3 |   "groups": []
            |   ^^^^^^^^
          4 | }

        write instead: "tabs"
        first written here: docs.json:2:3

      page.mdx:1:1  warning  page-unlisted
        It is in no list.

      1 error, 1 warning
      "
    `);
  });

  test("nothing found, nothing said", () => {
    expect(prettyReport([], sourceText, plain)).toBe("");
  });

  test("what is below the least severity is only counted", () => {
    const found = [
      diagnostic("info", atTop({})),
      diagnostic("info"),
      diagnostic("error", atTop({ message: "Shown." })),
    ];
    expect(prettyReport(found, sourceText, { ...plain, least: "warning" })).toBe(
      "docs.json:1:1  error  duplicate-key\n  Shown.\n\n1 error, 2 infos\n",
    );
  });

  test("files are called what the caller calls them", () => {
    const report = prettyReport([diagnostic("error", atTop({}))], sourceText, {
      ...plain,
      fileName: (file) => `docs/${file}`,
    });
    expect(report).toMatch(/^docs\/docs\.json:1:1 /);
  });

  test("colour is asked for, and only then given", () => {
    expect(prettyReport([diagnostic("error")], sourceText, { color: true, summary: true })).toContain(
      "\u001B[31merror\u001B[39m",
    );
    expect(prettyReport([diagnostic("error")], sourceText, plain)).not.toContain("\u001B");
  });

  test("infos of one code beyond twenty are counted, and errors and warnings never", () => {
    const many = (severity: Severity, number: number, fields: Partial<Diagnostic>): readonly Diagnostic[] =>
      Array.from({ length: number }, (_, index) => diagnostic(severity, atTop({ message: `No ${index}.`, ...fields })));
    const found = [
      ...many("info", 49, { code: "page-unlisted" }),
      ...many("info", 20, { code: "unknown-field" }),
      ...many("warning", 30, { code: "page-unlisted" }),
      ...many("error", 30, {}),
    ];
    const report = prettyReport(found, sourceText, plain);
    expect(report.match(/ info {2}page-unlisted$/gm)).toHaveLength(20);
    expect(report.match(/ info {2}unknown-field$/gm)).toHaveLength(20);
    expect(report.match(/ (warning|error) {2}/g)).toHaveLength(60);
    expect(report).toMatch(
      /\n\n… 29 more page-unlisted \(--reporter json prints all\)\n\n30 errors, 30 warnings, 69 infos\n$/,
    );
  });

  test("the summary ends with what else there is to say", () => {
    const report = prettyReport([diagnostic("error", atTop({}))], sourceText, { ...plain, also: ["2 accepted by b"] });
    expect(report).toMatch(/\n1 error, 2 accepted by b\n$/);
  });

  test("what to write is said once, and what --fix writes is called so", () => {
    const suggestion = "guides/b";
    const edits = [{ file: "docs.json", range: diagnostic("error").range, text: '"guides/b"' }];
    const printed = (fields: Partial<Diagnostic>): string =>
      prettyReport([diagnostic("error", fields)], sourceText, plain);
    expect(printed({ suggestion })).toContain("  write instead: guides/b\n");
    expect(printed({ suggestion, message: 'Did you mean "guides/b"?' })).not.toContain("write instead");
    expect(printed({ suggestion, message: 'Did you mean "guides/b"?', edits })).toContain("  --fix writes: guides/b\n");
  });

  test("of infos about whole files the first of a code is reported in full, the next ones by their headings", () => {
    const files = ["a.mdx", "b.mdx", "c.mdx"].map((file) => diagnostic("info", atTop({ file })));
    const report = prettyReport([...files, diagnostic("warning", atTop({ file: "d.mdx" }))], () => undefined, plain);
    expect(report.match(/The key is in this object twice/g)).toHaveLength(2);
    expect(report).toContain("\n\nb.mdx:1:1  info  duplicate-key\nc.mdx:1:1  info  duplicate-key\n\nd.mdx");
  });

  test("a user's words don't steer the terminal", () => {
    const report = prettyReport([diagnostic("error", atTop({ message: "a\u001B[2Jb" }))], sourceText, plain);
    expect(report).toContain("a·[2Jb");
  });
});

test("the JSON report has ok and diagnostics, and error only when it could not run", () => {
  const found = [diagnostic("error")];
  expect(JSON.parse(jsonReport({ ok: false, diagnostics: found }))).toEqual({ ok: false, diagnostics: found });
  expect(JSON.parse(jsonReport({ ok: false, diagnostics: [], error: "x" }))).toEqual({
    ok: false,
    diagnostics: [],
    error: "x",
  });
});

test("the JSON report says with a baseline how many it accepts, and which entries are stale", () => {
  const stale = [{ code: "page-unlisted", file: "a.mdx", subject: "a", count: 2, found: 1 }];
  expect(JSON.parse(jsonReport({ ok: true, diagnostics: [], accepted: 0, stale }))).toEqual({
    ok: true,
    diagnostics: [],
    accepted: 0,
    stale,
  });
});
