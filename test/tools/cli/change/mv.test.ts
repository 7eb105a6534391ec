// Do navc mv, rm and add show their plan, ask, and write what they say?
import { execFileSync } from "node:child_process";
import { existsSync, linkSync } from "node:fs";
import { join, relative } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { main } from "../../../../src/cli.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

const docs =
  '{\n  "name": "Acme",\n  "navigation": { "groups": [{ "group": "G H", "pages": ["index", "guides/start"] }] }\n}\n';

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "docs/docs.json": docs,
    "docs/index.mdx": "---\ntitle: Welcome\n---\n\n[s](/guides/start)\n",
    "docs/guides/start.mdx": "---\ntitle: Start\n---\n",
    "docs/images/a b.png": "x",
  });
});
afterEach(() => site.remove());

const has = (file: string): boolean => existsSync(join(site.folder, file));

test("mv says in one line what it did", async () => {
  const { code, stdout } = await site.run("mv guides/start guides/begin ROOT/docs --yes");
  expect([code, stdout]).toEqual([
    0,
    "moved guides/start.mdx to guides/begin.mdx · 1 entry · 1 link in 1 page · 1 redirect\n",
  ]);
  expect(site.read("docs/index.mdx")).toContain("[s](/guides/begin)");
  expect((await site.run("check ROOT/docs --links")).code).toBe(0);
});

test("mv names the style sheets that follow a picture", async () => {
  site.write("docs/images/a.png", "x");
  site.write("docs/style.css", 'a { background: url("/images/a.png") }\n');
  const { stdout } = await site.run("mv images/a.png images/b.png ROOT/docs --yes");
  expect(stdout).toBe("moved images/a.png to images/b.png · style.css\n");
  expect(site.read("docs/style.css")).toContain("/images/b.png");
});

test("without a terminal and --yes nothing is written", async () => {
  const { code, stderr } = await site.run("mv guides/start guides/begin ROOT/docs");
  expect([code, site.read("docs/docs.json")]).toEqual([2, docs]);
  expect(stderr).toContain("would move guides/start.mdx to guides/begin.mdx");
  expect(stderr).toContain("Add --yes to write it.");
});

test("on a terminal it shows the patch and asks", async () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  let shown = "";
  const running = main(["mv", "guides/start", "guides/begin", join(site.folder, "docs")], {
    stdout: { write: () => true },
    stderr: { write: (text) => (shown += text) },
    stdin,
    env: {},
  });
  stdin.end("y\n");
  expect(await running).toBe(0);
  for (const part of ['+  "navigation": {', "rename to", "Write "]) expect(shown).toContain(part);
  expect(has("docs/guides/begin.mdx")).toBe(true);
});

test("in a repository a moved file is staged as a rename, and its edits are not", async () => {
  const git = (...words: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@x.org", ...words], {
      cwd: site.folder,
      encoding: "utf8",
    });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "x");
  expect((await site.run("mv guides/start guides/begin ROOT/docs --yes")).stderr).toMatch(
    /^navc: git has staged the moves\. Stage the edits, too, before you commit: git add -A \S+docs\n$/,
  );
  expect(git("status", "--short")).toBe(
    " M docs/docs.json\nR  docs/guides/start.mdx -> docs/guides/begin.mdx\n M docs/index.mdx\n",
  );
  site.write(".git/index.lock", "");
  const { code, stderr } = await site.run("mv guides/begin guides/start ROOT/docs --yes");
  expect([code, has("docs/guides/start.mdx")]).toEqual([0, true]);
  expect(stderr).toMatch(/the index of git was not changed \(.*index\.lock.*\)\. git add -A records the moves\./);
});

test("--dry-run prints a patch that git applies", async () => {
  const git = (...words: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@x.org", ...words], {
      cwd: site.folder,
      encoding: "utf8",
    });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "x");
  for (const words of [
    "mv guides/ manual/ ROOT/docs",
    "mv images/ media/ ROOT/docs",
    "rm guides/start ROOT/docs --to index",
  ]) {
    const { code, stdout } = await site.run(`${words} --dry-run`);
    expect(code).toBe(0);
    expect(git("status", "--short")).toBe("");
    execFileSync("git", ["apply"], { cwd: site.folder, input: stdout });
    const applied = site.read("docs/docs.json");
    git("checkout", "-q", ".");
    git("clean", "-qfd");
    await site.run(`${words} --yes`);
    expect(site.read("docs/docs.json")).toBe(applied);
    git("reset", "-q", "--hard");
    git("clean", "-qfd");
  }
});

test("what would break a link is refused, unless --force is given", async () => {
  const { code, stderr } = await site.run("rm guides/start ROOT/docs --no-redirect --yes");
  expect([code, has("docs/guides/start.mdx")]).toEqual([1, true]);
  expect(stderr).toMatch(/nothing was written.*\n {2}index\.mdx:5: This link leads to "\/guides\/start"/);
  expect((await site.run("rm guides/start ROOT/docs --no-redirect --yes --force")).code).toBe(0);
  expect(has("docs/guides/start.mdx")).toBe(false);
});

