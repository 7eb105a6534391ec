// Does navc export copy what pages show, and nothing that nobody meant to publish?
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { exportSite } from "../../../../src/outputs/page-writer/export-site.ts";
import { headerFiles } from "../../../../src/outputs/page-writer/source/header-files.ts";
import { exportPages } from "../../../../src/tools/cli/export/export-pages.ts";
import { compileNavigation } from "../../../../src/index.ts";
import { nodeHost } from "../../../../src/project/disk/node-host.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

const config = '{ "name": "Acme", "navigation": { "pages": ["index"] } }';
const exported = "export vitepress ROOT/docs -o ROOT/nav.json --pages ROOT/out --public ROOT/public";

function siteThatShows(body: string, files: Readonly<Record<string, string>> = {}): MadeSite {
  const all = { "docs.json": config, "index.mdx": `---\ntitle: Home\n---\n${body}\n`, ...files };
  site = madeSite(Object.fromEntries(Object.entries(all).map(([path, text]) => [`docs/${path}`, text])));
  return site;
}

const copied = (path: string): boolean => existsSync(join(site.folder, "public", path));

test("secrets that a page shows are not copied, and each is named", async () => {
  const { run } = siteThatShows("![a](/.git/config) ![b](/.env) ![c](/deploy.pem) ![d](/a.png)", {
    ".git/config": "url = https://token@example.com",
    ".env": "TOKEN=1",
    "deploy.pem": "key",
    "a.png": "png",
  });
  const { code, stderr } = await run(exported);
  expect(code).toBe(0);
  expect([".git", ".env", "deploy.pem"].filter(copied)).toEqual([]);
  expect(copied("a.png")).toBe(true);
  expect(stderr).toContain(
    `are not copied, because files and folders whose names begin with a dot are not published: .git/config in ${join(site.folder, "docs/index.mdx")}, .env in`,
  );
  expect(stderr).toContain("fonts, documents, archives and specs of the navigation are published: deploy.pem in");
});

test("a picture that is a link to a secret is not copied", async () => {
  const { run } = siteThatShows("![a](/a.png)", { ".env": "TOKEN=1" });
  symlinkSync(".env", join(site.folder, "docs/a.png"));
  await run(exported);
  expect(copied("a.png")).toBe(false);
});

test("a large file is copied piece by piece", async () => {
  siteThatShows("![a](/film.mp4)", { "film.mp4": "" });
  const size = 64 * 1024 * 1024;
  truncateSync(join(site.folder, "docs/film.mp4"), size);
  const host = nodeHost(join(site.folder, "docs"));
  let largest = 0;
  const pieces = {
    ...host,
    *readBytes(path: string) {
      for (const piece of host.readBytes!(path)!) {
        largest = Math.max(largest, piece.length);
        yield piece;
      }
    },
  };
  await exportWith(pieces);
  expect(readFileSync(join(site.folder, "public/film.mp4"))).toHaveLength(size);
  expect(largest).toBeLessThanOrEqual(2 ** 20);
});

test("a folder that becomes a link while the export runs gives no file from outside", async () => {
  siteThatShows("![a](/images/a.png)", { "images/a.png": "inside" });
  const docs = join(site.folder, "docs");
  mkdirSync(join(site.folder, "outside"));
  writeFileSync(join(site.folder, "outside/a.png"), "secret");
  const host = nodeHost(docs);
  const swapped = {
    ...host,
    readBytes(path: string) {
      renameSync(join(docs, "images"), join(docs, "images-before"));
      symlinkSync(join(site.folder, "outside"), join(docs, "images"));
      return host.readBytes!(path);
    },
  };
  const { refused } = await exportWith(swapped);
  expect(refused).toEqual([
    {
      path: join(site.folder, "public/images/a.png"),
      reason: expect.stringContaining("it is no longer the file it was") as string,
    },
  ]);
  expect(copied("images/a.png")).toBe(false);
});

