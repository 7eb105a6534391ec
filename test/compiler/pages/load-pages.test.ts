import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "../../../src/compiler/contract/limits.ts";
import { toPagePath, type PagePath } from "../../../src/compiler/contract/page-path.ts";
import { catalog } from "../../../src/compiler/diagnostics/catalog.ts";
import type { Report } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { recordInputs } from "../../../src/compiler/host/recording-host.ts";
import { loadPages } from "../../../src/compiler/pages/load-pages.ts";
import type { PageCatalog } from "../../../src/compiler/pages/page-catalog.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const path = (text: string): PagePath => {
  const result = toPagePath(text);
  if (!result.ok) throw new Error(result.reason);
  return result.path;
};

const files = {
  "a.mdx": "---\ntitle: A\n---\nbody",
  "a.md": "---\ntitle: A in md\n---\n",
  "b.md": "body",
  "v1.5.mdx": "",
  "c.mdx.mdx": "",
  "c.mdx": "",
  "guides/index.mdx": "",
  "old/index.md": "",
  ".mdx": "",
  "broken.mdx": "---\ntitle: [\n---\n",
};

async function load(references: readonly string[]): Promise<{ pages: PageCatalog; problems: number }> {
  let problems = 0;
  const report = (): void => void (problems += 1);
  const pages = await loadPages({
    references: new Set(references.map(path)),
    host: memoryHost(files),
    limits: defaultLimits,
    report,
  });
  return { pages, problems };
}

test.each([
  ["a", "a.mdx", "a", "path"],
  ["b", "b.md", "b", "path"],
  ["v1.5", "v1.5.mdx", "v1.5", "path"],
  ["a.mdx", "a.mdx", "a", "extension"],
  ["a.md", "a.md", "a", "extension"],
  ["b.mdx", "b.md", "b", "extension"],
  ["c.mdx", "c.mdx.mdx", "c.mdx", "path"],
  ["guides", "guides/index.mdx", "guides/index", "index"],
  ["guides/index", "guides/index.mdx", "guides/index", "path"],
  ["guides/index.mdx", "guides/index.mdx", "guides/index", "extension"],
  ["old", "old/index.md", "old/index", "index"],
])("%s leads to %s", async (reference, file, pagePath, by) => {
  const { pages } = await load([reference]);
  expect(pages.find(path(reference))).toMatchObject({ page: { file, path: pagePath }, by });
  expect(pages.pages).toHaveLength(1);
});

test.each(["none", "A", "v1", ".mdx", "constructor", "x".repeat(1024)])("%s leads nowhere", async (reference) => {
  const { pages, problems } = await load([reference]);
  expect(pages.find(path(reference))).toBeUndefined();
  expect(pages.pages).toEqual([]);
  expect(problems).toBe(0);
});

test("two references to one file share its page, and its problems are reported once", async () => {
  const { pages, problems } = await load(["broken", "broken.mdx", "/broken", "guides", "guides/index"]);
  expect(pages.find(path("broken"))!.page).toBe(pages.find(path("broken.mdx"))!.page);
  expect(pages.find(path("guides"))!.page).toBe(pages.find(path("guides/index"))!.page);
  expect(pages.pages).toHaveLength(2);
  expect(problems).toBe(1);
});

test("the order of references makes no difference", async () => {
  const references = ["a", "a.mdx", "a.md", "b", "c.mdx", "guides", "guides/index", "old", "none", "broken"];
  const plain = async (order: readonly string[]): Promise<unknown> => {
    const { pages, problems } = await load(order);
    return {
      found: references.map((reference) => pages.find(path(reference))),
      problems,
      all: pages.pages.map(({ file }) => file).toSorted(),
    };
  };
  const expected = await plain(references);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(references, { minLength: references.length }), async (order) => {
      expect(await plain(order)).toEqual(expected);
    }),
    { numRuns: propertyRuns(50) },
  );
});

test("the inputs are the front matter through its fence, or the first line, and what was not there", async () => {
  const body = "x\n".repeat(2_000);
  const long = `---\ntitle: A\nlist:\n${"  - b\n".repeat(2_000)}---\n`;
  const recorded = recordInputs(
    memoryHost({
      "a.mdx": `---\ntitle: A\n---\n${body}`,
      "b.md": `# B\n${body}`,
      "long.mdx": long + body,
      "e.mdx": "",
    }),
  );
  const references = new Set(["a", "b", "long", "e"].map(path));
  await loadPages({ references, host: recorded.host, limits: defaultLimits, report: () => {}, used: recorded.used });
  const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
  expect(recorded.inputs()).toEqual([
    { file: "a.mdx", kind: "head", sha256: hash("---\ntitle: A\n---\n") },
    { file: "b.md", kind: "head", sha256: hash("# B\n") },
    { file: "b.mdx", kind: "absent", sha256: hash("") },
    { file: "e.mdx", kind: "head", sha256: hash("") },
    { file: "long.mdx", kind: "head", sha256: hash(long) },
  ]);
});

test("no text of a page makes loading fail, and every problem lies inside what was used of it", async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "---",
      "---\n",
      "--- \r\n",
      "\n---\n",
      "\n---",
      "\uFEFF",
      "title: a\n",
      "title:",
      " [",
      "{",
      "\n",
      "\r\n",
      "&a ",
      "*a",
      "? ",
      "- ",
      "'",
      '"',
      "|\n",
      "#",
      "js",
      "\t",
      "\u2028",
      "\0",
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 25 }), fc.boolean(), async (pieces, fenced) => {
      const text = (fenced ? "---\n" : "") + pieces.join("");
      let seen = "";
      const used = (_: string, head: string): void => void (seen = head);
      const report: Report = (code, place, args) => {
        expect(place).toMatchObject({ kind: "text", file: "p.mdx" });
        if (place.kind === "text")
          expect(0 <= place.start && place.start <= place.end && place.end <= seen.length).toBe(true);
        expect(catalog[code].message(args)).toMatch(/\.$/);
      };
      await loadPages({
        references: new Set([path("p")]),
        host: memoryHost({ "p.mdx": text }),
        limits: defaultLimits,
        report,
        used,
      });
      expect(text.startsWith(seen)).toBe(true);
    }),
    { numRuns: propertyRuns(5_000) },
  );
});
