// Does navc init write what CI can install, with the package manager of the repository?
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterEach, describe, expect, test } from "vitest";
import { addCommand, navcInstall } from "../../../../src/tools/cli/init/package-manager.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

const docs = { "docs/docs.json": '{ "navigation": { "pages": ["index"] } }', "docs/index.mdx": "" };
const manifest = (more: object = {}): string =>
  JSON.stringify({ devDependencies: { navc: "file:navc-0.1.0.tgz" }, ...more });

const lock = '{ "packages": { "node_modules/navc": {} } }';

let site: MadeSite;
afterEach(() => site.remove());

function repository(files: Record<string, string>): MadeSite {
  site = madeSite({ ...docs, ...files });
  mkdirSync(join(site.folder, ".git"));
  return site;
}

const installOf = (root = "docs"): ReturnType<typeof navcInstall> => navcInstall(site.folder, join(site.folder, root));

describe("the lockfile says what installs", () => {
  test.each([
    ["package-lock.json", "{}", {}, ["npm ci"], "npx navc"],
    ["npm-shrinkwrap.json", "{}", {}, ["npm ci"], "npx navc"],
    [
      "pnpm-lock.yaml",
      "lockfileVersion: '9.0'\n",
      {},
      ["npm install --global pnpm@10", "pnpm install --frozen-lockfile"],
      "pnpm exec navc",
    ],
    [
      "pnpm-lock.yaml",
      "lockfileVersion: '6.0'\n",
      {},
      ["npm install --global pnpm@8", "pnpm install --frozen-lockfile"],
      "pnpm exec navc",
    ],
    [
      "pnpm-lock.yaml",
      "",
      { packageManager: "pnpm@9.1.2+sha512.ab12" },
      ["npm install --global pnpm@9.1.2", "pnpm install --frozen-lockfile"],
      "pnpm exec navc",
    ],
    [
      "pnpm-lock.yaml",
      "lockfileVersion: '9.0'\n",
      { packageManager: "pnpm@9; rm -rf /" },
      ["npm install --global pnpm@10", "pnpm install --frozen-lockfile"],
      "pnpm exec navc",
    ],
    [
      "pnpm-lock.yaml",
      "lockfileVersion: 5.4\n",
      {},
      ["npm install --global pnpm@8", "pnpm install --frozen-lockfile"],
      "pnpm exec navc",
    ],
    [
      "pnpm-lock.yaml",
      "",
      { packageManager: "pnpm@10.0.0-rc.1" },
      ["npm install --global pnpm@10.0.0-rc.1", "pnpm install --frozen-lockfile"],
      "pnpm exec navc",
    ],
    ["yarn.lock", "# yarn lockfile v1\n", {}, ["corepack enable", "yarn install --frozen-lockfile"], "npx navc"],
    ["yarn.lock", "__metadata:\n  version: 8\n", {}, ["corepack enable", "yarn install --immutable"], "yarn run navc"],
    ["bun.lock", "{}", {}, ["npm install --global bun@1", "bun install --frozen-lockfile"], "bunx navc"],
    [
      "bun.lockb",
      "",
      { packageManager: "bun@1.2.3" },
      ["npm install --global bun@1.2.3", "bun install --frozen-lockfile"],
      "bunx navc",
    ],
  ] as const)("%s %j %j", (lockfile, text, more, install, run) => {
    repository({ "package.json": manifest(more), [lockfile]: `${text} navc` });
    expect(installOf()).toEqual({
      kind: "installed",
      folder: ".",
      install,
      run,
      files: ["package.json", lockfile, "navc-0.1.0.tgz"],
    });
  });
});

describe("what package.json takes navc from:", () => {
  const files = ["package.json", "package-lock.json"];
  test.each([
    ["^0.1.0", files],
    ["github:acme/navc", files],
    ["./navc.tgz", [...files, "navc.tgz"]],
    ["link:./packed/navc", [...files, "packed/navc"]],
    ["portal:packed/navc", [...files, "packed/navc"]],
  ])("%s is installed from %j", (navc, names) => {
    repository({ "package.json": JSON.stringify({ dependencies: { navc } }), "package-lock.json": lock });
    expect(installOf()).toMatchObject({ kind: "installed", files: names });
  });

  test.each(["../navc.tgz", "/packed/navc.tgz", "file:../navc.tgz"])("%s is outside", (navc) => {
    repository({ "package.json": JSON.stringify({ dependencies: { navc } }), "package-lock.json": lock });
    expect(installOf()).toEqual({ kind: "outside", what: navc.replace("file:", "") });
  });
});

describe("what is above the repository does not count:", () => {
  const above = {
    "package.json": manifest({ packageManager: "bun@1.2.3" }),
    "package-lock.json": lock,
    "repo/docs/docs.json": "{}",
  };
  const inRepo = (): ReturnType<typeof navcInstall> =>
    navcInstall(join(site.folder, "repo"), join(site.folder, "repo/docs"));

  test("its package.json", () => {
    repository(above);
    expect(inRepo()).toEqual({ kind: "missing", what: "package.json" });
    expect(addCommand(join(site.folder, "repo"), join(site.folder, "repo/docs"))).toContain("npm install --save-dev");
  });

  test("its lockfile", () => {
    repository({ ...above, "repo/package.json": manifest() });
    expect(inRepo()).toEqual({ kind: "no lockfile", what: "package.json" });
  });
});

