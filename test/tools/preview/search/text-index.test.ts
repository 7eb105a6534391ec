// Which pages are found by the words of their texts?
import { describe, expect, test } from "vitest";
import { readableText } from "../../../../src/tools/preview/model/readable-text.ts";
import { TextIndex, type IndexLimits } from "../../../../src/tools/preview/search/text-index.ts";

function indexOf(pages: { readonly [href: string]: string }, limits?: IndexLimits): TextIndex {
  const index = new TextIndex(limits);
  for (const [href, body] of Object.entries(pages))
    index.put({ href, title: href.slice(1), edition: "main", ...readableText(body) });
  return index;
}

const found = (index: TextIndex, query: string): readonly string[] =>
  index.find(query, 10).hits.map(({ href }) => href);

describe("by words", () => {
  const index = indexOf({
    "/refunds": "How refunds work, with a webhook for each.",
    "/orders": "An order may have a refund.",
    "/chinese": "## 简介\n知识库是外部知识的来源。",
    "/thai": "เอกสารภาษาไทยฉบับนี้",
  });

  test("those that have all of them, also when one is being typed", () => {
    expect(found(index, "refund")).toEqual(["/refunds", "/orders"]);
    expect(found(index, "refund webh")).toEqual(["/refunds"]);
    expect(found(index, "refund nothing")).toEqual([]);
  });

  test("that are almost the same only if no other is there", () => {
    expect(found(index, "webhok")).toEqual(["/refunds"]);
    expect(found(index, "work")).toEqual(["/refunds"]);
  });

  test("in scripts without spaces", () => {
    expect(found(index, "知识库")).toEqual(["/chinese"]);
    expect(found(index, "部知")).toEqual(["/chinese"]);
    expect(found(index, "知来")).toEqual([]);
    expect(found(index, "知")).toEqual(["/chinese"]);
    expect(found(index, "ภาษาไทย")).toEqual(["/thai"]);
  });

  test("that only the title has, it is not: titles are searched beside", () => {
    expect(found(index, "chinese")).toEqual([]);
  });

  test("with the heading above it", () => {
    expect(index.find("来源", 1).hits[0]).toMatchObject({
      section: { title: "简介" },
      extract: ["知识库是外部知识的", ["来源"], "。"],
    });
  });
});

test("the second heading with a title has the anchor that it has on the page", () => {
  const index = indexOf({ "/a": "## Use\none\n## Use\ntwo" });
  expect(index.find("one", 1).hits[0]?.section).toEqual({ id: "use", title: "Use" });
  expect(index.find("two", 1).hits[0]?.section).toEqual({ id: "use-2", title: "Use" });
});

test("a page that is put again or removed is not found by its old words", () => {
  const index = indexOf({ "/a": "old words" });
  index.put({ href: "/a", title: "a", edition: "main", ...readableText("new words") });
  expect(found(index, "old")).toEqual([]);
  expect(found(index, "new")).toEqual(["/a"]);
  index.remove("/a");
  expect(found(index, "new")).toEqual([]);
});

test("no more words are kept than the limits allow, and it is said how many pages that are", () => {
  const limits = { pageWords: 3, words: 5 };
  const index = indexOf({ "/a": "one two three four", "/b": "five six seven", "/c": "eight" }, limits);
  expect(index.leftOut).toBe(3);
  expect(["three", "four", "six", "seven", "eight"].map((word) => found(index, word).join())).toEqual([
    "/a",
    "",
    "/b",
    "",
    "",
  ]);
  index.remove("/a");
  index.put({ href: "/c", title: "c", edition: "main", ...readableText("eight") });
  expect(found(index, "eight")).toEqual(["/c"]);
  expect(index.leftOut).toBe(1);
});

test("texts stay texts, and names that all objects have are words", () => {
  const index = indexOf({ "/a": "`<img src=x onerror=alert(1)>` constructor __proto__ toString" });
  expect(index.find("onerror", 1).hits[0]?.extract).toContainEqual("<img src=x ");
  for (const word of ["constructor", "__proto__", "tostring"]) expect(found(index, word)).toEqual(["/a"]);
  expect(found(index, "hasOwnProperty")).toEqual([]);
});
