// What do --fix and --dry-run print, write, and exit with?
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import type { CompileOptions } from "../../../../src/compiler/options.ts";
import { runFix, type FixOptions } from "../../../../src/tools/cli/check/run-fix.ts";

const all = mkdtempSync(join(tmpdir(), "navc-run-fix-"));
afterAll(() => rmSync(all, { recursive: true }));

const docs = '{ "navigation": { "pages": ["start.mdx", "/more/"] } }\n';
const fixed = '{ "navigation": { "pages": ["start", "more"] } }\n';

let root = "";
let number = 0;
beforeEach(() => {
  root = join(all, String(number++));
  mkdirSync(root);
  for (const file of ["start.mdx", "more.mdx"]) writeFileSync(join(root, file), "");
  writeFileSync(join(root, "docs.json"), docs);
});

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(options: FixOptions, limits: CompileOptions["limits"] = {}): Promise<Ran> {
  let stdout = "";
  let stderr = "";
  const code = await runFix(root, options, {
    streams: {
      stdout: { write: (text: string) => (stdout += text) },
      stderr: { write: (text: string) => (stderr += text) },
      env: {},
    },
    version: "1.0.0",
    loadCompiler: async () => {
      const compiler = await loadCompiler();
      return {
        ...compiler,
        compile: (asked) => compiler.compile({ ...asked, limits: { ...limits, ...asked.limits } }),
      };
    },
    exitWith: () => undefined,
  });
  return { code, stdout, stderr };
}

function written(): string {
  return readFileSync(join(root, "docs.json"), "utf8");
}

test("--fix writes, and prints nothing on stdout", async () => {
  expect(await run({ fix: true })).toEqual({ code: 0, stdout: "", stderr: "navc: fixed 2 problems in 1 file\n" });
  expect(written()).toBe(fixed);
  expect((await run({ fix: true })).stderr).toBe("navc: nothing to fix\n");
});

test("--fix sees every problem, however few are listed", async () => {
  const names = Array.from({ length: 25 }, (_, index) => `page-${index}`);
  for (const name of names) writeFileSync(join(root, `${name}.mdx`), "");
  writeFileSync(join(root, "docs.json"), JSON.stringify({ navigation: { pages: names.map((name) => `${name}.mdx`) } }));
  const ran = await run({ fix: true }, { findings: 1 });
  expect(ran.stderr).toBe("navc: fixed 25 problems in 1 file\n");
});

test("--dry-run prints the patch, writes nothing, and exits with 1 while there is something to fix", async () => {
  const ran = await run({ fix: true, dryRun: true });
  expect(ran).toMatchObject({ code: 1, stderr: "navc: would fix 2 problems in 1 file\n" });
  expect(ran.stdout).toContain(`-${docs.trimEnd()}\n+${fixed.trimEnd()}\n`);
  expect(written()).toBe(docs);
  writeFileSync(join(root, "docs.json"), fixed);
  expect(await run({ dryRun: true })).toEqual({ code: 0, stdout: "", stderr: "navc: nothing to fix\n" });
});

test("where nothing is fixed, the errors that need a decision are counted", async () => {
  // A page that is listed twice is a warning.
  const pages = ["no/such/page", "nor/this/one", "start", "start"];
  writeFileSync(join(root, "docs.json"), JSON.stringify({ navigation: { pages } }));
  expect((await run({ fix: true })).stderr).toBe("navc: nothing to fix; 2 errors can only be fixed by hand\n");
});

test("where nothing is fixed, proposals that may be wrong are counted, and where they can be written is said", async () => {
  writeFileSync(join(root, "docs.json"), '{ "navigation": { "pages": ["start", "more"] } }');
  writeFileSync(join(root, "start.mdx"), "## Sandbox shell\n\n[the shell](#shell)\n");
  const { stderr } = await run({ fix: true, links: true });
  expect(stderr).toContain("navc: nothing to fix; 1 problem has a proposal that may be wrong");
  expect(stderr).toContain("navc preview has buttons for them");
});

