// Is each picture of the documentation shown, and small?
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

/** What a page of the documentation may load for one picture, in bytes. */
const most = 120_000;

test("each picture is shown by the README or the page of the preview, and is small", () => {
  const texts = readFileSync("README.md", "utf8") + readFileSync("docs/preview.md", "utf8");
  const pictures = readdirSync("docs/pictures");
  expect(pictures).toContain("site.webp");
  expect(pictures.filter((picture) => !texts.includes(`pictures/${picture}`))).toEqual([]);
  expect(pictures.filter((picture) => statSync(`docs/pictures/${picture}`).size > most)).toEqual([]);
});
