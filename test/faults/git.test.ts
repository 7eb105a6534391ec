// Can what somebody commits, or leaves in a folder, make git read another repository, run something, or never end?
import childProcess, { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HostFailure } from "../../src/compiler/host/host.ts";
import { gitHost } from "../../src/project/git/git-host.ts";
import { readGitTree } from "../../src/project/git/git-tree.ts";
import { openRepository } from "../outputs/diff/git-repository.ts";

const all = mkdtempSync(join(tmpdir(), "navc-git-faults-"));
afterAll(() => rmSync(all, { recursive: true }));

/** A repository with `docs/docs.json`, and a bare clone of another one; both are copied, since git takes its time. */
const [template, foreign] = [join(all, "template"), join(all, "foreign")];
beforeAll(() => {
  for (const [word, files] of [
    ["own", ["docs/docs.json", "a/b/docs.json"]],
    ["foreign", ["docs.json", "docs/docs.json"]],
  ] as const) {
    const repository = openRepository();
    repository.write(Object.fromEntries(files.map((file) => [file, word])));
    repository.commit();
    if (word === "own") cpSync(repository.folder, template, { recursive: true });
    else git(all, "clone", "-q", "--bare", repository.folder, foreign);
    repository.end();
  }
});

let number = 0;
let own = "";
let docs = "";
beforeEach(() => {
  own = join(all, `own-${number++}`);
  docs = join(own, "docs");
  cpSync(template, own, { recursive: true });
});

/** The bare repository, as a new folder or among the files of one, with other settings. */
function plant(folder: string, settings: readonly (readonly [string, string])[] = []): string {
  cpSync(foreign, folder, { recursive: true });
  const text = settings.map(([name, value]) => `[core]\n${name} = ${value}\n`).join("");
  appendFileSync(join(folder, "config"), text);
  return folder;
}

