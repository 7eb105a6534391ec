// Does a job summary stay a table, whatever a user wrote?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdownReport } from "../../../src/outputs/render/markdown-report.ts";
import { markdownText } from "../../../src/compiler/text/visible.ts";
import { anyDiagnostic, hostileTexts, madeDiagnostic } from "../../support/made-diagnostic.ts";

/** The cells of a row as GitHub's Markdown splits it. */
function cellsOf(row: string): readonly string[] {
  return row.split(/(?<!\\)\|/).slice(1, -1);
}

/** What a reader sees of a cell that holds nothing but escaped text. */
function shown(cell: string): string {
  return cell
    .replaceAll("<!-- -->", "")
    .replace(/\\([\\`*_~[\]|$])/g, "$1")
    .replaceAll("&#58;", ":")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

describe("markdownReport", () => {
  test("counts, a table of errors and warnings, and the infos folded away", () => {
    const found = [
      madeDiagnostic({ severity: "error", suggestion: "guides/b" }),
      madeDiagnostic({ severity: "info", file: "a.mdx", message: "It is in no list." }),
    ];
    const options = { fileName: (file: string) => `docs/${file}`, also: ["2 accepted by b.json"] };
    expect(markdownReport(found, options)).toMatchInlineSnapshot(`
      "### navc check

      1 error, 1 info, 2 accepted by b.json

      | place | severity | code | message |
      | --- | --- | --- | --- |
      | docs/docs.json:3:5 | error | [page-not-found](https://navc.example/page-not-found.md) | There is no page. Write instead: guides/b |

      <details>
      <summary>1 info</summary>

      | place | severity | code | message |
      | --- | --- | --- | --- |
      | docs/a.mdx:3:5 | info | [page-not-found](https://navc.example/page-not-found.md) | It is in no list. |

      </details>
      "
    `);
  });

  test("nothing found is said", () => {
    expect(markdownReport([])).toBe("### navc check\n\nno problems\n");
  });

  test("what has no room is counted, and the report stays below 1 MiB", () => {
    const found = Array.from({ length: 5000 }, (_, index) =>
      madeDiagnostic({ message: `${index} ${"ü".repeat(300)}`, severity: index % 2 === 0 ? "warning" : "info" }),
    );
    const report = markdownReport(found);
    expect(new TextEncoder().encode(report).length).toBeLessThan(2 ** 20);
    const rows = report.split("\n").filter((line) => line.startsWith("| docs.json"));
    expect(rows.length).toBeGreaterThan(1000);
    // The warnings are also one row above.
    expect(report).toContain(`\n… ${5001 - rows.length} more rows, which have no room here`);
    expect(report).toMatch(/^### navc check\n\n2500 warnings, 2500 infos\n/);
    expect(report.split("<details>").length).toBe(report.split("</details>").length);
  });

  test.each(hostileTexts)("a user's %j stays in its cell, and is text", (text) => {
    const row = markdownReport([madeDiagnostic({ message: text, file: text })])
      .split("\n")
      .find((line) => line.includes("page-not-found"));
    const [place = "", , , message = ""] = cellsOf(row ?? "");
    expect(cellsOf(row ?? "")).toHaveLength(4);
    const plain = text.replace(/[\p{Cc}\p{Cs}\u2028\u202E]/gu, "·");
    expect(shown(message)).toBe(` ${plain} `);
    expect(shown(place)).toBe(` ${plain}:3:5 `);
  });

  test.each([
    ["a|b", "a\\|b"],
    ["<b>", "&lt;b&gt;"],
    ["[x](y)", "\\[x\\](y)"],
    ["@octocat #12 a@b.example", "@<!-- -->octocat #<!-- -->12 a@<!-- -->b.example"],
    ["https://a.example", "https&#58;//a.example"],
    ["www.a.example", "www.<!-- -->a.example"],
    ["a\nb", "a·b"],
    ["# x", "\\# x"],
    ["  ## x", "  \\## x"],
    ["- x", "\\- x"],
    ["+ x", "\\+ x"],
    ["===", "\\==="],
    ["1. x", "1\\. x"],
    ["12) x", "12\\) x"],
    ["GH-1 and gh-2", "GH-<!-- -->1 and gh-<!-- -->2"],
    ["owner/repo#1", "owner/repo#<!-- -->1"],
  ])("%j is written %j", (text, written) => {
    expect(markdownText(text)).toBe(written);
  });

  test("any problems make one row each, with no tag but our own", () => {
    fc.assert(
      fc.property(fc.array(anyDiagnostic, { maxLength: 8 }), (found) => {
        const lines = markdownReport(found).split("\n");
        const rows = lines.filter((line) => line.startsWith("| ") && line.includes("page-not-found.md"));
        expect(rows).toHaveLength(found.length);
        for (const row of rows) {
          expect(cellsOf(row)).toHaveLength(4);
          expect(row.replaceAll("<!-- -->", "")).not.toMatch(/[<>]/);
        }
      }),
    );
  });
});
