// What is a problem for tests of reports and baselines?
import fc from "fast-check";
import type { DiagnosticCode } from "../../src/compiler/diagnostics/catalog.ts";
import type { Diagnostic } from "../../src/compiler/diagnostics/diagnostic.ts";
import type { Severity } from "../../src/compiler/diagnostics/codes.ts";

/** A warning in line 3 of docs.json, columns 5 to 9, but for what is given. */
export function madeDiagnostic(fields: Partial<Diagnostic> = {}): Diagnostic {
  return {
    code: "page-not-found",
    severity: "warning",
    message: "There is no page.",
    file: "docs.json",
    pointer: "/navigation",
    range: { start: { line: 3, column: 5, offset: 40 }, end: { line: 3, column: 9, offset: 44 } },
    related: [],
    subject: "guides/a",
    count: 1,
    url: "https://navc.example/page-not-found.md",
    ...fields,
  };
}

/** A file as a whole. */
export const wholeFile: Diagnostic["range"] = {
  start: { line: 1, column: 1, offset: 0 },
  end: { line: 1, column: 1, offset: 0 },
};

/** What a user may write to harm what reads a report. */
export const hostileTexts: readonly string[] = [
  "a\n::error file=x::y",
  "a\r\n::set-output name=x::y",
  "100%0A::error::x",
  "a,file=b,line=1::c",
  "| cell | b |",
  "\\| still `code` |",
  "<script>alert(1)</script>",
  "</details><img src=x onerror=alert(1)>",
  "&lt;b&gt;",
  "[here](https://evil.example)",
  "![x](https://evil.example/x.png)",
  "https://evil.example www.evil.example",
  "@octocat #1",
  "$`x`$ **b** _i_ ~~s~~",
  "\u001B[2J\u202Eabc\u2028d\0",
  "unpaired \uD800 half",
  "{0} {id} ünï 日本",
];

const codes: readonly DiagnosticCode[] = ["page-not-found", "page-unlisted", "spec-remote", "operation-unlisted"];
const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary" }), fc.constantFrom("a", "b", ""));

/** Any problem; few codes, files and subjects, so that some are equal. */
export const anyDiagnostic: fc.Arbitrary<Diagnostic> = fc
  .record({
    code: fc.constantFrom(...codes),
    severity: fc.constantFrom<Severity>("error", "warning", "info"),
    message: text,
    file: fc.oneof(fc.constantFrom("docs.json", "a b/c.mdx"), text),
    subject: text,
    count: fc.integer({ min: 1, max: 5 }),
    line: fc.integer({ min: 1, max: 50 }),
    suggestion: fc.option(text, { nil: undefined }),
  })
  .map(({ line, suggestion, ...fields }) =>
    madeDiagnostic({
      ...fields,
      ...(suggestion === undefined ? {} : { suggestion }),
      range: { start: { line, column: 1, offset: line }, end: { line, column: 4, offset: line + 3 } },
    }),
  );

/** The problem of one or several files that no entry names. */
export function unlistedFiles(...files: readonly [string, ...(readonly string[])]): Diagnostic {
  return madeDiagnostic({
    code: "page-unlisted",
    file: files[0],
    subject: files[0],
    count: files.length,
    ...(files.length > 1 && { files }),
  });
}