function git(folder: string, ...words: readonly string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  const as = ["protocol.file.allow=always", "user.name=A", "user.email=a@example.com"].flatMap((each) => ["-c", each]);
  return execFileSync("git", [...as, ...words], {
    cwd: folder,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** What `docs.json` says in the folder at HEAD, or why it can't be read. */
function configAt(folder: string, path = ""): string | undefined {
  const opened = gitHost({ folder, revision: "main", path });
  return opened.ok ? opened.host.readText("docs.json") : opened.reason;
}

const notThere = "not a git repository with a work tree: no .git is in the folder or above it";

describe("a bare repository", () => {
  test.each([
    ["as it is", []],
    [
      "that claims the work tree above it",
      [
        ["bare", "false"],
        ["worktree", ".."],
      ],
    ],
    [
      "that claims its own folder",
      [
        ["bare", "false"],
        ["worktree", "."],
      ],
    ],
  ] as const)("committed in the docs folder, %s, is not the one that is read", (_what, config) => {
    plant(docs, config);
    expect(configAt(docs)).toBe("own");
    expect(configAt(own, "docs")).toBe("own");
  });

  test("committed in a folder between is not the one that is read", () => {
    plant(join(own, "a"));
    expect(configAt(join(own, "a/b"))).toBe("own");
  });

  test("is refused as the folder of a side: it has no work tree", () => {
    expect(configAt(foreign)).toBe(notThere);
  });

  test.each([
    ["missing", () => undefined, notThere],
    ["an empty folder", (path: string) => mkdirSync(path), /bare repository|not a git repository|is broken/],
    ["a broken file", (path: string) => writeFileSync(path, "gitdir: nowhere"), /not a git repository/],
  ])("is not read in place of a .git that is %s", (_what, make, reason) => {
    const folder = plant(join(all, `bare-${number++}`), [
      ["bare", "false"],
      ["worktree", "."],
    ]);
    make(join(folder, ".git"));
    expect(configAt(folder)).toMatch(reason);
  });
});

test("a repository whose work tree is elsewhere is refused", () => {
  git(own, "config", "core.worktree", all);
  expect(configAt(own, "docs")).toMatch(/^the \.git in .* is broken, or has a work tree elsewhere$/);
});

describe("the repository is found", () => {
  test("in a worktree", () => {
    const worktree = join(all, "worktree");
    git(own, "worktree", "add", "-q", "-b", "other", worktree);
    expect([configAt(join(worktree, "docs")), configAt(worktree, "docs")]).toEqual(["own", "own"]);
  });

  test("in a submodule, which is its own", () => {
    git(own, "submodule", "--quiet", "add", foreign, "sub");
    expect([configAt(join(own, "sub/docs")), configAt(own, "docs")]).toEqual(["foreign", "own"]);
  });

  test("in a clone inside another, which is its own", () => {
    const inner = join(docs, "inner");
    git(docs, "clone", "-q", foreign, inner);
    expect([configAt(inner), configAt(docs)]).toEqual(["foreign", "own"]);
  });

  test("with its objects somewhere else", () => {
    const folder = join(all, "separate");
    git(all, "clone", "-q", "--separate-git-dir", join(all, "separate.git"), own, folder);
    expect(configAt(join(folder, "docs"))).toBe("own");
  });

  test.skipIf(process.platform === "win32")("through a link to the folder (a link needs rights on Windows)", () => {
    execFileSync("ln", ["-s", docs, join(all, "link")]);
    expect(configAt(join(all, "link"))).toBe("own");
  });
});

describe("nothing runs", () => {
  test.skipIf(process.platform === "win32")(
    "of a folder that holds a program called git (its script is for a shell)",
    () => {
      const mark = join(all, "planted-git");
      for (const folder of [own, docs]) {
        writeFileSync(join(folder, "git"), `#!/bin/sh\ntouch ${mark}\n`);
        chmodSync(join(folder, "git"), 0o755);
      }
      const path = process.env["PATH"];
      // An empty part is the working folder.
      process.env["PATH"] = `:${path}`;
      try {
        expect(configAt(docs)).toBe("own");
      } finally {
        process.env["PATH"] = path;
      }
      expect(existsSync(mark)).toBe(false);
    },
  );

  test("for the contents that a partial clone lacks: they are not fetched, and it is said how to clone", () => {
    git(own, "config", "uploadpack.allowFilter", "true");
    const clone = join(all, "partial");
    git(all, "clone", "-q", "--no-checkout", "--filter=blob:none", `file://${own}`, clone);
    git(clone, "config", "protocol.file.allow", "always");
    expect(() => configAt(clone, "docs")).toThrow(
      /^The content of "docs\.json" in main is needed, and missing from this clone, which was made with --filter; run "git fetch/,
    );
    expect(git(clone, "count-objects", "-v")).toContain("packs: 1\n");
  });
});

/** The names of ten objects in a tree of trees, each ten times in the next: 10^levels paths, from one blob or none. */
function plantBomb(folder: string, levels: number, leaf: "file" | "nothing"): void {
  const mktree = (lines: string): string =>
    execFileSync("git", ["mktree"], { cwd: folder, input: lines, encoding: "utf8" }).trim();
  const ten = Array.from({ length: 10 }, (_, name) => name);
  const blob = git(folder, "rev-parse", "HEAD:docs/docs.json").trim();
  let tree = mktree(leaf === "file" ? ten.map((name) => `100644 blob ${blob}\t${name}.mdx\n`).join("") : "");
  for (let level = 1; level < levels; level++)
    tree = mktree(ten.map((name) => `040000 tree ${tree}\t${name}\n`).join(""));
  git(folder, "update-ref", "refs/heads/bomb", git(folder, "commit-tree", tree, "-m", "bomb").trim());
}

describe("a few objects that stand for very many files", () => {
  const place = (): Parameters<typeof readGitTree>[0] => ({ folder: own, revision: "bomb", path: "" });

  test.each(["file", "nothing"] as const)("end in a reason that names the limit of bytes; leaf: %s", (leaf) => {
    plantBomb(own, 9, leaf);
    expect(readGitTree(place(), { entries: 1e9, bytes: 100_000 })).toEqual({
      ok: false,
      reason:
        "its list of files is longer than 100000 bytes, the most that navc reads; name a folder that holds only the site",
    });
  });

  test("end in a reason that names the limit of files and folders", () => {
    plantBomb(own, 3, "file");
    // 1,000 files, 110 folders, and the folder itself.
    expect(readGitTree(place(), { entries: 1110, bytes: 1e7 })).toEqual({
      ok: false,
      reason:
        "it has more than 1110 files and folders, the most that navc reads; name a folder that holds only the site",
    });
    expect(readGitTree(place(), { entries: 1111, bytes: 1e7 })).toMatchObject({ ok: true });
  });

  test("are refused by the limits that hold when nobody sets others", () => {
    plantBomb(own, 9, "nothing");
    expect(gitHost(place())).toMatchObject({ ok: false, reason: expect.stringMatching(/67108864 bytes/) as string });
  });
});

test("a link with a target of many megabytes leads nowhere, and a path without end is not there", () => {
  writeFileSync(join(own, "long"), "x/".repeat(100_000));
  const blob = git(own, "hash-object", "-w", "long").trim();
  git(own, "update-index", "--add", "--cacheinfo", `120000,${blob},docs/link`);
  git(own, "commit", "-q", "-m", "link");
  const opened = gitHost({ folder: docs, revision: "main", path: "" });
  expect(opened).toMatchObject({ ok: true });
  if (!opened.ok) return;
  for (const path of ["link", "link/a", "x/".repeat(200_000)]) {
    expect(opened.host.stat(path)).toBeUndefined();
    expect(opened.host.readText(path)).toBeUndefined();
  }
});

test("where git can't be started for want of files, no file of the revision is said to be missing", () => {
  const opened = gitHost({ folder: docs, revision: "HEAD", path: "" });
  if (!opened.ok) throw new Error(opened.reason);
  const { spawnSync } = childProcess;
  const error = Object.assign(new Error("spawnSync git EMFILE"), { code: "EMFILE" });
  Object.assign(childProcess, { spawnSync: () => ({ status: null, stdout: null, stderr: null, error }) });
  syncBuiltinESMExports();
  try {
    expect(() => opened.host.readText("docs.json")).toThrow(HostFailure);
    expect(() => gitHost({ folder: docs, revision: "HEAD", path: "" })).toThrow("EMFILE");
  } finally {
    Object.assign(childProcess, { spawnSync });
    syncBuiltinESMExports();
  }
});
