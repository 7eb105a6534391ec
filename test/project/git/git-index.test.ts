// Does the index of git follow files that move, as it does with `git mv`?
import { appendFileSync, chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moveInIndex } from "../../../src/project/git/git-index.ts";
import { openRepository, type GitRepository } from "../../outputs/diff/git-repository.ts";

let repository: GitRepository;
beforeEach(() => {
  repository = openRepository();
  repository.write({
    "docs/a.mdx": "a\n",
    "docs/guides/b.mdx": "b\n",
    'docs/ü ".mdx': "c\n",
    "other/a.mdx": "other\n",
  });
  repository.commit();
});
afterEach(() => {
  repository.end();
  vi.unstubAllEnvs();
});

const docs = (): string => join(repository.folder, "docs");
const status = (): readonly string[] =>
  repository.git("-c", "core.quotePath=false", "status", "--short", "-uall").split("\n").slice(0, -1);

/** Moves files in the work tree and in the index. */
function move(moves: Readonly<Record<string, string>>): ReturnType<typeof moveInIndex> {
  const all = Object.entries(moves).map(([from, to]) => ({ from, to }));
  for (const { from } of all) repository.move(`docs/${from}`, `docs/${from}.x`);
  for (const { from, to } of all) repository.move(`docs/${from}.x`, `docs/${to}`);
  return moveInIndex(docs(), all);
}

test("a moved file is staged as a rename, as git mv does", () => {
  expect(move({ "a.mdx": "deep/er/a.mdx" })).toEqual({ kind: "moved", files: 1 });
  const [ours, staged] = [status(), repository.git("ls-files", "-s")];
  expect(ours).toEqual(["R  docs/a.mdx -> docs/deep/er/a.mdx"]);
  repository.git("reset", "-q", "--hard");
  repository.git("clean", "-qfd");
  mkdirSync(join(docs(), "deep/er"), { recursive: true });
  repository.git("mv", "docs/a.mdx", "docs/deep/er/a.mdx");
  expect([status(), repository.git("ls-files", "-s")]).toEqual([ours, staged]);
});

test("what is staged stays staged, and what is not stays unstaged", () => {
  repository.write({ "docs/a.mdx": "staged\n" });
  repository.git("add", ".");
  repository.write({ "docs/a.mdx": "not staged\n", "other/a.mdx": "changed\n" });
  expect(move({ "a.mdx": "z.mdx" }).kind).toBe("moved");
  expect(repository.git("show", ":docs/z.mdx")).toBe("staged\n");
  expect(status()).toEqual(["D  docs/a.mdx", "AM docs/z.mdx", " M other/a.mdx"]);
});

test("files that change places, a file in place of a folder, and odd names follow", () => {
  expect(move({ "a.mdx": "guides/b.mdx", "guides/b.mdx": "a.mdx", 'ü ".mdx': "é\t.mdx" }).kind).toBe("moved");
  expect(repository.git("show", ":docs/a.mdx")).toBe("b\n");
  expect(repository.git("diff", "--name-only")).toBe("");
  repository.git("mv", "docs/a.mdx", "docs/page");
  repository.move("docs/page", "docs/x");
  repository.move("docs/x", "docs/page/x");
  expect(moveInIndex(docs(), [{ from: "page", to: "page/x" }])).toEqual({ kind: "moved", files: 1 });
  expect(repository.git("show", ":docs/page/x")).toBe("b\n");
});

test("files that git does not know stay unknown", () => {
  repository.write({ "docs/new.mdx": "n\n" });
  expect(move({ "new.mdx": "newer.mdx" })).toEqual({ kind: "none" });
  expect(status()).toEqual(["?? docs/newer.mdx"]);
  expect(moveInIndex(docs(), [])).toEqual({ kind: "none" });
});

