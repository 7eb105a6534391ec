// By which words is a text searched, and what is marked of it?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markedWords } from "../../../../src/tools/preview/model/marked-words.ts";
import { kindOfTerm, queryTerms, searchWords, unspacedRuns } from "../../../../src/tools/preview/model/search-words.ts";
import { textExtract, type TextExtract } from "../../../../src/tools/preview/model/text-extract.ts";
import type { ExtractPart } from "../../../../src/tools/preview/model/text-hits.ts";

const termsOf = (text: string): readonly string[] => [...searchWords(text)].map(({ term }) => term);

describe("a word is found", () => {
  test.each([
    ["in another case", "REFUND", "refund"],
    ["without its accents", "café", "Cafe"],
    ["in capitals that are two letters", "GRÖSSE", "Größe"],
    ["in another width", "ＡＰＩ", "api"],
    ["in a name of a program", "get_user", "get_user(id)"],
    ["in Chinese", "知识库", "使用知识库。"],
    ["in Japanese", "環境変数", "この環境変数は"],
    ["in Thai", "ภาษาไทย", "เอกสารภาษาไทยฉบับ"],
    ["at the end of a run", "库", "知识库"],
  ])("%s", (_how, query, text) => {
    expect(termsOf(text)).toEqual(expect.arrayContaining([...queryTerms(query)]));
  });

  test("in Korean while it is typed", () => {
    expect(termsOf("검색")[0]?.startsWith(queryTerms("거")[0]!)).toBe(true);
  });

  test("by its beginning, where it is long, and without underscores around it", () => {
    expect(termsOf(`${"a".repeat(60)} __init__ ___ snake_case É`)).toEqual([
      "a".repeat(48),
      "init",
      "_",
      "snake_case",
      "e",
    ]);
  });

  test("as what it is: a word, a pair or a character", () => {
    expect(queryTerms("API 知识库 库 api").map(kindOfTerm)).toEqual(["word", "pair", "pair", "character"]);
    expect(unspacedRuns("API 知识库, ภาษา!")).toEqual(["知识库", "ภาษา"]);
  });

  test("at the place where it is in the text", () => {
    const text = "Ein Café, 知识库 𠮷野";
    expect([...searchWords(text)].map(({ start, end }) => text.slice(start, end))).toEqual([
      "Ein",
      "Café",
      "知识",
      "识库",
      "库",
      "𠮷野",
      "野",
    ]);
  });
});

describe("an extract", () => {
  const extract = (text: string, query: string): TextExtract => textExtract(text, new Set(queryTerms(query)), [query]);
  const marks = (parts: readonly ExtractPart[]): readonly string[] =>
    parts.flatMap((part) => (typeof part === "string" ? [] : part));

  test("is the piece with most of the words, and its words are marked", () => {
    const text = `one ${"and so on ".repeat(60)}here are two, one and Three. ${"and so on ".repeat(60)}`;
    const { at, parts } = extract(text, "one two three");
    expect(text.slice(at, at + 3)).toBe("two");
    expect(marks(parts)).toEqual(["two", "one", "Three"]);
    expect(parts[0]).toBe("… ");
    expect(parts.at(-1)).toBe(" …");
    expect(parts.flat().join("").length).toBeLessThan(260);
  });

  test("marks what was typed in a script without spaces as a whole", () => {
    expect(marks(extract("知识很多，知识库也多。", "知识库").parts)).toEqual(["知识库"]);
    expect(marks(extract("知识很多，识库也多。", "知识库").parts)).toEqual(["知识", "识库"]);
  });

  test.each([
    [
      "begins with a word before it, in the same line",
      `${"w ".repeat(40)}\n${"abc ".repeat(30)}key end`,
      ["… ", "abc ".repeat(14), ["key"], " end"],
    ],
    ["begins with the line, if that is short", "one\ntwo key", ["two ", ["key"]]],
    ["ends with a word", `key ${"abcd ".repeat(60)}`, [["key"], ` ${"abcd ".repeat(43).trim()}`, " …"]],
    ["ends within a long word", `key ${"x".repeat(300)}`, [["key"], ` ${"x".repeat(216)}`, " …"]],
    ["has blanks and lines as one blank", "key  \n\t key", [["key"], " ", ["key"]]],
    [
      "is the first of two that are as good",
      `key ${"a ".repeat(200)} key`,
      [["key"], ` ${"a ".repeat(108).trim()}`, " …"],
    ],
  ] as const)("%s", (_how, text, parts) => {
    expect(extract(text, "key").parts).toEqual(parts);
  });

  test("marks each of what was typed", () => {
    const parts = (text: string, query: string): readonly ExtractPart[] =>
      textExtract(text, new Set(queryTerms(query)), unspacedRuns(query)).parts;
    expect(marks(parts("知识库和环境变数, 知识", "知识库 环境"))).toEqual(["知识库", "环境"]);
    expect(marks(parts("API 知识库 知识", "api 知识库"))).toEqual(["API", "知识库"]);
  });

  test("begins at the first word after which most of the words follow", () => {
    const word = fc.constantFrom("a", "b", "c", "x".repeat(30));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        const text = words.join(" ");
        const places = [...text.matchAll(/\b[abc]\b/g)].map(({ index, 0: term }) => ({ index, term }));
        const follow = places.map(
          ({ index: start }) =>
            new Set(places.filter(({ index }) => index >= start && index + 1 <= start + 160).map(({ term }) => term))
              .size,
        );
        const best = places[follow.indexOf(Math.max(...follow))]?.index ?? 0;
        const { at, parts } = extract(text, "a b c");
        expect(at).toBe(best);
        const piece = parts.flat().join("").replaceAll("…", "").trim();
        expect(text).toContain(piece);
        expect(marks(parts)).toEqual(piece.split(" ").filter((each) => each.length === 1));
      }),
    );
  });

  test("of a text without the words is its beginning", () => {
    expect(extract("Hello <b>you</b>", "nothing").parts).toEqual(["Hello <b>you</b>"]);
  });
});

test("the words of a query are marked in a label, wherever they are", () => {
  expect(markedWords("Refunds of a refund", "FUND ref")).toEqual([["Refund"], "s of a ", ["refund"]]);
  expect(markedWords("Größe über alles", "grosse uber")).toEqual(["Größe über alles"]);
  expect(markedWords("Alles über uns", "UBER")).toEqual(["Alles ", ["über"], " uns"]);
  expect(markedWords("𠮷 Café au lait", "CAFE lait")).toEqual(["𠮷 ", ["Café"], " au ", ["lait"]]);
  expect(markedWords("All", "")).toEqual(["All"]);
});