test("a move to where a redirect leads away says which one, for each address", async () => {
  const config = JSON.parse(docs) as object;
  const redirects = [{ source: "/manual/:slug*", destination: "/manual/start" }];
  site.write("docs/docs.json", JSON.stringify({ ...config, redirects }));
  const { code, stderr } = await site.run("mv guides/ manual/ ROOT/docs --yes");
  expect([code, has("docs/guides/start.mdx")]).toEqual([1, true]);
  expect(stderr).toMatch(
    /\/guides\/start .* from which the redirect from "\/manual\/:slug\*" leads away: remove or change/,
  );
  expect(stderr).not.toContain("Readers could be sent to");
});

test("rm without a target says where readers could be sent", async () => {
  site.write("docs/guides/next.mdx", "---\ntitle: Next\n---\n");
  site.write("docs/docs.json", docs.replace('"guides/start"', '"guides/start", "guides/next"'));
  const { code, stderr } = await site.run("rm guides/next ROOT/docs --yes");
  expect([code, has("docs/guides/next.mdx")]).toEqual([1, true]);
  expect(stderr).toMatch(
    /The address \/guides\/next \("Next"\) would lead nowhere\. Readers could be sent to \/: the page was removed/,
  );
  const docsFolder = join(site.folder, "docs");
  expect(stderr).toContain(
    `To send its readers to another page:\n  navc rm guides/next ${docsFolder} --to /\nOr name a page of your choice`,
  );
  expect((await site.run("rm guides/next ROOT/docs --to / --yes")).code).toBe(0);
});

test("rm without a target sends readers to the same page elsewhere, and says so", async () => {
  const versions = '[{ "version": "2", "pages": ["v2/a", "v2/b"] }, { "version": "1", "pages": ["v1/a", "v1/b"] }]';
  site.write("docs/docs.json", `{ "name": "A", "navigation": { "versions": ${versions} } }`);
  for (const file of ["v1/a", "v1/b", "v2/a", "v2/b"]) site.write(`docs/${file}.mdx`, "---\ntitle: T\n---\n");
  const { code, stdout } = await site.run("rm v1/a ROOT/docs --yes");
  expect([code, stdout]).toEqual([
    0,
    "removed v1/a.mdx · 1 entry · 1 redirect\nreaders are sent on:\n  /v1/a to /v2/a: the same page in version 2\n",
  ]);
});

test("readers of a folder who are sent to the same folder elsewhere are one line, with --all each of its pages", async () => {
  const names = ["a", "b", "c"].map((name) => `g/${name}`);
  const version = (name: string): object => ({ version: name, pages: names.map((page) => `v${name}/${page}`) });
  site.write(
    "docs/docs.json",
    JSON.stringify({ name: "A", navigation: { versions: [version("2"), { ...version("1"), root: "v1/h" }] } }),
  );
  site.write("docs/v1/h.mdx", "---\ntitle: H\n---\n");
  for (const page of names)
    for (const folder of ["v1", "v2"]) site.write(`docs/${folder}/${page}.mdx`, "---\ntitle: T\n---\n");
  const { stderr } = await site.run("rm v1/g ROOT/docs --dry-run");
  expect(stderr.split("readers are sent on:\n")[1]).toBe(
    "  /v1/g/… to /v2/g/…: 3 addresses; the same page in version 2\n",
  );
  const each = await site.run("rm v1/g ROOT/docs --dry-run --all");
  expect(each.stderr.split("readers are sent on:\n")[1]).toBe(
    names.map((page) => `  /v1/${page} to /v2/${page}: the same page in version 2\n`).join(""),
  );
});

test("--redirects says where redirects are written", async () => {
  const none = await site.run("mv guides/start guides/begin ROOT/docs --yes --redirects none");
  expect([none.code, none.stdout]).toEqual([
    0,
    "moved guides/start.mdx to guides/begin.mdx · 1 entry · 1 link in 1 page\naddresses without a redirect:\n  /guides/start is now /guides/begin\n",
  ]);
  site.write("docs/_redirects", "/x /guides/begin 301\n");
  const host = await site.run("mv guides/begin guides/start ROOT/docs --yes --redirects host:_redirects");
  expect(host.stdout).toContain("· 1 redirect, 1 redirect changed\n");
  expect(site.read("docs/_redirects")).toBe("/x /guides/start 301\n/guides/begin /guides/start 301\n");
  expect(site.read("docs/docs.json")).toBe(docs);
  site.write("docs/guides/next.mdx", "---\ntitle: N\n---\n");
  expect((await site.run("mv guides/ manual/ ROOT/docs --yes --pattern")).code).toBe(0);
  expect(site.read("docs/docs.json")).toContain('"source": "/guides/:slug*"');
  const { code, stderr } = await site.run("mv manual/ guides/ ROOT/docs --redirects netlify");
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining("--redirects has to be docs.json, host, host:<file> or none"),
  ]);
});

