// Is every request answered at every place, whatever the text is?
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { AskedPlace } from "../../../../src/tools/lsp/asked-document.ts";
import { completion } from "../../../../src/tools/lsp/requests/completion.ts";
import { definitionOf } from "../../../../src/tools/lsp/requests/definition.ts";
import { documentLinks } from "../../../../src/tools/lsp/requests/document-links.ts";
import { documentSymbols } from "../../../../src/tools/lsp/requests/document-symbols.ts";
import { foldingRanges } from "../../../../src/tools/lsp/requests/folding-ranges.ts";
import { hover } from "../../../../src/tools/lsp/requests/hover.ts";
import { references } from "../../../../src/tools/lsp/requests/references.ts";
import { diceFrom, type Dice } from "../../../outputs/schema/mutate.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { exampleFiles, markedSite, type SiteFiles } from "./asked-site.ts";

const pieces = [
  "[a](",
  "](/guides/one#",
  "![",
  '"',
  "{",
  "}",
  "[",
  "]",
  ",",
  "---\n",
  "\n",
  "#",
  '"pages": [',
  '"$ref": "',
  '<Card href="/',
  "\u0000",
  "é",
  "\\",
  "`",
];

/** Puts pieces into a text, or cuts pieces out of it. */
function damaged(text: string, dice: Dice): string {
  let now = text;
  for (let count = 1 + dice(4); count > 0; count -= 1) {
    const at = dice(now.length + 1);
    now = now.slice(0, at) + pieces[dice(pieces.length)]! + now.slice(at + dice(2) * dice(12));
  }
  return now;
}

/** Asks everything at a place; fails if a range is outside of the document. */
async function askAll(place: AskedPlace): Promise<number> {
  const { items } = await completion(place);
  const found = await hover(place);
  const all = [
    definitionOf(place),
    await references(place),
    await documentLinks(place),
    await documentSymbols(place),
    await foldingRanges(place),
  ];
  const ranges = [
    ...items.map(({ textEdit }) => (textEdit !== undefined && "range" in textEdit ? textEdit.range : undefined)),
    found?.range,
  ];
  for (const range of ranges) {
    if (range === undefined) continue;
    const [start, end] = [place.document.offsetAt(range.start), place.document.offsetAt(range.end)];
    expect(start <= end && place.document.positionAt(end).line === range.end.line).toBe(true);
  }
  return items.length + all.flat().filter(Boolean).length + (found === null ? 0 : 1);
}

test("every request is answered at every place of damaged texts", async () => {
  const dice = diceFrom(3);
  let answers = 0;
  for (let run = 0; run < 4 + propertyRuns(30); run += 1) {
    const files = Object.keys(exampleFiles).filter((file) => !file.endsWith(".png"));
    const file = files[dice(files.length)]!;
    const text = damaged(exampleFiles[file]!, dice);
    const { site } = await markedSite(exampleFiles, dice(2) === 0 ? { [file]: text } : {});
    const document = TextDocument.create(`site:/${file}`, "any", 1, text);
    for (let ask = 0; ask < 12; ask += 1)
      answers += await askAll({ site, file, document, offset: dice(text.length + 1) });
  }
  expect(answers).toBeGreaterThan(100);
});

function filesOf(folder: string): SiteFiles {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

test("every request is answered at each string of the docs.json of an example site", async () => {
  const files = filesOf("examples/acme");
  const { site } = await markedSite(files);
  const text = files["docs.json"]!;
  const document = TextDocument.create("site:/docs.json", "json", 1, text);
  const places = [...text.matchAll(/"/g)].map(({ index }) => index + 1).filter((_, index) => index % 9 === 0);
  let hovers = 0;
  for (const offset of places) {
    const place = { site, file: "docs.json", document, offset };
    await askAll(place);
    hovers += (await hover(place)) === null ? 0 : 1;
  }
  expect(hovers).toBeGreaterThan(places.length / 3);
});
