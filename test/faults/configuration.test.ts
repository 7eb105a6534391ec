// Can a configuration that a pull request brings along have a file read or written outside of the repository?
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../tools/cli/made-site.ts";

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "outside.json": '{ "baselineVersion": 1, "accepted": [] }\n',
    "settings.json": '{ "rules": { "secret": 1 } }',
    "repository/docs/docs.json": '{ "name": "Acme", "navigation": { "pages": ["missing"] } }',
  });
});
afterEach(() => site.remove());

const docs = "ROOT/repository/docs";
const outside = (): string => readFileSync(join(site.folder, "outside.json"), "utf8");
const asRepository = (): void => mkdirSync(join(site.folder, "repository/.git"));
const link = (from: string, to: string): void => symlinkSync(to, join(site.folder, "repository", from));
const configure = (baseline: string): void =>
  site.write("repository/docs/navc.config.json", JSON.stringify({ baseline }));

describe("a repository that the configuration names", () => {
  beforeEach(() => {
    asRepository();
    site.write("outside/docs.json", '{ "navigation": { "pages": ["secret"] } }');
    site.write("repository/docs/docs.json", '{ "navigation": { "pages": [{ "sourceRef": "acme/api" }] } }');
  });
  const name = (source: string): void =>
    site.write("repository/docs/navc.config.json", JSON.stringify({ sources: { "acme/api": source } }));

  test.each([
    ["above the repository", "../../outside"],
    ["by an absolute path", "/"],
    ["through a link", "link"],
    ["in .git", "../.git/worktree"],
  ])("%s is not read", async (_what, source) => {
    link("docs/link", "../../outside");
    mkdirSync(join(site.folder, "repository/.git/worktree"));
    name(source);
    const { code, stdout, stderr } = await site.run(`check ${docs}`);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`navc.config.json names "${source}" for acme/api, which lies outside of `);
    expect(stderr).toMatch(/ on the command line: --source acme\/api=\S+\n$/);
  });

  test("in the repository is read, and one that the user names, too", async () => {
    site.write("repository/api/docs.json", '{ "navigation": { "pages": ["start"] } }');
    site.write("repository/api/start.mdx", "");
    name("../api");
    expect((await site.run(`tree ${docs}`)).stdout).toContain("/api/start");
    const named = await site.run(`tree ${docs} --source acme/api=ROOT/outside`);
    expect(named.stdout).toContain("/api/secret");
  });
});

describe("a baseline that the configuration names", () => {
  test.each([
    ["above the repository", "../../outside.json"],
    ["by an absolute path", "/outside-of-all.json"],
    ["in a folder that is not there", "../../nowhere/outside.json"],
    ["through a link of a file", "file-link.json"],
    ["through a link of a folder", "folder-link/outside.json"],
    ["through a link to nowhere", "dangling.json"],
  ])("%s is neither read nor written", async (_what, baseline) => {
    asRepository();
    configure(baseline);
    link("docs/file-link.json", "../../outside.json");
    link("docs/folder-link", "../..");
    link("docs/dangling.json", "../../new.json");
    const before = outside();
    for (const words of ["check", "check --update-baseline"]) {
      const { code, stderr } = await site.run(`${words} ${docs}`);
      expect([code, outside()]).toEqual([2, before]);
      expect(stderr).toContain(
        `navc.config.json names "${baseline}", which lies outside of ${site.folder}/repository, `,
      );
      expect(stderr).toMatch(/ on the command line: --baseline \S+\n$/);
    }
    expect(existsSync(join(site.folder, "new.json"))).toBe(false);
  });

  test.each(["../.git/shallow", "link/index.lock", "file-link.json"])(
    "%s is not written into .git",
    async (baseline) => {
      asRepository();
      configure(baseline);
      link("docs/link", "../.git");
      link("docs/file-link.json", "../.git/info.json");
      site.write("repository/.git/info.json", '{ "baselineVersion": 1, "accepted": [] }');
      const { code, stderr } = await site.run(`check ${docs} --update-baseline`);
      expect([code, readdirSync(join(site.folder, "repository/.git"))]).toEqual([2, ["info.json"]]);
      expect(site.read("repository/.git/info.json")).toContain("[]");
      expect(stderr).toContain(`names "${baseline}", which lies in a .git folder, so it is neither read nor written.`);
    },
  );

  test("lies in the folder of the configuration where there is no repository", async () => {
    configure("../baseline.json");
    expect(await site.run(`check ${docs} --update-baseline`)).toMatchObject({ code: 2 });
    configure("baseline.json");
    expect(await site.run(`check ${docs} --update-baseline`)).toMatchObject({ code: 0 });
  });

  test("may lie above the docs folder in the repository, also through a link that stays inside", async () => {
    asRepository();
    mkdirSync(join(site.folder, "repository/settings"));
    link("docs/link", "../settings");
    for (const baseline of ["../baseline.json", "link/baseline.json"]) {
      configure(baseline);
      expect(await site.run(`check ${docs} --update-baseline`)).toMatchObject({ code: 0 });
      expect(await site.run(`check ${docs}`)).toMatchObject({ code: 0 });
    }
    expect(existsSync(join(site.folder, "repository/settings/baseline.json"))).toBe(true);
  });

  test("in a package.json is held to the same", async () => {
    asRepository();
    site.write("repository/package.json", '{ "navc": { "baseline": "../outside.json" } }');
    expect((await site.run(`check ${docs}`)).stderr).toMatch(
      /"baseline" in \S*package\.json names "\.\.\/outside\.json"/,
    );
  });

  test("does not matter with --no-baseline", async () => {
    asRepository();
    configure("../../outside.json");
    expect(await site.run(`check ${docs} --no-baseline`)).toMatchObject({ code: 1 });
  });
});

test("what the command line names may lie anywhere", async () => {
  asRepository();
  configure("../../nowhere.json");
  expect(await site.run(`check ${docs} --baseline ROOT/outside.json --update-baseline`)).toMatchObject({ code: 0 });
  expect(outside()).toContain("missing");
});

describe("a configuration that is a link", () => {
  test.each(["navc.config.json", "package.json"])("out of the repository is not read: %s", async (name) => {
    asRepository();
    link(`docs/${name}`, "../../settings.json");
    site.write("settings.json", '{ "navc": { "secret": 1 }, "secret": 1 }');
    const { code, stdout, stderr } = await site.run(`check ${docs}`);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^navc: \S+\.json is a link that leads out of \S+\/repository, so it is not read\./);
    expect(stderr).not.toContain("secret");
  });

  test("inside the repository is read", async () => {
    asRepository();
    site.write("repository/shared.json", '{ "rules": { "page-not-found": "off" } }');
    link("docs/navc.config.json", "../shared.json");
    expect(lstatSync(join(site.folder, "repository/docs/navc.config.json")).isSymbolicLink()).toBe(true);
    expect(await site.run(`check ${docs}`)).toMatchObject({ code: 0 });
  });
});

test("a docs folder that is itself a link has the settings that lie in it", async () => {
  symlinkSync("repository/docs", join(site.folder, "docs"));
  site.write("repository/docs/navc.config.json", '{ "rules": { "page-not-found": "off" } }');
  expect(await site.run("check ROOT/docs")).toMatchObject({ code: 0 });
});
