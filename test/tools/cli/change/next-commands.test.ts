// Does the command that check and diff print as the next step make the problem go away?
import { execFileSync } from "node:child_process";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

/** Text that no other page has. */
const words = (start: number): string => Array.from({ length: 40 }, (_, index) => `w${start}x${index}`).join(" ");
const docs = '{ "name": "Acme", "navigation": { "pages": ["index", "guides/start", "guides/auth"] } }\n';

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "docs/docs.json": docs,
    "docs/index.mdx": "---\ntitle: Welcome\n---\n\n[s](/guides/start)\n",
    "docs/guides/start.mdx": `---\ntitle: Start\n---\n\n${words(1)}\n`,
    "docs/guides/auth.mdx": `---\ntitle: Auth\n---\n\n${words(2)}\n`,
  });
  git("init", "-q");
  commit();
});
afterEach(() => site.remove());

function git(...args: readonly string[]): void {
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@x.org", ...args], { cwd: site.folder });
}

function commit(): void {
  git("add", "-A");
  git("commit", "-qm", "x");
}

function move(from: string, to: string): void {
  renameSync(join(site.folder, from), join(site.folder, to));
}

/** The command of navc that a report ends with, without what it is for. */
function nextCommand(report: string): string | undefined {
  const [, command] = /^next: navc ([^;\n]*?)(?: (?:edits|lists) [^;\n]*)?(?:;.*)?$/m.exec(report) ?? [];
  return command?.startsWith("explain") === true ? undefined : command;
}

test("diff names the repair of moved pages", async () => {
  move("docs/guides/start.mdx", "docs/guides/begin.mdx");
  const { code, stdout } = await site.run("diff git:HEAD ROOT/docs");
  const command = nextCommand(stdout);
  expect([code, command]).toEqual([1, `mv --repair git:HEAD ${site.folder}/docs`]);
  expect((await site.run(`${command!} --yes`)).code).toBe(0);
  const after = await site.run("diff git:HEAD ROOT/docs");
  expect([after.code, nextCommand(after.stdout)]).toEqual([0, undefined]);
});

test("diff names no repair for removed pages, and JSON has none", async () => {
  execFileSync("rm", [join(site.folder, "docs/guides/start.mdx")]);
  expect((await site.run("diff git:HEAD ROOT/docs")).stdout).not.toContain("next:");
  move("docs/guides/auth.mdx", "docs/guides/sign-in.mdx");
  expect((await site.run("diff git:HEAD ROOT/docs --format json")).stdout).not.toContain("next:");
});

test.each([
  ["in the work tree", 0, /git:HEAD /],
  ["in an earlier commit", 2, /git:[\da-f]{10}~1 /],
])("check names the repair of pages that moved %s", async (_where, commits, revision) => {
  move("docs/guides/start.mdx", "docs/guides/begin.mdx");
  for (let count = 0; count < commits; count += 1) {
    site.write("README.md", `${count}`);
    commit();
  }
  const { code, stdout } = await site.run("check ROOT/docs --links");
  const command = nextCommand(stdout);
  expect(code).toBe(1);
  expect(command).toMatch(/^mv --repair git:\S+ \S+\/docs$/);
  expect(command).toMatch(revision);
  expect((await site.run(`${command!} --yes`)).code).toBe(0);
  const after = await site.run("check ROOT/docs --links");
  expect([after.code, nextCommand(after.stdout)]).toEqual([0, undefined]);
});

test.each([
  ["in the work tree", 0, /git:HEAD /],
  ["in an earlier commit", 2, /git:[\da-f]{10}~1 /],
])(
  "check names the repair of links where the entry has the new path already, moved %s",
  async (_where, commits, at) => {
    move("docs/guides/start.mdx", "docs/guides/begin.mdx");
    site.write("docs/docs.json", docs.replace("guides/start", "guides/begin"));
    for (let count = 0; count < commits; count += 1) {
      site.write("README.md", `${count}`);
      commit();
    }
    const { code, stdout } = await site.run("check ROOT/docs --links");
    const command = nextCommand(stdout);
    expect([code, stdout.match(/mv --repair/g)?.length]).toEqual([1, 1]);
    expect(command).toMatch(/^mv --repair git:\S+ \S+\/docs$/);
    expect(command).toMatch(at);
    expect((await site.run(`${command!} --yes`)).code).toBe(0);
    expect(site.read("docs/index.mdx")).toContain("[s](/guides/begin)");
    const after = await site.run("check ROOT/docs --links");
    expect([after.code, nextCommand(after.stdout)]).toEqual([0, undefined]);
  },
);

