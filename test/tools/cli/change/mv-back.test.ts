// Is everything as it was when a page is moved and moved back?
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

const page = (title: string, text = ""): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const files = {
  "docs/docs.json":
    '{\n  "name": "Acme",\n  "navigation": {\n    "pages": ["index", "guides/start", "guides/next"]\n  }\n}\n',
  "docs/index.mdx": page("Welcome", "[s](/guides/start) [n](/guides/next)"),
  "docs/guides/start.mdx": page("Start"),
  "docs/guides/next.mdx": page("Next", "[s](./start)"),
};

let site: MadeSite;
beforeEach(() => void (site = madeSite(files)));
afterEach(() => site.remove());

function git(...args: readonly string[]): string {
  const words = ["-c", "user.name=A", "-c", "user.email=a@x.org", ...args];
  return execFileSync("git", words, { cwd: site.folder, encoding: "utf8" });
}

function commit(): void {
  git("add", "-A");
  git("commit", "-qm", "x");
}

async function mv(from: string, to: string, ...more: readonly string[]): Promise<void> {
  const { code, stderr } = await site.run(["mv", from, to, "ROOT/docs", "--yes", ...more].join(" "));
  expect([code, stderr.replace(/^navc: git has staged.*\n/, "")]).toEqual([0, ""]);
}

const redirects = (): unknown => (JSON.parse(site.read("docs/docs.json")) as { redirects?: unknown }).redirects;

test.each([
  ["a page", "guides/start", "guides/begin", []],
  ["a folder", "guides/", "manual/", []],
  ["a folder with a pattern", "guides/", "manual/", ["--pattern"]],
])("%s that no commit has at its new path leaves nothing", async (_, from, to, more) => {
  git("init", "-q");
  commit();
  await mv(from, to, ...more);
  expect(redirects()).toHaveLength(from.endsWith("/") && more.length === 0 ? 2 : 1);
  await mv(to, from, ...more);
  expect(git("diff", "HEAD")).toBe("");
});

test("the redirect from the address of a folder goes, too", async () => {
  site.write("docs/index.mdx", page("Welcome", "[g](/guides)"));
  git("init", "-q");
  commit();
  await mv("guides/", "manual/");
  expect(redirects()).toContainEqual({ source: "/guides", destination: "/manual/start" });
  await mv("manual/", "guides/");
  expect(git("diff", "HEAD")).toBe("");
});

test("nothing is left in the file of a host, unless a commit has the new address", async () => {
  site.write("docs/_redirects", "/home / 301\n");
  git("init", "-q");
  commit();
  await mv("guides/start", "guides/begin", "--redirects", "host");
  expect(site.read("docs/_redirects")).toBe("/home / 301\n/guides/start /guides/begin 301\n");
  await mv("guides/begin", "guides/start", "--redirects", "host");
  expect(git("diff", "HEAD")).toBe("");
  await mv("guides/start", "guides/begin", "--redirects", "host");
  commit();
  await mv("guides/begin", "guides/start", "--redirects", "host");
  expect(site.read("docs/_redirects")).toBe("/home / 301\n/guides/begin /guides/start 301\n");
});

test("pages whose names have marks of addresses and wildcards leave nothing", async () => {
  const names = ["x(1)", "c#", "q?x", "a b"];
  const entries = names.map((name) => `, "guides/${name}"`).join("");
  site.write("docs/docs.json", files["docs/docs.json"].replace(', "guides/next"', `, "guides/next"${entries}`));
  for (const name of names) site.write(`docs/guides/${name}.mdx`, page("T"));
  git("init", "-q");
  commit();
  await mv("guides/", "manual/");
  expect(redirects()).toHaveLength(6);
  await mv("manual/", "guides/");
  expect(git("diff", "HEAD")).toBe("");
});

test("redirects from elsewhere follow there and back", async () => {
  const older = '  "redirects": [{ "source": "/old", "destination": "/guides/start#a" }]';
  site.write("docs/docs.json", files["docs/docs.json"].replace("\n  }\n}", `\n  },\n${older}\n}`));
  git("init", "-q");
  commit();
  await mv("guides/start", "guides/begin");
  await mv("guides/begin", "guides/start");
  expect(git("diff", "HEAD")).toBe("");
});

test.each([
  ["alone", []],
  ["before another one", ["/older"]],
])("a page that takes the address of a redirect and moves back leaves the redirect %s", async (_, more) => {
  const sources = ["/old", ...more].map((source) => `\n    { "source": "${source}", "destination": "/guides/start" }`);
  const list = `"redirects": [${sources.join(",")}\n  ]`;
  site.write("docs/docs.json", files["docs/docs.json"].replace("\n  }\n}", `\n  },\n  ${list}\n}`));
  git("init", "-q");
  commit();
  await mv("guides/start", "old");
  await mv("old", "guides/start");
  expect(git("diff", "HEAD")).toBe("");
});

test("an address that another file of a page has in the last commit is no new one", async () => {
  site.write("docs/start/index.mdx", page("Other"));
  git("init", "-q");
  commit();
  rmSync(join(site.folder, "docs/start/index.mdx"));
  await mv("guides/start", "start");
  await mv("start", "guides/start");
  expect(redirects()).toEqual([{ source: "/start", destination: "/guides/start" }]);
});

test.each([
  ["a commit has the new path", (): void => commit()],
  ["nothing is known of commits", (): void => rmSync(join(site.folder, ".git"), { recursive: true })],
])("where %s, the address stays", async (_, before) => {
  git("init", "-q");
  commit();
  await mv("guides/start", "guides/begin");
  before();
  await mv("guides/begin", "guides/start");
  expect(redirects()).toEqual([{ source: "/guides/begin", destination: "/guides/start" }]);
  // And back again: what was published is as it was.
  await mv("guides/start", "guides/begin");
  expect(redirects()).toEqual([{ source: "/guides/start", destination: "/guides/begin" }]);
});

test.each([
  ["the address of a folder", "/guides", "/guides/start", "[g](/guides) [x](/guides#x)"],
  ["the address of a page in no list", "/guides/old", "/guides/start", "[old](/guides/old)"],
])("a redirect from %s, and the links to it, are as they were", async (_, source, destination, links) => {
  const list = `  "redirects": [{ "source": "${source}", "destination": "${destination}" }]`;
  site.write("docs/docs.json", files["docs/docs.json"].replace("\n  }\n}", `\n  },\n${list}\n}`));
  site.write("docs/guides/old.mdx", page("Old", "Old text."));
  site.write("docs/index.mdx", page("Welcome", links));
  git("init", "-q");
  commit();
  await mv("guides/", "manual/");
  expect(site.read("docs/index.mdx")).toBe(page("Welcome", links));
  await mv("manual/", "guides/");
  expect(git("diff", "HEAD")).toBe("");
});
