// Does no run call fixed what it did not look for?
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileOptions } from "../../../src/index.ts";
import { checks } from "../../../src/compiler/checks/checks.ts";
import type { AskedFor } from "../../../src/compiler/checks/check.ts";
import { catalog, type DiagnosticCode } from "../../../src/compiler/diagnostics/catalog.ts";
import { applyBaseline } from "../../../src/project/baseline/apply-baseline.ts";
import { baselineOf } from "../../../src/project/baseline/baseline.ts";
import { nodeHost } from "../../../src/project/disk/node-host.ts";
import { isUnjudgedBy, neededFor, type AskingOption } from "../../../src/project/judging/unjudged-entries.ts";
import { fixtureCases } from "../../support/fixture-cases.ts";

const codes = Object.keys(catalog) as readonly DiagnosticCode[];
const asking = codes.filter((code) => neededFor(code).length > 0);
const all: CompileOptions = {
  discover: true,
  links: true,
  assets: true,
  specs: true,
  remoteSpecs: true,
  lock: { lockVersion: 1, operations: {} },
};

function isUnjudged(code: DiagnosticCode, asked: CompileOptions): boolean {
  const result = { diagnostics: [], inputs: [], notJudged: [], unknown: [] };
  return isUnjudgedBy({ result, asked })({ code, file: "docs.json", subject: "x" });
}

describe("a code that needs an option", () => {
  test.each(asking)("%s is judged with all of them only", (code) => {
    expect(isUnjudged(code, all)).toBe(false);
    for (const option of neededFor(code)) {
      const { [option]: _, ...asked } = all;
      // Images are looked for in the bodies that links are read from.
      const less = option === "links" ? { ...asked, assets: false } : asked;
      expect(isUnjudged(code, less), option).toBe(true);
    }
  });

  test("has the needs of its check", () => {
    const names: Readonly<Record<AskedFor, AskingOption>> = { "all files": "discover", bodies: "links" };
    for (const { code, needs } of checks)
      expect(neededFor(code), code).toEqual(expect.arrayContaining(needs.map((need) => names[need])));
  });

  test("is not judged where its rule is off", () => {
    expect(isUnjudged("page-not-found", all)).toBe(false);
    expect(isUnjudged("page-not-found", { ...all, rules: { "page-not-found": "off" } })).toBe(true);
  });
});

test("for all fixtures, nothing is stale in a run that asks for less", async () => {
  const cases = fixtureCases().filter(
    ({ name, options: { links, assets } }) => links === true || assets === true || /^(?:parity|pages)\//.test(name),
  );
  const seen = new Set<string>();
  for (const { name, folder, options } of cases) {
    const host = nodeHost(join(folder, "input"));
    const { lock: _, ...given } = options;
    const most = { ...given, host, discover: true, links: true, assets: true };
    const accepted = baselineOf((await compileNavigation(most)).diagnostics);
    const lesser: readonly CompileOptions[] = [{ links: false, assets: false }, { assets: false }, { discover: false }];
    for (const less of lesser) {
      const asked = { ...most, ...less };
      const result = await compileNavigation(asked);
      const { stale } = applyBaseline(result.diagnostics, accepted, isUnjudgedBy({ result, asked }));
      expect({ name, less, stale }).toEqual({ name, less, stale: [] });
      for (const { code } of applyBaseline(result.diagnostics, accepted).stale) seen.add(code);
    }
  }
  const ofBodies = asking.filter((code) => neededFor(code).includes("links"));
  expect([...seen]).toEqual(expect.arrayContaining([...ofBodies, "page-unlisted", "page-untranslated"]));
});

describe("where a part of the site is not known", () => {
  const files = {
    "docs.json":
      '{ "navigation": { "pages": ["a", "guides/b", { "group": "G", "openapi": "s.json", "pages": ["GET /x"] }] } }',
    "a.mdx": "# A\n\n[lost](/nowhere) [in a folder](/guides)\n",
    "guides/b.mdx": "# B\n",
    "s.json": '{ "openapi": "3.1.0", "info": { "title": "S", "version": "1" }, "paths": { "/x": { "get": {} } } }',
  };
  const unjudged = async (
    changed: Partial<typeof files>,
    code: DiagnosticCode,
    file: string,
    subject: string,
  ): Promise<boolean> => {
    const asked: CompileOptions = { ...all, specs: false, host: memoryHost({ ...files, ...changed }) };
    const { lock: _, remoteSpecs: __, ...given } = asked;
    const result = await compileNavigation(given);
    return isUnjudgedBy({ result, asked })({ code, file, subject });
  };

  test("a problem in a spec that can't be read is not fixed", async () => {
    expect(await unjudged({}, "spec-invalid", "s.json", "x")).toBe(false);
    expect(await unjudged({ "s.json": "{" }, "spec-invalid", "s.json", "x")).toBe(true);
    expect(await unjudged({ "s.json": "{" }, "spec-invalid", "other.json", "x")).toBe(false);
  });

  test("a link in a body that is not valid is not fixed", async () => {
    const broken = { "a.mdx": "# A\n\n{ <b\n" };
    expect(await unjudged({}, "link-not-found", "a.mdx", "/gone")).toBe(false);
    expect(await unjudged(broken, "link-not-found", "a.mdx", "/gone")).toBe(true);
    expect(await unjudged(broken, "page-unlisted", "a.mdx", "a.mdx")).toBe(false);
  });

  test("a link into a folder of which nothing is known is not fixed, and one elsewhere is", async () => {
    expect(await unjudged({}, "link-not-found", "b.mdx", "/guides")).toBe(true);
    expect(await unjudged({}, "link-not-found", "b.mdx", "/gone")).toBe(false);
  });
});
