// What does the parity of editions count, and how is it laid out? (D46)
import stringWidth from "string-width";
import { expect, test } from "vitest";
import { compileNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { parity, type EditionParity, type Parity } from "../../../src/outputs/render/parity.ts";
import { parityMarkdown, parityText } from "../../../src/outputs/render/parity-text.ts";

async function parityOf(
  navigation: object,
  missing: readonly string[] = [],
  heads: Record<string, string> = {},
): Promise<Parity> {
  const paths = JSON.stringify(navigation).matchAll(/"((?:[\w.-]+\/)*p-\w+)"/g);
  const files = [...paths].flatMap(([, path]) =>
    missing.includes(path!) ? [] : [[`${path}.mdx`, heads[path!] ?? ""]],
  );
  const host = memoryHost(Object.fromEntries(files) as Record<string, string>);
  const result = await compileNavigation({ host, config: { name: "Acme", navigation } as never });
  return parity(result.navigation!);
}

function rows({ editions }: Parity): readonly string[] {
  return editions.map(
    ({ edition, pages, against, there, missing, extra }: EditionParity) =>
      `${edition}: ${pages} pages, ${there} there, ${missing} missing, ${extra} extra of ${against}`,
  );
}

const twoLanguages = {
  languages: [
    { language: "fr", pages: ["fr/p-a", "fr/p-b", "fr/p-c"] },
    { language: "en", default: true, pages: ["p-a", "p-b", "p-d", "p-e"] },
    { language: "de", pages: ["de/p-x"] },
  ],
};

test("each language is held against the default one, whatever their order", async () => {
  const result = await parityOf(twoLanguages);
  expect(result.languages).toEqual(["en", "fr", "de"]);
  expect(rows(result)).toEqual([
    "fr: 3 pages, 2 there, 2 missing, 1 extra of en",
    "en: 4 pages, 4 there, 0 missing, 0 extra of null",
    "de: 1 pages, 0 there, 4 missing, 1 extra of en",
  ]);
});

test("hidden pages, links out and missing pages don't count, but a hidden translation is one", async () => {
  const heads = {
    "p-a": "---\nhidden: true\n---",
    "p-e": "---\nurl: https://acme.example\n---",
    "fr/p-b": "---\nhidden: true\n---",
  };
  expect(rows(await parityOf(twoLanguages, ["fr/p-a", "p-d"], heads))).toEqual([
    "fr: 1 pages, 1 there, 0 missing, 1 extra of en",
    "en: 1 pages, 1 there, 0 missing, 0 extra of null",
    "de: 1 pages, 0 there, 1 missing, 1 extra of en",
  ]);
});

test("a version in another language is held against that version in the default language", async () => {
  const result = await parityOf({
    versions: [
      {
        version: "v2",
        languages: [
          { language: "en", pages: ["v2/p-a", "v2/p-b", "v2/p-c"] },
          { language: "fr", pages: ["fr/v2/p-a"] },
        ],
      },
      { version: "v1", languages: [{ language: "en", pages: ["v1/p-a", "v1/p-z"] }] },
      { version: "v0", languages: [{ language: "fr", pages: ["fr/v0/p-a", "fr/v0/p-y"] }] },
    ],
  });
  expect(rows(result)).toEqual([
    "en@v2: 3 pages, 3 there, 0 missing, 0 extra of null",
    "fr@v2: 1 pages, 1 there, 2 missing, 0 extra of en@v2",
    "en@v1: 2 pages, 1 there, 2 missing, 1 extra of en@v2",
    "fr@v0: 2 pages, 1 there, 2 missing, 1 extra of en@v2",
  ]);
  expect(parityText(result)).toBe(
    [
      "version       of v2  en      fr",
      "v2 (default)    3/3   3     1/3",
      "v1              1/3   2       –",
      "v0                –   –  1/3 +1",
      "",
      `en: pages. "of v2": how many pages of v2 it has. Other languages: how many of the pages in en; +: pages without a counterpart there; –: no such edition.`,
      "",
    ].join("\n"),
  );
});

test("with languages only, each is a row", async () => {
  expect(parityText(await parityOf(twoLanguages))).toBe(
    [
      "language      pages  of en  missing  extra",
      "fr                3    2/4        2      1",
      "en (default)      4      –        –      –",
      "de                1    0/4        4      1",
      "",
      `"of en": how many pages of en have a counterpart; "missing": how many have none; "extra": pages that en has no counterpart of.`,
      "",
    ].join("\n"),
  );
});

test("with versions only, each is a row, also in Markdown, where a label is no markup", async () => {
  const versions = [
    { version: "2|*x*", pages: ["new/p-a"] },
    { version: "1\n@me", pages: ["old/p-a"] },
  ];
  expect(
    parityMarkdown(await parityOf({ versions }))
      .split("\n")
      .slice(0, 4),
  ).toEqual([
    "| version | pages | of 2\\|\\*x\\* | missing | extra |",
    "| :-- | --: | --: | --: | --: |",
    "| 2\\|\\*x\\* (default) | 1 | – | – | – |",
    "| 1 @<!-- -->me | 1 | 1/1 | 0 | 0 |",
  ]);
});

test("a site with one edition has nothing to compare", async () => {
  const result = await parityOf({ pages: ["p-a", "p-b"] });
  expect(rows(result)).toEqual(["main: 2 pages, 2 there, 0 missing, 0 extra of null"]);
  expect(parityText(result)).toBe("The site has one edition, so there is nothing to compare.\n");
  expect(parityMarkdown(result)).toBe("The site has one edition, so there is nothing to compare.\n");
});

test("columns are as wide as a terminal shows their names, in which a Chinese character takes two columns", async () => {
  const versions = ["最新版本", "v1"].map((version) => ({ version, pages: [`${version === "v1" ? "v1" : "v2"}/p-a`] }));
  const lines = parityText(await parityOf({ versions }))
    .split("\n")
    .slice(0, 3);
  expect(lines.map((line) => stringWidth(line))).toEqual(Array.from(lines, () => stringWidth(lines[0]!)));
});