test("the folder that is nearest to the docs says which package manager installs", () => {
  repository({ "docs/yarn.lock": "", "package.json": '{ "packageManager": "pnpm@9.15.9" }' });
  expect(addCommand(site.folder, join(site.folder, "docs"))).toBe("yarn add --dev ./navc-0.1.0.tgz");
});

test("a docs folder that is named through a link is in its own repository", () => {
  repository({ "package.json": manifest(), "package-lock.json": lock, "elsewhere/package.json": manifest() });
  symlinkSync(join(site.folder, "docs"), join(site.folder, "elsewhere/docs"));
  expect(installOf("elsewhere/docs")).toMatchObject({ kind: "installed", folder: "." });
});

describe("in a monorepo", () => {
  const workspace = {
    "package.json": '{ "workspaces": ["sites/*"] }',
    "pnpm-lock.yaml": "lockfileVersion: '9.0'\nnavc:\n",
  };

  test("the nearest package with navc counts, and the lockfile of the workspace", () => {
    repository({ ...workspace, "sites/web/package.json": manifest(), "sites/web/docs/docs.json": "{}" });
    expect(installOf("sites/web/docs")).toMatchObject({ folder: "sites/web", run: "pnpm exec navc" });
    expect(installOf()).toEqual({ kind: "missing", what: "package.json" });
  });

  test("the commands run in the folder of that package, with the docs folder as it is seen from there", async () => {
    const files = { "sites/web/package.json": manifest(), "sites/web/docs/docs.json": docs["docs/docs.json"] };
    repository({ ...workspace, ...files, "sites/web/docs/index.mdx": "" });
    await site.run("init ROOT/sites/web/docs --yes");
    const workflow = load(site.read(".github/workflows/docs.yml")) as {
      readonly defaults: object;
      readonly on: { readonly pull_request: object };
    };
    expect(workflow.defaults).toEqual({ run: { "working-directory": "sites/web" } });
    expect(workflow.on.pull_request).toEqual({ paths: ["sites/web/docs/**"] });
    expect(site.read(".github/workflows/docs.yml")).toContain("run: pnpm exec navc check docs --reporter github");
    await site.run("init ROOT/sites/web/docs --yes --ci gitlab");
    const { docs: job } = load(site.read(".gitlab-ci.yml")) as {
      readonly docs: { readonly script: readonly string[] };
    };
    expect(job.script.slice(0, 2)).toEqual(["cd -- sites/web", "npm install --global pnpm@10"]);
  });
});

describe("no workflow, with the reason, where CI could not install navc:", () => {
  test.each([
    ["no package.json", {}, "no package.json of the repository has navc"],
    [
      "no navc in it",
      { "package.json": "{}", "package-lock.json": "{}" },
      "no package.json of the repository has navc",
    ],
    ["no lockfile", { "package.json": manifest() }, "there is no lockfile"],
    [
      "a lockfile of another package manager",
      {
        "package.json": manifest({ packageManager: "pnpm@10.28.1" }),
        "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
        "package-lock.json": lock,
      },
      "Install it with the one of this repository (pnpm add --save-dev ./navc-0.1.0.tgz)",
    ],
    [
      "a file of another folder",
      { "package.json": '{ "devDependencies": { "navc": "file:../navc/navc.tgz" } }', "package-lock.json": lock },
      "takes navc from ../navc/navc.tgz, which CI does not have",
    ],
  ])("%s", async (_case, files, reason) => {
    repository(files);
    const { code, stdout } = await site.run("init ROOT/docs --yes");
    expect([code, stdout]).toEqual([2, expect.stringContaining(reason)]);
    expect(() => site.read(".github/workflows/docs.yml")).toThrow("ENOENT");
  });
});

describe("navc is to be installed with the package manager of the repository:", () => {
  const pnpm = "pnpm add --save-dev --workspace-root ./navc-0.1.0.tgz";
  test.each([
    ["a workspace of pnpm", { "package.json": '{ "packageManager": "pnpm@9.15.9" }', "pnpm-workspace.yaml": "" }, pnpm],
    ["a workspace of pnpm that names no version", { "package.json": "{}", "pnpm-workspace.yaml": "" }, pnpm],
    ["packageManager alone", { "package.json": '{ "packageManager": "pnpm@9.15.9" }' }, "pnpm add --save-dev ./navc"],
    [
      "packageManager before a lockfile",
      { "package.json": '{ "packageManager": "bun@1.2.3" }', "yarn.lock": "" },
      "bun add --dev ./navc",
    ],
    ["a lockfile", { "package.json": "{}", "yarn.lock": "" }, "yarn add --dev ./navc"],
    ["a package of a workspace", { "docs/package.json": "{}", "pnpm-workspace.yaml": "" }, pnpm],
    [
      "an unknown one",
      { "package.json": '{ "packageManager": "constructor@1.0.0" }' },
      "npm install --save-dev ./navc",
    ],
    ["none", {}, "npm install --save-dev ./navc"],
  ])("%s", async (_case, files, command) => {
    repository(files);
    expect((await site.run("init ROOT/docs --yes")).stdout).toContain(`install it there (${command}`);
  });
});
