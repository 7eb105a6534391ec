// Does no run call fixed what it did not look for?
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileOptions, type CompileResult } from "../../../src/index.ts";
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

test("a problem of links to a page is not fixed because that page is missing now", async () => {
  const { remoteSpecs: _, ...some } = all;
  const files = { "index.mdx": "[a](/b#gone) [c](/c#gone)", "b.mdx": "text", "c.mdx": "text" };
  const config = { navigation: { pages: ["index", "b", "c"] } };
  const accepted = baselineOf((await compileNavigation({ ...some, config, host: memoryHost(files) })).diagnostics);
  const others = { "index.mdx": files["index.mdx"], "c.mdx": "## Gone", "d.mdx": "text" };
  const staleFor = async (asked: CompileOptions): Promise<readonly string[]> => {
    const result = await compileNavigation(asked);
    const { stale } = applyBaseline(result.diagnostics, accepted, isUnjudgedBy({ result, asked }));
    return stale.map(({ subject }) => subject);
  };
  expect(await staleFor({ ...some, config, host: memoryHost(others) })).toEqual(["#gone · /c"]);
  const unlisted = { navigation: { pages: ["index", "c"] } };
  expect(await staleFor({ ...some, config: unlisted, host: memoryHost(others) })).toEqual(["#gone · /c"]);
});

test("a problem in a page is not fixed because its file has another name now, and is fixed if the page is gone", async () => {
  const { remoteSpecs: _, ...some } = all;
  const config = { navigation: { pages: ["index", "a"] } };
  const files = { "index.mdx": "text", "a.mdx": "[b](/nowhere)" };
  const accepted = baselineOf((await compileNavigation({ ...some, config, host: memoryHost(files) })).diagnostics);
  const staleFor = async (asked: CompileOptions): Promise<number> => {
    const result = await compileNavigation(asked);
    return applyBaseline(result.diagnostics, accepted, isUnjudgedBy({ result, asked })).stale.length;
  };
  const renamed = memoryHost({ "index.mdx": "text", "b.mdx": "[b](/nowhere)" });
  expect(await staleFor({ ...some, config, host: renamed })).toBe(0);
  const gone = { navigation: { pages: ["index"] } };
  expect(await staleFor({ ...some, config: gone, host: memoryHost({ "index.mdx": "text" }) })).toBe(1);
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

  const isLeft = (target: string, file = "a.mdx"): Promise<boolean> => unjudged({}, "link-not-found", file, target);

  test("a link into a folder of which nothing is known is not fixed, and one elsewhere is", async () => {
    expect(await isLeft("/guides")).toBe(true);
    expect(await isLeft("/gone")).toBe(false);
    expect(await isLeft("/guides", "guides/b.mdx")).toBe(false);
  });

  test("more such links than a report names make no other link unknown", async () => {
    const names = ["one", "two", "three", "four", "five"];
    const pages = names.map((name) => `${name}/page`);
    const many = {
      ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, "# T\n"])),
      "docs.json": JSON.stringify({ navigation: { pages: ["a", ...pages] } }),
      "a.mdx": names.map((name) => `[to it](/${name})\n`).join(""),
    };
    const asked: CompileOptions = { discover: true, links: true, host: memoryHost(many) };
    const result = await compileNavigation(asked);
    expect(result.notJudged).toMatchObject([{ code: "link-not-found", count: 5 }]);
    const isUnknown = isUnjudgedBy({ result, asked });
    const entry = { code: "link-not-found", file: "a.mdx" };
    expect(names.map((name) => isUnknown({ ...entry, subject: `/${name}` }))).toEqual(names.map(() => true));
    expect(isUnknown({ ...entry, subject: "/gone" })).toBe(false);
    expect(isUnknown({ ...entry, file: "one/page.mdx", subject: "/one" })).toBe(false);
  });

  test("a link to what a spec may have that is not there is not fixed, and one elsewhere is", async () => {
    const lost = { "s.json": "{", "a.mdx": "# A\n\n[may be there](/api-reference/x)\n" };
    expect(await unjudged(lost, "link-not-found", "a.mdx", "/api-reference/x")).toBe(true);
    expect(await unjudged(lost, "link-not-found", "a.mdx", "/api-reference/y")).toBe(false);
    expect(await unjudged(lost, "link-not-found", "a.mdx", "/nowhere")).toBe(false);
  });

  test("what a deleted page had is fixed", async () => {
    expect(await isLeft("/guides", "deleted.mdx")).toBe(false);
    // Of this code no places are known.
    const result = {
      diagnostics: [],
      inputs: [],
      notJudged: [{ code: "link-relative" as const, count: 1, reason: "x" }],
      unknown: [],
    };
    const entry = { code: "link-relative", subject: "b" };
    const isUnknown = isUnjudgedBy({ result, asked: all });
    expect(isUnknown({ ...entry, file: "deleted.mdx" })).toBe(false);
    expect(isUnknown({ ...entry, file: "docs.json" })).toBe(true);
  });
});

