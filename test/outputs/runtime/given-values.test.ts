// Does the runtime say what is wrong with a value that is no navigation?
import { expect, test } from "vitest";
import {
  compileNavigation,
  memoryHost,
  splitNavigation,
  type Page,
  type ResolvedNavigation,
} from "../../../src/index.ts";
import { isDivision, isGroup, isPage, loadEdition, openNavigation, viewPage } from "../../../src/runtime.ts";

const config = {
  navigation: {
    languages: [
      { language: "en", pages: ["start"] },
      { language: "fr", pages: ["fr/start"] },
    ],
  },
};
const result = await compileNavigation({ config, host: memoryHost({ "start.mdx": "", "fr/start.mdx": "" }) });
const { index, files } = splitNavigation(result.navigation!);

test.each([
  ["null, as of a site that can't be read", null],
  ["a whole result", result],
  ["a docs.json", config],
  ["a result of another form", { ...result.navigation, formatVersion: 2 }],
])("%s is refused", (_, value) => {
  expect(() => openNavigation(value as unknown as ResolvedNavigation)).toThrow(
    new TypeError("not a complete navigation of navc"),
  );
});

test.each([
  ["the file of another edition", JSON.parse(files[0]?.text ?? "") as unknown],
  ["no content", null],
])("%s is not the edition that was asked for", async (_, value) => {
  const { file } = index.editions.find(({ id }) => id === "fr")!;
  await expect(loadEdition(index, "fr", () => Promise.resolve(value))).rejects.toThrow(
    new RangeError(`what was read as ${file} is not the file of edition fr`),
  );
});

test.each([{}, null, undefined, { editions: [null] }])("%j is no index", async (value) => {
  const given = value as unknown as typeof index;
  await expect(loadEdition(given, "fr", () => Promise.resolve(null))).rejects.toThrow(
    new TypeError("not a complete navigation of navc"),
  );
});

test("an edition that the index does not have is none", async () => {
  await expect(loadEdition(index, "de", () => Promise.resolve(null))).rejects.toThrow(new RangeError("no edition de"));
});

test("a file of another form is refused", async () => {
  const old = { ...(JSON.parse(files[1]?.text ?? "") as object), formatVersion: 0 };
  await expect(loadEdition(index, "fr", () => Promise.resolve(old))).rejects.toThrow(TypeError);
});

test("what is no page has no view", () => {
  const site = openNavigation(result.navigation!);
  const nothing = site.navigation.pages["/nothing"] as Page;
  expect(() => viewPage(site, nothing)).toThrow(new TypeError("not a page of a complete navigation of navc"));
});

test("the guards distinguish the nodes of a tree", () => {
  const { tree } = result.navigation!.editions[0]!;
  expect([isDivision(tree), isGroup(tree), isPage(tree)]).toEqual([true, false, false]);
  expect(tree.children.map((node) => [isDivision(node), isPage(node)])).toEqual([[false, true]]);
});
