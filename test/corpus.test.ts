// Do real sites compile? Over every folder with a docs.json below the one that NAVC_CORPUS names.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { compileNavigation, type CompileResult } from "../src/index.ts";

const corpus = process.env["NAVC_CORPUS"];
const sites =
  corpus === undefined || !existsSync(corpus)
    ? []
    : readdirSync(corpus)
        .filter((name) => existsSync(join(corpus, name, "docs.json")))
        .toSorted();

// Without a corpus the reason stands in the list of tests; with one, this says that the folder is not empty.
test.skipIf(corpus === undefined)("NAVC_CORPUS names a folder of sites; where it is not set, none is run", () => {
  expect(sites.length).toBeGreaterThan(0);
});

describe.runIf(sites.length > 0)(`corpus of ${sites.length} sites`, () => {
  test.each(sites)("%s compiles, twice to the same bytes, also in another folder", async (name) => {
    const root = resolve(corpus ?? "", name);
    const text = printed(await compileNavigation({ root }));
    expect(printed(await compileNavigation({ root }))).toBe(text);
    const elsewhere = mkdtempSync(join(tmpdir(), "navc-corpus-"));
    try {
      cpSync(root, elsewhere, { recursive: true });
      expect(printed(await compileNavigation({ root: elsewhere }))).toBe(text);
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  test.each(sites)("%s: every link of the result leads to a page", async (name) => {
    const { navigation } = await compileNavigation({ root: resolve(corpus ?? "", name) });
    expect(navigation).not.toBeNull();
    const hrefs = new Set(Object.keys(navigation?.pages ?? {}));
    const ends = Object.values(navigation?.pages ?? {}).flatMap((page) =>
      page.placements.flatMap(({ prev, next }) => [prev, next].filter((href) => href !== null)),
    );
    expect(ends.filter((href) => !hrefs.has(href))).toEqual([]);
    expect(hrefs.size).toBeGreaterThan(0);
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
