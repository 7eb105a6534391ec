// Does navc init write what a repository needs, ask before it does, and leave what is there as it is?
import { execFileSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { load } from "js-yaml";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ciWorkflow } from "../../../../src/tools/cli/init/ci-workflow.ts";
import type { InstalledNavc } from "../../../../src/tools/cli/init/package-manager.ts";
import { planInit } from "../../../../src/tools/cli/init/plan-init.ts";
import { readSettings } from "../../../../src/project/settings/site-settings.ts";
import { main } from "../../../../src/cli.ts";
import { blocksOf } from "../../../docs/markdown-blocks.ts";
import { builtPackage } from "../../../examples/built-package.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

const npm: InstalledNavc = { kind: "installed", folder: ".", install: ["npm ci"], run: "npx navc", files: [] };
/** The workflow of a repository that installs navc with npm at its root. */
const workflowOf = (service: "github" | "gitlab", folder: string, branch = "main"): string =>
  ciWorkflow(service, { folder, fromPackage: folder, branch, navc: npm });
const docs = '{\n  "name": "Acme",\n  "navigation": { "pages": ["index", "gone"] }\n}\n';

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "docs/docs.json": docs,
    "docs/index.mdx": "",
    "node_modules/x/docs.json": "{}",
    "package.json": '{ "devDependencies": { "navc": "file:navc-0.1.0.tgz" } }',
    "package-lock.json": '{ "packages": { "node_modules/navc": {} } }',
  });
  mkdirSync(join(site.folder, ".git"));
});
afterEach(() => site.remove());

const has = (file: string): boolean => existsSync(join(site.folder, file));

test("sets up a repository so that its first check passes", async () => {
  const { code, stdout } = await site.run("init ROOT/docs --yes");
  expect(code).toBe(0);
  expect(stdout).toContain("+        run: npx navc");
  expect(JSON.parse(site.read("docs/navc.config.json"))).toEqual({
    links: true,
    assets: true,
    baseline: "navc.baseline.json",
  });
  expect(site.read("docs/docs.json")).toBe(docs.replace("{\n", '{\n  "$schema": "./docs.schema.json",\n'));
  const { code: checked, stdout: report } = await site.run("check ROOT/docs");
  expect([checked, report]).toEqual([0, expect.stringContaining("1 accepted")]);
  expect(site.read(".github/workflows/docs.yml")).toContain("check docs --reporter github");
  expect(stdout).toContain(
    "\nCI installs navc from package.json, package-lock.json, navc-0.1.0.tgz: commit these files, too.\n",
  );
});

test("says at the end that the workflow is missing, if it is", async () => {
  const { stderr: whole } = await site.run("init ROOT/docs --yes --ci none");
  expect(whole).toMatch(/Commit them, and run navc check\.\n$/);
  expect(whole).not.toContain("workflow is missing");
  for (const file of ["docs/navc.config.json", "docs/navc.baseline.json", "package-lock.json"])
    rmSync(join(site.folder, file), { force: true });
  const { stdout, stderr } = await site.run("init ROOT/docs --yes");
  expect(stdout).toContain("No workflow: ");
  expect(stdout).toContain("there is no lockfile");
  expect(stderr).toMatch(
    /The workflow is missing, so CI does not check the docs yet: the line "No workflow" says what to do first\. Commit (it|them), and run navc check\.\n$/,
  );
});

test("sets up a repository so that its checks read the links of pages, and accept those that are dead now", async () => {
  site.write("docs/index.mdx", "[old](/nowhere) ![old](/nowhere.png)\n");
  await site.run("init ROOT/docs --yes");
  expect((await site.run("check ROOT/docs")).code).toBe(0);
  site.write("docs/index.mdx", "[old](/nowhere) ![old](/nowhere.png) [new](/gone-too)\n");
  const { code, stdout } = await site.run("check ROOT/docs");
  expect([code, stdout]).toEqual([1, expect.stringContaining("/gone-too")]);
});

