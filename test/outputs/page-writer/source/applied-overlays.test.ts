// Does the page of an operation have what overlays change in its spec?
import { expect, test } from "vitest";
import { sourcesOf } from "./page-sources.ts";

const spec = {
  openapi: "3.1.0",
  info: { title: "S", version: "1" },
  paths: { "/a": { get: { summary: "A", deprecated: true, responses: { 200: { description: "Old" } } } } },
  components: { schemas: { Box: { type: "object", properties: { size: { type: "integer" } } } } },
};

const get = "$.paths['/a'].get";
const post = {
  summary: "Added",
  requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Box" } } } },
  responses: {},
};
const first = {
  overlay: "1.0.0",
  info: { title: "O", version: "1" },
  extends: "s.json",
  actions: [
    {
      target: get,
      update: { "x-codeSamples": [{ lang: "go", source: "call()" }], responses: { 200: { description: "New" } } },
    },
    { target: "$.paths['/a']", update: { post } },
  ],
};
const second = {
  ...first,
  actions: [
    { target: `${get}.deprecated`, remove: true },
    { target: "$.paths['/a'].post", update: { description: "Changed once more." } },
  ],
};

test.each([
  ["extend it", { openapi: "s.json" }],
  ["docs.json lists", { openapi: { source: "s.json", overlays: ["o1.json", "o2.json"] } }],
])("what overlays that %s change and add is on the pages, with references into the spec", async (_, attached) => {
  const files = { "s.json": JSON.stringify(spec), "o1.json": JSON.stringify(first), "o2.json": JSON.stringify(second) };
  const { sources } = await sourcesOf(files, ["GET /a", "POST /a"], attached);
  const [changed = "", added = ""] = sources.map(({ body }) => body);
  expect(changed).toContain('## Code samples\n\n```go title="go"\ncall()\n```');
  expect(changed).toContain("· New");
  expect(changed).not.toContain("*Deprecated*");
  expect(added).toContain("Changed once more.");
  expect(added).toContain("**`size`** · integer");
});

test("without an overlay the page has what the spec says", async () => {
  const files = { "s.json": JSON.stringify(spec), "o1.json": JSON.stringify(first) };
  const { sources } = await sourcesOf(files, ["GET /a"], { openapi: { source: "s.json", overlays: [] } });
  expect(sources[0]!.body).toContain("*Deprecated*");
  expect(sources[0]!.body).not.toContain("call()");
});
