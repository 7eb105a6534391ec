// Does a revision of a git repository answer as its files on the disk would?
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Host } from "../../../src/compiler/host/host.ts";
import { gitHost } from "../../../src/project/git/git-host.ts";
import { nodeHost } from "../../../src/project/disk/node-host.ts";
import { openRepository, type GitRepository } from "../../outputs/diff/git-repository.ts";

const long = `---\ntitle: Long\n---\n${"ü".repeat(6000)}`;
let repository: GitRepository;
let first: string;

beforeAll(() => {
  repository = openRepository();
  repository.write({
    "docs/docs.json": "{}",
    "docs/index.mdx": "---\ntitle: Home\n---\n",
    "docs/long.md": long,
    "docs/a b/[x]/ü.mdx": "\uFEFFtext",
    "docs/.hidden/x.mdx": "hidden",
    "docs/node_modules/x/readme.md": "installed",
    "docs/.mintignore": "drafts\n",
    "docs/image.png": "\u0089PNG",
    "docs/spec.yaml": "openapi: 3.1.0\n",
    "secret.json": "{}",
  });
  symlinkSync("index.mdx", join(repository.folder, "docs/link.mdx"));
  symlinkSync("a b", join(repository.folder, "docs/folder"));
  symlinkSync("../secret.json", join(repository.folder, "docs/out.json"));
  symlinkSync("/etc/passwd", join(repository.folder, "docs/absolute.json"));
  symlinkSync("loop.mdx", join(repository.folder, "docs/loop.mdx"));
  first = repository.commit();
  repository.git("tag", "-a", "v1", "-m", "one");
});

afterAll(() => repository.end());

function open(revision: string, path = "docs", folder = repository.folder): Host {
  const result = gitHost({ folder, revision, path });
  expect(result).toMatchObject({ ok: true });
  return (result as { readonly host: Host }).host;
}

function reason(revision: string, path = "docs", folder = repository.folder): string {
  const result = gitHost({ folder, revision, path });
  return result.ok ? "opened" : result.reason;
}

const paths =
  "docs.json index.mdx long.md link.mdx folder/[x]/ü.mdx .mintignore image.png out.json absolute.json loop.mdx ../secret.json folder/../index.mdx INDEX.mdx nothing folder /index.mdx index.mdx/ ./index.mdx __proto__"
    .split(" ")
    .concat("", "a b", "a b/[x]/ü.mdx", "a b//[x]");

test.each(paths)("%j is what it is on the disk", (path) => {
  const [git, disk] = [open("HEAD"), nodeHost(join(repository.folder, "docs"))];
  expect(git.readText(path)).toBe(disk.readText(path));
  for (const bytes of [0, 1, 10, 4095, 4097, 5000, 20_000])
    expect(git.readHead(path, bytes)).toBe(disk.readHead(path, bytes));
  const [found, there] = [git.stat(path), disk.stat(path)];
  expect(found && { ...found, modified: 0 }).toEqual(there && { ...there, modified: 0 });
});

test("it lists what the disk lists", () => {
  const [git, disk] = [open("HEAD"), nodeHost(join(repository.folder, "docs"))];
  for (const ignore of [[], ["**/a b/**"]]) {
    const pattern = { extensions: ["md", "mdx", "json", "yaml"], ignore };
    expect(git.list(pattern).toSorted()).toEqual(disk.list(pattern).toSorted());
  }
});

test.each(["HEAD", "main", "v1", "HEAD^0", "@"])("%s names a revision, and its name does", (revision) => {
  expect(open(revision).readText("docs.json")).toBe("{}");
  expect(open(first.slice(0, 12)).readText("docs.json")).toBe("{}");
});

test("what a later commit, the index or the work tree says is not seen", () => {
  const other = openRepository();
  other.write({ "docs.json": "1", "page.mdx": "old" });
  other.commit();
  other.write({ "docs.json": "2", "new.mdx": "new" });
  other.git("add", "docs.json");
  const host = open("HEAD", "", other.folder);
  expect([host.readText("docs.json"), host.readText("new.mdx")]).toEqual(["1", undefined]);
  other.end();
});

test("a folder may be named from the folder git runs in", () => {
  const docs = join(repository.folder, "docs");
  expect(open("HEAD", "", docs).readText("docs.json")).toBe("{}");
  expect(open("HEAD", "../docs", docs).readText("docs.json")).toBe("{}");
  expect(open("HEAD", ".", docs).readText("docs.json")).toBe("{}");
});

