// Do links to a field of an endpoint find it where the platform has it? (D374)
import { expect, test } from "vitest";
import { FieldIds } from "../../../../src/outputs/page-writer/source/field-ids.ts";
import { sourcesOf } from "./page-sources.ts";

test("parameters, fields of the body and fields of responses have the ids of the platform, each once", async () => {
  const object = (...names: readonly string[]): object => ({
    content: {
      "application/json": {
        schema: { type: "object", properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) },
      },
    },
  });
  const spec = {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: {
      "/orders": {
        post: {
          parameters: [{ name: "customer_id", in: "query", schema: { type: "string" } }],
          requestBody: object("embedOrigin", "customer_metadata"),
          responses: { 200: object("external_id"), 201: object("external_id", "note") },
        },
      },
    },
  };
  const { sources } = await sourcesOf({ "a.json": JSON.stringify(spec) }, ["POST /orders"], { openapi: "a.json" });
  expect(sources[0]!.body.match(/^- <a id="[^"]*"><\/a>\*\*`\w+`|^- \*\*`[a-z]\w+`/gm)).toEqual([
    '- <a id="parameter-customer-id"></a>**`customer_id`',
    '- <a id="body-embed-origin"></a>**`embedOrigin`',
    '- <a id="body-customer-metadata"></a>**`customer_metadata`',
    '- <a id="response-external-id"></a>**`external_id`',
    // The second of the same name.
    "- **`external_id`",
    '- <a id="response-note"></a>**`note`',
  ]);
});

test("a nested field has all names in its id, and a name that makes no plain id has none", () => {
  const ids = new FieldIds();
  expect(ids.of("body", "lines[].unitPrice")).toBe("body-lines-unit-price");
  expect(["", "[]", "日本", '"><script>'.repeat(40)].map((name) => ids.of("body", name))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
