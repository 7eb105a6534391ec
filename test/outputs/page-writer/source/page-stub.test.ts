// Has the page of an operation what is known of it?
import { expect, test } from "vitest";
import { programsIn } from "./hosts-parsers.ts";
import { hostileTexts } from "./hostile-text.ts";
import { files, sourcesOf } from "./page-sources.ts";

test("the stub of an operation has its lists, each below a heading, with parameters of the path and of other files", async () => {
  const { sources } = await sourcesOf(files, ["GET /orders/{id}"], { openapi: "shop.json" });
  expect(sources[0]!.body).toBe(`**\`GET\`** \`/orders/{id}\`

Reads **one** order.

It costs &#123;nothing&#125;.

## Path parameters

- <a id="parameter-id"></a>**\`id\`** · integer · *required*<br />Own &#124; text<br />Allowed: at least 1

## Query parameters

- <a id="parameter-fields"></a>**\`fields\`** · string&#91;&#93;<br />Default: \`["a"]\`<br />Allowed values: \`a\`, \`b|c\`

## Header parameters

- <a id="parameter-trace"></a>**\`trace\`** · string or null · *deprecated*

## Responses

- **\`200\`** · Found

- **\`404\`** · Not found

### Response \`200\`

\`application/json\`

- <a id="response-id"></a>**\`id\`** · string (uuid) · *required*<br />The id

- <a id="response-note"></a>**\`note\`** · string or null<br />Default: \`""\`

- <a id="response-lines"></a>**\`lines\`** · object&#91;&#93; · *required*

- <a id="response-lines-sku"></a>**\`lines[].sku\`** · string

- <a id="response-lines-parent"></a>**\`lines[].parent\`** · object

- <a id="response-pay"></a>**\`pay\`** · Card or Cash

- <a id="response-pay-number"></a>**\`pay.number\`** · string<br />Only in: \`Card\`

- <a id="response-pay-kind"></a>**\`pay.kind\`** · string<br />Allowed values: \`card\`

- <a id="response-pay-coins"></a>**\`pay.coins\`** · integer<br />Only in: \`Cash\``);
});

test("a page with a file and an operation has its text above the lists", async () => {
  const { sources } = await sourcesOf(files, ["put"], { openapi: "shop.json" });
  expect(sources[0]!.body).toMatch(/^Before the tables\.\n\n\*\*`PUT`\*\* `\/orders\/\{id\}`\n\n\*Deprecated\*\n\n/);
  expect(sources[0]!.body).toContain("## Request body\n\n`text/xml` `application/json` *required*\n\nAll of it\n\n");
  expect(sources[0]!.body).not.toContain("`id`** · string (uuid)");
  expect(sources[0]!.body).toContain('- <a id="body-secret"></a>**`secret`** · string');
});

test("an operation whose spec can't be read has its method and path", async () => {
  const { sources } = await sourcesOf({}, ["POST /orders"], { openapi: "gone.json" });
  expect(sources.map(({ body }) => body)).toEqual(["**`POST`** `/orders`"]);
});

test("a schema without an end, or with very many fields, has an end", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`f${index}`, { $ref: "#/components/schemas/Node" }]),
  );
  const endless = {
    openapi: "3.0.0",
    info: { title: "Endless", version: "1" },
    paths: {
      "/a": {
        get: {
          summary: "A",
          responses: {
            200: {
              description: "",
              content: { "application/json": { schema: { $ref: "#/components/schemas/Node" } } },
            },
          },
        },
      },
    },
    components: {
      schemas: { Node: { type: "object", properties: many, allOf: [{ $ref: "#/components/schemas/Node" }] } },
    },
  };
  const { sources } = await sourcesOf({ "e.json": JSON.stringify(endless) }, ["GET /a"], { openapi: "e.json" });
  expect(sources[0]!.body.match(/^- <a id="response-f\d+"><\/a>\*\*`f/gm)).toHaveLength(200);
  expect(sources[0]!.body).toContain("There is more in the specification than is listed here.");
});

test("channels, webhooks and parts of GraphQL have what is known of them", async () => {
  const asyncapi = {
    asyncapi: "3.0.0",
    info: { title: "Feed", version: "1" },
    channels: {
      prices: {
        address: "/prices/{symbol}",
        title: "Prices",
        parameters: { symbol: { description: "Of the *stock*" } },
        messages: {
          tick: {
            name: "tick",
            summary: "One price",
            payload: { type: "object", properties: { at: { type: "string" } } },
          },
        },
      },
    },
  };
  const hooks = {
    openapi: "3.1.0",
    info: { title: "Hooks", version: "1" },
    webhooks: {
      created: {
        post: { summary: "Created", requestBody: { content: { "application/json": { schema: { type: "string" } } } } },
      },
    },
  };
  const texts = {
    "feed.json": JSON.stringify(asyncapi),
    "hooks.json": JSON.stringify(hooks),
    "s.graphql": `type Query { "All {users}" users: [User] }\ntype User { id: ID }`,
  };
  const channel = await sourcesOf(texts, [{ group: "Feed", asyncapi: "feed.json" }]);
  expect(channel.sources[0]!.body).toBe(`\`prices\`

Address: \`/prices/{symbol}\`

## Parameters

- \`symbol\`: Of the &#42;stock&#42;

## Message \`tick\`

One price

- **\`at\`** · string`);
  const webhook = await sourcesOf(texts, ["webhook created"], { openapi: "hooks.json" });
  expect(webhook.sources[0]!.body).toBe(`**\`WEBHOOK\`** \`created\`

## Request body

\`application/json\`

- string`);
  const query = await sourcesOf(texts, ["QUERY users"], { graphql: { source: "s.graphql" } });
  expect(query.sources[0]!.body).toBe("**`QUERY`** `users`\n\nAll &#123;users&#125;");
});

