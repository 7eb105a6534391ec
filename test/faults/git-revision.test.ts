// Is what a revision holds read right, and in how much work, whatever its names, links and objects are?
import childProcess, { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HostFailure, type Host } from "../../src/compiler/host/host.ts";
import { gitHost } from "../../src/project/git/git-host.ts";
import { linkFollower } from "../../src/project/git/git-links.ts";
import type { GitEntry } from "../../src/project/git/git-tree.ts";
import { openRepository, type GitRepository } from "../outputs/diff/git-repository.ts";

let repository: GitRepository;
beforeEach(() => {
  repository = openRepository();
  repository.write({ "docs.json": "base", "a.mdx": "a", "b.mdx": "b" });
  repository.commit();
});
afterEach(() => repository.end());

const place = (revision: string): Parameters<typeof gitHost>[0] => ({ folder: repository.folder, revision, path: "" });
const reason = (revision: string): string => {
  const opened = gitHost(place(revision));
  return opened.ok ? "opened" : opened.reason;
};
const open = (revision: string): Host => {
  const opened = gitHost(place(revision));
  if (!opened.ok) throw new Error(opened.reason);
  return opened.host;
};

describe("a name that more than one branch, tag or commit has is refused, and the full name is read", () => {
  const refused = (name: string): string =>
    `"${name}" is the name of more than one branch, tag or commit here; write the one that is meant in full, such as refs/heads/main, refs/remotes/origin/main or all digits of a commit`;

  test("a branch of a pull request with the name of the branch to compare with", () => {
    repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
    repository.git("checkout", "-q", "-b", "origin/main");
    repository.write({ "docs.json": "of the pull request" });
    repository.commit();
    repository.git("config", "core.warnAmbiguousRefs", "false");
    for (const word of ["origin/main", "origin/main~0", "origin/main^{commit}"])
      expect(reason(word)).toBe(refused(word));
    expect(open("refs/remotes/origin/main").readText("docs.json")).toBe("base");
  });

  test("a branch and a tag of one name", () => {
    repository.git("tag", "main");
    expect(reason("main")).toBe(refused("main"));
    expect(reason("refs/heads/main")).toBe("opened");
  });

  test("a branch with the name of a commit", () => {
    const short = repository.git("rev-parse", "--short", "HEAD").trim();
    repository.git("branch", short);
    expect(reason(short)).toBe(refused(short));
  });
});