describe("why there is nothing to read", () => {
  test.each([
    ["nowhere", "docs", 'git knows no revision "nowhere"'],
    ["-h", "docs", '"-h" is not a revision'],
    ["--all", "docs", '"--all" is not a revision'],
    ["", "docs", '"" is not a revision'],
    ["HEAD:docs", "docs", 'git knows no revision "HEAD:docs"'],
    ["HEAD", "nowhere", 'there is no "nowhere" in HEAD'],
    ["HEAD", "../..", '"../.." leads out of the repository'],
    ["HEAD", "secret.json", '"secret.json" is not a folder in HEAD'],
  ])("%j %j: %s", (revision, path, expected) => {
    expect(reason(revision, path)).toBe(expected);
  });

  test("no repository", () => {
    const folder = mkdtempSync(join(tmpdir(), "navc-no-git-"));
    expect(reason("HEAD", "", folder)).toMatch(/^not a git repository/);
    rmSync(folder, { recursive: true });
  });

  test("a folder that had another name then", () => {
    const other = openRepository();
    other.write({ "old/docs.json": "{}" });
    other.commit();
    other.move("old", "new");
    expect(reason("HEAD", "", join(other.folder, "new"))).toBe(
      'there is no "new" in HEAD; if the folder was somewhere else then, name it: git:HEAD:path/to/docs',
    );
    other.end();
  });

  test("a repository of somebody else says how to trust it", () => {
    // What git has for its own tests.
    process.env["GIT_TEST_ASSUME_DIFFERENT_OWNER"] = "1";
    try {
      expect(reason("HEAD")).toMatch(
        /^detected dubious ownership .*run "git config --global --add safe\.directory .+"$/,
      );
    } finally {
      delete process.env["GIT_TEST_ASSUME_DIFFERENT_OWNER"];
    }
  });

  test("no git", () => {
    const path = process.env["PATH"];
    process.env["PATH"] = "/nonexistent";
    try {
      expect(reason("HEAD")).toBe("git is not installed");
    } finally {
      process.env["PATH"] = path;
    }
  });

  test("a clone without its history says how to get it", () => {
    const clone = `${repository.folder}-shallow`;
    repository.write({ "docs/more.mdx": "more" });
    repository.commit();
    execFileSync("git", ["clone", "-q", "--depth", "1", `file://${repository.folder}`, clone], { stdio: "ignore" });
    expect(reason(first, "docs", clone)).toMatch(/only a part of the history.*fetch-depth: 0/);
    expect(open("HEAD", "docs", clone).readText("more.mdx")).toBe("more");
    rmSync(clone, { recursive: true });
  });
});

test("a submodule is not there", () => {
  const other = openRepository();
  other.write({ "docs.json": "{}" });
  const commit = other.commit();
  mkdirSync(join(other.folder, "sub"));
  other.git("update-index", "--add", "--cacheinfo", `160000,${commit},sub`);
  other.git("commit", "-q", "-m", "sub");
  const host = open("HEAD", "", other.folder);
  expect([host.stat("sub"), host.stat("sub/docs.json"), host.readText("docs.json")]).toEqual([
    undefined,
    undefined,
    "{}",
  ]);
  other.end();
});

const body = (number: number): string => `${number}\n${"x".repeat(5000)}`;
const pages = Object.fromEntries(Array.from({ length: 40 }, (_, number) => [`p${number}.mdx`, body(number)]));
/** More than what is kept whole of a tree. */
const large = Object.fromEntries(Array.from({ length: 66 }, (_, number) => [`f${number}.json`, largeText(number)]));

function largeText(number: number): string {
  return `${number}${" ".repeat(2 ** 20 - 8)}`;
}

test("all pages of a usual tree are read whole by one process", () => {
  const other = openRepository();
  other.write(pages);
  other.commit();
  const host = open("HEAD", "", other.folder);
  const started = processesOf(() => {
    expect(host.readHead("p0.mdx", 9)).toBe(body(0).slice(0, 9));
    for (let number = 0; number < 40; number++) expect(host.readText(`p${number}.mdx`)).toBe(body(number));
  });
  expect(started).toBe(1);
  other.end();
});

test("many pages of a large tree are read whole by few processes, with what they say", () => {
  const other = openRepository();
  other.write({ ...pages, ...large });
  other.commit();
  const host = open("HEAD", "", other.folder);
  const started = processesOf(() => {
    for (let number = 0; number < 40; number++)
      expect(host.readHead(`p${number}.mdx`, 9)).toBe(body(number).slice(0, 9));
  });
  // One for each 64 MiB.
  expect(started).toBe(2);
  // The first ones, and when it is clear that many are wanted, all at once.
  const more = processesOf(() => {
    for (let number = 0; number < 40; number++) expect(host.readText(`p${number}.mdx`)).toBe(body(number));
  });
  expect(more).toBe(11);
  other.end();
});