test("what the baseline accepts is not counted, nor a proposal that no button can write", async () => {
  const docsOf = { navigation: { pages: ["start", "more"] }, redirects: [{ source: "/o", destination: "/more#head" }] };
  writeFileSync(join(root, "docs.json"), JSON.stringify(docsOf));
  writeFileSync(
    join(root, "start.mdx"),
    "## Sandbox shell\n\n[the shell](#shell) [no page](/nothing/like/it) [part](/o#gone)\n",
  );
  writeFileSync(join(root, "more.mdx"), "## Head\n");
  const left = '1 error can only be fixed by hand; 1 problem has a proposal that may be wrong ("Did you mean", "→")';
  expect((await run({ fix: true, links: true })).stderr).toContain(`navc: nothing to fix; ${left}`);
  const baseline = join(root, "b.json");
  const accepted = [
    { code: "anchor-not-found", file: "start.mdx", subject: "#shell · /start" },
    { code: "link-not-found", file: "start.mdx", subject: "/nothing/like/it" },
  ];
  writeFileSync(baseline, JSON.stringify({ baselineVersion: 1, accepted }));
  expect((await run({ fix: true, links: true, baseline })).stderr).toBe("navc: nothing to fix\n");
  // The report writes it.
  const updated = { baseline: join(root, "new.json"), updateBaseline: true };
  expect((await run({ fix: true, links: true, ...updated })).stderr).toBe("navc: nothing to fix\n");
  expect(existsSync(updated.baseline)).toBe(false);
});

test("what is switched off or ignored is not fixed", async () => {
  await run({ fix: true, rule: ["page-extension=off"] });
  expect(written()).toBe(docs.replace("/more/", "more"));
  writeFileSync(join(root, "docs.json"), docs);
  writeFileSync(join(root, "navc.config.json"), '{ "ignore": { "page-slashes": ["**"] } }');
  await run({ fix: true });
  expect(written()).toBe(docs.replace("start.mdx", "start"));
});

test("links in pages that no entry lists are fixed, as check reports them", async () => {
  const redirects = [{ source: "/old", destination: "/more" }];
  writeFileSync(join(root, "docs.json"), JSON.stringify({ navigation: { pages: ["start", "more"] }, redirects }));
  for (const file of ["start.mdx", "draft.mdx"]) writeFileSync(join(root, file), "[a](/old)\n");
  expect((await run({ fix: true, links: true })).stderr).toBe("navc: fixed 1 problem at 2 places in 2 files\n");
  expect(readFileSync(join(root, "draft.mdx"), "utf8")).toBe("[a](/more)\n");
});

