// Are addresses in sentences readable where nothing else could be meant?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { readableAddresses } from "../../../src/compiler/text/readable-address.ts";

test.each([
  ['leads to "/%C3%BCber/%e3%82%ac"', 'leads to "/über/ガ"'],
  ["/e%CC%81t%C3%A9", "/e\u0301t\u00e9"],
  ["/a%20b%2Fc%3F%25C3", "/a%20b%2Fc%3F%25C3"],
  ["/%E2%80%AEtxt%C2%A0%F0%9F%98%80x", "/%E2%80%AEtxt%C2%A0%F0%9F%98%80x"],
  ["/%C3%BC%E2%80%8B%C3%BC", "/ü%E2%80%8Bü"],
  ["/%C3/%FF%FE", "/%C3/%FF%FE"],
])("%s is %s", (sentence, expected) => {
  expect(readableAddresses(sentence)).toBe(expected);
});

test("a link is reported with the letters that it is written with, and keeps its name in a baseline", async () => {
  const config = JSON.stringify({ name: "N", navigation: { pages: ["a"] } });
  const host = memoryHost({ "docs.json": config, "a.mdx": "[x](/über)\n" });
  const { diagnostics } = await compileNavigation({ host, links: true });
  expect(diagnostics.map(({ message, subject }) => [message, subject])).toEqual([
    ['This link leads to "/über", where there is no page. Correct it, or add the page.', "/%C3%BCber"],
  ]);
});
