// Which faults keep pages from a result, and for which lost addresses is nothing proposed then?
import { describe, expect, test } from "vitest";
import {
  compileNavigation,
  diffNavigation,
  memoryHost,
  type CompileResult,
  type JsonObject,
} from "../../../src/index.ts";
import { hidesAddresses } from "../../../src/compiler/contract/unknown-fact.ts";

type Files = Readonly<Record<string, string>>;

function compile(config: JsonObject, files: Files = {}): Promise<CompileResult> {
  const host = memoryHost({ "a.mdx": "", "docs.json": JSON.stringify({ name: "Site", ...config }), ...files });
  return compileNavigation({ host, discover: true });
}

async function hiding(config: JsonObject, files: Files = {}): Promise<readonly string[]> {
  const { unknown } = await compile(config, files);
  return unknown.filter(hidesAddresses).map(({ kind, area, pointer }) => {
    if (area.kind === "site") return `${kind} site ${pointer}`;
    if (area.kind === "operation") return `${kind} ${area.target} ${pointer}`;
    if (area.kind === "spec") return `${kind} ${area.spec} ${area.folders.join()} ${pointer}`;
    return `${kind} ${area.division.map((name) => `${name.kind}:${name.label}`).join("/")} ${pointer}`;
  });
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

function spec(paths: JsonObject): string {
  return JSON.stringify({ openapi: "3.1.0", info: { title: "Api", version: "1" }, paths });
}

const users = { "/users": { get: { summary: "List users", tags: ["Users"], responses: {} } } };

test.each<[string, JsonObject, string, Files?]>([
  [
    "a spec that is not there",
    withGroup({ openapi: "x.json" }),
    "spec x.json /api-reference /navigation/groups/1/openapi",
  ],
  [
    "a spec with a folder of its own",
    withGroup({ openapi: { source: "x.json", directory: "Shop" } }),
    "spec x.json /shop /navigation/groups/1/openapi/source",
  ],
  [
    "a spec that is no JSON",
    withGroup({ openapi: "x.json" }),
    "spec x.json /api-reference /navigation/groups/1/openapi",
    { "x.json": "{" },
  ],
  [
    "an operation that is none",
    withGroup({ openapi: "x.json" }),
    "operation x.json /api-reference /paths/~1users/get",
    { "x.json": spec({ "/users": { get: "x" } }) },
  ],
  [
    "a `$ref` of a spec that leads nowhere",
    withGroup({ openapi: "x.json" }),
    "operation x.json /api-reference /paths/~1users/$ref",
    { "x.json": spec({ "/users": { $ref: "none.json" } }) },
  ],
  [
    "a summary of the wrong type, of which the address is made",
    withGroup({ openapi: "x.json" }),
    "operation x.json /api-reference /paths/~1users/get/summary",
    { "x.json": spec({ "/users": { get: { summary: {}, responses: {} } } }) },
  ],
  [
    "a $ref that is not there",
    withGroup({ pages: [{ $ref: "none.json" }] }),
    "config group:B /navigation/groups/1/pages/0",
  ],
  ["a list that is none", withGroup({ pages: "a" }), "config group:B /navigation/groups/1/pages"],
  ["a page in a list that is no string", withGroup({ pages: [5] }), "config group:B /navigation/groups/1/pages/0"],
  ["a list under a misspelt name", withGroup({ pagse: ["a"] }), "config group:B /navigation/groups/1/pagse"],
  [
    "a misspelt list beside another",
    withGroup({ pages: ["a"], openap: "x.json" }),
    "config group:B /navigation/groups/1/openap",
  ],
  ["a method that is none", withGroup({ pages: ["FETCH /users"] }), "endpoint /users /navigation/groups/1/pages/0"],
  ["an endpoint without a spec", withGroup({ pages: ["GET /users"] }), "endpoint /users /navigation/groups/1/pages/0"],
  ["no list at all", { navigation: {} }, "config site /navigation"],
  ["a group that is none", { navigation: { groups: [5] } }, "config site /navigation/groups/0"],
  [
    "a part of a language",
    {
      navigation: {
        languages: [
          { language: "en", pages: ["a"] },
          { language: "de", tabs: [{ tab: "T", pages: 5 }] },
        ],
      },
    },
    "config language:de/tab:T /navigation/languages/1/tabs/0/pages",
  ],
  [
    "a list in a file that two groups refer to",
    {
      navigation: {
        groups: [
          { group: "A", pages: [{ $ref: "g.json" }] },
          { group: "B", pages: ["a"] },
        ],
      },
    },
    "config group:A/group:G /pages",
    { "g.json": JSON.stringify({ group: "G", pages: 5 }) },
  ],
])("pages may be hidden by %s", async (_, config, fact, files) => {
  expect(await hiding(config, files)).toContain(fact);
});

test("a key that is twice in one object hides what the first one held", async () => {
  const text = `{ "name": "S", "navigation": { "groups": [{ "group": "A", "pages": ["b"], "pages": ["a"] }] } }`;
  const { unknown } = await compile({}, { "docs.json": text });
  expect(unknown).toEqual([
    {
      kind: "config",
      file: "docs.json",
      pointer: "/navigation/groups/0/pages",
      hides: ["pages"],
      area: { kind: "division", division: [{ kind: "group", label: "A" }] },
    },
  ]);
  const colors = `{ "colors": { "a": 1, "a": 2 }, "name": "S", "navigation": { "pages": ["a"] } }`;
  expect((await compile({}, { "docs.json": colors })).unknown).toEqual([]);
});

test.each<[string, JsonObject, Files?]>([
  ["an entry without a page", withGroup({ pages: ["none"] })],
  ["an icon of the wrong kind", withGroup({ pages: ["a"], icon: 5 })],
  ["a group without a label", { navigation: { groups: [{ pages: ["a"] }] } }],
  ["a field of somebody's own", withGroup({ pages: ["a"], owner: "me" })],
  ["a redirect without an end", { ...withGroup({ pages: ["a"] }), redirects: [{ source: "/x", destination: 5 }] }],
  ["a redirect that lacks one", { ...withGroup({ pages: ["a"] }), redirects: [{ sorce: "/x", destination: "/a" }] }],
  ["two kinds of children, which are both kept", withGroup({ pages: ["a"], groups: [{ group: "C", pages: ["a"] }] })],
  [
    "two lists at the root, which are both kept",
    { navigation: { groups: [{ group: "A", pages: ["a"] }], pages: ["a"] } },
  ],
  [
    "a page whose front matter names a spec that is not there",
    withGroup({ pages: ["b"] }),
    { "b.mdx": "---\nopenapi: x.json GET /b\n---\n" },
  ],
  [
    "a page whose front matter has a method that is none",
    withGroup({ pages: ["b"] }),
    { "b.mdx": "---\nopenapi: FETCH /b\n---\n" },
  ],
  [
    "a string of the wrong type in `x-mint`",
    withGroup({ openapi: "x.json" }),
    { "x.json": spec({ "/users": { get: { summary: "U", responses: {}, "x-mint": { metadata: { title: [] } } } } }) },
  ],
  [
    "an `x-mint` that is no object",
    withGroup({ openapi: "x.json" }),
    { "x.json": spec({ "/users": { get: { summary: "U", responses: {}, "x-mint": "x" } } }) },
  ],
  ["a part of `styling` that is not there", { ...withGroup({ pages: ["a"] }), styling: { $ref: "none.json" } }],
])("none is hidden by %s", async (_, config, files) => {
  expect(await hiding(config, files)).toEqual([]);
});

describe("while a part of the site after can't be read", () => {
  const page = (title: string): string => `---\ntitle: ${title}\n---\n`;
  const guides = (pages: readonly string[]): JsonObject => ({ group: "Guides", pages: [...pages] });
  const old = {
    config: {
      navigation: {
        groups: [guides(["a", "start"]), { group: "More", pages: ["b", "gone"] }, { group: "Api", openapi: "x.json" }],
      },
    },
    files: { "start.mdx": page("Begin here"), "b.mdx": page("B"), "gone.mdx": page("Gone"), "x.json": spec(users) },
  };

  async function lost(config: JsonObject, files: Files): Promise<readonly string[]> {
    const [before, after] = await Promise.all([compile(old.config, old.files), compile(config, files)]);
    if (before.navigation === null || after.navigation === null) throw new Error("a site can't be read");
    const { lost, redirects } = diffNavigation(before.navigation, after.navigation, {
      unknown: after.unknown,
      guesses: true,
    });
    const sources = redirects.map(({ source }) => source);
    return lost.map(({ href, proposal, withheld }) => {
      expect(sources.includes(href)).toBe(proposal !== undefined);
      return `${href} ${proposal?.href ?? "–"} ${withheld?.pointer ?? "–"}`;
    });
  }

  const files = { "begin.mdx": page("Begin here"), "b.mdx": page("B") };

  test("a spec withholds the addresses of its operations and of its folder, and no others", async () => {
    const groups = [guides(["a", "begin"]), { group: "More", pages: ["b"] }, { group: "Api", openapi: "x.json" }];
    expect(await lost({ navigation: { groups } }, { ...files, "x.json": "{" })).toEqual([
      "/start /begin –",
      "/gone /b –",
      "/api-reference/users/list-users – /navigation/groups/2/openapi",
    ]);
  });

  test("a spec that has another name withholds the operations of the one that is gone", async () => {
    const api = { group: "Api", openapi: { source: "y.json", directory: "other" } };
    const groups = [guides(["a", "begin"]), { group: "More", pages: ["b"] }, api];
    expect(await lost({ navigation: { groups } }, files)).toEqual([
      "/start /begin –",
      "/gone /b –",
      "/api-reference/users/list-users – /navigation/groups/2/openapi/source",
    ]);
  });

  test("a division withholds the addresses of what it listed", async () => {
    const groups = [guides(["a", "begin"]), { group: "More", pages: "b" }, { group: "Api", openapi: "x.json" }];
    expect(await lost({ navigation: { groups } }, { ...files, "x.json": spec(users) })).toEqual([
      "/start /begin –",
      "/gone – /navigation/groups/1/pages",
    ]);
  });

  test("a page beside the division is known again by its title, and not by its neighbors", async () => {
    const groups = [guides(["a", "begin"]), { group: "More", pages: "b" }, { group: "Api", openapi: "x.json" }];
    const retitled = { ...files, "begin.mdx": page("First"), "x.json": spec(users) };
    expect(await lost({ navigation: { groups } }, retitled)).toContain("/start – /navigation/groups/1/pages");
  });

  test("a division that the site before does not have withholds all that is not found again", async () => {
    const groups = [guides(["a", "begin"]), { group: "Others", pages: "b" }, { group: "Api", openapi: "x.json" }];
    expect(await lost({ navigation: { groups } }, { ...files, "x.json": spec(users) })).toEqual([
      "/start /begin –",
      "/gone – /navigation/groups/1/pages",
    ]);
  });

  test("a page of the division is proposed where its file is found again", async () => {
    const groups = [guides(["a", "begin"]), { group: "More", pages: 5 }, { group: "Api", openapi: "x.json" }];
    const more = { "begin.mdx": page("Begin here"), "still.mdx": page("Gone"), "x.json": spec(users) };
    expect(await lost({ navigation: { groups } }, more)).toEqual([
      "/start /begin –",
      "/b – /navigation/groups/1/pages",
      "/gone /still –",
    ]);
  });

  test("a new page in no list may be in the division, so only pages that are found again are proposed elsewhere", async () => {
    const groups = [
      { group: "Guides", pages: 5 },
      { group: "More", pages: ["b"] },
      { group: "Api", openapi: "x.json" },
    ];
    const more = { "b.mdx": page("B"), "new.mdx": page("New"), "x.json": spec(users) };
    expect(await lost({ navigation: { groups } }, more)).toEqual([
      "/start – /navigation/groups/0/pages",
      "/gone – /navigation/groups/0/pages",
    ]);
  });

  test("an entry withholds the address of its operation", async () => {
    const groups = [
      guides(["a", "begin"]),
      { group: "More", pages: ["b"] },
      { group: "Api", openapi: "x.json", pages: ["FETCH /users"] },
    ];
    expect(await lost({ navigation: { groups } }, { ...files, "x.json": spec(users) })).toEqual([
      "/start /begin –",
      "/gone /b –",
      "/api-reference/users/list-users – /navigation/groups/2/pages/0",
    ]);
  });
});