test("without a docs.json there is no patch, and --fix leaves the word to the report", async () => {
  rmSync(join(root, "docs.json"));
  await expect(run({ dryRun: true })).rejects.toThrow(/can't be read/);
  expect(await run({ fix: true })).toEqual({ code: 0, stdout: "", stderr: "" });
});

test("with --only it fixes the problems of these codes", async () => {
  await run({ fix: true, only: ["page-extension"] });
  expect(readFileSync(join(root, "docs.json"), "utf8")).toBe(docs.replace("start.mdx", "start"));
});

test("--suggested also writes what messages suggest below an address, and counts it", async () => {
  const docsOf = '{ "navigation": { "pages": ["start", "more", "a/new/one", "a/new/two"] } }\n';
  writeFileSync(join(root, "docs.json"), docsOf);
  mkdirSync(join(root, "a/new"), { recursive: true });
  for (const name of ["one", "two"]) writeFileSync(join(root, `a/new/${name}.mdx`), "");
  writeFileSync(join(root, "start.mdx"), "[a](/a/one) [b](/a/two) [c](/a/one#x)\n");
  expect((await run({ fix: true, links: true })).stderr).toContain("nothing to fix");
  expect((await run({ fix: true, links: true, suggested: "/b" })).stderr).toContain(
    "nothing to fix; no wrong address below /b is known to have moved",
  );
  const { stderr } = await run({ fix: true, links: true, suggested: "/a" });
  expect(stderr).toBe("navc: fixed 2 problems at 3 places in 1 file\n");
  expect(readFileSync(join(root, "start.mdx"), "utf8")).toBe("[a](/a/new/one) [b](/a/new/two) [c](/a/new/one#x)\n");
});

test("--suggested writes the links of a copied version in its own one, and none without it", async () => {
  const groups = (version: string): object => ({
    version,
    groups: [{ group: "G", pages: [`${version}/start`, `${version}/setup`] }],
  });
  const links = (use: string): string => `[Setup](/v1/setup?a=b#c), [again](/v1/setup), [use](${use})\n`;
  writeFileSync(join(root, "docs.json"), JSON.stringify({ navigation: { versions: [groups("v1"), groups("v2")] } }));
  for (const version of ["v1", "v2"]) {
    mkdirSync(join(root, version));
    writeFileSync(join(root, version, "setup.mdx"), "");
    writeFileSync(join(root, version, "start.mdx"), links(`/${version}/setup`));
  }
  expect((await run({ fix: true, links: true })).stderr).toContain("nothing to fix");
  const { stderr } = await run({ fix: true, links: true, suggested: "/v1" });
  expect(stderr).toContain("fixed 1 problem at 2 places in 1 file");
  expect(readFileSync(join(root, "v2/start.mdx"), "utf8")).toBe(
    "[Setup](/v2/setup?a=b#c), [again](/v2/setup), [use](/v2/setup)\n",
  );
  expect(readFileSync(join(root, "v1/start.mdx"), "utf8")).toBe(links("/v1/setup"));
});

test("--suggested names a place where the address is not written as it is meant", async () => {
  const docsOf = '{ "navigation": { "pages": ["start", "more", "a/new/one_x", "a/new/two"] } }\n';
  writeFileSync(join(root, "docs.json"), docsOf);
  mkdirSync(join(root, "a/new"), { recursive: true });
  for (const name of ["one_x", "two"]) writeFileSync(join(root, `a/new/${name}.mdx`), "");
  const stuck = "Text, [a](/a/one\\_x)\n";
  writeFileSync(join(root, "more.mdx"), stuck);
  const byHand = "more.mdx:1:11 can only be changed by hand, because the address is written in another way there";
  expect((await run({ fix: true, links: true, suggested: "/a" })).stderr).toContain(`nothing to fix; ${byHand}`);
  writeFileSync(join(root, "start.mdx"), "[b](/a/two)\n");
  const { stderr } = await run({ fix: true, links: true, suggested: "/a" });
  expect(stderr).toBe(`navc: fixed 1 problem in 1 file; ${byHand}\n`);
  expect(readFileSync(join(root, "more.mdx"), "utf8")).toBe(stuck);
});

test("--suggested names the places in specs, which it leaves, and calls no known error hidden", async () => {
  const tabs = ["api.json", "more.yaml"].map((openapi) => ({ tab: openapi, openapi }));
  const docs = { navigation: { tabs: [{ tab: "Docs", pages: ["start", "a/new/one"] }, ...tabs] } };
  writeFileSync(join(root, "docs.json"), JSON.stringify(docs));
  mkdirSync(join(root, "a/new"), { recursive: true });
  writeFileSync(join(root, "a/new/one.mdx"), "");
  writeFileSync(join(root, "start.mdx"), "[a](/a/one)\n");
  const info = { title: "T", version: "1" };
  const get = { summary: "S", description: "[a](/a/one), [b](/a/one)", responses: {} };
  writeFileSync(join(root, "api.json"), JSON.stringify({ openapi: "3.1.0", info, paths: { "/x": { get } } }));
  const yaml = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  /y:\n    get:\n      description: "[a](/a/one)"\n`;
  writeFileSync(join(root, "more.yaml"), yaml);
  const { stderr } = await run({ fix: true, links: true, suggested: "/a" });
  expect(stderr).toBe(
    "navc: fixed 1 problem in 1 file; api.json:1:110, more.yaml:6:25 and 1 other place can only be changed by hand, because navc changes no spec\n",
  );
  expect(readFileSync(join(root, "start.mdx"), "utf8")).toBe("[a](/a/new/one)\n");
  expect(readFileSync(join(root, "more.yaml"), "utf8")).toBe(yaml);
});
