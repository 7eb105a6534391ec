// An operation that no entry lists is explained with how to list it.
import { describe, expect, test } from "vitest";
import { docsJson, explainIn, textIn } from "./explain-files.ts";

const operation = (summary: string, more: object = {}): object => ({
  summary,
  tags: ["Users"],
  responses: {},
  ...more,
});
const spec = (paths: object): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths }, null, 1);

const site = {
  "docs.json": docsJson({
    navigation: {
      tabs: [
        { tab: "Guides", pages: ["index", "specs/other.json GET /status"] },
        { tab: "API", openapi: "api.json", pages: ["GET /users"] },
      ],
    },
  }),
  "index.mdx": "",
  "api.json": spec({
    "/users": { get: operation("List users"), post: operation("Create user") },
    "/internal": { get: operation("Internal", { "x-excluded": true }) },
  }),
  "specs/other.json": spec({ "/status": { get: operation("Status"), put: operation("Set status") } }),
};

describe("an operation that no entry lists", () => {
  test.each(["POST /users", "api.json POST /users", "/api-reference/users/create-user"])("as %j", async (word) => {
    expect(await textIn(site, word)).toBe(
      [
        "",
        `${word}  has no page: no entry of the navigation lists it`,
        "  operation    POST /users of api.json, api.json:16:12",
        "  address      /api-reference/users/create-user, once an entry lists it",
        '  to list it   add "POST /users" to a list "pages" in tab "API", docs.json:12:16',
        "",
      ].join("\n"),
    );
  });

  test("of a spec that no division has is named with its spec", async () => {
    expect(await textIn(site, "PUT /status")).toBe(
      [
        "",
        "PUT /status  has no page: no entry of the navigation lists it",
        "  operation    PUT /status of specs/other.json, specs/other.json:16:11",
        '  to list it   add "specs/other.json PUT /status" to a list "pages" in a group',
        "",
      ].join("\n"),
    );
  });

  test("has that page once the entry is there", async () => {
    const listed = site["docs.json"].replace('"GET /users"', '"GET /users", "POST /users"');
    const found = await explainIn({ ...site, "docs.json": listed }, "/api-reference/users/create-user");
    expect(found).toMatchObject({ kind: "page", href: "/api-reference/users/create-user" });
  });
});

test("an operation that its spec leaves out says so, and gets no address", async () => {
  const text = await textIn(site, "GET /internal");
  expect(text).toContain('GET /internal  has no page: "x-excluded" in the spec leaves it out\n');
  expect(text).toMatch(/to list it {3}remove "x-excluded" there, and add "GET \/internal" to a list "pages"/);
  expect(text).not.toContain("address");
});

test("an operation that its spec leaves out, where all others have pages, needs no entry", async () => {
  const all = docsJson({ navigation: { tabs: [{ tab: "API", openapi: "api.json" }] } });
  const text = await textIn({ ...site, "docs.json": all }, "GET /internal");
  expect(text).toContain('  to list it   remove "x-excluded" there\n');
});

test("an operation that no spec has is still no page", async () => {
  expect(await explainIn(site, "DELETE /nowhere")).not.toHaveProperty("operations");
});