describe("where the index can't be changed", () => {
  test("because another git holds it, it stays, and the reason is given", () => {
    writeFileSync(join(repository.folder, ".git/index.lock"), "");
    expect(move({ "a.mdx": "z.mdx" })).toMatchObject({ kind: "failed", reason: /index\.lock.*exists/i });
    expect(status()).toEqual([" D docs/a.mdx", "?? docs/z.mdx"]);
  });

  test("because a file has conflicts, it stays", () => {
    const object = repository.git("rev-parse", "HEAD:docs/a.mdx").trim();
    repository.git("rm", "-q", "--cached", "docs/a.mdx");
    const path = join(repository.folder, "entries");
    writeFileSync(path, `100644 ${object} 2\tdocs/a.mdx\n`);
    appendFileSync(path, `100644 ${object} 3\tdocs/a.mdx\n`);
    repository.git("-c", "alias.up=!git update-index --index-info <entries", "up");
    expect(move({ "a.mdx": "z.mdx", "guides/b.mdx": "b.mdx" })).toEqual({
      kind: "failed",
      reason: "docs/a.mdx has conflicts",
    });
  });

  test("because there is no repository, or no git, nothing is said", () => {
    vi.stubEnv("PATH", "/nowhere");
    expect(move({ "a.mdx": "z.mdx" })).toEqual({ kind: "none" });
    vi.unstubAllEnvs();
    repository.move(".git", "elsewhere");
    expect(moveInIndex(docs(), [{ from: "z.mdx", to: "y.mdx" }])).toEqual({ kind: "none" });
  });

  test.each([
    ["kill -INT $$", "git was ended by SIGINT"],
    ["exit 3", "git ended with 3 and said nothing"],
  ])("because git ends there with `%s`, that is the reason", (command, reason) => {
    const folder = join(repository.folder, "bin");
    mkdirSync(folder);
    const path = process.env["PATH"]!;
    const script = `#!/bin/sh\ncase "$*" in *update-index*) ${command};; esac\nPATH='${path}' exec git "$@"\n`;
    writeFileSync(join(folder, "git"), script, { mode: 0o755 });
    vi.stubEnv("PATH", `${folder}:${path}`);
    expect(move({ "a.mdx": "z.mdx" })).toEqual({ kind: "failed", reason });
    // It may end before or after it was given its input.
    for (let run = 0; run < 20; run += 1)
      expect(moveInIndex(docs(), [{ from: "a.mdx", to: "z.mdx" }])).toEqual({ kind: "failed", reason });
  });

  test("because the .git is broken, the reason is given", () => {
    writeFileSync(join(repository.folder, ".git/HEAD"), "nonsense");
    expect(move({ "a.mdx": "z.mdx" }).kind).toBe("failed");
  });
});

test("nothing that a repository configures is run", () => {
  const ran = join(repository.folder, "ran");
  const script = join(repository.folder, "run.sh");
  writeFileSync(script, `#!/bin/sh\necho "$0" >> ${ran}\ncat\n`);
  chmodSync(script, 0o755);
  symlinkSync(script, join(repository.folder, ".git/hooks/post-index-change"));
  const ours = {
    "core.fsmonitor": script,
    "filter.f.clean": script,
    "filter.f.required": "true",
    "core.pager": script,
  };
  for (const [name, value] of Object.entries(ours)) repository.git("config", name, value);
  repository.git("config", "alias.update-index", `!${script}`);
  writeFileSync(join(repository.folder, ".gitattributes"), "* filter=f\n");
  expect(move({ "a.mdx": "z.mdx" }).kind).toBe("moved");
  expect(existsSync(ran)).toBe(false);
  expect(status()).toContain("R  docs/a.mdx -> docs/z.mdx");
  rmSync(ran, { force: true });
  // They run for git itself.
  repository.git("mv", "docs/z.mdx", "docs/y.mdx");
  expect(existsSync(ran)).toBe(true);
});

test("a filter that can't be turned off leaves the index as it is", () => {
  repository.git("config", "filter.a=b.clean", "touch ran");
  expect(move({ "a.mdx": "z.mdx" })).toMatchObject({ kind: "failed", reason: /filters/ });
});