test.each(hostileTexts)("%j in any place of a spec is no program of the page", async (text) => {
  const schema = {
    type: text,
    title: text,
    description: text,
    enum: [text],
    default: text,
    properties: { [text]: { format: text, type: "string", description: text } },
  };
  const hostile = {
    openapi: "3.1.0",
    info: { title: text, version: "1" },
    paths: {
      [`/${text}`]: {
        get: {
          operationId: "get",
          summary: text,
          description: text,
          parameters: [{ name: text, in: "query", description: text, schema }],
          requestBody: { description: text, content: { [text]: { schema } } },
          responses: { [text]: { description: text, content: { [text]: { schema } } } },
        },
      },
    },
  };
  const { sources } = await sourcesOf({ "h.json": JSON.stringify(hostile) }, [{ group: "All", openapi: "h.json" }]);
  expect(sources).toHaveLength(1);
  // All that a name can have in the anchor of a field.
  expect(programsIn(sources[0]!.body.replaceAll(/<a id="[a-z\d-]+"><\/a>/g, ""))).toEqual([]);
});

const access = {
  openapi: "3.1.0",
  info: { title: "S", version: "1" },
  servers: [{ url: "https://api.acme.com/v1" }, { url: "/relative" }],
  security: [{ key: [] }],
  components: {
    securitySchemes: {
      key: { type: "apiKey", name: "X-Key", in: "header", description: "From the <b>panel</b>." },
      token: { type: "http", scheme: "bearer" },
      flow: { type: "oauth2", flows: {} },
    },
  },
  paths: {
    "/plain": { get: {} },
    "/own": {
      servers: [{ url: "https://a.acme.com" }, { url: "https://b.acme.com" }],
      get: { security: [{ token: [], flow: [] }, {}, { gone: [] }] },
    },
    "/open": { get: { security: [], servers: [] } },
  },
};

test.each([
  ["GET /plain", "Server: `https://api.acme.com/v1`", "- **`key`** · `X-Key` in header · From the panel."],
  [
    "GET /own",
    "Servers: `https://a.acme.com`, `https://b.acme.com`",
    "One of these: *optional*\n\n- **`token`** · `Authorization: Bearer` in header and **`flow`** · OAuth 2\n\n- **`gone`**",
  ],
])("%s says where it is called and how a caller is authorized", async (entry, servers, ways) => {
  const { sources } = await sourcesOf({ "api.json": JSON.stringify(access) }, [entry], { openapi: "api.json" });
  expect(sources[0]!.body).toContain(`\n\n${servers}\n\n## Authorization\n\n${ways}`);
});

test("an operation that anybody may call says nothing of it, and a Swagger 2 spec has a host", async () => {
  const old = {
    swagger: "2.0",
    info: {},
    host: "acme.com",
    basePath: "/v2",
    schemes: ["http"],
    paths: { "/a": { get: {} } },
  };
  const files = { "api.json": JSON.stringify(access), "old.json": JSON.stringify(old) };
  const open = await sourcesOf(files, ["GET /open"], { openapi: "api.json" });
  expect(open.sources[0]!.body).toBe("**`GET`** `/open`");
  const swagger = await sourcesOf(files, ["GET /a"], { openapi: "old.json" });
  expect(swagger.sources[0]!.body).toBe("**`GET`** `/a`\n\nServer: `http://acme.com/v2`");
});

const run = {
  type: "object",
  properties: {
    status: { type: "array", items: { enum: ["QUEUED", "FAILED"] }, description: "The status" },
    createdAt: { type: "object", required: ["from"], properties: { from: { type: "string", format: "date-time" } } },
    id: { type: "string", readOnly: true },
    parent: { $ref: "#/components/schemas/Run" },
  },
};