test("prints for a program what it wrote, and writes nothing for it without --yes", async () => {
  const asked = await site.run("init ROOT/docs --reporter json");
  expect([asked.code, JSON.parse(asked.stdout), has("docs/navc.config.json")]).toMatchObject([
    2,
    { ok: false, written: false, files: { length: 5 } },
    false,
  ]);
  const { code, stdout } = await site.run("init ROOT/docs --yes --reporter json");
  const { files, ...printed } = JSON.parse(stdout);
  expect([code, printed]).toEqual([
    0,
    {
      ok: true,
      written: true,
      notes: ["CI installs navc from package.json, package-lock.json, navc-0.1.0.tgz: commit these files, too."],
    },
  ]);
  const text = site.read("docs/docs.json");
  expect(files).toContainEqual({ file: expect.stringMatching(/docs\/docs\.json$/), before: docs, after: text });
  expect(files[0]).toMatchObject({ file: expect.stringMatching(/docs\.yml$/), before: null });
  const again = await site.run("init ROOT/docs --yes --reporter json");
  expect([again.code, JSON.parse(again.stdout)]).toMatchObject([0, { ok: true, written: false, files: [] }]);
});

test("names each file from the top of the repository, and only the size of one with long lines", async () => {
  const { stdout } = await site.run("init ROOT/docs --yes");
  expect(stdout.match(/^\+\+\+ .*$/gm)).toEqual([
    "+++ b/.github/workflows/docs.yml",
    "+++ b/docs/navc.config.json",
    "+++ b/docs/navc.baseline.json",
    "+++ b/docs/docs.json",
    "+++ b/docs/docs.schema.json",
  ]);
  const size = Math.ceil(site.read("docs/docs.schema.json").length / 1024);
  expect(stdout).toContain(`+++ b/docs/docs.schema.json\n(${size} KiB, the text of navc schema docs)\nCI installs`);
});

test("writes into a docs.json that is a link to another place of its folder, and keeps the link", async () => {
  mkdirSync(join(site.folder, "docs/settings"));
  renameSync(join(site.folder, "docs/docs.json"), join(site.folder, "docs/settings/navigation.json"));
  symlinkSync("settings/navigation.json", join(site.folder, "docs/docs.json"));
  expect((await site.run("init ROOT/docs --yes")).code).toBe(0);
  expect(lstatSync(join(site.folder, "docs/docs.json")).isSymbolicLink()).toBe(true);
  expect(site.read("docs/settings/navigation.json")).toContain('"$schema": "./docs.schema.json"');
});

test("says which files it wrote, and what to do with one of them", async () => {
  const { stderr } = await site.run("init ROOT/docs --yes --ci none");
  expect(stderr).toMatch(/wrote (?:\S+, ){3}\S*docs\.schema\.json\. Commit them, and run navc check\.\n$/);
  rmSync(join(site.folder, "docs/navc.config.json"));
  const { stderr: one } = await site.run("init ROOT/docs --yes --ci none");
  expect(one).toMatch(/wrote \S*navc\.config\.json\. Commit it, and run navc check\.\n$/);
});

test("--dry-run shows each file and writes none, for a person and for a program", async () => {
  const { code, stdout, stderr } = await site.run("init ROOT/docs --dry-run");
  expect([code, stderr]).toEqual([0, "navc: nothing was written. Without --dry-run: 5 files.\n"]);
  expect(stdout).toContain("+        run: npx navc");
  const json = await site.run("init ROOT/docs --dry-run --reporter json");
  expect([json.code, JSON.parse(json.stdout)]).toMatchObject([0, { ok: true, written: false, files: { length: 5 } }]);
  expect((await site.run("init ROOT/docs --dry-run --yes")).code).toBe(2);
  expect(site.read("docs/docs.json")).toBe(docs);
  expect([".github", "docs/navc.config.json", "docs/navc.baseline.json", "docs/docs.schema.json"].map(has)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  // The text for agents is shown and not written in the same way.
  expect((await site.run("init ROOT/docs --agents --dry-run")).code).toBe(0);
  expect(["AGENTS.md", "docs/AGENTS.md"].map(has)).toEqual([false, false]);
});

test("changes nothing the second time", async () => {
  await site.run("init ROOT/docs --yes");
  const { code, stdout, stderr } = await site.run("init ROOT/docs --yes");
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout.match(/^(?:No \w+|The schema .*$)/gm)).toEqual([
    "No workflow",
    "No settings",
    "No baseline",
    "The schema for editors is there and is not changed: docs.schema.json.",
  ]);
});

