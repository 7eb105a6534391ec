// Does each reporter of navc check print all that was found, and what to do next?
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../../src/index.ts";
import { parity } from "../../../../src/outputs/render/parity.ts";
import {
  checkReporters,
  reporterNames,
  type ReportedSite,
  type ReporterName,
} from "../../../../src/tools/cli/check/check-reporters.ts";
import type { PrintedSite } from "../../../../src/tools/cli/printed-site.ts";
import { madeDiagnostic } from "../../../support/made-diagnostic.ts";

const host = memoryHost({
  "docs.json":
    '{ "navigation": { "languages": [{ "language": "en", "pages": ["a"] }, { "language": "fr", "pages": [] }] } }',
  "a.mdx": "",
});
const { navigation } = await compileNavigation({ host });

const error = madeDiagnostic({ severity: "error", code: "page-listed-twice" });
const warning = madeDiagnostic({ code: "spec-remote" });
const untranslated = madeDiagnostic({ severity: "info", code: "page-untranslated" });
const fixable = { ...error, edits: [] };

const movedLinks = Array.from({ length: 4 }, () =>
  madeDiagnostic({
    severity: "error",
    code: "link-not-found",
    cause: { kind: "other-start", from: "/api", to: "/api/v2" },
    target: { kind: "missing", address: "/api/users" },
  }),
);

const movedOtherwise = [
  madeDiagnostic({
    ...movedLinks[0]!,
    count: 3,
    target: { kind: "missing", address: "/api/keys" },
    replaces: "/api/keys",
    suggestion: "/old/keys",
  }),
  madeDiagnostic({
    ...movedLinks[0]!,
    file: "logs.mdx",
    target: { kind: "missing", address: "/api/logs" },
    replaces: "/api/logs",
    suggestion: "/api/v2/logs",
  }),
];

const left = [{ code: "link-not-found", count: 2, reason: "a.json was not fetched" }] as const;

interface Made extends Partial<Omit<ReportedSite, "site">> {
  readonly notJudged?: PrintedSite["result"]["notJudged"];
  /** Its tree. */
  readonly tree?: ResolvedNavigation | null | undefined;
}

/** A check that found these. */
function checked({ notJudged = [], tree = navigation, ...more }: Made = {}): ReportedSite {
  const shown = more.shown ?? [];
  const site = {
    result: { navigation: tree, notJudged, diagnostics: [...shown, ...(more.judged?.diagnostics ?? [])] },
    settings: { ignore: {} },
    host,
    report: async (found: readonly unknown[], _stream: unknown, how: { seeAll: (code?: string) => string }) =>
      `${found.length} found; ${how.seeAll()}; ${how.seeAll("x")}\n`,
  } as unknown as PrintedSite;
  return {
    site,
    root: "docs",
    config: undefined,
    ok: true,
    judged: { diagnostics: shown, accepted: undefined, ignored: 0 },
    shown,
    least: "info",
    only: [],
    quiet: false,
    all: false,
    fixed: false,
    askedOnce: [],
    parity: undefined,
    fileName: (file) => `docs/${file}`,
    version: "1.2.3",
    planRepair: () => Promise.reject(new Error("nothing has moved")),
    ...more,
  };
}

const printed = (name: ReporterName, made: Made = {}): Promise<string> =>
  checkReporters[name].print(checked(made), { write: () => true });

