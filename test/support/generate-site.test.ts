// Does the generator make the site it was asked for, the same one each time?

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { defaultShape, generateSite, writeSite } from "./generate-site.mjs";

/** All strings in `pages` arrays, and all `root` pages, wherever they sit. */
function pageEntries(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pageEntries);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    key === "pages" && Array.isArray(child)
      ? child.flatMap((entry: unknown) => (typeof entry === "string" ? [entry] : pageEntries(entry)))
      : pageEntries(child),
  );
}

function docsOf(files: Map<string, string>): { navigation: Record<string, unknown> } {
  return JSON.parse(files.get("docs.json") ?? "") as { navigation: Record<string, unknown> };
}

const isEndpoint = (entry: string): boolean => /^[A-Z]+ \//.test(entry);

describe("generateSite", () => {
  it("gives the same files for the same shape", () => {
    const shape = { pages: 200, languages: 2, versions: 3, specs: 2, specFormat: "mixed" } as const;
    expect([...generateSite(shape).files]).toEqual([...generateSite(shape).files]);
  });

  it("gives other pages for another seed", () => {
    const [page = ""] = generateSite().pageFiles;
    expect(generateSite({ seed: 2 }).files.get(page)).not.toBe(generateSite().files.get(page));
  });

  it("keeps a page as it is when the site grows", () => {
    const [page = ""] = generateSite({ pages: 10 }).pageFiles;
    expect(generateSite({ pages: 50 }).files.get(page)).toBe(generateSite({ pages: 10 }).files.get(page));
  });

  it.each([
    { languages: 0, versions: 0, editions: ["main"], pattern: "tabs" },
    { languages: 0, versions: 2, editions: ["@v1.1", "@v1.0"], pattern: "versions" },
    { languages: 2, versions: 0, editions: ["en", "fr"], pattern: "languages" },
    { languages: 2, versions: 1, editions: ["en@v1.0", "fr@v1.0"], pattern: "languages" },
  ])("makes the editions $editions", ({ languages, versions, editions, pattern }) => {
    const site = generateSite({ languages, versions });
    expect(site.editions).toEqual(editions);
    expect(Object.keys(docsOf(site.files).navigation)).toEqual([pattern]);
  });

  it("makes as many redirects as asked for, every fourth with a wildcard", () => {
    const { redirects } = JSON.parse(generateSite({ pages: 50, redirects: 80 }).files.get("docs.json") ?? "") as {
      redirects: readonly { source: string }[];
    };
    expect(new Set(redirects.map(({ source }) => source)).size).toBe(80);
    expect(redirects.filter(({ source }) => source.endsWith("/:slug*"))).toHaveLength(20);
  });

  it.each(["root", "tab"] as const)("lists each page once, with a file, selectors at %s", (selectorsAt) => {
    const site = generateSite({
      pages: 777,
      languages: 3,
      versions: 4,
      depth: 3,
      selectorsAt,
      unlisted: 5,
    });
    const entries = pageEntries(docsOf(site.files).navigation);
    expect(entries).toHaveLength(777);
    expect(new Set(entries).size).toBe(777);
    expect(entries.map((entry) => `${entry}.mdx`)).toEqual(site.pageFiles);
    expect(site.pageFiles.every((file) => site.files.has(file))).toBe(true);
    expect(site.files.size).toBe(1 + 777 + 5);
  });

  it("lists only endpoints that the spec has", () => {
    const site = generateSite({ pages: 10, specs: 2, operations: 30, specFormat: "mixed" });
    const endpoints = pageEntries(docsOf(site.files).navigation).filter(isEndpoint);
    expect(site.specFiles).toEqual(["specs/api-1.json", "specs/api-2.yaml"]);
    expect(endpoints).toHaveLength(site.endpointEntries);
    const { paths } = load(site.files.get("specs/api-2.yaml") ?? "") as {
      paths: Record<string, Record<string, unknown>>;
    };
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(endpoints.toSorted()).toEqual(operations.toSorted());
    expect(operations).toHaveLength(30);
  });

  it("gives the specs of each edition a directory of their own", () => {
    const site = generateSite({ versions: 3, specs: 1, specEditions: "all" });
    const directories = site.files.get("docs.json")?.match(/"directory": "[^"]*"/g) ?? [];
    expect(new Set(directories).size).toBe(3);
  });

  it("keeps bodies within the bounds asked for", () => {
    const site = generateSite({ pages: 50, bodyBytes: [1000, 2000], frontMatter: "plain" });
    const sizes = site.pageFiles.map((file) => site.files.get(file)?.length ?? 0);
    expect(Math.min(...sizes)).toBeGreaterThan(1000);
    expect(Math.max(...sizes)).toBeLessThan(2000 + 600);
  });

  it("writes a small part of the pages with CRLF", () => {
    const site = generateSite({ pages: 1000, bodyBytes: [10, 20] });
    const crlf = site.pageFiles.filter((file) => site.files.get(file)?.includes("\r\n"));
    expect(crlf.length).toBeGreaterThan(5);
    expect(crlf.length).toBeLessThan(50);
  });

  it("refuses more languages than it knows", () => {
    expect(() => generateSite({ languages: 99 })).toThrow(RangeError);
  });
});

describe("writeSite", () => {
  it("writes the files as they are", () => {
    const folder = mkdtempSync(join(tmpdir(), "navc-generate-"));
    try {
      const site = generateSite({ ...defaultShape, pages: 12 });
      writeSite(folder, site);
      for (const [file, text] of site.files) expect(readFileSync(join(folder, file), "utf8")).toBe(text);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