describe("settings that are there", () => {
  const run = async (): Promise<string> => (await site.run("init ROOT/docs --yes --ci none")).stdout;
  const settings = (): unknown => JSON.parse(site.read("docs/navc.config.json"));

  test("get what is missing, after what they have and in their layout, so that the first check passes and the next dead link fails", async () => {
    site.write("docs/navc.config.json", '{ "dialect": "contract" }\n');
    const stdout = await run();
    const written = '{ "dialect": "contract", "links": true, "assets": true, "baseline": "navc.baseline.json" }';
    expect(site.read("docs/navc.config.json")).toBe(`${written}\n`);
    expect(stdout).toContain(`+${written}`);
    expect(stdout).toMatch(/navc\.config\.json keeps "dialect": "contract"\.\n/);
    expect((await site.run("check ROOT/docs")).code).toBe(0);
    site.write("docs/index.mdx", "![old](/gone.png)\n");
    expect((await site.run("check ROOT/docs")).code).toBe(1);
    site.write("docs/index.mdx", "[old](/gone-too)\n");
    expect((await site.run("check ROOT/docs")).code).toBe(1);
  });

  test("that are empty get all of it", async () => {
    site.write("docs/navc.config.json", "{}\n");
    await run();
    expect(settings()).toEqual({ links: true, assets: true, baseline: "navc.baseline.json" });
  });

  test("keep links: false, and the baseline accepts what is found without links", async () => {
    site.write("docs/index.mdx", "[old](/nowhere)\n");
    site.write("docs/navc.config.json", '{ "links": false }');
    expect(await run()).toContain('keeps "links": false, so no check reads the links in texts.');
    expect(settings()).toEqual({ links: false, baseline: "navc.baseline.json" });
    expect(site.read("docs/navc.baseline.json")).not.toContain("nowhere");
  });

  test("choose the dialect, whatever docs.json names, and what is ignored needs no baseline", async () => {
    site.write("docs/docs.json", '{"theme": "mint", "navigation": {"pages": ["index", "gone"]}}');
    site.write("docs/navc.config.json", '{ "dialect": "contract", "ignore": { "*": ["docs.json"] } }');
    expect(await run()).toContain("No baseline: there is no error and no warning.");
    expect(settings()).toEqual({ dialect: "contract", ignore: { "*": ["docs.json"] }, links: true, assets: true });
  });

  test("that say something else keep it, and those that say all of it are not changed", async () => {
    site.write("docs/docs.json", docs.replace('"gone"', '"index"'));
    site.write("docs/navc.config.json", '{ "rules": {} }');
    expect(await run()).toMatch(/^\S*navc\.config\.json keeps what it has\.$/m);
    rmSync(join(site.folder, "docs/navc.baseline.json"), { force: true });
    site.write(
      "docs/docs.json",
      '{"theme": "mint", "name": "A", "colors": {"primary": "#0F766E"}, "navigation": {"pages": ["index"]}}',
    );
    site.write("docs/navc.config.json", '{ "dialect": "mintlify", "links": true }');
    expect(await run()).toMatch(/^No settings: \S*navc\.config\.json keeps "dialect": "mintlify", "links": true\.$/m);
  });

  test("name the baseline that is there", async () => {
    site.write("docs/navc.config.json", '{ "links": true }');
    site.write("docs/navc.baseline.json", '{ "baselineVersion": 1, "accepted": [] }');
    expect(await run()).toContain("navc.baseline.json is there.");
    expect(settings()).toEqual({ links: true, baseline: "navc.baseline.json" });
  });

  test("get the baseline that they name", async () => {
    site.write("docs/navc.config.json", '{ "links": true, "baseline": "../accepted.json" }');
    expect(await run()).toContain('keeps "links": true, "baseline": "../accepted.json".');
    expect((await site.run("check ROOT/docs")).code).toBe(0);
    expect(site.read("accepted.json")).toContain("gone");
  });

  test("do not get a baseline outside of the repository", async () => {
    site.write("docs/navc.config.json", '{ "baseline": "../../accepted.json" }');
    expect(await run()).toContain("which the settings name, lies outside of");
    expect(settings()).toEqual({ baseline: "../../accepted.json", links: true, assets: true });
  });

  test("in package.json get it there, with the path from there", async () => {
    site.write("package.json", '{\n  "navc": {\n    "rules": {}\n  },\n  "private": true\n}\n');
    await run();
    expect(site.read("package.json")).toBe(
      '{\n  "navc": {\n    "rules": {},\n    "links": true,\n    "assets": true,\n    "baseline": "docs/navc.baseline.json"\n  },\n  "private": true\n}\n',
    );
    expect([has("docs/navc.config.json"), (await site.run("check ROOT/docs")).code]).toEqual([false, 0]);
  });

  test("of several docs folders stay, and what is missing is said", async () => {
    const shared = '{ "navc": {} }';
    site.write("package.json", shared);
    site.write("other/docs.json", docs);
    expect(await run()).toContain("has those of 2 docs folders");
    expect([site.read("package.json"), has("docs/navc.baseline.json")]).toEqual([shared, false]);
  });
});

