// What can be renamed, and to what?
import { expect, test } from "vitest";
import { prepareRename, renameChange } from "../../../../src/tools/lsp/requests/rename.ts";
import { exampleFiles, markedSite, withMark } from "./asked-site.ts";

const at = async (file: string, marked: string): ReturnType<typeof markedSite> => markedSite(withMark(file, marked));

test("a label is renamed with the labels above it", async () => {
  const { place } = await at("docs.json", '"De‸ep"');
  const prepared = prepareRename(place);
  expect(prepared?.placeholder).toBe("Deep");
  expect(place.document.getText(prepared?.range)).toBe("Deep");
  expect(renameChange(place, " Deeper ")).toEqual({ kind: "relabel", labels: ["Guides", "Deep"], label: "Deeper" });
});

test("labels have the language and version of their edition", async () => {
  const languages = ["en", "fr"].map((language) => ({ language, tabs: [{ tab: "Home", pages: [`${language}/a`] }] }));
  const text = JSON.stringify({ navigation: { languages } }, null, 2);
  const files = { "en/a.mdx": "", "fr/a.mdx": "", "docs.json": text.replace(/"Home"(?![^]*"Home")/, '"Ho‸me"') };
  const { place } = await markedSite(files);
  expect(renameChange(place, "Accueil")).toMatchObject({ labels: ["fr", "Home"] });
});

test("a page is renamed at its entry and at each link to it", async () => {
  for (const [file, marked] of [
    ["docs.json", '"guides/o‸ne"'],
    ["start.mdx", "(/guides/o‸ne#install)"],
  ] as const) {
    const { place } = await at(file, marked);
    expect(prepareRename(place)?.placeholder).toBe("guides/one");
    const move = { kind: "move", from: "guides/one.mdx" };
    // What is written is a path, as for the command line: nothing of it is cut as part of an address.
    for (const to of ["guides/first", "/guides/first", "guides/a?b", "guides/a#b", "guides/"])
      expect(renameChange(place, to)).toEqual({ ...move, to });
  }
  const { place } = await at("guides/one.mdx", "[start](../st‸art)");
  expect(renameChange(place, "../begin")).toEqual({ kind: "move", from: "start.mdx", to: "begin" });
  expect(() => renameChange(place, "../../begin")).toThrow("is not a path in the docs folder");
  expect(() => renameChange(place, " ")).toThrow("Write a name.");
});

test("nothing else has a name", async () => {
  for (const [file, marked] of [
    ["docs.json", '"GET /or‸ders"'],
    ["docs.json", '"gro‸up": "Deep"'],
    ["start.mdx", "(/o‸ld)"],
    ["start.mdx", "(/now‸here)"],
    ["start.mdx", "No li‸nk"],
  ] as const) {
    const { place } = await at(file, marked);
    expect(prepareRename(place), marked).toBeNull();
    expect(() => renameChange(place, "x"), marked).toThrow("neither the label of a division nor a page");
  }
  expect(Object.keys(exampleFiles)).toContain("docs.json");
});
