// An explanation names the overlays that added, changed or removed an operation.
import { expect, test } from "vitest";
import { docsJson, textIn } from "./explain-files.ts";

const actions = [
  { target: "$.paths['/users'].get", update: { summary: "Find users", tags: ["People"] } },
  { target: "$.paths['/audit']", remove: true },
  { target: "$.paths", update: { "/toys": { get: { summary: "List toys" } } } },
  { target: "$.paths['/users'].put", remove: true },
];

const site = {
  "docs.json": docsJson({ navigation: { groups: [{ group: "API", openapi: "api.json" }] } }),
  "api.json": JSON.stringify({
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: { "/users": { get: { summary: "List users" }, put: {} }, "/audit": { get: {}, post: {} } },
  }),
  "overlays/public.json": JSON.stringify(
    { overlay: "1.0.0", info: { title: "Public", version: "1" }, extends: "../api.json", actions },
    null,
    1,
  ),
};

test("a page whose operation an overlay changes names the fields, and where its title is set", async () => {
  const text = await textIn(site, "GET /users");
  expect(text).toContain("  overlay      overlays/public.json:9:3 changes summary, tags");
  expect(text).toContain("the operation's summary, which an overlay sets, overlays/public.json:9:3");
});

test("a page whose operation an overlay adds has its place in the overlay", async () => {
  const text = await textIn(site, "/api-reference/list-toys");
  expect(text).toContain("from GET /toys of api.json, overlays/public.json:26:13");
  expect(text).toContain("adds the operation");
});

test.each(["GET /audit", "api.json POST /audit", "PUT /users"])(
  "%s, which an overlay removes, has no page",
  async (word) => {
    const text = await textIn(site, word);
    expect(text).toContain("has no page: an overlay removes it");
    expect(text).toMatch(/of api\.json, removed by the overlay at overlays\/public\.json:\d+:3/);
  },
);
