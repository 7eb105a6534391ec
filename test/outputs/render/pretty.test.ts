// Does the report read well?
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/compiler/diagnostics/diagnostic.ts";
import type { Severity } from "../../../src/compiler/diagnostics/codes.ts";
import { prettyReport } from "../../../src/outputs/render/pretty-report.ts";
import { jsonReport } from "../../../src/outputs/render/json-report.ts";
import { indexLines } from "../../../src/compiler/text/line-index.ts";

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

  test("one info that stands for many files says that there are more", () => {
    const [{ range }] = [diagnostic("info")];
    const related = ["b.mdx", "c.mdx"].map((file) => ({ message: "also unlisted", file, range }));
    const found = [diagnostic("info", { ...atTop({ file: "a.mdx", code: "page-unlisted" }), count: 3, related })];
    const report = prettyReport(found, sourceText, plain);
    expect(report).toContain("1 info about 3 places, in full with --all:\n");
    expect(report).toContain("3 page files that no entry names: a.mdx, and 2 more\n");
  });

  test("infos are a line for each code with the first three places, and errors and warnings of one message are one", () => {
    const many = (severity: Severity, number: number, fields: Partial<Diagnostic>): readonly Diagnostic[] =>
      Array.from({ length: number }, (_, index) => diagnostic(severity, atTop({ file: `${index}.mdx`, ...fields })));
    const found = [
      diagnostic("info", { code: "unknown-field" }),
      ...many("info", 300, { code: "page-unlisted" }),
      ...many("warning", 30, { code: "page-unlisted" }),
      ...many("error", 30, {}),
    ];
    const report = prettyReport(found, sourceText, plain);
    expect(report).toMatchInlineSnapshot(`
      "30 errors  duplicate-key  in 30 files
        The key is in this object twice.
          0.mdx
          1.mdx
          2.mdx
          … 27 more with --all

      30 warnings  page-unlisted  in 30 files
        The key is in this object twice.
          0.mdx
          1.mdx
          2.mdx
          … 27 more with --all

      301 infos, in full with --all:
        page-unlisted  300 page files that no entry names: 0.mdx, 1.mdx, 2.mdx, and 297 more
        unknown-field  1 field that docs.json does not have there: docs.json:3:3

      30 errors, 30 warnings, 301 infos
      "
    `);
  });

  test("infos are summed up by what they are about, and ten places of a problem are printed unless all are asked for", () => {
    const related = Array.from({ length: 30 }, (_, index) => ({
      message: "also here",
      file: `${index}.mdx`,
      range: atTop({}).range!,
    }));
    const found = [
      diagnostic("info", { code: "page-unlisted", count: 60 }),
      diagnostic("info", { code: "page-unlisted", count: 4 }),
      diagnostic("warning", { related }),
    ];
    const report = prettyReport(found, sourceText, plain);
    expect(report).toContain("page-unlisted  64 page files that no entry names: ");
    expect(report.match(/also here/g)).toHaveLength(10);
    expect(report).toContain("  … 20 more places, with --all\n");
    const whole = prettyReport(found, sourceText, { ...plain, all: true });
    expect(whole.match(/also here/g)).toHaveLength(30);
    expect(whole).not.toContain("--all");
  });

  test("all infos are printed whole where that is asked for", () => {
    const files = ["a.mdx", "b.mdx"].map((file) => diagnostic("info", atTop({ file, message: `See ${file}.` })));
    expect(prettyReport(files, sourceText, { ...plain, all: true })).toBe(
      "a.mdx:1:1  info  duplicate-key\n  See a.mdx.\n\nb.mdx:1:1  info  duplicate-key\n  See b.mdx.\n\n2 infos\n",
    );
  });

  test("errors are before warnings, each in their order", () => {
    const found = (["warning", "error", "warning", "error"] as const).map((severity, index) =>
      diagnostic(severity, atTop({ file: `${index}.mdx` })),
    );
    const files = prettyReport(found, sourceText, plain).match(/^\d\.mdx/gm);
    expect(files).toEqual(["1.mdx", "3.mdx", "0.mdx", "2.mdx"]);
  });

  test("at a terminal a sentence breaks between words, by the width of its letters; else it is one line", () => {
    const message =
      'There is no page file "はじめに/設定/インストール.mdx", so this entry leads nowhere. Add the file.';
    const found = [diagnostic("error", { message })];
    const lines = prettyReport(found, sourceText, { ...plain, columns: 40 }).split("\n");
    expect(lines.slice(1, 5)).toEqual([
      "  There is no page file",
      '  "はじめに/設定/インストール.mdx", so',
      "  this entry leads nowhere. Add the",
      "  file.",
    ]);
    expect(prettyReport(found, sourceText, plain).split("\n")[1]).toBe(`  ${message}`);
  });

  test.each([40, 50, 80])(
    "in %i columns no line of a frame or of a list is wider, and the caret is under its place",
    (columns) => {
      const line = `${"日本語 e\u0301 👩‍👩‍👧 ".repeat(12)}X${" 日本語".repeat(20)}`;
      const lines = indexLines(line);
      const at = line.indexOf("X");
      const range = { start: lines.position(at), end: lines.position(at + 1) };
      const infos = ["guides", "notes", "drafts"].map((name) =>
        diagnostic("info", atTop({ code: "page-unlisted", file: `日本語/${name}/page.mdx` })),
      );
      const report = prettyReport([diagnostic("error", { range }), ...infos], () => line, { ...plain, columns });
      const printed = report.split("\n");
      for (const each of printed) expect(stringWidth(each)).toBeLessThanOrEqual(columns);
      const [marked = "", underline = ""] = printed.slice(printed.findIndex((each) => each.startsWith("  >")));
      expect(underline.trim().replaceAll(/[ |]/g, "")).toBe("^");
      expect(stringWidth(marked.slice(0, marked.indexOf("X")))).toBe(underline.indexOf("^"));
    },
  );

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
