// Does GitHub read the annotations as they are meant, whatever a user wrote?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalog, type DiagnosticCode } from "../../../src/compiler/diagnostics/catalog.ts";
import { githubReport } from "../../../src/outputs/render/github-report.ts";
import { withoutCommands } from "../../../src/compiler/text/visible.ts";
import { anyDiagnostic, hostileTexts, madeDiagnostic, wholeFile } from "../../support/made-diagnostic.ts";

const codes = Object.keys(catalog) as readonly DiagnosticCode[];

interface Annotation {
  readonly command: string;
  readonly properties: { readonly [name: string]: string };
  readonly message: string;
}

/** Reads a line as the runner of GitHub Actions does. */
function asRunner(line: string): Annotation | undefined {
  const found = /^::(\S+) (.*?)::(.*)$/.exec(line);
  if (found === null) return undefined;
  const [, command = "", properties = "", message = ""] = found;
  const pairs = properties.split(",").map((pair) => [pair.replace(/=.*/, ""), pair.replace(/^.*?=/, "")] as const);
  return {
    command,
    properties: Object.fromEntries(pairs.map(([name, value]) => [name, unescaped(value)])),
    message: unescaped(message),
  };
}

function unescaped(text: string): string {
  const characters: { readonly [escape: string]: string } = {
    "%0D": "\r",
    "%0A": "\n",
    "%3A": ":",
    "%2C": ",",
    "%25": "%",
  };
  return text.replace(/%(0D|0A|3A|2C|25)/g, (escape) => characters[escape] ?? escape);
}

describe("githubReport", () => {
  test("a problem is a command with its place, its sentence, what to write and the page of its code", () => {
    const found = madeDiagnostic({ severity: "error", suggestion: "guides/b" });
    expect(githubReport([found], { fileName: (file) => `docs/${file}` })).toBe(
      "::error file=docs/docs.json,line=3,col=5,endLine=3,endColumn=8,title=page-not-found::" +
        "There is no page.%0AWrite instead: guides/b%0Ahttps://navc.example/page-not-found.md\n1 error\n",
    );
  });

  test("errors come first, infos are notices, and the last line counts", () => {
    const report = githubReport([
      madeDiagnostic({ severity: "info" }),
      madeDiagnostic({ severity: "warning" }),
      madeDiagnostic({ severity: "error" }),
    ]);
    expect(report.split("\n").map((line) => line.split(" ", 1)[0])).toEqual([
      "::error",
      "::warning",
      "::notice",
      "1",
      "",
    ]);
    expect(report).toMatch(/\n1 error, 1 warning, 1 info\n$/);
  });

  test("columns are reported within one line only, and a whole file at its first line", () => {
    const { start } = madeDiagnostic().range;
    const twoLines = madeDiagnostic({ range: { start, end: { line: 4, column: 1, offset: 60 } } });
    expect(githubReport([twoLines])).toContain("line=3,endLine=4,title=");
    expect(githubReport([madeDiagnostic({ range: wholeFile })])).toContain("file=docs.json,line=1,title=");
  });

  test("of more than GitHub shows, those of one cause are one annotation, and the last one counts the rest", () => {
    const same = Array.from({ length: 11 }, () => madeDiagnostic());
    expect(githubReport(same)).toMatchInlineSnapshot(`
      "::warning file=docs.json,line=3,col=5,endLine=3,endColumn=8,title=11 warnings%3A page-not-found::There is no page.%0A11 warnings in docs.json: all in guides/ (docs.json:3, docs.json:3, docs.json:3, …).%0Ahttps://navc.example/page-not-found.md
      11 warnings (problems of one cause are one annotation; --reporter markdown lists all)
      "
    `);
    const others = Array.from({ length: 12 }, (_, index) =>
      madeDiagnostic({ code: codes[index]!, message: `Other ${index}.` }),
    );
    const report = githubReport([...same, ...others]);
    expect(report.match(/^::warning /gm)).toHaveLength(10);
    expect(report.split("\n").at(-3)).toMatchInlineSnapshot(
      `"::warning file=docs.json,line=3,col=5,endLine=3,endColumn=8,title=4 more warnings::By code: limit-exceeded 1, more-problems 1, missing-field 1, wrong-type 1.%0A4 more warnings in docs.json (docs.json:3, docs.json:3, docs.json:3, …)."`,
    );
    expect(githubReport(same.slice(1), { also: ["3 ignored"] })).toMatch(/\n10 warnings, 3 ignored\n$/);
  });

  test("nothing found is one plain line", () => {
    expect(githubReport([])).toBe("no problems\n");
    expect(githubReport([], { least: "error" })).toBe("no errors\n");
  });

  test.each(hostileTexts)("a user's %j ends no command and begins none", (text) => {
    const found = madeDiagnostic({ message: text, file: `${text}.mdx`, suggestion: text });
    const lines = githubReport([found]).split("\n");
    expect(lines).toHaveLength(3);
    const read = asRunner(lines[0] ?? "");
    expect(Object.keys(read?.properties ?? {})).toEqual(["file", "line", "col", "endLine", "endColumn", "title"]);
    expect(read?.properties["file"]?.replaceAll("·", "")).toBe(
      `${text}.mdx`.replace(/[\p{Cc}\p{Cs}\u2028\u202E]/gu, ""),
    );
    expect(read?.message.split("\n")).toHaveLength(3);
  });

  test("a label that looks like a workflow command is none in a table beside the report", () => {
    const table = "version  pages\n::error::1    2\n  ::add-mask::2  3\n1 ##[error]x\na::b  4\n";
    expect(withoutCommands(table)).toBe("version  pages\n·:error::1    2\n  ·:add-mask::2  3\n1 ##·error]x\na::b  4\n");
    expect(githubReport([], { also: ["3 accepted by ##[error]x"] })).toBe("no problems, 3 accepted by ##·error]x\n");
  });

  test("any problems make one command each", () => {
    fc.assert(
      fc.property(fc.array(anyDiagnostic, { maxLength: 8 }), (found) => {
        const lines = githubReport(found).split("\n").slice(0, -1);
        expect(lines).toHaveLength(found.length + 1);
        const read = lines.slice(0, -1).map((line) => asRunner(line));
        expect(read.every((annotation) => annotation?.properties["title"] !== undefined)).toBe(true);
        expect(lines.at(-1)).not.toMatch(/^::/);
      }),
    );
  });
});