test("needs no baseline for what is only an info", async () => {
  site.write("docs/docs.json", docs.replace(', "gone"', ""));
  site.write("docs/unlisted.mdx", "");
  const { stdout } = await site.run("init ROOT/docs --yes --ci none");
  expect(stdout).toContain("No baseline: there is no error and no warning.");
});

test("overwrites no workflow or schema that are there", async () => {
  site.write(".github/workflows/docs.yml", "on: push\n");
  site.write("docs/docs.schema.json", "{}");
  await site.run("init ROOT/docs --yes");
  expect(site.read(".github/workflows/docs.yml")).toBe("on: push\n");
  expect(site.read(".github/workflows/docs-docs.yml")).toContain("check docs --reporter github");
  expect(site.read("docs/docs.json")).toBe(docs);
});

test("adds no second $schema to a docs.json that names one", async () => {
  const written = docs.replace("{\n", '{\n  "$schema": "https://example.com/schema.json",\n');
  site.write("docs/docs.json", written);
  const { stdout } = await site.run("init ROOT/docs --yes --ci none");
  expect(stdout).toContain("The schema for editors is not changed: docs.json names https://example.com/schema.json.");
  expect(site.read("docs/docs.json")).toBe(written);
});

test.each(["null", "7"])("adds no second $schema to a docs.json in which it is %s", async (value) => {
  const written = docs.replace("{\n", `{\n  "$schema": ${value},\n`);
  site.write("docs/docs.json", written);
  const { stdout } = await site.run("init ROOT/docs --yes --ci none");
  expect(stdout).toContain('the "$schema" of docs.json is no string. Remove it');
  expect([site.read("docs/docs.json"), has("docs/docs.schema.json")]).toEqual([written, false]);
});

test("takes the dialect of the platform's own schema, and no baseline for a site without problems", async () => {
  site.write(
    "docs/docs.json",
    '{"$schema": "https://mintlify.com/docs.json", "theme": "mint", "name": "A", "colors": {"primary": "#0F766E"}, "navigation": {"pages": ["index"]}}',
  );
  const { stdout } = await site.run("init ROOT/docs --yes --ci none");
  expect(stdout).toContain("The schema for editors is not changed: docs.json names https://mintlify.com/docs.json.");
  expect(JSON.parse(site.read("docs/navc.config.json"))).toEqual({ dialect: "mintlify", links: true, assets: true });
  expect([has(".github"), has("docs/navc.baseline.json"), has("docs/docs.schema.json")]).toEqual([false, false, false]);
});

test("takes the dialect of the platform's themes, and names no schema in the file that the platform would refuse", async () => {
  const written =
    '{"theme": "mint", "name": "Acme", "colors": {"primary": "#0F766E"}, "navigation": {"pages": ["index"]}}';
  site.write("docs/docs.json", written);
  const { stdout } = await site.run("init ROOT/docs --yes --ci none");
  expect(JSON.parse(site.read("docs/navc.config.json"))).toEqual({ dialect: "mintlify", links: true, assets: true });
  expect(site.read("docs/docs.json")).toBe(written);
  expect(stdout).toContain("the platform refuses");
});

test("writes nothing for a docs.json that can't be read", async () => {
  site.write("docs/docs.json", "{");
  const { code, stderr } = await site.run("init ROOT/docs --yes");
  expect(code).toBe(1);
  expect(stderr).toContain("Nothing was written");
  expect(has(".github")).toBe(false);
});

