// Is each document a page of the documentation site, with links that its readers can follow?
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { documentsOf, textFor } from "../../scripts/docs-site/documents.mjs";

/** Folders of which all documents are listed. */
const whole = /^(?:reference\/(?:api|diagnostics)|internals\/decisions)\//;

interface Config {
  readonly navigation: {
    readonly tabs: readonly { readonly groups: readonly { readonly pages: readonly string[] }[] }[];
  };
}

test("docs.json lists each document once, and no other page", () => {
  const { navigation } = JSON.parse(readFileSync("scripts/docs-site/docs.json", "utf8")) as Config;
  const listed = navigation.tabs.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));
  const pages = [...documentsOf(".").values()].map((page) => page.replace(/\.md$/, "").replace(/README$/, "index"));
  const written = pages.filter((page) => !whole.test(page) || page.endsWith("/index"));
  expect(listed.toSorted()).toEqual(written.toSorted());
});

const checkout = mkdtempSync(join(tmpdir(), "navc-documents-"));
afterAll(() => rmSync(checkout, { recursive: true }));

test("links lead to pages; comments, marks of code and links to sources are left out", () => {
  const files = {
    "SECURITY.md": "# Security\n",
    "docs/README.md": "# All\n",
    "docs/picture.png": "",
    "src/index.ts": "",
    "docs/guide.md": [
      "# Guide",
      "<!-- file: a.json -->",
      "```json file=a.json",
      "[kept](../SECURITY.md) <!-- kept -->",
      "```",
      "## The file `mint.json`",
      "[safe](../SECURITY.md#report) [all](README.md) [code](../src/index.ts) `[x](../src/index.ts)` ![p](picture.png) [out](https://a.example)",
    ].join("\n"),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), text);
  }
  expect(textFor(checkout, "docs/guide.md", documentsOf(checkout)).split("\n")).toEqual([
    "# Guide",
    "```json",
    "[kept](../SECURITY.md) <!-- kept -->",
    "```",
    '## The file `mint.json` <a id="the-file-mintjson"></a>',
    "[safe](project/security.md#report) [all](README.md) code `[x](../src/index.ts)` ![p](picture.png) [out](https://a.example)",
  ]);
});