test("check names the repair of a moved page whose own links start from its old place", async () => {
  site.write("docs/guides/auth.mdx", `---\ntitle: Auth\n---\n\n[s](./start)\n\n${words(2)}\n`);
  commit();
  move("docs/guides/auth.mdx", "docs/auth.mdx");
  site.write("docs/docs.json", docs.replace("guides/auth", "auth"));
  const command = nextCommand((await site.run("check ROOT/docs --links")).stdout);
  expect(command).toBe(`mv --repair git:HEAD ${site.folder}/docs`);
  expect((await site.run(`${command!} --yes`)).code).toBe(0);
  expect((await site.run("check ROOT/docs --links")).code).toBe(0);
});

test("check names no repair of links that it would not edit", async () => {
  // The page moved, and its links follow; the other one never led anywhere.
  move("docs/guides/start.mdx", "docs/guides/begin.mdx");
  site.write("docs/docs.json", docs.replace("guides/start", "guides/begin"));
  site.write("docs/index.mdx", "---\ntitle: Welcome\n---\n\n[s](/guides/begin) [n](/guides/nothing)\n");
  const redirects = [{ source: "/guides/start", destination: "/guides/begin" }];
  const config = { ...(JSON.parse(site.read("docs/docs.json")) as object), redirects };
  site.write("docs/docs.json", JSON.stringify(config));
  const { code, stdout } = await site.run("check ROOT/docs --links");
  expect([code, nextCommand(stdout)]).toEqual([1, undefined]);
  expect((await site.run("mv --repair git:HEAD ROOT/docs")).stdout).not.toContain("begin)");
  // Nothing moved.
  move("docs/guides/begin.mdx", "docs/guides/start.mdx");
  site.write("docs/docs.json", docs);
  expect(nextCommand((await site.run("check ROOT/docs --links")).stdout)).toBeUndefined();
});

test("check names no repair of an unrelated move for a link to a page that was deleted", async () => {
  site.write("docs/index.mdx", "---\ntitle: Welcome\n---\n\n[a](/guides/auth)\n");
  commit();
  move("docs/guides/start.mdx", "docs/guides/begin.mdx");
  execFileSync("rm", [join(site.folder, "docs/guides/auth.mdx")]);
  site.write("docs/docs.json", '{ "name": "Acme", "navigation": { "pages": ["index", "guides/begin"] } }\n');
  commit();
  const { stdout } = await site.run("check --links ROOT/docs");
  expect(stdout).toContain("/guides/auth");
  expect(nextCommand(stdout)).toBeUndefined();
});

test("check names no repair for a page that never was, or that was removed", async () => {
  site.write("docs/docs.json", docs.replace("guides/start", "guides/nothing"));
  expect(nextCommand((await site.run("check ROOT/docs")).stdout)).toBeUndefined();
  site.write("docs/docs.json", docs);
  execFileSync("rm", [join(site.folder, "docs/guides/start.mdx")]);
  expect(nextCommand((await site.run("check ROOT/docs")).stdout)).toBeUndefined();
});

test("check names the command that lists pages", async () => {
  site.write("docs/guides/limits.mdx", `---\ntitle: Limits\n---\n\n${words(3)}\n`);
  const { stdout } = await site.run("check ROOT/docs");
  const command = nextCommand(stdout);
  expect(command).toBe(`add --unlisted ${site.folder}/docs`);
  expect((await site.run(`${command!} --yes`)).code).toBe(0);
  const after = await site.run("check ROOT/docs");
  expect([after.code, nextCommand(after.stdout)]).toEqual([0, undefined]);
  expect(site.read("docs/docs.json")).toContain('"guides/limits"');
});

test("add names the repair of links in place of a redirect that matches where it leads", async () => {
  site.write("docs/my.json", '{ "name": "Acme", "navigation": { "pages": ["index", "v2/api/u"] } }');
  site.write("docs/v2/api/u.mdx", "---\ntitle: U\n---\n");
  site.write("docs/index.mdx", "---\ntitle: Welcome\n---\n\n[u](/v2/u)\n");
  const { code, stderr } = await site.run("add --redirect /v2/:slug* --to /v2/api/:slug* ROOT/docs --config my.json");
  const [, command] = /To write the links of the site anew, use navc (.*)\n/.exec(stderr) ?? [];
  expect([code, command]).toEqual([2, `check --links --fix --suggested /v2 --config my.json ${site.folder}/docs`]);
  await site.run(command!);
  expect(site.read("docs/index.mdx")).toContain("[u](/v2/api/u)");
});

test("a change that is refused names another one in the same folder, and with its settings", async () => {
  site.write("docs/my.json", docs);
  const { stderr } = await site.run("mv guides/start guides/auth ROOT/docs --config my.json --yes");
  const [, command] = /whose text stays, use navc (.*)\n/.exec(stderr) ?? [];
  expect(command).toBe(`rm guides/start.mdx --to guides/auth.mdx --config my.json ${site.folder}/docs`);
  expect((await site.run(`${command!} --yes`)).code).toBe(0);
  expect(site.read("docs/my.json")).toContain('"pages": ["index", "guides/auth"]');
});
