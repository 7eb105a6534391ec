// Is what only follows from another fault left out, and nothing else?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

const spec = JSON.stringify({ openapi: "3.1.0", info: {}, paths: { "/users": { get: { summary: "List" } } } });

async function codesOf(docs: object, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const host = memoryHost({
    "docs.json": JSON.stringify(docs),
    "a.mdx": "",
    "b.mdx": "",
    "openapi.json": spec,
    ...files,
  });
  const { diagnostics } = await compileNavigation({ host, discover: true });
  return diagnostics.map(({ code }) => code);
}

const redirects = [{ source: "/old", destination: "/api-reference/list" }];

test.each([
  [
    "a spec that is not there",
    {
      groups: [
        { group: "A", pages: ["a", "b"] },
        { group: "B", openapi: "opnapi.json" },
      ],
    },
    "spec-not-found",
  ],
  [
    "a field that attaches it, misspelt",
    {
      groups: [
        { group: "A", pages: ["a", "b"] },
        { group: "B", opnapi: "openapi.json" },
      ],
    },
    "missing-field",
  ],
  [
    "a list that is misspelt",
    { group: [{ group: "A", openapi: "openapi.json", pages: ["a", "b"] }] },
    "no-primary-pattern",
  ],
  ["a list of a wrong type", { groups: { group: "A", openapi: "openapi.json", pages: ["a", "b"] } }, "wrong-type"],
  ["an element of a wrong type", { groups: [{ group: "A", pages: ["a"] }, ["b", "GET /users"]] }, "wrong-type"],
  ["a $ref to nothing", { groups: { $ref: "groups.json" } }, "ref-not-found"],
])("%s is reported alone, whatever it takes from the site", async (_name, navigation, code) => {
  expect(await codesOf({ navigation, redirects })).toEqual([code]);
});

test("an entry that names no operation takes the page from a redirect, and that is not reported as well", async () => {
  const groups = [{ group: "A", openapi: "openapi.json", pages: ["a", "b", "GET /usrs"] }];
  expect(await codesOf({ navigation: { groups }, redirects })).toEqual(["endpoint-unknown"]);
});

test("the file that a misspelt entry meant is not reported as unlisted", async () => {
  expect(await codesOf({ navigation: { pages: ["a", "guides/strat"] } }, { "guides/start.mdx": "" })).toEqual([
    "page-unlisted",
    "page-not-found",
  ]);
});

test("a redirect to nothing is reported beside faults that cost no page", async () => {
  expect(
    await codesOf({
      navigation: { tabs: [{ tab: "A", hidden: "yes", icon: 3, pages: ["a", "b", "gone"] }] },
      redirects: [{ source: "/old", destination: "/nowhere" }, { source: "/x" }],
    }),
  ).toEqual(["wrong-type", "wrong-type", "page-not-found", "redirect-target-missing", "missing-field"]);
});

test("a language that is not known is reported without the pages it then seems to lack", async () => {
  const languages = [
    { language: "en", pages: ["a", "b"] },
    { language: "xx", pages: ["xx/a"] },
  ];
  expect(await codesOf({ navigation: { languages } }, { "xx/a.mdx": "" })).toEqual(["unknown-language"]);
});

test("a language written twice is reported without the pages that it then lists twice", async () => {
  const languages = ["en", "fr", "fr"].map((language) => ({ language, pages: [language === "en" ? "a" : "b"] }));
  expect(await codesOf({ navigation: { languages } })).toEqual(["duplicate-selector"]);
});

test("while a redirect is broken, the page it leads away from is not reported as unlisted", async () => {
  expect(
    await codesOf({ navigation: { pages: ["a"] }, redirects: [{ source: "/b", destination: 3 }] }, { "b.mdx": "" }),
  ).toEqual(["wrong-type"]);
});

test("a password in the address of a spec is not printed", async () => {
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { openapi: "https://me:secret@acme.com/a.json" } }),
  });
  const remoteSpecs = async (): Promise<string> =>
    await Promise.reject(new Error("https://me:secret@acme.com is down"));
  for (const options of [{ host }, { host, remoteSpecs }]) {
    const { diagnostics } = await compileNavigation(options);
    expect(diagnostics).toHaveLength(1);
    expect(JSON.stringify(diagnostics)).not.toContain("secret");
    expect(diagnostics[0]?.message).toContain("https://…@acme.com/a.json");
  }
});

test("what is left out makes nothing fail, whatever its severity", async () => {
  const host = memoryHost({
    "docs.json": '{ "navigation": { "pages": ["a"], "opnapi": "a.json" } }',
    "a.mdx": "",
    "api-reference/b.mdx": "",
  });
  const { ok, diagnostics } = await compileNavigation({ host, discover: true, rules: { "page-unlisted": "error" } });
  expect([ok, diagnostics.map(({ code, severity }) => [code, severity])]).toEqual([
    true,
    [["unknown-field", "warning"]],
  ]);
});

test.each([
  ["a value without its first quote", `{ "group": "API", "pages": T /orders" ] }`],
  ["a label without its colon", `{ "group" "API", "pages": ["b"] }`],
  ["a list without its end", `{ "group": "API", "pages": ["b", }`],
])("%s in a file behind a $ref is reported as that, and not as what is left of it", async (_name, text) => {
  const config = { navigation: { groups: [{ $ref: "./group.json" }, { group: "B", pages: ["a"] }] } };
  expect(await codesOf(config, { "group.json": text })).toEqual(["config-syntax"]);
});
