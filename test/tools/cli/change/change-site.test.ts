// What does a change of a site print, and with which code does it end?
import { renameSync, rmSync } from "node:fs";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { main } from "../../../../src/cli.ts";
import { ChangeJournal } from "../../../../src/project/change/change-journal.ts";
import { madeSite, type MadeSite, type Ran } from "../made-site.ts";

const docs = '{\n  "name": "A",\n  "navigation": { "pages": ["a", "b"] }\n}\n';

let site: MadeSite;
beforeEach(() => {
  site = madeSite({ "docs.json": docs, "a.mdx": "---\ntitle: A\n---\n[b](/b)\n", "b.mdx": "---\ntitle: B\n---\n" });
});
afterEach(() => site.remove());

/** Runs a command at a terminal at which somebody writes an answer. */
async function answered(words: string, answer: string): Promise<Ran> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  let [stdout, stderr] = ["", ""];
  const running = main(words.replaceAll("ROOT", site.folder).split(" "), {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    stdin,
    env: {},
  });
  stdin.end(answer);
  return { code: await running, stdout, stderr };
}

test("who says no has nothing written, and the code of a command that could not run", async () => {
  const { code, stdout, stderr } = await answered("mv b c ROOT", "n\n");
  expect([code, stdout, site.read("docs.json")]).toEqual([2, "", docs]);
  expect(stderr).toMatch(
    /^diff --git [^]*would move b\.mdx to c\.mdx · 1 entry · 1 link in 1 page · 1 redirect\nWrite 3 files\? \[y\/N\] navc: nothing was written\.\n$/,
  );
});

test("a patch that is longer than a screen is not shown", async () => {
  site.write("a.mdx", `---\ntitle: A\n---\n${"[b](/b)\n\n\n\n\n\n\n".repeat(6)}`);
  const { code, stdout, stderr } = await answered("mv b c ROOT", "y\n");
  expect([code, stdout]).toEqual([0, "moved b.mdx to c.mdx · 1 entry · 6 links in 1 page · 1 redirect\n"]);
  expect(stderr).toMatch(/^The patch is long: --dry-run prints it\.\nwould move/);
});

test("a dry run has the patch on stdout and the words beside it, and ends with 0", async () => {
  const { code, stdout, stderr } = await site.run("mv b c ROOT --dry-run");
  expect([code, stdout, stderr]).toEqual([
    0,
    expect.stringMatching(/^diff --git a\/a\.mdx b\/a\.mdx\n/),
    "would move b.mdx to c.mdx · 1 entry · 1 link in 1 page · 1 redirect\n",
  ]);
});

test("what controls a terminal is a dot in a patch", async () => {
  site.write("a.mdx", "---\ntitle: A\n---\n[b](/b) \u001B[2J \u0085\ttab\n");
  const { stdout } = await site.run("mv b c ROOT --dry-run");
  expect(stdout).toContain("[b](/b) ·[2J ·\ttab\n");
});

test("a refusal ends with 1, also of a dry run; with --force it is said and written", async () => {
  const words = "rm b ROOT --no-redirect";
  expect((await site.run(`${words} --dry-run`)).code).toBe(1);
  const forced = await site.run(`${words} --yes --force`);
  expect([forced.code, forced.stdout]).toEqual([
    0,
    'removed b.mdx · 1 entry\nleft as it is:\n  a.mdx:4 "/b": nothing replaces its target\n',
  ]);
  expect(forced.stderr).toMatch(/^navc: this change loses or breaks:\n {2}a\.mdx:4: /);
});

test("JSON says whether it was written, and asks nobody without --yes", async () => {
  const asked = await site.run("mv b c ROOT --reporter json");
  expect([asked.code, JSON.parse(asked.stdout)]).toMatchObject([2, { ok: true, written: false }]);
  expect(asked.stderr).toBe("navc: nothing was written: there is no terminal to ask at. Add --yes to write it.\n");
  const refused = await site.run("rm b ROOT --no-redirect --yes --reporter json");
  expect([refused.code, JSON.parse(refused.stdout), refused.stderr]).toMatchObject([
    1,
    { ok: false, written: false },
    "",
  ]);
  const dry = await site.run("mv b c ROOT --dry-run --reporter json");
  expect([dry.code, JSON.parse(dry.stdout), dry.stderr]).toMatchObject([0, { ok: true, written: false }, ""]);
});

test("where nothing is to be changed, that is said", async () => {
  const { code, stdout, stderr } = await site.run("add --unlisted ROOT --yes");
  expect([code, stdout, stderr]).toEqual([0, "", "navc: there is nothing to change.\n"]);
});

test("the same is done in other languages and versions only if it is asked for", async () => {
  const branch = (language: string): object => ({ language, pages: [`${language}/a`, `${language}/b`] });
  site.write("docs.json", JSON.stringify({ navigation: { languages: [branch("en"), branch("fr")] } }));
  for (const path of ["en/a", "en/b", "fr/a", "fr/b"]) site.write(`${path}.mdx`, "---\ntitle: T\n---\n");
  const moved = async (words: string): Promise<number> =>
    (await site.run(`mv en/a en/c ROOT --dry-run${words}`)).stdout.match(/^rename to/gm)?.length ?? 0;
  expect([await moved(""), await moved(" --all-languages"), await moved(" --all-versions")]).toEqual([1, 2, 1]);
});

describe("a change that was ended before it was complete", () => {
  const undone = "navc: an earlier change of this folder was ended before it was complete.\n";

  /** As if `b.mdx` had moved, and the process had ended then. */
  beforeEach(() => {
    vi.stubEnv("XDG_CACHE_HOME", `${site.folder}-caches`);
    const journal = new ChangeJournal(site.folder);
    journal.begin({ steps: [{ kind: "move", from: "b.mdx", to: "half.mdx" }], folders: [] });
    renameSync(`${site.folder}/b.mdx`, `${site.folder}/half.mdx`);
    journal.stepDone();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(`${site.folder}-caches`, { recursive: true, force: true });
  });

  test("is undone with --yes, or if somebody at a terminal agrees", async () => {
    const { code, stderr } = await site.run("mv a c ROOT --yes");
    expect([code, stderr, site.read("b.mdx")]).toEqual([0, `${undone}navc: it was undone.\n`, "---\ntitle: B\n---\n"]);
  });

  test("is left as it is where nobody agrees, and then nothing is done", async () => {
    const { code, stderr } = await answered("mv a c ROOT", "n\n");
    expect([code, stderr]).toEqual([2, `${undone}Undo 1 step of it? [y/N] navc: nothing was written.\n`]);
    expect(site.read("half.mdx")).toContain("title: B");
  });

  test("is only said by a dry run", async () => {
    const { code, stdout, stderr } = await site.run("mv a c ROOT --dry-run --force");
    expect([code, stdout, stderr]).toEqual([
      0,
      expect.stringContaining("rename to c.mdx"),
      expect.stringContaining(undone),
    ]);
    expect(stderr).not.toContain("it was undone");
  });
});
