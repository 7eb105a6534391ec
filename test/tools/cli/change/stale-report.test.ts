// Does navc sync --stale print which translations are old, and since when?
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;

beforeAll(() => {
  const languages = ["en", "fr"].map((language) => ({
    language,
    pages: ["a", "b", "c"].map((name) => `${language}/${name}`),
  }));
  site = madeSite({});
  const commit = (day: number, files: Readonly<Record<string, string>>): string => {
    const changes = Object.entries(files).map(
      ([path, text]) => `M 100644 inline ${path}\ndata ${text.length}\n${text}\n`,
    );
    const date = Date.UTC(2026, 0, day) / 1000;
    return `commit refs/heads/main\ncommitter A <a@b.c> ${date} +0000\ndata 1\nc\n${changes.join("")}\n`;
  };
  const texts = ["a", "b", "c"].flatMap((name) => [
    [`docs/en/${name}.mdx`, "one\ntwo\nthree\nfour\n"],
    [`docs/fr/${name}.mdx`, "un\n"],
  ]);
  const first = {
    "docs/docs.json": JSON.stringify({ name: "A", navigation: { languages } }),
    ...Object.fromEntries(texts),
  };
  const input = commit(1, first) + commit(7, { "docs/en/a.mdx": "one\ntwo\nthree\nother\n" });
  const git = (words: readonly string[], given = ""): void =>
    void execFileSync("git", words, { cwd: site.folder, input: given });
  git(["init", "-q", "-b", "main"]);
  git(["fast-import", "--quiet"], input);
  git(["reset", "-q", "--hard", "main"]);
  site.write("docs/en/b.mdx", "all\nis\nother\nnow\n");
});
afterAll(() => site.remove());

test("a line for each page, and their number", async () => {
  expect(await site.run("sync ROOT/docs --stale")).toEqual({
    code: 0,
    stdout: [
      "fr/b.mdx: 100 % of en/b.mdx changed since 2026-01-01, it has changes that are not committed\n",
      "fr/a.mdx: 25 % of en/a.mdx changed since 2026-01-01, the last on 2026-01-07\n",
    ].join(""),
    stderr: "navc: 2 pages of 3 are older than what they translate.\n",
  });
});

test("a change of a branch that lacks that of the original says so, and when both were made", async () => {
  const git = (...words: readonly string[]): void => void execFileSync("git", words, { cwd: site.folder });
  const made = (day: number, ...words: readonly string[]): void => {
    const env = { ...process.env, GIT_COMMITTER_DATE: `2026-01-${String(day).padStart(2, "0")}T00:00:00Z` };
    const who = ["-c", "user.name=A", "-c", "user.email=a@b.c"];
    execFileSync("git", [...who, ...words], { cwd: site.folder, env, stdio: "ignore" });
  };
  git("checkout", "-q", "-b", "before", "main~1");
  site.write("docs/fr/a.mdx", "deux\n");
  made(9, "commit", "-m", "c", "docs/fr/a.mdx");
  git("checkout", "-q", "main");
  made(9, "merge", "before");
  const { stdout } = await site.run("sync ROOT/docs --stale");
  git("reset", "-q", "--hard", "main~1");
  site.write("docs/en/b.mdx", "all\nis\nother\nnow\n");
  expect(stdout).toContain(
    "fr/a.mdx: 25 % of en/a.mdx changed, the last on 2026-01-07, and its own change of 2026-01-09 was made without that\n",
  );
});

test("one page is older than what it translates", async () => {
  site.write("docs/fr/b.mdx", "now\n");
  const { stderr } = await site.run("sync ROOT/docs --stale");
  site.write("docs/fr/b.mdx", "un\n");
  expect(stderr).toBe("navc: 1 page of 3 is older than what it translates.\n");
});

test("--check ends with 1 if there is one, and JSON says it", async () => {
  expect((await site.run("sync ROOT/docs --stale --check")).code).toBe(1);
  const { code, stdout, stderr } = await site.run("sync ROOT/docs --stale --reporter json");
  expect([code, stderr]).toEqual([0, ""]);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    compared: 3,
    shallow: false,
    stale: [{ share: 1 }, { share: 0.25 }],
  });
  const none = await site.run("sync ROOT/docs --stale --check --from fr --to en");
  expect([none.code, none.stdout]).toEqual([0, ""]);
});

test("a clone with a part of the history says that pages may be missing, and --check does not pass", async () => {
  execFileSync("git", ["clone", "-q", "--depth", "1", `file://${site.folder}`, join(site.folder, "clone")]);
  const { code, stderr } = await site.run("sync ROOT/clone/docs --stale");
  const part = "This clone has only a part of the history, so ";
  expect([code, stderr]).toEqual([0, expect.stringContaining(`${part}pages may be missing: clone it whole`)]);
  const checked = await site.run("sync ROOT/clone/docs --stale --check");
  expect([checked.code, checked.stderr]).toEqual([
    2,
    expect.stringContaining(`${part}--check can't say that none is older: clone it whole (fetch-depth: 0`),
  ]);
  const { code: inJson, stdout } = await site.run("sync ROOT/clone/docs --stale --check --reporter json");
  expect([inJson, JSON.parse(stdout)]).toEqual([
    2,
    { ok: false, compared: 3, withoutCounterpart: [], shallow: true, stale: [] },
  ]);
  site.write("clone/docs/en/b.mdx", "other\n");
  expect((await site.run("sync ROOT/clone/docs --stale --check")).code).toBe(1);
});

test("pages without a counterpart are counted", async () => {
  const config = site.read("docs/docs.json");
  site.write("docs/docs.json", config.replace('"en/c"', '"en/c","en/only","en/more"'));
  site.write("docs/en/only.mdx", "");
  site.write("docs/en/more.mdx", "");
  const { stderr } = await site.run("sync ROOT/docs --stale");
  site.write("docs/docs.json", config);
  expect(stderr).toBe(
    "navc: 2 pages of 3 are older than what they translate.\nnavc: not compared, because there is no counterpart: 2 pages in fr. navc sync names them.\n",
  );
});

test("without a history --check does not pass", async () => {
  const bare = madeSite({ "docs.json": site.read("docs/docs.json"), "en/a.mdx": "a", "fr/a.mdx": "a" });
  const { code, stderr } = await bare.run("sync ROOT --stale --check");
  bare.remove();
  expect([code, stderr]).toEqual([2, expect.stringContaining("--stale reads the history of git: ")]);
});
