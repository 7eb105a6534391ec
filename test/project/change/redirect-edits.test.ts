// Do redirects whose elements are in files of their own follow?
import { expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const texts = {
  "docs.json":
    '{ "name": "A", "navigation": { "pages": ["a", "c"] }, "redirects": [{ "$ref": "./r.json" }, { "$ref": "./s.json" }] }\n',
  "r.json": '{ "source": "/q", "destination": "/a" }\n',
  "s.json": '{ "$ref": "more/t.json" }\n',
  "more/t.json": '{ "source": "/t", "destination": "/c" }\n',
  "a.mdx": "---\ntitle: A\n---\n",
  "c.mdx": "---\ntitle: C\n---\n",
};

async function moved(from: string, to: string, site: SiteTexts = texts): Promise<SiteTexts> {
  const plan = await plannedChange(site, [{ kind: "move", from, to }]);
  expect(plan.refusals).toEqual([]);
  return withFiles(site, plan.files);
}

test("a destination is edited in its file, and a new redirect is put at the end of the list", async () => {
  const after = await moved("a", "b");
  expect(after["r.json"]).toBe(texts["r.json"].replace("/a", "/b"));
  expect(after["docs.json"]).toContain('{ "$ref": "./s.json" }, { "source": "/a", "destination": "/b" }]');
});

test.each([
  ["a", "q", '"redirects": [{ "source": "/a", "destination": "/q" }, { "$ref": "./s.json" }]'],
  ["c", "t", '"redirects": [{ "$ref": "./r.json" }, { "source": "/c", "destination": "/t" }]'],
])("one that would hide a page leaves the list, and its file stays: %s to %s", async (from, to, list) => {
  const after = await moved(from, to);
  expect(after["docs.json"]).toContain(list);
  expect([after["r.json"], after["s.json"], after["more/t.json"]]).toEqual([
    texts["r.json"],
    texts["s.json"],
    texts["more/t.json"],
  ]);
});

test("the same in a list in a file of its own", async () => {
  const { "docs.json": _, ...others } = texts;
  const site = {
    ...others,
    "docs.json": '{ "name": "A", "navigation": { "pages": ["a", "c"] }, "redirects": { "$ref": "lists/all.json" } }\n',
    "lists/all.json": '[{ "$ref": "../r.json" }]\n',
  };
  const after = await moved("a", "b", site);
  expect(after["r.json"]).toBe(texts["r.json"].replace("/a", "/b"));
  expect(after["lists/all.json"]).toBe('[{ "$ref": "../r.json" }, { "source": "/a", "destination": "/b" }]\n');
});
