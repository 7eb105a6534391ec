// Does the static site have every page that readers can open, and no other, and does it count problems as navc check does?
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { madeSite } from "../tools/cli/made-site.ts";
import { builtPackage } from "./built-package.ts";

const site = madeSite({
  "docs.json":
    '{ "navigation": { "pages": ["index", "gone"] }, "redirects": [{ "source": "/old", "destination": "/other" }] }',
  "index.mdx":
    "---\ntitle: T\n---\n\n[Secret](/secret) [file](./other.mdx#x) [old](/old) [folder](/deep) [gone](./gone.mdx)\n",
  "deep/index.mdx": "---\ntitle: Deep\n---\n\n[beside](./beside) [up](../other.md)\n",
  "deep/beside.mdx": "---\ntitle: Beside\n---\n",
  "secret.mdx": "---\ntitle: Secret\nhidden: true\n---\n",
  "other.mdx": "---\ntitle: Other\n---\n",
  "navc.config.json": '{ "rules": { "page-not-found": "warning" } }',
});
afterAll(() => site.remove());

// Here it is not a part of the time that a test may take.
const build = builtPackage().example("static-site/build.mjs");

test("hidden pages are written, entries without a file are not, and the problems are those of navc check", async () => {
  const out = join(site.folder, "out");
  const printed = execFileSync(process.execPath, [build, site.folder, out], { encoding: "utf8" });
  const written = ["index.html", "secret/index.html", "other/index.html", "gone/index.html"];
  expect(written.filter((file) => existsSync(join(out, file)))).toEqual(written.slice(0, 3));
  const linksOf = (file: string): readonly string[] => {
    const main = readFileSync(join(out, file), "utf8").split("<main")[1]!;
    return [...main.matchAll(/<a href="([^"#]*#?[^"]*)"[^>]*>(\w+)</g)].map(([, href, text]) => `${text} ${href}`);
  };
  expect(linksOf("index.html")).toEqual(["Secret /secret", "file /other#x", "old /other", "folder /deep"]);
  expect(linksOf("deep/index.html")).toEqual(["beside /deep/beside", "up /other"]);
  const { stdout } = await site.run("check ROOT");
  expect(printed).toContain("5 pages in");
  expect(stdout).toContain("1 warning, 3 infos");
  expect(printed).toContain(", 1 warning, 3 infos: navc check");
});

test("a site below a base path has all its files there", () => {
  const based = madeSite({
    "docs.json": '{ "name": "Based", "navigation": { "pages": ["index", "a/b"] } }',
    "navc.config.json": '{ "basePath": "/docs" }',
    "index.mdx": "---\ntitle: T\n---\n\n[b](/a/b) [based](/docs/a/b) ![p](/p.png)\n",
    "a/b.mdx": "---\ntitle: B\n---\n",
    "p.png": "picture",
  });
  try {
    const out = join(based.folder, "out");
    execFileSync(process.execPath, [build, based.folder, out], { encoding: "utf8" });
    const home = readFileSync(join(out, "docs/index.html"), "utf8");
    const asked = [...home.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, address]) => address!);
    expect(asked).toEqual(
      expect.arrayContaining(["/docs/a/b", "/docs/p.png", "/docs/_site/style.css", "/docs/_site/main.js"]),
    );
    const missing = asked.filter(
      (address) => ![address, `${address}/index.html`].some((file) => existsSync(join(out, file))),
    );
    expect(missing).toEqual([]);
    expect(existsSync(join(out, "docs/_site/search-0.json"))).toBe(true);
  } finally {
    based.remove();
  }
});
