// Is a fixed site written whole or not at all, and does its patch say the same?
import { execFileSync } from "node:child_process";
import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fixSite } from "../../../../src/project/change/fix-site.ts";
import { fixSummary, patchOf, writeFixes } from "../../../../src/tools/cli/check/run-fix.ts";
import { UsageError } from "../../../../src/project/settings/usage-error.ts";
import type { SiteFixes } from "../../../../src/project/fix/fix-texts.ts";
import { compileNavigation } from "../../../../src/index.ts";
import { nodeHost } from "../../../../src/project/disk/node-host.ts";

const docs = '\uFEFF{\r\n  "navigation": { "pages": ["start.mdx", "/café/"] }\r\n}';
const fixedDocs = '\uFEFF{\r\n  "navigation": { "pages": ["start", "café"] }\r\n}';

const all = mkdtempSync(join(tmpdir(), "navc-fix-"));
afterAll(() => rmSync(all, { recursive: true }));

let root = "";
let number = 0;
beforeEach(() => {
  root = join(all, `site ${number++}`);
  put("docs.json", docs);
  put("start.mdx", "");
  put("café.mdx", "");
});

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function text(file = "docs.json"): string {
  return readFileSync(join(root, file), "utf8");
}

function fixes(): Promise<SiteFixes> {
  return fixSite(nodeHost(root), async (host) => (await compileNavigation({ host })).diagnostics);
}

