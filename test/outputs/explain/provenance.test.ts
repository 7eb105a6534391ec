// Is each fact of a page explained by the source that gave it, where several could have?
import { expect, test } from "vitest";
import { docsJson, explainIn } from "./explain-files.ts";

const openapi = (paths: object, more: object = {}): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths, ...more });

const groupWith = (spec: object): string => docsJson({ navigation: { groups: [{ group: "API", ...spec }] } });

test("a page at one place in each of two versions has an entry for each, in its own edition", async () => {
  const versions = ["v1", "v2"].map((version) => ({ version, tabs: [{ tab: "Guides", pages: ["shared"] }] }));
  expect(
    await explainIn({ "docs.json": docsJson({ navigation: { versions } }), "shared.mdx": "" }, "/shared"),
  ).toMatchObject({
    entries: [
      { pointer: "/navigation/versions/0/tabs/0/pages/0", editions: ["@v1"] },
      { pointer: "/navigation/versions/1/tabs/0/pages/0", editions: ["@v2"] },
    ],
  });
});

test("the root of a division counts in the editions in which no branch has another one", async () => {
  const versions = [
    { version: "v1", root: "v1/start" },
    { version: "v2", pages: ["v2/start"] },
  ];
  const tabs = [{ tab: "API", root: "api", pages: ["api"], versions }];
  const pages = { "api.mdx": "", "v1/start.mdx": "", "v2/start.mdx": "" };
  expect(await explainIn({ ...pages, "docs.json": docsJson({ navigation: { tabs } }) }, "/api")).toMatchObject({
    entries: [
      { kind: "entry", editions: ["@v1", "@v2"] },
      { kind: "root", editions: ["@v2"] },
    ],
  });
});

test("a spec is set by the division, by api or by docs.json as a whole", async () => {
  const files = { "api.json": openapi({ "/users": { get: {} } }) };
  const pages = { groups: [{ group: "A", pages: ["GET /users"] }] };
  const explained = async (content: object): Promise<unknown> =>
    explainIn({ ...files, "docs.json": docsJson(content) }, "GET /users");
  expect(await explained({ api: { openapi: "api.json" }, navigation: pages })).toMatchObject({
    entries: [{ specs: [{ source: "api.json", from: `"api" of docs.json`, at: { file: "docs.json", line: 3 } }] }],
  });
  expect(await explained({ openapi: "api.json", navigation: pages })).toMatchObject({
    entries: [{ specs: [{ from: "docs.json" }] }],
  });
  expect(await explained({ navigation: { openapi: "api.json", ...pages } })).toMatchObject({
    entries: [{ specs: [{ from: `"navigation"` }] }],
  });
});

test("the page of a channel and that of a webhook have their addresses from their names", async () => {
  const channels = JSON.stringify({
    asyncapi: "3.0.0",
    info: { title: "Chat", version: "1" },
    channels: { chat: { address: "/chat", messages: {} } },
  });
  expect(
    await explainIn(
      { "docs.json": groupWith({ asyncapi: "chat.json" }), "chat.json": channels },
      "/api-reference/websockets/chat",
    ),
  ).toMatchObject({ address: { from: `directory "api-reference" + websockets + name "chat"` } });
  const webhooks = openapi({}, { webhooks: { paid: { post: { tags: ["Hooks"] } } } });
  expect(
    await explainIn({ "docs.json": groupWith({ openapi: "api.json" }), "api.json": webhooks }, "webhook paid"),
  ).toMatchObject({ address: { from: `directory "api-reference" + tag "Hooks" + name "paid"` } });
});

test("the address of an operation whose spec was not read is made of its entry", async () => {
  const files = { "docs.json": groupWith({ openapi: "https://api.example.com/openapi.json", pages: ["GET /users"] }) };
  expect(await explainIn(files, "GET /users", { remoteSpecs: false })).toMatchObject({
    address: { from: "the entry's method and path: the spec was not read" },
    key: { from: "its operation" },
    operation: { origin: { from: "its entry" } },
  });
});

test("an operation of a whole spec is named by the spec, one of a page by its front matter", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: {
        groups: [
          { group: "API", openapi: "api.json" },
          { group: "Guides", pages: ["guide"] },
        ],
      },
    }),
    "api.json": openapi({ "/users": { get: {} }, "/teams": { get: {} } }),
    "guide.mdx": "---\nopenapi: GET /teams\n---\n",
  };
  expect(await explainIn(files, "GET /users")).toMatchObject({
    operation: { origin: { from: "all operations of the spec have a page" } },
  });
  expect(await explainIn(files, "/guide")).toMatchObject({
    operation: { name: "GET /teams", origin: { from: `"openapi" in the front matter`, at: { line: 2, column: 10 } } },
  });
});

test("a hidden operation is hidden by its spec, and a deprecated one by whoever says so", async () => {
  const metadata = { "x-mint": { metadata: { deprecated: true } } };
  const files = {
    "docs.json": groupWith({ openapi: "api.json" }),
    "api.json": openapi({ "/users": { get: { "x-hidden": true }, post: { deprecated: true }, put: metadata } }),
  };
  expect(await explainIn(files, "GET /users")).toMatchObject({
    states: [{ state: "unlisted" }, { state: "hidden", from: `"x-hidden" of the operation` }],
  });
  expect(await explainIn(files, "POST /users")).toMatchObject({
    states: [{ state: "deprecated", from: `"deprecated" of the operation` }],
  });
  expect(await explainIn(files, "PUT /users")).toMatchObject({
    states: [{ state: "deprecated", from: `"deprecated" in "x-mint"` }],
  });
});

test("a key of front matter is placed there, and one that another page has is its path", async () => {
  const files = {
    "docs.json": docsJson({ navigation: { pages: ["one", "two"] } }),
    "one.mdx": "---\nkey: same\n---\n",
    "two.mdx": "---\nkey: same\n---\n",
  };
  expect(await explainIn(files, "/one")).toMatchObject({
    key: { text: "same", from: `"key" in the front matter`, at: { file: "one.mdx", line: 2 } },
  });
  expect(await explainIn(files, "/two")).toMatchObject({
    key: { text: "/two", from: `its path: another page of the edition has the key "same", too` },
  });
});
