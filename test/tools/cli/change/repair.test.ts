// Does navc mv --repair make the edits that were forgotten after plain git mv?
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

/** Text that no other page has. */
const words = (start: number): string => Array.from({ length: 40 }, (_, index) => `w${start}x${index}`).join(" ");
const docs = `{
  "name": "Acme",
  "navigation": { "groups": [{ "group": "Start", "pages": ["index", "guides/start", "guides/auth"] }] }
}
`;

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "README.md": "Hello",
    "docs/docs.json": docs,
    "docs/index.mdx": "---\ntitle: Welcome\n---\n\n[s](/guides/start) ![i](/images/a.png)\n",
    "docs/guides/start.mdx": `---\ntitle: Start\n---\n\n[a](./auth) ${words(1)}\n`,
    "docs/guides/auth.mdx": `---\ntitle: Auth\n---\n\n[s](./start) ${words(2)}\n`,
    "docs/images/a.png": "\0a picture",
  });
  git("init", "-q");
  commit();
});
afterEach(() => site.remove());

function git(...words: readonly string[]): string {
  const user = ["-c", "user.name=A", "-c", "user.email=a@x.org"];
  return execFileSync("git", [...user, ...words], { cwd: site.folder, encoding: "utf8" });
}

function commit(): void {
  git("add", "-A");
  git("commit", "-qm", "x");
}

function move(from: string, to: string): void {
  mkdirSync(dirname(join(site.folder, to)), { recursive: true });
  renameSync(join(site.folder, from), join(site.folder, to));
}

test("redirects go where they are asked for: into the file of the host, or nowhere", async () => {
  writeFileSync(join(site.folder, "docs/_redirects"), "/x /index 301\n");
  commit();
  move("docs/guides/start.mdx", "docs/guides/begin.mdx");
  const config = docs.replace("guides/start", "guides/begin");
  const nowhere = await site.run("mv --repair git:HEAD ROOT/docs --redirects none --dry-run");
  expect(nowhere.stdout).toContain("guides/begin");
  expect(nowhere.stdout).not.toContain("redirects");
  const { code, stdout } = await site.run("mv --repair git:HEAD ROOT/docs --redirects host --yes");
  expect([code, stdout]).toEqual([
    0,
    "found guides/start.mdx at guides/begin.mdx · 1 entry · 2 links in 2 pages · 1 redirect\n",
  ]);
  expect(site.read("docs/docs.json")).toBe(config);
  expect(site.read("docs/_redirects")).toBe("/x /index 301\n/guides/start /guides/begin 301\n");
  const again = await site.run("mv --repair git:HEAD ROOT/docs --redirects host --yes");
  expect(again.stdout).toBe("");
});

test("moves in commits and in the work tree are found, and what was forgotten is edited", async () => {
  git("mv", "docs/guides/start.mdx", "docs/guides/begin.mdx");
  commit();
  move("docs/guides/begin.mdx", "docs/learn/first.mdx");
  move("docs/images/a.png", "docs/media/b.png");
  expect((await site.run("diff git:HEAD~1 ROOT/docs")).code).toBe(1);
  const { code, stdout } = await site.run("mv --repair git:HEAD~1 ROOT/docs --yes");
  expect([code, stdout]).toEqual([
    0,
    "found guides/start.mdx at learn/first.mdx\nfound images/a.png at media/b.png\n" +
      "1 entry · 4 links in 3 pages · 1 redirect\n",
  ]);
  expect(site.read("docs/index.mdx")).toContain("[s](/learn/first) ![i](/media/b.png)");
  expect(site.read("docs/learn/first.mdx")).toContain("[a](../guides/auth)");
  expect((await site.run("check ROOT/docs --links --assets")).code).toBe(0);
  const diff = await site.run("diff git:HEAD~1 ROOT/docs");
  expect([diff.code, diff.stdout.includes("/guides/start → /learn/first")]).toEqual([0, true]);
  const again = await site.run("mv --repair git:HEAD~1 ROOT/docs --yes");
  expect([again.code, again.stdout]).toEqual([0, ""]);
  expect(again.stderr).toContain("what names the moved files has followed them already.");
});

test("the revision of an earlier move is named where nothing has moved since", async () => {
  move("docs/guides/start.mdx", "docs/learn/first.mdx");
  commit();
  const commitOfMove = git("rev-parse", "HEAD").slice(0, 10);
  const { code, stdout, stderr } = await site.run("mv --repair git:HEAD ROOT/docs --yes");
  expect([code, stdout, stderr]).toEqual([
    0,
    "",
    "navc: there is nothing to change.\n" +
      `navc: pages were moved before git:HEAD: navc mv --repair git:${commitOfMove}~1 ${site.folder}/docs edits what was forgotten.\n`,
  ]);
  expect((await site.run(`mv --repair git:${commitOfMove}~1 ROOT/docs --yes`)).stdout).toContain("learn/first.mdx");
  expect((await site.run("mv --repair git:HEAD ROOT/docs --yes")).stderr).toBe("navc: there is nothing to change.\n");
});

