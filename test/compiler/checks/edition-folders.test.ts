// The folder of a language is left out of keys where nearly all its pages are in it, and nearly none of its siblings (D26).
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

/** The key of `path`, which French lists beside the other pages; those of English are its siblings. */
async function keyOf(path: string, french: readonly string[], english: readonly string[] = ["start"]): Promise<string> {
  const pages = [path, ...french];
  const languages = [
    { language: "en", pages: english },
    { language: "fr", pages },
  ];
  const files = Object.fromEntries([...pages, ...english].map((page) => [`${page}.mdx`, ""]));
  const host = memoryHost({ ...files, "docs.json": JSON.stringify({ navigation: { languages } }) });
  const { navigation } = await compileNavigation({ host });
  return navigation!.pages[`/${path}`]!.key;
}

const numbered = (count: number, folder: string): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${folder}p${index}`);

test.each([
  [8, 2, "auth"],
  [7, 3, "francais/auth"],
  [4, 1, "auth"],
  [3, 1, "francais/auth"],
])("%i pages in the folder and %i outside: the key is %s", async (inside, outside, key) => {
  expect(await keyOf("francais/auth", [...numbered(inside - 1, "francais/"), ...numbered(outside, "")])).toBe(key);
});

test.each([
  [1, 19, "auth"],
  [2, 18, "francais/auth"],
])("with %i pages of English in the folder and %i elsewhere the key is %s", async (inside, outside, key) => {
  const english = [...numbered(inside, "francais/e/"), ...numbered(outside, "en/")];
  expect(await keyOf("francais/auth", numbered(9, "francais/"), english)).toBe(key);
});

test.each([
  ["a/b/c/francais/", "a/b/c/auth"],
  ["a/b/c/d/francais/", "a/b/c/d/francais/auth"],
])("only the first four folders count: %s", async (folder, key) => {
  const elsewhere = ["", "a/", "a/b/", "a/b/c/", "a/b/c/d/"].map((each) => `${each}start`);
  expect(await keyOf(`${folder}auth`, numbered(9, folder), elsewhere)).toBe(key);
});