test("an object that is a parameter has its fields, wherever its schema is, as a body has them", async () => {
  const ref = { $ref: "#/components/schemas/Run" };
  const spec = {
    openapi: "3.1.0",
    info: { title: "Runs", version: "1" },
    paths: {
      "/runs": {
        get: {
          parameters: [
            { name: "filter", in: "query", style: "deepObject", description: "Which runs", schema: ref },
            { name: "sort", in: "query", content: { "application/json": { schema: { type: "array", items: ref } } } },
            { name: "limit", in: "query", schema: { type: "integer", default: 25 } },
            { name: "X-Scope", in: "header", schema: { allOf: [{ properties: { team: { default: "all" } } }] } },
            {
              name: "who",
              in: "cookie",
              schema: { oneOf: [{ title: "User", properties: { user: {} } }, { type: "string" }] },
            },
          ],
        },
      },
    },
    components: { schemas: { Run: run } },
  };
  const { sources } = await sourcesOf({ "a.json": JSON.stringify(spec) }, ["GET /runs"], { openapi: "a.json" });
  expect(sources[0]!.body).toBe(`**\`GET\`** \`/runs\`

## Query parameters

- <a id="parameter-filter"></a>**\`filter\`** · object<br />Which runs

- <a id="parameter-filter-status"></a>**\`filter.status\`** · string&#91;&#93;<br />The status<br />Allowed values: \`QUEUED\`, \`FAILED\`

- <a id="parameter-filter-created-at"></a>**\`filter.createdAt\`** · object

- <a id="parameter-filter-created-at-from"></a>**\`filter.createdAt.from\`** · string (date-time) · *required*

- <a id="parameter-filter-parent"></a>**\`filter.parent\`** · object

- <a id="parameter-sort"></a>**\`sort\`** · object&#91;&#93;

- <a id="parameter-sort-status"></a>**\`sort[].status\`** · string&#91;&#93;<br />The status<br />Allowed values: \`QUEUED\`, \`FAILED\`

- <a id="parameter-sort-created-at"></a>**\`sort[].createdAt\`** · object

- <a id="parameter-sort-created-at-from"></a>**\`sort[].createdAt.from\`** · string (date-time) · *required*

- <a id="parameter-sort-parent"></a>**\`sort[].parent\`** · object

- <a id="parameter-limit"></a>**\`limit\`** · integer<br />Default: \`25\`

## Header parameters

- <a id="parameter-x-scope"></a>**\`X-Scope\`** · object

- <a id="parameter-x-scope-team"></a>**\`X-Scope.team\`**<br />Default: \`all\`

## Cookie parameters

- <a id="parameter-who"></a>**\`who\`** · User or string

- <a id="parameter-who-user"></a>**\`who.user\`**<br />Only in: \`User\``);
});

test("of the fields of very many parameters as many are listed as of one body, and each parameter is there", async () => {
  const properties = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`f${index}`, { type: "string" }]));
  const parameters = ["a", "b", "c"].map((name) => ({ name, in: "query", schema: { type: "object", properties } }));
  const spec = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { get: { parameters } } } };
  const { sources } = await sourcesOf({ "a.json": JSON.stringify(spec) }, ["GET /a"], { openapi: "a.json" });
  expect(sources[0]!.body.match(/\*\*`\w\.f\d+`/g)).toHaveLength(200);
  expect(sources[0]!.body).toContain('- <a id="parameter-c"></a>**`c`** · object\n\nThere is more in');
});

test("a list or an enumeration that may be null is as one that may not, and values are not claimed where others may be", async () => {
  const status = { $ref: "#/components/schemas/Status" };
  const none = { type: "null" };
  const object = { type: "object", properties: { id: { type: "string" } } };
  const schemas = {
    nullable: { anyOf: [status, none] },
    one_or_many: { oneOf: [status, { type: "array", items: status }, none] },
    whole: { allOf: [status, { description: "All" }] },
    open: { anyOf: [status, { type: "string" }] },
    list: { anyOf: [{ type: "array", items: object }, none] },
  };
  const parameters = Object.entries(schemas).map(([name, schema]) => ({ name, in: "query", schema }));
  const spec = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/a": { get: { parameters } } },
    components: { schemas: { Status: { type: "string", enum: ["on", "off"] } } },
  };
  const { sources } = await sourcesOf({ "a.json": JSON.stringify(spec) }, ["GET /a"], { openapi: "a.json" });
  const rows = sources[0]!.body.split("## Query parameters\n\n")[1]!.replaceAll(/- <a[^>]*><\/a>|\*\*/g, "");
  expect(rows.split("\n\n")).toEqual([
    "`nullable` · Status or null<br />Allowed values: `on`, `off`",
    "`one_or_many` · Status or string&#91;&#93; or null<br />Allowed values: `on`, `off`",
    "`whole` · string<br />Allowed values: `on`, `off`",
    "`open` · Status or string",
    "`list` · object&#91;&#93; or null",
    "`list[].id` · string",
  ]);
});