describe("without --yes", () => {
  async function asked(answer: string | undefined): Promise<{ readonly code: number; readonly stderr: string }> {
    let stderr = "";
    const stdin = Object.assign(new PassThrough(), { isTTY: answer !== undefined });
    const code = main(["init", join(site.folder, "docs")], {
      stdout: { write: () => true },
      stderr: { write: (text) => (stderr += text) },
      stdin,
      env: {},
    });
    stdin.end(answer);
    return { code: await code, stderr };
  }

  test.each([
    ["y\n", 0],
    ["yes\n", 0],
    ["\n", 2],
    ["no\n", 2],
    ["", 2],
  ])("the answer %j ends with %i", async (answer, code) => {
    const ended = await asked(answer);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain("Write 5 files? [y/N]");
    expect(has("docs/navc.config.json")).toBe(code === 0);
  });

  test("and without a terminal nothing is written", async () => {
    const { code, stderr } = await asked(undefined);
    expect(code).toBe(2);
    expect(stderr).toContain("Add --yes");
    expect(has(".github")).toBe(false);
  });
});

test("a file that somebody makes while it asks is left as it is, and nothing else is written", async () => {
  let stderr = "";
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const answer = (text: string): boolean => {
    stderr += text;
    if (text.includes("[y/N]")) {
      site.write(".github/workflows/docs.yml", "mine");
      stdin.end("y\n");
    }
    return true;
  };
  const streams = { stdout: { write: () => true }, stderr: { write: answer }, stdin, env: {} };
  expect(await main(["init", join(site.folder, "docs")], streams)).toBe(2);
  expect(stderr).toContain("docs.yml has changed meanwhile, so it was not written.");
  expect([site.read(".github/workflows/docs.yml"), has("docs/navc.config.json")]).toEqual(["mine", false]);
});