test("pages of a large tree that are read next are read by one process, and no others", () => {
  const other = openRepository();
  other.write({ ...pages, ...large });
  other.commit();
  const result = gitHost({ folder: other.folder, revision: "HEAD", path: "" });
  const { host } = result as Extract<typeof result, { readonly ok: true }>;
  host.stat("p0.mdx");
  const paths = Array.from({ length: 30 }, (_, number) => `p${number}.mdx`);
  // Two for the heads of all pages, as a compile has read them before.
  expect(processesOf(() => host.readSoon([...paths, "nothing.mdx"]))).toBe(3);
  const read = (): void => {
    for (const [number, path] of paths.entries()) expect(host.readText(path)).toBe(body(number));
  };
  expect(processesOf(read)).toBe(0);
  expect(processesOf(() => host.readText("p30.mdx"))).toBe(1);
  other.end();
});

test("contents of more than 64 MiB are read by more than one process", () => {
  const other = openRepository();
  other.write(large);
  other.commit();
  const host = open("HEAD", "", other.folder);
  const started = processesOf(() => {
    for (let number = 0; number < 66; number++)
      expect(host.readText(`f${number}.json`) === largeText(number)).toBe(true);
  });
  expect(started).toBe(2);
  other.end();
});

test("a file that is too large to be read ahead is read when it is asked for", () => {
  const other = openRepository();
  const large = "x".repeat(2 ** 20 + 1);
  other.write({ "docs.json": "{}", "large.json": large });
  other.commit();
  const host = open("HEAD", "", other.folder);
  expect(processesOf(() => host.readText("docs.json"))).toBe(1);
  expect(processesOf(() => expect(host.readText("large.json") === large).toBe(true))).toBe(1);
  expect(processesOf(() => host.readText("docs.json"))).toBe(0);
  other.end();
});

/** How many processes of git `run` starts. */
function processesOf(run: () => void): number {
  const folder = mkdtempSync(join(tmpdir(), "navc-counted-git-"));
  const path = process.env["PATH"];
  const log = join(folder, "log");
  writeFileSync(log, "");
  const git = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  writeFileSync(join(folder, "git"), `#!/bin/sh\necho started >> "${log}"\nexec "${git}" "$@"\n`, { mode: 0o755 });
  process.env["PATH"] = `${folder}:${path}`;
  try {
    run();
    return readFileSync(log, "utf8").split("\n").length - 1;
  } finally {
    process.env["PATH"] = path;
    rmSync(folder, { recursive: true });
  }
}

test("the repository is the one the folder lies in, whatever a hook of git has in its environment", () => {
  const hook = { GIT_DIR: join(repository.folder, "nowhere"), GIT_WORK_TREE: ".", GIT_PREFIX: "x/" };
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  const were = Object.keys(hook).map((name) => [name, process.env[name]] as const);
  try {
    for (const [name, value] of Object.entries(hook)) set(name, value);
    expect(open(first, "", join(repository.folder, "docs")).readText("docs.json")).toBe("{}");
  } finally {
    for (const [name, value] of were) set(name, value);
  }
});

test("reading changes nothing in the repository", () => {
  const before = repository.state();
  const host = open("HEAD");
  for (const path of paths) host.readText(path);
  host.list({ extensions: ["mdx"], ignore: [] });
  expect(repository.state()).toBe(before);
});

test("reading runs nothing that the repository configures", () => {
  const other = openRepository();
  const mark = join(other.folder, "ran");
  other.write({ "docs.json": "{}", "page.mdx": "text", ".gitattributes": "*.mdx filter=evil diff=evil\n" });
  other.commit();
  const names = ["filter.evil.smudge", "filter.evil.clean", "diff.evil.textconv", "core.fsmonitor", "core.pager"];
  for (const name of names) other.git("config", name, `touch ${mark}; cat`);
  other.git("config", "uploadpack.packObjectsHook", `touch ${mark}`);
  other.write({ "page.mdx": "changed" });
  const host = open("HEAD", "", other.folder);
  expect([host.readText("page.mdx"), host.list({ extensions: ["mdx"], ignore: [] })]).toEqual(["text", ["page.mdx"]]);
  expect(existsSync(mark)).toBe(false);
  other.end();
});