describe("a problem is named where it is left as where it is reported", () => {
  type Docs = Readonly<Record<string, unknown>>;
  const spec = (path: string): string =>
    JSON.stringify({ openapi: "3.1.0", info: { title: "S", version: "1" }, paths: { [path]: { get: {} } } });
  const generated = { group: "G", openapi: { source: "s.json", directory: "a" } };
  const redirects = (...all: readonly (readonly [string, string])[]): Docs => ({
    redirects: all.map(([source, destination]) => ({ source, destination })),
  });
  interface Case {
    readonly docs?: Docs;
    readonly body?: string;
    /** What makes the place unknown; a spec that is not valid if it is absent. */
    readonly unread?: Docs;
    readonly files?: Readonly<Record<string, string>>;
  }
  const unreadList = { groups: [{ group: "H", pagse: ["secret", "unlisted"] }] };
  const cases: { readonly [Code in DiagnosticCode]?: Case } = {
    "link-not-found": { body: "[lost](/a/lost)" },
    "href-target-missing": { docs: { navbar: { links: [{ label: "Lost", href: "/a/lost?x" }] } } },
    "redirect-target-missing": { docs: redirects(["/old", "/a/lost#x"]) },
    "redirect-chain": { docs: redirects(["/old", "/new"], ["/new", "/a/get-x"]) },
    "redirect-shadows-page": { docs: redirects(["/b", "/a/get-x"]) },
    "anchor-not-found": {
      body: "[no anchor](/b#none)",
      unread: {},
      files: { "b.mdx": "---\nmode: custom\n---\n# B\n" },
    },
    "asset-not-found": {
      body: "![none](/none.png)",
      unread: { redirects: [{ source: "/none.png", destination: 7 }] },
    },
    "link-to-hidden": { body: "[hidden](/secret)", unread: unreadList },
    "page-unlisted": { unread: unreadList },
  };
  test.each(Object.entries(cases) as readonly (readonly [DiagnosticCode, Case])[])("%s", async (code, given) => {
    const { docs = {}, body = "", unread, files: changed } = given;
    const compiled = async (isUnread: boolean): Promise<CompileResult> => {
      const added = isUnread ? unread : undefined;
      const groups = [
        { group: "P", pages: ["a", "b"] },
        { group: "S", hidden: true, pages: ["secret"] },
        generated,
        ...((added?.["groups"] as Docs[] | undefined) ?? []),
      ];
      const config = { name: "T", theme: "mint", ...docs, ...added, groups: undefined, navigation: { groups } };
      const host = memoryHost({
        "docs.json": JSON.stringify(config),
        "a.mdx": `# A\n\n${body}\n`,
        "b.mdx": "# B\n",
        "secret.mdx": "# S\n",
        "unlisted.mdx": "# U\n",
        "s.json": isUnread && unread === undefined ? "{" : spec("/x"),
        ...(isUnread ? changed : undefined),
      });
      return await compileNavigation({ discover: true, links: true, assets: true, host });
    };
    const entries = baselineOf((await compiled(false)).diagnostics.filter((each) => each.code === code));
    expect(entries).toHaveLength(1);
    const result = await compiled(true);
    expect(result.diagnostics.filter((each) => each.code === code)).toEqual([]);
    expect(result.notJudged.map((each) => each.code)).toContain(code);
    const asked = { discover: true, links: true, assets: true };
    const { inputs, notJudged } = result;
    // Without the facts and problems, by which all of a file or spec can be unknown.
    const isUnknown = isUnjudgedBy({ result: { inputs, notJudged, diagnostics: [], unknown: [] }, asked });
    const [entry] = entries;
    expect(isUnknown(entry!)).toBe(true);
    expect(isUnknown({ ...entry!, file: "b.mdx" })).toBe(false);
    // Of an unlisted file there is one message, whatever it says.
    expect(isUnknown({ ...entry!, subject: "/another" })).toBe(code === "page-unlisted");
  });
});
