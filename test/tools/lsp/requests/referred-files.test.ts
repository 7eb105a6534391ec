// Are the files of `$ref`s known as the parts of docs.json that they stand for?
import { expect, test } from "vitest";
import { completion } from "../../../../src/tools/lsp/requests/completion.ts";
import { foldingRanges } from "../../../../src/tools/lsp/requests/folding-ranges.ts";
import { hover } from "../../../../src/tools/lsp/requests/hover.ts";
import { markedSite, type SiteFiles } from "./asked-site.ts";

const page = "---\ntitle: A page\n---\n";
const files: SiteFiles = {
  "docs.json": JSON.stringify({ navigation: { $ref: "nav.json" } }),
  "nav.json": JSON.stringify({ groups: [{ $ref: "one.json" }, { group: "Two", pages: { $ref: "list.json" } }] }),
  "one.json": '{\n  "group": "One",\n  "pages": ["a"]\n}\n',
  "list.json": '[\n  "b",\n  { "group": "Deep", "pages": ["c"] }\n]\n',
  "other.json": "{\n}\n",
  "a.mdx": page,
  "b.mdx": page,
  "c.mdx": page,
};

/** The labels that are offered where "‸" is in a file. */
async function offered(file: string, marked: string): Promise<readonly string[]> {
  const { place } = await markedSite(files, { [file]: marked });
  return (await completion(place)).items.map(({ label }) => label);
}

test("fields are completed by what the file stands for", async () => {
  expect(await offered("one.json", '{\n  "group": "One",\n  "pages": ["a"],\n  "‸"\n}\n')).toEqual(
    expect.arrayContaining(["icon", "tag", "root"]),
  );
  expect(await offered("list.json", '[\n  "b",\n  { "group": "Deep", "pages": ["c"], "‸" }\n]\n')).toContain(
    "expanded",
  );
  expect(await offered("nav.json", '{ "groups": [{ "$ref": "one.json" }], "‸" }')).toContain("global");
  expect(await offered("other.json", '{\n  "‸"\n}\n')).toEqual([]);
});

test("fields are explained, and lists folded", async () => {
  const { place } = await markedSite({ ...files, "one.json": files["one.json"]!.replace('"pages"', '"pa‸ges"') });
  expect(await hover(place)).toMatchObject({ contents: { value: expect.stringMatching(/sidebar|pages/i) } });
  expect((await foldingRanges(place)).length).toBe(1);
  const { place: other } = await markedSite({ ...files, "other.json": "{‸\n}\n" });
  expect(await foldingRanges(other)).toEqual([]);
});