describe("a content that the clone lacks is never taken for a page that is not there", () => {
  const objectOf = (file: string): string => {
    const name = repository.git("rev-parse", `HEAD:${file}`).trim();
    return join(repository.folder, ".git/objects", name.slice(0, 2), name.slice(2));
  };

  test("missing: its name is there, and to read it ends the run", () => {
    rmSync(objectOf("b.mdx"));
    const host = open("HEAD");
    expect(host.list({ extensions: ["mdx"], ignore: [] })).toContain("b.mdx");
    expect(() => host.readHead("b.mdx", 10)).toThrow(HostFailure);
    expect(() => host.readText("b.mdx")).toThrow(
      'The content of "b.mdx" in HEAD is needed, and missing from this repository; git fsck lists what is missing, and a new clone has all',
    );
  });

  test("lost or broken after the listing: the run ends", () => {
    const host = open("HEAD");
    for (const file of ["a.mdx", "docs.json"]) rmSync(objectOf(file));
    expect(host.readText("b.mdx")).toBe("b");
    expect(() => host.readText("a.mdx")).toThrow(HostFailure);
    expect(() => host.readHead("docs.json", 10)).toThrow(/^The contents of the revision can't be read/);
    expect(host.readText("c.mdx")).toBeUndefined();
  });
});

/** Counts the runs of git until the test ends. */
function countRuns(): () => number {
  const { spawnSync } = childProcess;
  let runs = 0;
  Object.assign(childProcess, {
    spawnSync: (...words: Parameters<typeof spawnSync>) => {
      runs += 1;
      return spawnSync(...words);
    },
  });
  syncBuiltinESMExports();
  restore = (): void => {
    Object.assign(childProcess, { spawnSync });
    syncBuiltinESMExports();
  };
  return () => runs;
}
let restore = (): void => undefined;
afterEach(() => restore());

test("the head of a large page is read once, whatever the number of paths to it, and no more than the head", () => {
  const page = Buffer.alloc(5 * 2 ** 20, "ä");
  const blob = execFileSync("git", ["hash-object", "-w", "--stdin"], { cwd: repository.folder, input: page });
  const lines = Array.from({ length: 50 }, (_, each) => `100644 blob ${blob.toString().trim()}\tp${each}.mdx\n`);
  const tree = execFileSync("git", ["mktree"], { cwd: repository.folder, input: lines.join("") })
    .toString()
    .trim();
  repository.git("update-ref", "refs/heads/large", repository.git("commit-tree", tree, "-m", "large").trim());
  const host = open("large");
  const runs = countRuns();
  for (let each = 0; each < 50; each++) expect(host.readHead(`p${each}.mdx`, 100)).toBe("ä".repeat(50));
  expect(runs()).toBeLessThan(4);
  expect(host.readHead("p0.mdx", 70_001)).toBe("ä".repeat(35_001));
  expect(host.readHead("p1.mdx", 70_001)).toBe("ä".repeat(35_001));
  expect(runs()).toBeLessThan(5);
  expect(host.readText("p1.mdx")).toHaveLength(page.length / 2);
});

describe("links of a revision", () => {
  const file = { kind: "file", path: "", object: "", size: 1 } as const;
  const link = (object: string): GitEntry => ({ kind: "link", path: "", object, size: object.length });

  function followerOf(links: Readonly<Record<string, string>>, folders: readonly string[], files: readonly string[]) {
    const entries = new Map<string, GitEntry>(files.map((path) => [path, file]));
    for (const [path, target] of Object.entries(links)) entries.set(path, link(target));
    let steps = 0;
    const counted = { has: (path: string) => Boolean(++steps) && (path === "" || folders.includes(path)) };
    const follow = linkFollower(
      { entries, folders: counted as unknown as ReadonlySet<string> },
      (entry) => entry.object,
    );
    return { follow, steps: () => steps };
  }

  test("are followed once, however many paths lead over them and however long they are", () => {
    const chain = Object.fromEntries(
      Array.from({ length: 39 }, (_, each) => [
        `l${each}`,
        `${"t/../".repeat(800)}${each === 38 ? "t" : `l${each + 1}`}`,
      ]),
    );
    const paths = Array.from({ length: 1000 }, (_, each) => `t/p${each}`);
    const { follow, steps } = followerOf(chain, ["t"], paths);
    expect(follow("l0/p0")).toBe("t/p0");
    const once = steps();
    for (const path of paths) expect(follow(path.replace("t", "l0"))).toBe(path);
    expect(steps() - once).toBeLessThan(5 * paths.length);
  });

  test("lead nowhere in a circle, out of the folder, over too many links, or through a file", () => {
    const long = Object.fromEntries(Array.from({ length: 60 }, (_, each) => [`l${each}`, `l${each + 1}`]));
    const links = {
      ...long,
      l60: "t",
      a: "b",
      b: "a",
      self: "self/x",
      out: "../t",
      root: "/t",
      empty: "",
      over: "t/f.mdx/../f.mdx",
    };
    const { follow } = followerOf({ ...links, fine: "./t//./", up: "t/../t" }, ["t"], ["t/f.mdx"]);
    for (const name of ["l0", "l19", "a", "self", "out", "root", "empty", "over", "none", "t/none"])
      expect([name, follow(`${name}/f.mdx`)]).toEqual([name, undefined]);
    for (const name of ["l60", "l30", "fine", "up"]) expect([name, follow(`${name}/f.mdx`)]).toEqual([name, "t/f.mdx"]);
    // Whatever was asked before.
    expect([follow("l0/f.mdx"), follow("l20"), follow("l21")]).toEqual([undefined, undefined, "t"]);
  });
});