test("a file that is gone when it is copied is named", async () => {
  siteThatShows("![a](/a.png)", { "a.png": "png" });
  const host = nodeHost(join(site.folder, "docs"));
  const { refused } = await exportWith({ ...host, readBytes: () => undefined });
  expect(refused).toEqual([{ path: join(site.folder, "public/a.png"), reason: "it is no longer in the docs folder" }]);
});

async function exportWith(
  host: ReturnType<typeof nodeHost>,
  more: { readonly llms?: boolean } = {},
): ReturnType<typeof exportPages> {
  const { navigation } = await compileNavigation({ host });
  const folders = {
    header: headerFiles(navigation!, host, "docs.json"),
    pages: join(site.folder, "out"),
    public: join(site.folder, "public"),
    ...more,
  };
  return exportPages(folders, exportSite("vitepress", navigation!), navigation!, join(site.folder, "docs"), host);
}

test("llms.txt and llms-full.txt are written on request, and removed without it", async () => {
  const { run } = siteThatShows("Begin here.");
  await run(`${exported} --llms`);
  const published = (path: string): string => readFileSync(join(site.folder, "public", path), "utf8");
  expect(published("llms.txt")).toBe("# Acme\n\n## Docs\n\n- [Home](/)\n");
  expect(published("llms-full.txt")).toBe("# Home\nSource: /\n\nBegin here.\n");
  await run(exported);
  expect(["llms.txt", "llms-full.txt"].filter(copied)).toEqual([]);
});

test("a llms.txt of the docs folder has priority, and --llms needs a folder", async () => {
  const { run } = siteThatShows("Begin here.", { "llms.txt": "our own" });
  await run(`${exported} --llms`);
  expect(readFileSync(join(site.folder, "public/llms.txt"), "utf8")).toBe("our own");
  expect(copied("llms-full.txt")).toBe(true);
  const { code, stderr } = await run("export vitepress ROOT/docs --llms");
  expect(code).toBe(2);
  expect(stderr).toContain("--llms writes llms.txt to the folder of --public. Name it, too.");
});

test("llms.txt is new after each change where the host serves the docs folder itself", async () => {
  const { run } = siteThatShows("Begin here.");
  const words = "export vitepress ROOT/docs -o ROOT/nav.json --pages ROOT/out --public ROOT/docs --llms";
  await run(words);
  writeFileSync(join(site.folder, "docs/index.mdx"), "---\ntitle: Entry\n---\n");
  expect((await run(words)).code).toBe(0);
  expect(readFileSync(join(site.folder, "docs/llms.txt"), "utf8")).toContain("[Entry](/)");
});

test("llms-full.txt is made of the pages as they are read, and of no second reading", async () => {
  siteThatShows("Begin here.");
  const host = nodeHost(join(site.folder, "docs"));
  const read: string[] = [];
  const counted = { ...host, readText: (path: string) => (read.push(path), host.readText(path)) };
  await exportWith(counted);
  const once = read.splice(0);
  await exportWith(counted, { llms: true });
  expect(read.filter((path) => path === "index.mdx")).toEqual(once.filter((path) => path === "index.mdx"));
  expect(readFileSync(join(site.folder, "public/llms-full.txt"), "utf8")).toContain("Begin here.");
});

test("redirects of the docs folder come where the host reads them, and those that somebody wrote there stay", async () => {
  const { run } = siteThatShows("text", { _redirects: "/old / 301\n" });
  expect((await run(exported)).code).toBe(0);
  expect(readFileSync(join(site.folder, "public/_redirects"), "utf8")).toBe("/old / 301\n");
  writeFileSync(join(site.folder, "public/_redirects"), "/mine / 301\n");
  const { code, stderr } = await run(exported);
  expect(code).toBe(1);
  expect(stderr).toContain("_redirects was not written");
  expect(readFileSync(join(site.folder, "public/_redirects"), "utf8")).toBe("/mine / 301\n");
});
