// Is a row of a group cut where it says the least?
import { expect, test } from "vitest";
import { prettyReport } from "../../../src/outputs/render/pretty-report.ts";
import { madeDiagnostic } from "../../support/made-diagnostic.ts";

function rows(subject: string, suggestion: string, columns: number | undefined): readonly string[] {
  const problems = Array.from({ length: 5 }, (_, index) =>
    madeDiagnostic({
      code: "anchor-not-found",
      file: `page-${index}.mdx`,
      subject: `#${subject} · /guides/${subject}`,
      suggestion,
      cause: { kind: "page", page: "/guides" },
    }),
  );
  const report = prettyReport(problems, () => undefined, { color: false, summary: false, columns });
  return report.split("\n").filter((line) => line.includes("page-0.mdx"));
}

test("a row that is too long loses the end of what is wrong, and keeps what to write instead", () => {
  expect(rows("a-name-that-goes-on-and-on-and-on", "#the-right-name", 70)).toEqual([
    "    page-0.mdx:3:5  #a-name-that-goes-on-and-on-and… → #the-right-name",
  ]);
});

test("a program gets the whole row", () => {
  const name = "a-name-that-goes-on-".repeat(6);
  expect(rows(name, `#${name}and-on`, undefined)).toEqual([`    page-0.mdx:3:5  #${name} → #${name}and-on`]);
});

test("a suggestion that leaves no room is cut with its row", () => {
  const [row = ""] = rows("name", `#${"very-".repeat(20)}long`, 60);
  expect(row).toMatch(/^ {4}page-0\.mdx:3:5 {2}#name.* → #very-.*…$/);
});

test("a page that may be meant is no file of the problems: all of these are in docs.json", () => {
  const problems = Array.from({ length: 5 }, (_, index) => {
    const subject = index === 4 ? "ja/a" : `en/${index}`;
    const files = index === 4 ? undefined : ["docs.json", `en/moved/${index}.mdx`];
    return madeDiagnostic({ severity: "error", subject, ...(files && { files }) });
  });
  const report = prettyReport(problems, () => undefined, { color: false, summary: false, columns: 100 });
  expect(report).toMatch(/^5 errors {2}page-not-found {2}in docs\.json: en\/ 4, ja\/ 1\n/);
  const twoFiles = [...problems, madeDiagnostic({ severity: "error", subject: "ja/b", file: "ja.json" })];
  expect(prettyReport(twoFiles, () => undefined, { color: false, summary: false, columns: 100 })).toMatch(
    /^6 errors {2}page-not-found {2}in 2 files: en\/ 4, ja\/ 2\n/,
  );
});

test("the files of all places are counted, as a fix counts them, and not only those of the first ones", () => {
  const at = (file: string) => ({ message: "also linked here", file, range: madeDiagnostic().range });
  const problem = (index: number, others: readonly string[]) =>
    madeDiagnostic({
      code: "link-not-found",
      severity: "error",
      file: `guides/${index}.mdx`,
      subject: `/old/${index}`,
      related: others.map(at),
      count: others.length + 1,
      cause: { kind: "missing-folder", folder: "/old" },
    });
  const reportOf = (others: readonly string[]): string => {
    const problems = Array.from({ length: 5 }, (_, index) => problem(index, others));
    return prettyReport(problems, () => undefined, { color: false, summary: false, columns: 100 });
  };
  expect(reportOf([])).toMatch(/^5 errors {2}link-not-found {2}in 5 files of guides\/\n/);
  expect(reportOf(["guides/x.mdx"])).toMatch(/^5 errors {2}link-not-found {2}in 6 files of guides\/\n/);
  expect(reportOf(["api/x.mdx", "index.mdx"])).toMatch(
    /^5 errors {2}link-not-found {2}in 7 files: guides\/ 5, api\/ 1, at the top 1\n/,
  );
});
