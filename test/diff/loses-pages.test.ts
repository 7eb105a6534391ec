// Which faults make what a diff would propose worthless?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../src/index.ts";
import { losesPages } from "../../src/cli/loses-pages.ts";

async function losing(config: JsonObject, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const host = memoryHost({ "a.mdx": "", "docs.json": JSON.stringify({ name: "Site", ...config }), ...files });
  const { diagnostics } = await compileNavigation({ host });
  return diagnostics.filter(losesPages).map(({ code }) => code);
}

function withGroup(fields: JsonObject): JsonObject {
  return {
    navigation: {
      groups: [
        { group: "A", pages: ["a"] },
        { group: "B", ...fields },
      ],
    },
  };
}

test.each<[string, JsonObject, string]>([
  ["a spec that is not there", withGroup({ openapi: "none.json" }), "spec-not-found"],
  ["a $ref that is not there", withGroup({ pages: [{ $ref: "none.json" }] }), "ref-not-found"],
  ["a list that is none", withGroup({ pages: "a" }), "wrong-type"],
  ["a page in a list that is no string", withGroup({ pages: [5] }), "wrong-type"],
  ["a list under a misspelt name", withGroup({ pagse: ["a"] }), "missing-field"],
  ["a misspelt list beside another one", withGroup({ pages: ["a"], openap: "x.json" }), "unknown-field"],
  ["an operation with a method that is none", withGroup({ pages: ["FETCH /users"] }), "endpoint-method"],
  ["no list at all", { navigation: {} }, "no-primary-pattern"],
])("an unknown number of pages is lost to %s", async (_, config, code) => {
  expect(await losing(config)).toContain(code);
});

test.each<[string, JsonObject]>([
  ["an entry without a page", withGroup({ pages: ["none"] })],
  ["an icon of the wrong kind", withGroup({ pages: ["a"], icon: 5 })],
  ["a group without a label", { navigation: { groups: [{ pages: ["a"] }] } }],
  ["a field of somebody's own", withGroup({ pages: ["a"], owner: "me" })],
  ["a redirect without an end", { ...withGroup({ pages: ["a"] }), redirects: [{ source: "/x", destination: 5 }] }],
  ["a redirect that lacks one", { ...withGroup({ pages: ["a"] }), redirects: [{ sorce: "/x", destination: "/a" }] }],
])("none is lost to %s", async (_, config) => {
  expect(await losing(config)).toEqual([]);
});