test("--dry-run prints a patch that git applies", async () => {
  move("docs/guides/start.mdx", "docs/learn/first.mdx");
  commit();
  const { code, stdout, stderr } = await site.run("mv --repair git:HEAD~1 ROOT/docs --dry-run");
  expect([code, git("status", "--short")]).toEqual([0, ""]);
  expect(stderr).toContain("found guides/start.mdx at learn/first.mdx · 1 entry");
  execFileSync("git", ["apply"], { cwd: site.folder, input: stdout });
  expect((await site.run("diff git:HEAD~1 ROOT/docs")).code).toBe(0);
});

test("--reporter json has the moved files and the lost addresses", async () => {
  move("docs/guides/start.mdx", "docs/learn/first.mdx");
  rmSync(join(site.folder, "docs/guides/auth.mdx"));
  const { stdout } = await site.run("mv --repair git:HEAD ROOT/docs --reporter json --dry-run");
  const plan = JSON.parse(stdout) as Record<string, unknown>;
  expect(plan["moved"]).toEqual([{ from: "guides/start.mdx", to: "learn/first.mdx" }]);
  expect(plan["lost"]).toMatchObject([{ href: "/guides/auth", title: "Auth" }]);
});

test("removed pages are named", async () => {
  rmSync(join(site.folder, "docs/guides/auth.mdx"));
  const { code, stderr } = await site.run("mv --repair git:HEAD ROOT/docs --yes");
  expect(code).toBe(0);
  expect(stderr).toContain("still lead nowhere, because their pages were removed:\n  /guides/auth");
});

test("a picture that is gone is named, and nothing is said to have followed it", async () => {
  move("docs/guides/start.mdx", "docs/learn/first.mdx");
  rmSync(join(site.folder, "docs/images/a.png"));
  const named = "are named still, and were found at no other path:\n  images/a.png\n";
  expect((await site.run("mv --repair git:HEAD ROOT/docs --yes")).stdout).toContain(named);
  expect((await site.run("mv --repair git:HEAD ROOT/docs --yes")).stderr).toBe(
    `navc: there is nothing to change.\n${named}`,
  );
});

test.each([
  ["mv --repair HEAD ROOT/docs", "write git:HEAD"],
  ["mv --repair git:nowhere ROOT/docs", 'git:nowhere can\'t be read: git knows no revision "nowhere".'],
  ["mv --repair git:HEAD a ROOT/docs", "Name only the docs folder"],
  ["mv --repair git:HEAD ROOT/docs --all-languages", "in all languages and versions"],
  ["mv --repair git:HEAD:guides ROOT/docs", "guides"],
])("%s is refused with a reason", async (words, reason) => {
  const { code, stderr } = await site.run(words);
  expect(code).toBe(2);
  expect(stderr).toContain(reason);
  expect(existsSync(join(site.folder, "docs/guides/start.mdx"))).toBe(true);
});

test("a dry run says that there is nothing to change, and --pattern is refused", async () => {
  expect(await site.run("mv --repair git:HEAD ROOT/docs --dry-run")).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("there is nothing to change") as string,
  });
  expect(await site.run("mv --repair git:HEAD ROOT/docs --pattern")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Leave out --pattern") as string,
  });
});

test("operations that a spec names otherwise are not called removed, and the command for their redirects is named and can be run", async () => {
  const operation = (summary: string): object => ({ get: { summary, responses: { 200: { description: "ok" } } } });
  const write = (file: string, text: string): void => writeFileSync(join(site.folder, file), text);
  const spec = (paths: object): string =>
    JSON.stringify({ openapi: "3.0.0", info: { title: "x", version: "1" }, paths });
  const config = { name: "x", navigation: { groups: [{ group: "API", openapi: "api.json" }] } };
  write("docs/docs.json", JSON.stringify(config));
  write("docs/api.json", spec({ "/a": operation("List users"), "/b": operation("Gone") }));
  commit();
  write("docs/api.json", spec({ "/a": operation("All users") }));
  const { stderr } = await site.run("mv --repair git:HEAD ROOT/docs --yes");
  const command = `navc diff git:HEAD --format redirects ${site.folder}/docs`;
  expect(stderr.split("\n").slice(1)).toEqual([
    "still lead nowhere, because their pages have other addresses now:",
    "  /api-reference/list-users → /api-reference/all-users: the page is there now",
    `For redirects to paste into docs.json: ${command}`,
    "still lead nowhere, because their pages were removed:",
    expect.stringContaining("  /api-reference/gone"),
    "",
  ]);
  expect(JSON.parse((await site.run(command.slice("navc ".length))).stdout)).toEqual([
    { source: "/api-reference/list-users", destination: "/api-reference/all-users" },
  ]);
});
