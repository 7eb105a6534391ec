// Is a row of a group cut where it says the least?
import { expect, test } from "vitest";
import { prettyReport } from "../../../src/outputs/render/pretty-report.ts";
import { madeDiagnostic } from "../../support/made-diagnostic.ts";

function rows(subject: string, suggestion: string, columns: number): readonly string[] {
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

test("a suggestion that leaves no room is cut with its row", () => {
  const [row = ""] = rows("name", `#${"very-".repeat(20)}long`, 60);
  expect(row).toMatch(/^ {4}page-0\.mdx:3:5 {2}#name.* → #very-.*…$/);
});
