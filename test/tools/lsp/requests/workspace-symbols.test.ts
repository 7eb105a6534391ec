// Which pages does an editor find by some letters?
import { expect, test } from "vitest";
import { workspaceSymbols } from "../../../../src/tools/lsp/requests/workspace-symbols.ts";
import { markedSite } from "./asked-site.ts";

const spec = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  paths: { "/orders": { get: { summary: "List orders", responses: {} } } },
};

const files = {
  "docs.json": JSON.stringify({
    name: "Acme",
    navigation: { groups: [{ group: "A", pages: ["start", "gone", "api.json GET /orders"] }] },
  }),
  "start.mdx": "---\ntitle: Getting started\n---\n",
  "alone.mdx": "---\ntitle: In no list\n---\n",
  "api.json": JSON.stringify(spec),
};

test("the pages with files and operations, by title and path", async () => {
  const { site } = await markedSite(files);
  const names = (query: string): readonly string[] => workspaceSymbols(query, site).map(({ name }) => name);
  expect(names("").toSorted()).toEqual(["Getting started", "In no list", "List orders"]);
  expect(names("gtst")).toEqual(["Getting started"]);
  expect(names("ALONE")).toEqual(["In no list"]);
  expect(names("zz")).toEqual([]);
});

test("a symbol leads to the file of its page, or to the spec", async () => {
  const { site } = await markedSite(files);
  const uriOf = (query: string): unknown => workspaceSymbols(query, site)[0]?.location.uri;
  expect([uriOf("started"), uriOf("list orders")]).toEqual(["site:/start.mdx", "site:/api.json"]);
});
