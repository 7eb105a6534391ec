// Is navc import offered where the site of another generator is?
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newDocsFolder } from "../../../../src/project/files/new-docs-folder.ts";
import { importOffer } from "../../../../src/tools/cli/init/import-offer.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-offer-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ["mkdocs.yml", "MkDocs", "mkdocs"],
  ["docusaurus.config.ts", "Docusaurus", "docusaurus"],
])("%s belongs to %s", (file, label, kind) => {
  writeFileSync(join(folder, file), "");
  expect(importOffer(folder)).toBe(
    `${file} belongs to ${label}. To make a docs.json site from it: navc import ${kind} ${folder} -o ${newDocsFolder()}`,
  );
});

test("an unknown site has no offer", () => {
  writeFileSync(join(folder, "index.html"), "");
  expect(importOffer(folder)).toBe(undefined);
});