describe("writing", () => {
  test("changes what is fixed, and keeps every other byte and the permissions", async () => {
    chmodSync(join(root, "docs.json"), 0o640);
    const found = await fixes();
    expect(text()).toBe(docs);
    await writeFixes(root, found);
    expect(text()).toBe(fixedDocs);
    expect(statSync(join(root, "docs.json")).mode & 0o777).toBe(0o640);
    expect(readdirSync(root).toSorted()).toEqual(["café.mdx", "docs.json", "start.mdx"]);
  });

  test("a second time there is nothing to do", async () => {
    await writeFixes(root, await fixes());
    expect(await fixes()).toEqual({ files: [], problems: 0, places: 0, uncovered: 0 });
  });

  test("follows a link inside the docs folder, and leaves the link", async () => {
    put("parts/docs.json", docs);
    rmSync(join(root, "docs.json"));
    symlinkSync("parts/docs.json", join(root, "docs.json"));
    await writeFixes(root, await fixes());
    expect([text(), text("parts/docs.json")]).toEqual([fixedDocs, fixedDocs]);
    expect(
      readdirSync(root, { withFileTypes: true })
        .find(({ name }) => name === "docs.json")
        ?.isSymbolicLink(),
    ).toBe(true);
  });

  test.each([
    ["that has changed meanwhile", () => put("docs.json", docs.replace("start", "Start")), /has changed since/],
    ["that is gone", () => rmSync(join(root, "docs.json")), /has changed since/],
    ["that is read-only", () => chmodSync(join(root, "docs.json"), 0o444), /is read-only/],
    [
      "that a link now leads out of the docs folder",
      () => {
        writeFileSync(`${root}.json`, docs);
        rmSync(join(root, "docs.json"));
        symlinkSync(`${root}.json`, join(root, "docs.json"));
      },
      /has changed since/,
    ],
  ])("is refused for a file %s", async (_what, change, message) => {
    const found = await fixes();
    change();
    const before = existsSync(join(root, "docs.json")) ? text() : undefined;
    await expect(writeFixes(root, found)).rejects.toThrow(UsageError);
    await expect(writeFixes(root, found)).rejects.toThrow(message);
    expect(existsSync(join(root, "docs.json")) ? text() : undefined).toBe(before);
  });

  test("is refused where bytes would change that are no UTF-8", async () => {
    put("docs.json", Buffer.from('{ "name": "caf\xe9", "navigation": { "pages": ["/start"] } }', "latin1"));
    const found = await fixes();
    await expect(writeFixes(root, found)).rejects.toThrow(/not UTF-8/);
  });

  test("is refused for a file that changes while another one is written", async () => {
    put("docs.json", '{ "navigation": { "groups": [{ "$ref": "./g.json" }], "$ref": "./n.json" } }');
    put("g.json", '{ "gruop": "G", "pages": ["start"] }');
    put("n.json", '{ "icno": "book" }');
    const found = await fixes();
    const { renameSync } = fs;
    Object.assign(fs, {
      renameSync: (from: string, to: string) => {
        renameSync(from, to);
        put("n.json", "by hand");
      },
    });
    syncBuiltinESMExports();
    try {
      await expect(writeFixes(root, found)).rejects.toThrow(/n\.json can't be written: it has changed meanwhile/);
    } finally {
      Object.assign(fs, { renameSync });
      syncBuiltinESMExports();
    }
    expect([text("g.json").includes("gruop"), text("n.json")]).toEqual([true, "by hand"]);
  });

  test("writes no file when one of them can't be", async () => {
    put("docs.json", '{ "navigation": { "groups": [{ "$ref": "./g.json" }], "$ref": "./n.json" } }');
    put("n.json", '{ "icno": "book" }');
    put("g.json", '{ "gruop": "G", "pages": ["start"] }');
    chmodSync(join(root, "n.json"), 0o444);
    const found = await fixes();
    expect(found.files.map(({ file }) => file)).toEqual(["g.json", "n.json"]);
    await expect(writeFixes(root, found)).rejects.toThrow(/n\.json is read-only/);
    expect(text("g.json")).toContain("gruop");
  });
});

describe("the patch", () => {
  const tools: readonly (readonly [string, readonly string[]])[] = [
    ["git", ["apply", "-"]],
    ["patch", ["-p1", "--binary"]],
  ];

  /** False on a machine without the tool, which shows nothing. */
  function applies(tool: string, words: readonly string[], cwd: string, patch: string): boolean {
    try {
      execFileSync(tool, words, { cwd, input: patch, env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(all) } });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
      throw error;
    }
  }

  test.each(tools)("%s applies it, with the bytes that writing gives", async (tool, words) => {
    const names = ['nav/q "é".json', "nav/a b.json"];
    names.forEach((name) => put(name, '{ "gruop": "G",\n "pages": ["start"] }'));
    const groups = [...names.map((name) => ({ $ref: `./${name}` })), { group: "B", pages: ["/café/"] }];
    put("docs.json", JSON.stringify({ navigation: { groups } }, null, 1).replaceAll("\n", "\r\n"));
    const found = await fixes();
    expect(found.files).toHaveLength(3);
    if (!applies(tool, words, root, await patchOf(root, found, root))) return;
    for (const { file, after } of found.files) expect(text(file)).toBe(after);
  });

  test("git applies it in a folder of a repository, too", async () => {
    const found = await fixes();
    if (!applies("git", ["init", "--quiet"], all, "")) return;
    expect(applies("git", ["apply", "-"], root, await patchOf(root, found, root))).toBe(true);
    expect(text()).toBe(fixedDocs);
    put("docs.json", docs);
    expect(applies("git", ["apply", "-"], all, await patchOf(root, found, all))).toBe(true);
    expect(text()).toBe(fixedDocs);
  });

  test("names files from where one stands, and never above it", async () => {
    const found = await fixes();
    const names = async (from: string): Promise<readonly string[]> => (await patchOf(root, found, from)).split("\n", 2);
    const site = basename(root);
    expect(await names(all)).toEqual([`--- a/${site}/docs.json\t`, `+++ b/${site}/docs.json\t`]);
    expect(await names(root)).toEqual(["--- a/docs.json", "+++ b/docs.json"]);
    expect(await names(join(root, "deeper"))).toEqual(["--- a/docs.json", "+++ b/docs.json"]);
  });

  test("is empty when nothing is to be fixed", async () => {
    expect(await patchOf(root, { files: [], problems: 0, places: 0, uncovered: 0 })).toBe("");
  });
});

test("the summary says how much was fixed", () => {
  const file = { file: "docs.json", before: "a", after: "b" };
  expect(fixSummary({ files: [file], problems: 1, places: 1, uncovered: 0 }, false)).toBe("fixed 1 problem in 1 file");
  expect(fixSummary({ files: [file, file], problems: 3, places: 72, uncovered: 0 }, true)).toBe(
    "would fix 3 problems at 72 places in 2 files",
  );
  const uncovering = { files: [file], problems: 1, places: 1, uncovered: 2 };
  expect(fixSummary(uncovering, false)).toBe("fixed 1 problem in 1 file; that shows 2 errors hidden until now");
  expect(fixSummary({ ...uncovering, uncovered: 1 }, true)).toBe(
    "would fix 1 problem in 1 file; that would show 1 error hidden until now",
  );
  const nothing = { files: [], problems: 0, places: 0, uncovered: 0 };
  expect(fixSummary(nothing, true)).toBe("nothing to fix");
  expect(fixSummary(nothing, true, { errors: 2, proposals: 1 })).toBe(
    'nothing to fix; 2 errors can only be fixed by hand; 1 problem has a proposal that may be wrong ("Did you mean", "→"), so you decide: navc preview has buttons for them',
  );
});