test("paths are also those from the current folder", async () => {
  const here = relative(process.cwd(), join(site.folder, "docs"));
  const { code } = await site.run(`add ${here}/guides/new.mdx ROOT/docs --after ${here}/index.mdx --yes`);
  expect([code, has("docs/guides/new.mdx")]).toEqual([0, true]);
  expect((await site.run(`rm ${here}/guides/new.mdx ROOT/docs --to ${here}/index --yes`)).code).toBe(0);
});

test("--reporter json prints the plan", async () => {
  const { stdout } = await site.run("add guides/new ROOT/docs --after index --title New --reporter json --yes");
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    written: true,
    files: [{ kind: "edit" }, { kind: "create", file: "guides/new.mdx" }],
  });
});

describe("wrong words are refused with what to write", () => {
  test.each([
    ["mv guides/start", /Name what to move and where to/],
    ["mv --group G ROOT/docs", /Say what to do with the division/],
    ["mv guides/start --after index --into G ROOT/docs", /only one of --after, --before and --into/],
    ["rm", /Name the page to remove/],
    [
      "add guides/new ROOT/docs",
      /Nothing says where "guides\/new" is listed\. To list it, use navc add guides\/new \S+ with --before, --after or --into/,
    ],
    ["mv a b c d", /put a pattern in quotes/],
  ])("%s", async (words, message) => {
    const { code, stderr } = await site.run(words);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});

test.each(["mv index begin", "add new --after index", "rm index --to guides/start", "sync"])(
  "%s names the command that repairs docs.json, if it repairs all of it",
  async (words) => {
    const broken = site.read("docs/docs.json").replace(/\]/, ",]");
    site.write("docs/docs.json", broken);
    const [command = "", ...options] = words.split(/ (?=--)/);
    const run = () => site.run([command, "ROOT/docs", ...options, "--yes"].join(" "));
    expect(await run()).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/To repair it, use navc check --fix \S+\n$/),
    });
    site.write("docs/docs.json", broken.replace(/\}\s*$/, ""));
    expect((await run()).stderr).not.toContain("--fix");
  },
);

test.each([
  ["docs.json", '{ "name": "Acme", "navigation": { "pages": ["index"] }, "colors": {,}'],
  ["docs.json", '{ "name": "Acme", "navigation": { "pages": ["index"],}'],
  ["nav.json", '{ "pages": ["index", "guides/start",]'],
])("no command is named for a %s that check --fix leaves as it is: %s", async (file, text) => {
  if (file !== "docs.json") site.write("docs/docs.json", `{ "name": "Acme", "navigation": { "$ref": "./${file}" } }`);
  site.write(`docs/${file}`, text);
  const { code, stderr } = await site.run("mv guides/start guides/begin ROOT/docs --yes");
  await site.run("check --fix ROOT/docs");
  expect([code, stderr.includes("check --fix"), site.read(`docs/${file}`) === text]).toEqual([2, false, true]);
});

test("the files of settings in which a name follows are named", async () => {
  const accepted = [{ code: "page-unlisted", file: "guides/start.mdx", subject: "guides/start.mdx" }];
  site.write("docs/navc.baseline.json", JSON.stringify({ baselineVersion: 1, accepted }));
  site.write("docs/navc.config.json", JSON.stringify({ baseline: "navc.baseline.json" }));
  const { stdout } = await site.run("mv guides/start guides/begin ROOT/docs --yes");
  expect(stdout).toMatch(/^moved guides\/start\.mdx to guides\/begin\.mdx · .* · navc\.baseline\.json\n/);
});

test("what was left is shown with a refusal", async () => {
  site.write("docs/snippets/part.mdx", "hello\n");
  site.write("docs/index.mdx", '---\ntitle: Welcome\n---\n\n<Snippet file="part.mdx" />\n');
  const { code, stderr } = await site.run("mv snippets/part.mdx parts/part.mdx ROOT/docs --yes");
  expect(code).toBe(1);
  expect(stderr).toContain("nothing was written");
  expect(stderr).toContain('index.mdx:5 "part.mdx": a snippet has to stay in the folder of snippets');
});

test("another name of a changed file is named", async () => {
  linkSync(join(site.folder, "docs/index.mdx"), join(site.folder, "copy.mdx"));
  const { code, stderr } = await site.run("mv guides/start guides/begin ROOT/docs --yes");
  expect([code, stderr]).toEqual([0, expect.stringContaining("index.mdx has another name on this disk (a hard link)")]);
  expect(site.read("copy.mdx")).toContain("[s](/guides/start)");
});

test("add --redirect sends readers of an address that no page has to a page", async () => {
  const { code, stdout } = await site.run("add --redirect /old --to guides/start ROOT/docs --yes");
  expect([code, stdout]).toEqual([0, "changed docs.json · 1 redirect\n"]);
  expect(site.read("docs/docs.json")).toContain('"source": "/old"');
  const half = await site.run("add --redirect /old ROOT/docs --yes");
  expect([half.code, half.stderr]).toEqual([2, expect.stringContaining("A redirect needs both addresses")]);
});
