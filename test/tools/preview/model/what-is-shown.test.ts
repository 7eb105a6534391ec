// Does the preview know of a site what it shows: lines, coverage, problems, editions?
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { SiteRecord } from "../../../../src/compiler/site-record.ts";
import { compile as compileWithRecord } from "../../../../src/project/compile-on-disk.ts";
import type { Division, PageNode, ResolvedNavigation } from "../../../../src/index.ts";
import { memoryHost } from "../../../../src/index.ts";
import { coverageRows } from "../../../../src/tools/preview/model/coverage-rows.ts";
import { editionGrid } from "../../../../src/tools/preview/model/edition-grid.ts";
import {
  countProblems,
  countsWords,
  filterProblems,
  problemsAt,
} from "../../../../src/tools/preview/model/filter-problems.ts";
import type { ShownProblem } from "../../../../src/tools/preview/model/preview-data.ts";
import { previewSummary, type SummaryInput } from "../../../../src/tools/preview/model/preview-summary.ts";
import { editionOfPlace, shownPage } from "../../../../src/tools/preview/model/shown-page.ts";
import { lineOf, sourceLines } from "../../../../src/tools/preview/model/source-lines.ts";
import { specCoverage, type SpecCoverage } from "../../../../src/tools/preview/model/spec-coverage.ts";
import { openNavigation, type OpenNavigation } from "../../../../src/runtime.ts";

let navigation: ResolvedNavigation;
let record: SiteRecord;
let site: OpenNavigation;

beforeAll(async () => {
  const result = await compileWithRecord({ root: "examples/acme" }, (kept) => void (record = kept));
  navigation = result.navigation as ResolvedNavigation;
  site = openNavigation(navigation);
});

test("errors stand before warnings, wherever they are", async () => {
  const config = { navigation: { pages: ["a", "gone"] }, redirects: [{ source: "/x", destination: "/nowhere" }] };
  const host = memoryHost({ "docs.json": JSON.stringify(config), "a.mdx": "" });
  const { diagnostics } = await compileWithRecord({ host }, () => undefined);
  const mixed = diagnostics.toSorted((a, b) => order.indexOf(b.severity) - order.indexOf(a.severity));
  const { problems } = previewSummary({ navigation: null, index: null, diagnostics: mixed } as unknown as SummaryInput);
  const severities = problems.map(({ severity }) => severity);
  expect(new Set(severities).size).toBeGreaterThan(1);
  expect(severities).toEqual(severities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
});
const order = ["error", "warning", "info"];

test("each node has the line at which it is written", () => {
  const textOf = (file: string): string => readFileSync(`examples/acme/${file}`, "utf8");
  const lines = sourceLines(navigation.editions, "docs.json", textOf);
  const written: string[] = [];
  const visit = (node: Division | PageNode): void => {
    const { file, line } = lineOf(node.source, "docs.json", lines);
    const text = textOf(file).split("\n")[line - 1] ?? "";
    if (node.kind === "group" && file === "docs.json" && node.source.pointer.includes("/groups/")) {
      written.push(node.label);
      // The line of an object is that of its brace; its label is on the same line or the next.
      expect(`${text}\n${textOf(file).split("\n")[line] ?? ""}`).toContain(JSON.stringify(node.label));
    }
    if (node.kind !== "page") node.children.forEach(visit);
  };
  navigation.editions.forEach(({ tree }) => visit(tree));
  expect(written.length).toBeGreaterThan(5);
});

describe("the coverage of operations", () => {
  const spec = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: {
      "/a": { get: { summary: "A" }, post: { summary: "Post", deprecated: true } },
      "/b": { get: { summary: "B", "x-excluded": true }, put: { summary: "C", "x-hidden": true } },
    },
  };

  async function coverageOf(pages: readonly string[]): Promise<readonly SpecCoverage[]> {
    let kept: SiteRecord | undefined;
    const docs = { navigation: { groups: [{ group: "API", openapi: "api.json", pages }] } };
    const host = memoryHost({ "docs.json": JSON.stringify(docs), "api.json": JSON.stringify(spec) });
    const result = await compileWithRecord({ host }, (made) => void (kept = made));
    return specCoverage(result.navigation as ResolvedNavigation, kept!.documents);
  }

  test("names each operation once, with its pages or why it has none", async () => {
    const [covered] = await coverageOf(["GET /a", "PUT /b"]);
    expect(
      covered?.operations.map(({ name, state, deprecated, pages }) => [name, state, deprecated, pages.length]),
    ).toEqual([
      ["GET /a", "listed", false, 1],
      ["POST /a", "without page", true, 0],
      ["GET /b", "excluded", false, 0],
      ["PUT /b", expect.stringMatching(/^(?:listed|hidden)$/), false, 1],
    ]);
  });

  test("counts those that may have a page", async () => {
    const rows = coverageRows(await coverageOf(["GET /a"]), true);
    expect(rows[0]).toMatchObject({ kind: "spec", covered: 1, all: 3 });
    expect(rows.slice(1).map((row) => row.kind === "operation" && row.operation.name)).toEqual(["POST /a", "PUT /b"]);
  });

  test("is whole for the example site, where several languages have pages of one operation", () => {
    const coverage = specCoverage(navigation, record.documents);
    const described = Object.values(navigation.pages).filter(({ operation }) => operation !== undefined);
    expect(coverage.flatMap(({ operations }) => operations.flatMap(({ pages }) => pages)).toSorted()).toEqual(
      described.map(({ href }) => href).toSorted(),
    );
  });
});