describe("which folder", () => {
  test("is the only docs folder below, and not one of a package", () => {
    const shown = execFileSync(process.execPath, [builtPackage().dist("cli/bin.js"), "init", "--yes"], {
      cwd: site.folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    expect(shown).toContain("+++ b/docs/navc.config.json");
  });

  test("may be below the folder of a file that is written, whose name in the patch is that of git", () => {
    const shown = execFileSync(process.execPath, [builtPackage().dist("cli/bin.js"), "init", "--dry-run"], {
      cwd: join(site.folder, "docs"),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    expect(shown.match(/^\+\+\+ .*$/gm)).toEqual([
      "+++ b/.github/workflows/docs.yml",
      "+++ b/docs/navc.config.json",
      "+++ b/docs/navc.baseline.json",
      "+++ b/docs/docs.json",
      "+++ b/docs/docs.schema.json",
    ]);
  });

  test("has to be named where there are several", () => {
    site.write("api/docs.json", docs);
    expect(() =>
      execFileSync(process.execPath, [builtPackage().dist("cli/bin.js"), "init"], {
        cwd: site.folder,
        stdio: "pipe",
      }),
    ).toThrow(/several docs folders: api, docs/);
  });
});

describe("the workflows", () => {
  const ofDocs = (file: string): string | undefined =>
    blocksOf("docs/ci.md").find(({ marks }) => marks.get("file") === file)?.text;

  test.each([
    ["github", ".github/workflows/docs.yml"],
    ["gitlab", ".gitlab-ci.yml"],
  ] as const)("are those of the guide: %s", (service, file) => {
    expect(workflowOf(service, "docs")).toBe(ofDocs(file));
  });

  test.each(["my docs", "it's", 'a"b', "a: b", "a #b", "-x", "."])(
    "name a folder %j as YAML and a shell read it",
    (folder) => {
      const text = workflowOf("github", folder, "feature: #1");
      const { on, jobs } = load(text) as {
        readonly on: { readonly push: { readonly branches: readonly string[] } };
        readonly jobs: { readonly check: { readonly steps: readonly { readonly run?: string }[] } };
      };
      expect(on.push.branches).toEqual(["feature: #1"]);
      const run = jobs.check.steps.find((step) => step.run?.includes("github"))?.run ?? "";
      const words = execFileSync("bash", ["-c", `npx() { printf '%s\\n' "$@"; }; ${run}`], { encoding: "utf8" });
      expect(words.split("\n")).toEqual(["navc", "check", folder, "--reporter", "github", ""]);
    },
  );

  test.each([
    "main],tags:[x",
    "true",
    "yes",
    "null",
    "~",
    "1.0",
    "0x1f",
    "2026-11-22",
    "a,b",
    "[a]",
    "{a: b}",
    "!x",
    "&a",
    "*a",
    "@x",
    "`x`",
    "%x",
    "|",
    ">",
    "-",
    "?",
    ":",
    "#x",
    "a#b",
    "a:b",
    "'",
    '"',
    "it's",
    "\\",
    "<<",
    "=",
    "é",
    "\u2028x",
    "x\u0085",
  ])("name a branch and a folder %j as text, whatever YAML could read in it", (name) => {
    const text = workflowOf("github", name, name);
    const plain = workflowOf("github", "docs");
    const [named, expected] = [load(text), load(plain)] as const;
    const { on, jobs } = named as {
      on: { push: object; pull_request: object };
      jobs: { check: { steps: { run?: string }[] } };
    };
    expect([on.push, on.pull_request]).toEqual([{ branches: [name] }, { paths: [`${name}/**`] }]);
    const run = jobs.check.steps.find((step) => step.run?.includes("--reporter github"))?.run ?? "";
    expect(execFileSync("bash", ["-c", `npx() { printf '%s' "$3"; }; ${run}`], { encoding: "utf8" })).toBe(name);
    // Nothing else of the workflow changes with the name.
    const rest = (workflow: unknown): string =>
      JSON.stringify(workflow, (key, value: unknown) => (["push", "pull_request", "run"].includes(key) ? null : value));
    expect(rest(named)).toBe(rest(expected));
    expect(load(workflowOf("gitlab", name, name))).toMatchObject({
      docs: { image: "node:22" },
    });
  });

  test("write nothing into the repository, where the text of the diff would be a page", () => {
    site.write("docs.json", '{ "navigation": { "pages": ["index"] } }');
    rmSync(join(site.folder, ".git"), { recursive: true });
    const git = (words: string): unknown => execFileSync("git", words.split(" "), { cwd: site.folder });
    git("init -q");
    git("add .");
    git("-c user.name=a -c user.email=a@b commit -qm before");
    git("update-ref refs/remotes/origin/main HEAD");
    const { jobs } = load(workflowOf("github", ".")) as {
      readonly jobs: {
        readonly diff: { readonly steps: readonly { readonly name?: string; readonly run?: string }[] };
      };
    };
    const run = jobs.diff.steps.find(({ name }) => name === "Diff")?.run ?? "exit 99";
    const temporary = mkdtempSync(join(tmpdir(), "navc-runner-"));
    const before = readdirSync(site.folder);
    const navc = `npx() { shift; node ${JSON.stringify(builtPackage().dist("cli/bin.js"))} "$@"; }`;
    const env = { ...process.env, BASE: "main", RUNNER_TEMP: temporary };
    execFileSync("bash", ["-e", "-c", `${navc}; ${run}`], { cwd: site.folder, env });
    expect(readdirSync(site.folder)).toEqual(before);
    expect(readdirSync(temporary).map((name) => readFileSync(join(temporary, name), "utf8"))).toEqual([""]);
    rmSync(temporary, { recursive: true });
  });

  test("go to the branch that the remote starts with", async () => {
    mkdirSync(join(site.folder, ".git/refs/remotes/origin"), { recursive: true });
    writeFileSync(join(site.folder, ".git/refs/remotes/origin/HEAD"), "ref: refs/remotes/origin/trunk\n");
    await site.run("init ROOT/docs --yes");
    expect(site.read(".github/workflows/docs.yml")).toContain("branches: [trunk]");
  });

  test("of GitLab are written where the remote is there", async () => {
    site.write(".git/config", '[remote "origin"]\n\turl = https://gitlab.com/acme/docs.git\n');
    await site.run("init ROOT/docs --yes");
    expect([has(".gitlab-ci.yml"), has(".github")]).toEqual([true, false]);
  });

  test("can't name a folder with an expression in its name", () => {
    const folder = "${{ secrets }}";
    site.write(`${folder}/docs.json`, docs);
    const plan = (): unknown =>
      planInit({
        root: join(site.folder, folder),
        ci: "github",
        dialect: "contract",
        settings: readSettings(join(site.folder, folder), {}),
        diagnostics: [],
      });
    expect(plan).toThrow("A workflow can't name the folder ${{ secrets }}");
  });
});