describe("for people", () => {
  const found = "found; with --all; with --only x --all\n";

  test("a site without problems is one line, with what was not judged, and with --quiet none", async () => {
    expect(await printed("pretty")).toBe("no problems\n");
    expect(await printed("pretty", { notJudged: left })).toBe(
      "no problems\nnot judged: 2 links (link-not-found), because a.json was not fetched\n",
    );
    expect(await printed("pretty", { notJudged: left, quiet: true })).toBe("");
    const nothing = { diagnostics: [], accepted: { file: "b.json", number: 0, stale: [] }, ignored: 0 };
    expect(await printed("pretty", { judged: nothing })).toBe("no problems\n");
  });

  test("problems are followed by what was not judged and the next step, with --quiet by nothing", async () => {
    const text = "next: navc explain page-listed-twice shows what page-listed-twice means\n";
    expect(await printed("pretty", { shown: [error], notJudged: left })).toBe(
      `1 ${found}not judged: 2 links (link-not-found), because a.json was not fetched\n${text}`,
    );
    expect(await printed("pretty", { shown: [error], notJudged: left, quiet: true })).toBe(`1 ${found}`);
  });

  const explain = (code: string): string => `navc explain ${code} shows what ${code} means`;
  const many = Array.from({ length: 25 }, () => warning);
  const accept = "add --baseline docs/navc.baseline.json --update-baseline to accept what there is now";
  const accepted = { diagnostics: [], accepted: { file: "b.json", number: 1, stale: [] }, ignored: 0 };

  test.each<[string, Made, string]>([
    [
      "the most frequent code of the worst severity is explained",
      { shown: [warning, warning, warning, { ...error, code: "operation-unlisted" }, error, fixable] },
      `add --fix to fix 1 of the 6 problems; ${explain("page-listed-twice")}`,
    ],
    [
      "what can be fixed is not offered again",
      { shown: [fixable, warning], fixed: true },
      explain("page-listed-twice"),
    ],
    ["one that can be fixed is it", { shown: [fixable] }, `add --fix to fix it; ${explain("page-listed-twice")}`],
    [
      "two are all of these",
      { shown: [fixable, fixable] },
      `add --fix to fix all problems; ${explain("page-listed-twice")}`,
    ],
    [
      "languages can be compared",
      { shown: [untranslated] },
      `${explain("page-untranslated")}; add --parity to compare the languages in a table`,
    ],
    [
      "languages are compared beside other problems, too",
      { shown: [warning, untranslated] },
      `${explain("spec-remote")}; add --parity to compare the languages in a table`,
    ],
    [
      "links of a folder that has moved can be written at once",
      { shown: [...movedLinks, warning] },
      `add --fix --suggested /api to write "/api/v2" in place of "/api"; ${explain("link-not-found")}`,
    ],
    [
      "what the option writes besides is said",
      { shown: [...movedLinks, warning], judged: { diagnostics: movedOtherwise, accepted: undefined, ignored: 0 } },
      `add --fix --suggested /api to write "/api/v2" in place of "/api", and other folders at 3 other places below it; ${explain("link-not-found")}`,
    ],
    ["not when they were tried", { shown: movedLinks, fixed: true }, explain("link-not-found")],
    ["three of them are read", { shown: movedLinks.slice(1) }, explain("link-not-found")],
    ["many warnings can be accepted", { shown: many }, `${explain("spec-remote")}; ${accept}`],
    ["24 are read", { shown: many.slice(1) }, explain("spec-remote")],
    [
      "those that can be fixed are not accepted",
      { shown: [...many.slice(1), fixable] },
      `add --fix to fix 1 of the 25 problems; ${explain("page-listed-twice")}`,
    ],
    [
      "infos are not accepted",
      { shown: [...many.slice(1), untranslated], parity: parity(navigation!) },
      explain("spec-remote"),
    ],
    ["there is one baseline", { shown: many, judged: accepted }, explain("spec-remote")],
    ["a site that can't be read has none", { shown: many, tree: null }, explain("spec-remote")],
  ])("the next step: %s", async (_what, made, expected) => {
    expect((await printed("pretty", made)).split("\n")[1]).toBe(`next: ${expected}`);
  });

  test("pages that no list has are added where no error is", async () => {
    const files = { "docs.json": '{ "navigation": { "pages": ["a"] } }', "a.mdx": "", "b.mdx": "" };
    const { navigation: tree } = await compileNavigation({ host: memoryHost(files), discover: true });
    const unlisted = madeDiagnostic({ severity: "info", code: "page-unlisted" });
    const add = "navc add --unlisted docs lists the pages that no list has in docs.json, if readers are to find them; ";
    expect(await printed("pretty", { shown: [unlisted], tree })).toContain(`next: ${add}`);
    expect(await printed("pretty", { shown: [unlisted, error], tree })).not.toContain(add);
    expect(await printed("pretty", { shown: [error], tree })).not.toContain(add);
    expect(await printed("pretty", { shown: [unlisted], tree: null })).not.toContain(add);
  });
});

describe("the table of languages", () => {
  const table = parity(navigation!);

  test.each(["pretty", "github", "markdown"] as const)("is below what %s prints, if it was requested", async (name) => {
    const [without, whole] = [await printed(name), await printed(name, { parity: table })];
    expect(whole.startsWith(without)).toBe(true);
    expect(whole.slice(without.length)).toMatch(/^\n\S[^]*\bfr\b/);
  });

  test("is a field of JSON", async () => {
    expect(JSON.parse(await printed("json", { parity: table }))).toEqual({ ok: true, diagnostics: [], parity: table });
  });
});

describe("for programs", () => {
  const judged = { diagnostics: [], accepted: { file: "b.json", number: 2, stale: [] }, ignored: 1 };

  test("JSON has what was found, and what was accepted and not judged only where something was", async () => {
    expect(JSON.parse(await printed("json", { ok: false, shown: [error] }))).toEqual({
      ok: false,
      diagnostics: [error],
    });
    expect(JSON.parse(await printed("json", { judged, notJudged: left }))).toEqual({
      ok: true,
      diagnostics: [],
      accepted: 2,
      stale: [],
      notJudged: left,
    });
  });

  test("commands of a runner name files from the repository, and say what was not judged", async () => {
    const text = await printed("github", { shown: [error], judged, notJudged: left });
    expect(text).toMatch(/^::error file=docs\/docs\.json,line=3,/);
    expect(text).toContain("1 error, 2 accepted by b.json, 1 ignored\nnot judged: 2 links");
  });

  test("SARIF has the version, the files and what was not judged", async () => {
    const text = await printed("sarif", { shown: [error], notJudged: left });
    for (const part of ['"1.2.3"', '"docs/docs.json"', "a.json was not fetched"]) expect(text).toContain(part);
  });

  test("Markdown has the counts, what was not judged, and the files", async () => {
    const text = await printed("markdown", { shown: [error], judged, notJudged: left });
    for (const part of ["2 accepted by b.json, 1 ignored", "not judged: 2 links", "docs/docs.json"])
      expect(text).toContain(part);
  });
});

test("the names of the reporters begin with the default one", () => {
  expect(reporterNames).toEqual(["pretty", "json", "github", "sarif", "markdown"]);
});