describe("what is at an address", () => {
  const shown = (href: string, edition = "en@v2"): object => {
    const { kind, ...rest } = shownPage(site, { href, within: "" }, edition);
    return "view" in rest ? { kind, href: rest.view.page.href, edition: rest.view.edition.id } : { kind, ...rest };
  };

  test("is the page, in the edition that was asked for where that has it", () => {
    expect(shown("/guides/quickstart")).toEqual({ kind: "page", href: "/guides/quickstart", edition: "en@v2" });
    expect(shown("")).toEqual({ kind: "page", href: "/", edition: "en@v2" });
  });

  test("is where a redirect leads, or nothing", () => {
    expect(shown("/start")).toEqual({ kind: "redirect", href: "/start", to: "/guides/quickstart", external: false });
    expect(shown("/nothing")).toEqual({ kind: "unknown", href: "/nothing" });
    expect(shown("/__proto__")).toEqual({ kind: "unknown", href: "/__proto__" });
  });

  test("is in the default edition, if no other was asked for", () => {
    expect(editionOfPlace(navigation.editions, "")?.id).toBe("en@v2");
    expect(editionOfPlace(navigation.editions, "fr@v1")?.id).toBe("fr@v1");
    expect(editionOfPlace([], "")).toBeUndefined();
  });
});

test("editions are a table of languages and versions", () => {
  const grid = editionGrid(navigation.editions);
  expect(grid.columns).toEqual(["v2", "v1"]);
  expect(grid.rows.map(({ language, cells }) => [language, cells.map((cell) => cell?.id)])).toEqual([
    ["en", ["en@v2", "en@v1"]],
    ["fr", ["fr@v2", "fr@v1"]],
  ]);
});

test("problems are filtered by severity and words, and found at a place and below it", () => {
  const problem = (fields: Partial<ShownProblem>): ShownProblem => {
    return {
      severity: "error",
      code: "page-not-found",
      message: "",
      file: "docs.json",
      pointer: "",
      line: 1,
      column: 1,
      subject: "",
      ...fields,
    };
  };
  const one = problem({ pointer: "/navigation/groups/1/pages/0", message: "There is no page" });
  const other = problem({ severity: "info", code: "duplicate-title", pointer: "/navigation/groups/10" });
  const problems = [one, other];
  expect(filterProblems(problems, { severity: "all", words: "NO  docs.json" })).toEqual([one]);
  expect(filterProblems(problems, { severity: "info", words: "" })).toEqual([other]);
  expect(problemsAt(problems, "docs.json", "/navigation/groups/1")).toEqual([one]);
  expect(filterProblems(problems, { severity: "all", words: "", isNew: (each) => each === other })).toEqual([other]);
  expect(countProblems(problems)).toEqual({ error: 1, warning: 0, info: 1 });
  expect(countsWords([...problems, one])).toBe("2 errors, 1 info");
});
