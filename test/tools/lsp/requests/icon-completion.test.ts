// Which icons does an editor offer?
import { expect, test } from "vitest";
import type { TextEdit } from "vscode-languageserver";
import { completion } from "../../../../src/tools/lsp/requests/completion.ts";
import { exampleFiles, markedSite, type SiteFiles } from "./asked-site.ts";

/** The labels that are offered, and the text after each was chosen. */
async function offered(
  files: SiteFiles,
): Promise<{ readonly labels: readonly string[]; readonly after: (label: string) => string; readonly all: boolean }> {
  const { place } = await markedSite(files);
  const { items, isIncomplete } = await completion(place);
  return {
    labels: items.map(({ label }) => label),
    all: !isIncomplete,
    after: (label) => {
      const { range, newText } = items.find((item) => item.label === label)!.textEdit as TextEdit;
      const text = place.document.getText();
      return (
        text.slice(0, place.document.offsetAt(range.start)) + newText + text.slice(place.document.offsetAt(range.end))
      );
    },
  };
}

const config = (group: string, more = ""): SiteFiles => ({
  ...exampleFiles,
  "docs.json": `{ "name": "A", ${more} "navigation": { "groups": [{ "group": "G", ${group}, "pages": ["start"] }] } }`,
});
const lucide = `"icons": { "library": "lucide" },`;
const page = (text: string, more?: string): SiteFiles => ({ ...config(`"tag": "x"`, more), "new.mdx": text });

test("the name of an icon in docs.json is one of Font Awesome, or of the library that docs.json names", async () => {
  const { labels, after } = await offered(config(`"icon": "githu‸"`));
  expect(labels.slice(0, 2)).toEqual(["github", "github-alt"]);
  expect(labels).not.toContain("github-actions");
  expect(after("github")).toContain(`"icon": "github", "pages"`);
  // The example of the schema is not offered once more.
  expect((await offered(config(`"icon": "book‸"`))).labels).not.toContain('"book"');
  const { labels: ofLucide } = await offered(config(`"icon": "rocking‸"`, lucide));
  expect(ofLucide).toContain("rocking-chair");
  expect((await offered(config(`"icon": "brand-a‸"`, `"icons": { "library": "tabler" },`))).labels).toContain(
    "brand-adobe",
  );
});

test("an icon with a library or a style of its own has the names of those", async () => {
  expect((await offered(config(`"icon": { "name": "rocking‸", "library": "lucide" }`))).labels).toContain(
    "rocking-chair",
  );
  const { labels } = await offered(
    config(`"icon": { "name": "book‸", "style": "brands" }`, lucide.replace("lucide", "fontawesome")),
  );
  expect(labels).not.toContain("book");
  expect(labels).toContain("facebook");
});

test("names that begin with what is written come first, then those that have it, whatever their letters", async () => {
  const { labels, all } = await offered(config(`"icon": "book‸"`));
  expect(labels.slice(0, 2)).toEqual(["book", "book-atlas"]);
  expect(labels.findIndex((label) => !label.startsWith("book"))).toBeGreaterThan(10);
  expect(all).toBe(true);
  expect((await offered(config(`"icon": "‸"`))).all).toBe(false);
});

test("a path is no name, and an unknown library has none", async () => {
  expect((await offered(config(`"icon": "/boo‸"`))).labels).not.toContain("book");
  expect((await offered(config(`"icon": "bo‸"`, `"icons": { "library": "own" },`))).labels).not.toContain("book");
});

test("front matter and components of a page have them, too", async () => {
  const { labels, after } = await offered(page("---\ntitle: New\nicon: rocki‸x\n---\n", lucide));
  expect(labels).toContain("rocking-chair");
  expect(after("rocking-chair")).toBe("---\ntitle: New\nicon: rocking-chair\n---\n");
  expect((await offered(page(`---\nicon: "boo‸"\n---\n`))).labels[0]).toBe("book");
  const nested = "---\nicon:\n  name: rocki‸\n  library: lucide\ntitle: New\n---\n";
  expect((await offered(page(nested))).labels).toContain("rocking-chair");
  expect((await offered(page("---\nrelated:\n  name: rocki‸\n---\n", lucide))).labels).toEqual([]);
  expect((await offered(page(`---\ntitle: N\n---\n\n<Card icon="rocki‸" />\n`, lucide))).labels).toContain(
    "rocking-chair",
  );
});
