// Does llms-full.txt have the texts of the pages that readers find?
import { expect, test } from "vitest";
import { llmsFullText } from "../../../src/index.ts";
import { siteOf } from "./feed-site.ts";

test("each page has its title, address, description and text, in reading order", async () => {
  const navigation = await siteOf(
    { navigation: { pages: ["b", "a"] } },
    { a: "title: A", b: "title: B\ndescription: |\n  About\n  b." },
  );
  const texts = new Map([
    ["/a", "\nText of\r\n\ta\u0007.\n\n"],
    ["/other", "No page."],
  ]);
  expect(llmsFullText(navigation, texts)).toBe("# B\nSource: /b\n\nAbout b.\n\n# A\nSource: /a\n\nText of\n\ta·.\n");
  expect(llmsFullText(navigation, texts, { siteUrl: "https://docs.example.com" })).toContain(
    "\nSource: https://docs.example.com/a\n",
  );
});

test("all editions are in it, or the one that is asked for", async () => {
  const languages = [
    { language: "en", pages: ["a"] },
    { language: "fr", pages: ["fr/a", "a"] },
  ];
  const navigation = await siteOf({ navigation: { languages } }, { a: "title: A", "fr/a": "title: A" });
  const sources = (edition?: string): readonly string[] =>
    llmsFullText(navigation, new Map(), edition === undefined ? {} : { edition }).match(/^Source: .*$/gm) ?? [];
  expect(sources()).toEqual(["Source: /a", "Source: /fr/a"]);
  expect(sources("fr")).toEqual(["Source: /fr/a", "Source: /a"]);
  expect(() => sources("none")).toThrow(TypeError);
});
