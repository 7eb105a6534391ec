// Is a revision read in a clone that lacks contents, as long as none of them is needed?
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HostFailure, type Host } from "../../../src/compiler/host/host.ts";
import { gitHost } from "../../../src/project/git/git-host.ts";
import { docs, navc, page } from "../../outputs/diff/edited-site.ts";
import { openRepository, type GitRepository } from "../../outputs/diff/git-repository.ts";

const large = "x".repeat(3000);
let origin: GitRepository;
let clone: string;

/** A clone made with a filter: it has the contents of its work tree, and of older commits only the small ones. */
beforeAll(() => {
  origin = openRepository();
  origin.git("config", "uploadpack.allowFilter", "true");
  origin.write({
    "docs.json": docs({ pages: ["index", "large", "gone"] }),
    "index.mdx": page("Home"),
    "large.mdx": page("Large") + large,
    "gone.mdx": page("Gone"),
    "picture.gif": large,
    "data.json": JSON.stringify({ large }),
  });
  origin.commit();
  origin.git("tag", "pictures");
  origin.write({ "picture.gif": "small", "large.mdx": page("Large"), "data.json": "{}" });
  origin.remove("gone.mdx");
  origin.write({ "docs.json": docs({ pages: ["index", "large"] }) });
  origin.commit();
  clone = `${origin.folder}-filtered`;
  cloneWith("--filter=blob:limit=1k");
});

afterAll(() => {
  origin.end();
  rmSync(clone, { recursive: true, force: true });
});

function cloneWith(filter: string): void {
  rmSync(clone, { recursive: true, force: true, maxRetries: 5 });
  execFileSync("git", ["clone", "-q", filter, `file://${origin.folder}`, clone], { stdio: "ignore" });
}

function open(revision: string): Host {
  const result = gitHost({ folder: clone, revision, path: "" });
  expect(result).toMatchObject({ ok: true });
  return (result as { readonly host: Host }).host;
}

const missing = (): readonly string[] =>
  execFileSync("git", ["rev-list", "--objects", "--all", "--missing=print"], { cwd: clone, encoding: "utf8" })
    .split("\n")
    .filter((line) => line.startsWith("?"));

test("names come from the tree, and small contents are read", () => {
  const host = open("pictures");
  expect(host.list({ extensions: ["gif", "json", "mdx"], ignore: [] }).toSorted()).toEqual([
    "data.json",
    "docs.json",
    "gone.mdx",
    "index.mdx",
    "large.mdx",
    "picture.gif",
  ]);
  expect(host.stat("picture.gif")).toEqual({ kind: "file", size: 0, modified: 0 });
  expect(host.stat("gone.mdx")).toEqual({ kind: "file", size: page("Gone").length, modified: 0 });
  expect(host.readText("gone.mdx")).toBe(page("Gone"));
  expect(host.readHead("index.mdx", 10)).toBe(page("Home").slice(0, 10));
});

test.each(["readText", "readHead"] as const)("%s of a content that is missing says what to do", (method) => {
  const host = open("pictures");
  const read = (): unknown => host[method]("large.mdx", 10);
  expect(read).toThrow(HostFailure);
  expect(read).toThrow(
    'The content of "large.mdx" in pictures is needed, and missing from this clone, which was made with --filter; run "git fetch --refetch --no-filter", or clone without a filter (without "filter" in actions/checkout)',
  );
});

test("nothing is fetched", () => {
  const before = missing();
  expect(before).toHaveLength(3);
  expect(() => open("pictures").readText("picture.gif")).toThrow("missing from this clone");
  expect(missing()).toEqual(before);
});

describe("navc diff", () => {
  test("needs no pictures", async () => {
    origin.git("checkout", "-q", "-B", "only-pictures", "pictures");
    origin.write({ "picture.gif": "small", "large.mdx": page("Large") });
    origin.commit();
    origin.git("tag", "first");
    origin.write({ "picture.gif": large });
    origin.commit();
    origin.git("tag", "second");
    origin.write({ "picture.gif": "small" });
    origin.remove("gone.mdx");
    origin.write({ "docs.json": docs({ pages: ["index", "large"] }) });
    origin.commit();
    cloneWith("--filter=blob:limit=1k");
    const { code, stdout, stderr } = await navc("diff", "git:second", clone);
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("1 address leads nowhere now\n  /gone");
    expect(missing()).not.toEqual([]);
  });

  test("names the page that it has to read", async () => {
    const { code, stderr } = await navc("diff", "git:pictures", clone);
    expect(code).toBe(2);
    expect(stderr).toContain('navc: The content of "large.mdx" in pictures is needed, and missing from this clone');
  });

  test("reads all after the command that it names", async () => {
    execFileSync("git", ["fetch", "-q", "--refetch", "--no-filter"], { cwd: clone, stdio: "ignore" });
    expect(missing()).toEqual([]);
    expect((await navc("diff", "git:pictures", clone)).code).toBe(1);
  });

  test("says of a clone without any contents what to do", async () => {
    cloneWith("--filter=tree:0");
    const { code, stderr } = await navc("diff", "git:pictures", clone);
    expect(code).toBe(2);
    expect(stderr).toMatch(/git:pictures can't be read: .*; this clone was made with --filter: run "git fetch/);
  });
});

test("a content that a damaged repository lacks is missing only where it is read", () => {
  const damaged = openRepository();
  damaged.write({ "docs.json": "{}", "picture.gif": "a picture", "page.mdx": "text" });
  damaged.commit();
  const object = damaged.git("rev-parse", "HEAD:picture.gif").trim();
  rmSync(join(damaged.folder, ".git/objects", object.slice(0, 2), object.slice(2)), { force: true });
  const result = gitHost({ folder: damaged.folder, revision: "HEAD", path: "" });
  const host = (result as { readonly host: Host }).host;
  expect(host.readText("page.mdx")).toBe("text");
  expect(() => host.readText("picture.gif")).toThrow(
    'The content of "picture.gif" in HEAD is needed, and missing from this repository; git fsck lists what is missing, and a new clone has all',
  );
  damaged.end();
});
