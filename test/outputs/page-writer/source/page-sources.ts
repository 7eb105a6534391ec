// What pages with their texts are there, in the tests of what is written for hosts?
import type { PageFault } from "../../../../src/outputs/page-writer/source/page-fault.ts";
import { readPageSources, type PageSource } from "../../../../src/outputs/page-writer/source/page-source.ts";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";

const spec = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/orders/{id}": {
      parameters: [
        { name: "id", in: "path", required: true, description: "Of the path", schema: { type: "string" } },
        { $ref: "#/components/parameters/Trace" },
      ],
      get: {
        summary: "Read an order",
        description: "Reads **one** order.\n\nIt costs {nothing}.",
        parameters: [
          {
            name: "id",
            in: "path",
            required: true,
            description: "Own | text",
            schema: { type: "integer", minimum: 1 },
          },
          { name: "fields", in: "query", schema: { type: "array", items: { enum: ["a", "b|c"] }, default: ["a"] } },
        ],
        responses: {
          200: {
            description: "Found",
            content: { "application/json": { schema: { $ref: "schemas.yaml#/Order" } } },
          },
          404: { description: "Not found" },
        },
      },
      put: {
        summary: "Replace an order",
        deprecated: true,
        requestBody: {
          required: true,
          description: "All of it",
          content: { "text/xml": {}, "application/json": { schema: { $ref: "schemas.yaml#/Order" } } },
        },
        responses: { default: { description: "Done" } },
      },
    },
  },
  components: {
    parameters: { Trace: { name: "trace", in: "header", deprecated: true, schema: { type: ["string", "null"] } } },
  },
};

const schemas = `
Order:
  type: object
  required: [id, lines]
  properties:
    id: { type: string, format: uuid, readOnly: true, description: "The id" }
    secret: { type: string, writeOnly: true }
    note: { type: string, nullable: true, default: "" }
    lines:
      type: array
      items:
        type: object
        properties:
          sku: { type: string }
          parent: { $ref: "#/Order" }
    pay:
      oneOf:
        - { $ref: "#/Card" }
        - { $ref: "#/Cash" }
Card: { type: object, required: [number], properties: { number: { type: string }, kind: { const: card } } }
Cash: { type: object, properties: { kind: { const: cash }, coins: { type: integer } } }
`;

/** Files of a small site. */
export const files: Readonly<Record<string, string>> = {
  "shop.json": JSON.stringify(spec),
  "schemas.yaml": schemas,
  "own.mdx": "\uFEFF---\ntitle: Own\nextra: [1, 2]\n---\n\nText of {1 + 1}.\n",
  "bare.md": "No front matter.\n",
  "hidden.mdx": "---\ntitle: Hidden\nhidden: true\n---\nHidden text.",
  "forward.mdx": "---\ntitle: Forward\nurl: /own\n---\n",
  "put.mdx": "---\ntitle: Put\nopenapi: PUT /orders/{id}\n---\nBefore the tables.\n",
};

/** The pages of a site with one tab, and what is wrong with them. */
export async function sourcesOf(
  texts: Readonly<Record<string, string>>,
  pages: readonly unknown[],
  more: object = {},
): Promise<{ readonly sources: readonly PageSource[]; readonly faults: readonly PageFault[] }> {
  const config = { name: "Acme", navigation: { tabs: [{ tab: "All", ...more, pages }] } };
  const host = memoryHost({ ...texts, "docs.json": JSON.stringify(config) });
  const { navigation } = await compileNavigation({ host });
  const faults: PageFault[] = [];
  const sources: PageSource[] = [];
  for await (const source of readPageSources(navigation!, host, { onFault: (fault) => faults.push(fault) }))
    sources.push(source);
  return { sources, faults };
}
