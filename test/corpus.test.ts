// Real sites compile, and what is broken in one of them is reported. No other test reads NAVC_CORPUS.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileNavigation, type CompileResult, type Diagnostic } from "../src/index.ts";
import { corpusFolder, corpusSites } from "./corpus/corpus-sites.ts";
import { walkInEditor } from "./corpus/walk-in-editor.ts";
import { mutatedSite } from "./corpus/mutated-site.ts";
import type { Mutation } from "./corpus/mutations/mutation.ts";
import { mutationsOfDivisions } from "./corpus/mutations/of-divisions.ts";
import { mutationsOfFields } from "./corpus/mutations/of-fields.ts";
import { mutationsOfJson } from "./corpus/mutations/of-json.ts";
import { mutationsOfPages } from "./corpus/mutations/of-pages.ts";
import { mutationsOfRedirects } from "./corpus/mutations/of-redirects.ts";
import { mutationsOfSpecs } from "./corpus/mutations/of-specs.ts";
import { fuzzRuns } from "./fuzz/fuzz-runs.ts";
import { assertNoFault } from "./fuzz/fuzz-sites.ts";
import { faultLine, tryChanges, type TriedChange } from "./project/change/change-run.ts";
import { filesIn } from "./fuzz/seed-sites.ts";
import { triedOf } from "./support/property-runs.ts";
import { compareVerdicts } from "./outputs/schema/agreement.ts";
import { jsonFilesIn } from "./outputs/schema/json-files.ts";

const tables = [
  ["JSON", mutationsOfJson],
  ["divisions", mutationsOfDivisions],
  ["fields", mutationsOfFields],
  ["pages", mutationsOfPages],
  ["redirects", mutationsOfRedirects],
  ["specs", mutationsOfSpecs],
] as const;

test("there are at least sixty mutations, in at least twelve sites", () => {
  const all: readonly Mutation[] = tables.flatMap(([, rows]) => rows);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ site }) => site)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(all.map(({ fault }) => fault)).size).toBe(all.length);
});

describe.skipIf(corpusFolder === undefined)("the sites of NAVC_CORPUS (skipped where it names no folder)", () => {
  test("there is one at least", () => {
    expect(corpusSites.length).toBeGreaterThan(0);
  });

  describe.each(corpusSites)("$name", ({ root }) => {
    let compiled: Promise<CompileResult> | undefined;
    const compiledOnce = (): Promise<CompileResult> => (compiled ??= compileNavigation({ root }));

    test("compiles again to the same bytes, in another folder", async () => {
      const elsewhere = mkdtempSync(join(tmpdir(), "navc-corpus-"));
      try {
        cpSync(root, elsewhere, { recursive: true });
        expect(printed(await compileNavigation({ root: elsewhere }))).toBe(printed(await compiledOnce()));
      } finally {
        rmSync(elsewhere, { recursive: true, force: true });
      }
    });

    test("every link of the result leads to a page", async () => {
      const { navigation } = await compiledOnce();
      expect(navigation).not.toBeNull();
      const hrefs = new Set(Object.keys(navigation?.pages ?? {}));
      const ends = Object.values(navigation?.pages ?? {}).flatMap((page) =>
        page.placements.flatMap(({ prev, next }) => [prev, next].flatMap((page) => page?.href ?? [])),
      );
      expect(ends.filter((href) => !hrefs.has(href))).toEqual([]);
      expect(hrefs.size).toBeGreaterThan(0);
    });

    test("the schema of docs.json says what navc says", () => {
      expect(compareVerdicts(jsonFilesIn(root))?.differences).toEqual([]);
    });
  });

  describe.each(tables)("one fault is reported once, where it is: %s", (_name, rows) => {
    test.each(rows)("$site: $fault", async (row) => {
      const { found, place } = await mutatedSite(row);
      expect(found.map(placeOf)).toEqual([
        `${row.severity ?? "error"} ${row.says} ${place.file}:${place.start?.line}:${place.start?.column}`,
      ]);
      const [only] = found;
      if (place.end !== undefined) expect(only?.range.end).toMatchObject(place.end);
      expect(only?.suggestion).toBe(row.suggestion);
      if (row.words !== undefined) expect(only?.message).toContain(row.words);
    });
  });

  test.each(triedOf(corpusSites, 2))("an editor gets an answer to all that it asks about $name", async ({ root }) => {
    const { faults, said } = await walkInEditor(root);
    expect(faults).toEqual([]);
    const kinds = ["hover", "completion", "definition", "references", "foldingRange"];
    expect(kinds.filter((kind) => !said.has(`textDocument/${kind}`))).toEqual([]);
  });

  // NAVC_CHANGES is the number of changes of each site; without it, every sixth site is changed once.
  test(
    "a random change loses no address, breaks no link and touches nothing else",
    { timeout: 3_600_000 },
    async () => {
      const count = process.env["NAVC_CHANGES"];
      const done: TriedChange[] = [];
      for (const [index, { name, root }] of corpusSites.entries()) {
        if (count === undefined && index % 6 !== fuzzRuns.seed % 6) continue;
        const site = { name, texts: filesIn(root), options: { dialect: "mintlify" } as const };
        const run = { seed: fuzzRuns.seed * 1000 + index, count: Number(count ?? 1), inARow: 7 };
        // oxlint-disable-next-line no-await-in-loop -- one site after the other
        done.push(...(await tryChanges(site, run)));
      }
      expect(done.filter(({ faults }) => faults.length > 0).map(faultLine)).toEqual([]);
      expect(done.filter(({ refused }) => refused === undefined).length).toBeGreaterThan(done.length / 2);
    },
  );

  test("what holds for any site holds after some edits", { timeout: fuzzRuns.timeout }, async () => {
    await assertNoFault({
      sites: corpusSites.map(({ name, root }) => ({ name, files: filesIn(root), options: {} })),
      numRuns: Math.ceil(fuzzRuns.count / 20),
      testName: 'test/corpus.test.ts -t "after some edits"',
    });
  });
});

function printed({ navigation, diagnostics, ok, inputs }: CompileResult): string {
  return JSON.stringify({
    navigation,
    diagnostics,
    ok,
    inputs: inputs.map(({ file, kind, sha256 }) => [file, kind, sha256]),
  });
}

function placeOf({ severity, code, file, range }: Diagnostic): string {
  return `${severity} ${code} ${file}:${range.start.line}:${range.start.column}`;
}
