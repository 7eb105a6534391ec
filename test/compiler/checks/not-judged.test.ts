// Is a fault still found while another part of the site is not known, and is what can't be judged counted?
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileOptions, type CompileResult } from "../../../src/index.ts";
import { notJudgedLines } from "../../../src/outputs/render/not-judged-lines.ts";
import type { UnknownKind } from "../../../src/compiler/contract/unknown-fact.ts";
import type { JsonObject } from "../../../src/compiler/text/json-value.ts";

type Files = Readonly<Record<string, string>>;

interface Site {
  /** What is added to docs.json. */
  readonly config?: JsonObject;
  /** More groups of the default language. */
  readonly groups?: readonly JsonObject[];
  /** More languages. */
  readonly languages?: readonly JsonObject[];
  /** More redirects. */
  readonly redirects?: readonly (JsonObject | string)[];
  readonly files?: Files;
  readonly options?: CompileOptions;
}

const page = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

const body = [
  "[no page](/en/guides/nowhere)",
  "[redirected](/en/old)",
  "[no anchor](/en/guides/start#nothing)",
  "[hidden](/en/guides/secret)",
  "[relative](guides/start)",
  "![no image](/images/none.png)",
].join(" ");

const files: Files = {
  "en/home.mdx": page("Home", body),
  "en/guides/start.mdx": page("Start", "## First"),
  "en/guides/secret.mdx": "---\ntitle: Secret\nhidden: true\n---\n",
  "en/guides/more.mdx": page("More"),
  "en/extra.mdx": page("Extra"),
  "fr/home.mdx": page("Accueil", "[copied](/en/guides/start)"),
  "fr/guides/start.mdx": page("Début"),
  "de/home.mdx": page("Start"),
  "de/only.mdx": page("Mehr"),
  "ok.json": JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Ok", version: "1" },
    paths: { "/ok": { get: { summary: "Ok" } }, "/left": { get: { summary: "Left" } } },
  }),
};

/** Faults that have nothing to do with what the cases below add: each is found in all of them. */
const planted = [
  "anchor-not-found",
  "asset-not-found",
  "href-target-missing",
  "link-not-found",
  "link-redirected",
  "link-relative",
  "link-to-hidden",
  "link-to-other-edition",
  "page-language",
  "page-unlisted",
  "page-untranslated",
  "redirect-chain",
  "redirect-shadows-page",
  "redirect-target-missing",
];

async function compiled({
  config,
  groups = [],
  languages = [],
  redirects = [],
  files: added,
  options,
}: Site): Promise<CompileResult> {
  const guides = ["en/home", "en/guides/start", "en/guides/secret", "en/guides/more"];
  const docs = {
    name: "Acme",
    redirects: [
      { source: "/en/old", destination: "/en/guides/start" },
      { source: "/en/older", destination: "/en/old" },
      { source: "/en/lost", destination: "/en/guides/gone" },
      { source: "/en/guides/more", destination: "/en/guides/start" },
      ...redirects,
    ],
    navigation: {
      global: { anchors: [{ anchor: "Lost", href: "/en/guides/missing" }] },
      languages: [
        { language: "en", groups: [{ group: "Guides", pages: guides }, ...groups] },
        { language: "fr", groups: [{ group: "Guides", pages: ["fr/home", "fr/guides/start", "de/only"] }] },
        { language: "de", groups: [{ group: "Guides", pages: ["de/home"] }] },
        ...languages,
      ],
    },
    ...config,
  };
  const host = memoryHost({ "docs.json": JSON.stringify(docs), ...files, ...added });
  return await compileNavigation({ host, discover: true, links: true, assets: true, ...options });
}

const codesOf = ({ diagnostics }: CompileResult): ReadonlySet<string> => new Set(diagnostics.map(({ code }) => code));
const leftOf = ({ notJudged }: CompileResult): readonly string[] =>
  notJudged.map(({ code, count, reason }) => `${count} ${code}: ${reason}`);

test("a remote spec that was not fetched is a fact, and what links to its pages is counted", async () => {
  const groups = [
    { group: "Users", openapi: { source: "https://example.com/a.json", directory: "users" } },
    api(["en/api"]),
  ];
  const result = await compiled({ groups, files: linkTo("/users/list", "/other/list") });
  expect(result.unknown.map(({ kind }) => kind)).toEqual(["unfetched"]);
  expect(leftOf(result)).toEqual(["1 link-not-found: https://example.com/a.json was not fetched"]);
});

test("a check that is off leaves nothing", async () => {
  const groups = [{ group: "Users", openapi: "none.json" }, api(["en/api"])];
  const site = {
    groups,
    files: linkTo("/api-reference/list"),
    options: { rules: { "link-not-found": "off" } },
  } as const;
  expect(leftOf(await compiled(site))).toEqual([]);
});

test("each planted fault is found in the site without anything else, and nothing is left", async () => {
  const result = await compiled({});
  expect(planted.filter((code) => !codesOf(result).has(code))).toEqual([]);
  expect(result.unknown).toEqual([]);
  expect(result.notJudged).toEqual([]);
});

const api = (pages: readonly string[], more: JsonObject = {}): JsonObject => ({
  group: "Api",
  pages: [...pages],
  ...more,
});
const linkTo = (...targets: readonly string[]): Files => ({
  "en/api.mdx": page("Api", targets.map((target) => `[link](${target})`).join(" ")),
});
const spec = (paths: JsonObject): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "S", version: "1" }, paths });

type Case = readonly [string, UnknownKind, Site, readonly string[], (readonly string[])?];

const cases: readonly Case[] = [
  [
    "a page whose front matter names an operation that its spec lacks",
    "endpoint",
    {
      groups: [api(["en/operation", "GET /ok"], { openapi: "ok.json" })],
      files: { "en/operation.mdx": "---\ntitle: Users\nopenapi: ok.json GET /oks\n---\n\n[gone](/api-reference/gone)" },
    },
    ["1 operation-unlisted: the front matter of en/operation.mdx names an operation that ok.json does not have"],
  ],
  [
    "an entry that names an operation which its spec lacks",
    "endpoint",
    {
      groups: [api(["en/api", "GET /ok", "GET /lft"], { openapi: "ok.json" })],
      // The page of the operation that is meant, and one that no operation has.
      files: linkTo("/api-reference/left", "/api-reference/gone"),
    },
    [
      "1 operation-unlisted: an entry names an operation that ok.json does not have",
      '1 link-not-found: "GET /lft" names no operation that is there',
    ],
  ],
  [
    "an entry without a spec",
    "endpoint",
    { groups: [api(["en/api", "GET /users"])], files: linkTo("/api-reference/list-users", "/other/list-users") },
    ['1 link-not-found: "GET /users" names no operation that is there'],
  ],
  [
    "an entry with a method that is none",
    "endpoint",
    { groups: [api(["en/api", "FETCH /users"])], files: linkTo("/api-reference/list-users") },
    ['1 link-not-found: "FETCH /users" names no operation that is there'],
  ],
  [
    "a spec that can't be read",
    "spec",
    {
      groups: [{ group: "Users", openapi: { source: "broken.json", directory: "users" } }, api(["en/api"])],
      redirects: [{ source: "/en/users", destination: "/users/list" }],
      files: { "broken.json": "{", ...linkTo("/users/list", "/users", "/api-reference/list") },
    },
    ["1 redirect-target-missing: broken.json could not be read", "2 link-not-found: broken.json could not be read"],
  ],
  [
    "a spec that is not there",
    "spec",
    { groups: [{ group: "Users", openapi: "none.json" }, api(["en/api"])], files: linkTo("/api-reference/list") },
    ["1 link-not-found: none.json could not be read"],
  ],
  [
    "a spec in a folder, whose operations may have addresses of their own there",
    "spec",
    {
      groups: [{ group: "Users", openapi: "en/reference/api/none.json" }, api(["en/api"])],
      files: linkTo("/en/reference/api/users/list", "/en/reference/list"),
    },
    ["1 link-not-found: en/reference/api/none.json could not be read"],
  ],
  [
    "a part of a spec that can't be read",
    "operation",
    {
      groups: [{ group: "Users", openapi: { source: "part.json", directory: "users" } }, api(["en/api"])],
      files: {
        "part.json": spec({ "/users": { get: "x" }, "/b": { get: { summary: "B" } } }),
        ...linkTo("/users/list", "/api-reference/list"),
      },
    },
    ["1 link-not-found: a part of part.json could not be read"],
  ],
  [
    "a list of pages that is none",
    "config",
    { groups: [{ group: "B", pages: { first: "en/listed" } }], files: { "en/listed.mdx": page("Listed") } },
    ['1 page-unlisted: "/navigation/languages/0/groups/1/pages" of docs.json could not be read'],
  ],
  [
    "a misspelt list",
    "config",
    { groups: [{ group: "B", pagse: ["en/listed"] }], files: { "en/listed.mdx": page("Listed") } },
    ['1 page-unlisted: "/navigation/languages/0/groups/1/pagse" of docs.json could not be read'],
  ],
  [
    "a misspelt list with an operation",
    "config",
    {
      groups: [{ group: "B", pagse: ["GET /users"] }, api(["en/api"])],
      files: linkTo("/api-reference/list", "/other/list"),
    },
    ['1 link-not-found: "/navigation/languages/0/groups/1/pagse" of docs.json could not be read'],
  ],
  [
    "a part in a file with a syntax error",
    "config",
    {
      groups: [{ $ref: "more.json" }, api(["en/api"])],
      files: { "more.json": '{ "group": "B", "pages": [', ...linkTo("/new/list", "/en/list") },
    },
    // Nothing says what the file lists.
    [
      "1 page-unlisted: more.json could not be read",
      "1 link-not-found: more.json could not be read",
      "1 link-to-other-edition: more.json could not be read",
    ],
    ["link-to-other-edition", "page-unlisted"],
  ],
  [
    "a misspelt directory of a spec",
    "config",
    {
      groups: [{ group: "Ok", openapi: { source: "ok.json", directry: "there" } }, api(["en/api"])],
      files: linkTo("/there/ok", "/elsewhere/ok"),
    },
    ['1 link-not-found: "/navigation/languages/0/groups/1/openapi/directry" of docs.json could not be read'],
  ],
  [
    "a redirect without a destination",
    "config",
    { redirects: [{ source: "/away/:slug*" }], groups: [api(["en/api"])], files: linkTo("/away/x", "/here/x") },
    ['1 link-not-found: "/redirects/4" of docs.json could not be read'],
  ],
  [
    "a language without a code",
    "config",
    { languages: [{ groups: [{ group: "Guides", pages: ["ja/home"] }] }], files: { "ja/home.mdx": page("Home") } },
    [],
  ],
  [
    "a list of another language that is none",
    "config",
    {
      languages: [
        {
          language: "ja",
          groups: [
            { group: "Guides", pages: ["ja/home"] },
            { group: "B", pages: { a: "ja/b" } },
          ],
        },
      ],
      files: { "ja/home.mdx": page("Home"), "ja/b.mdx": page("B") },
    },
    [
      '2 page-untranslated: "/navigation/languages/3/groups/1/pages" of docs.json could not be read',
      '1 page-unlisted: "/navigation/languages/3/groups/1/pages" of docs.json could not be read',
    ],
  ],
  [
    "a language with an unknown code",
    "branch",
    {
      languages: [{ language: "xx", groups: [{ group: "Guides", pages: ["xx/home"] }] }],
      files: { "xx/home.mdx": page("Home") },
    },
    ['2 page-untranslated: "xx" is no language or version of its own'],
  ],
  [
    "a language that is there twice",
    "branch",
    {
      languages: [{ language: "de", groups: [{ group: "Guides", pages: ["de/more"] }] }],
      files: { "de/more.mdx": page("Mehr") },
    },
    ['2 page-untranslated: "de" is no language or version of its own'],
  ],
  ["a result that is too large", "limit", { options: { limits: { outputBytes: 10 } } }, []],
  [
    "a spec that a limit left out",
    "limit",
    {
      groups: [{ group: "Users", openapi: { source: "large.json", directory: "users" } }, api(["en/api"])],
      files: {
        "large.json": JSON.stringify({
          openapi: "3.1.0",
          info: { title: "x".repeat(90_000), version: "1" },
          paths: {},
        }),
        ...linkTo("/users/list", "/other/list"),
      },
      options: { limits: { readBytes: 40_000 } },
    },
    ["1 link-not-found: large.json could not be read"],
  ],
  [
    "a page that a limit left out, which may show an operation",
    "limit",
    {
      groups: [api(["GET /ok", "en/large"], { openapi: "ok.json" })],
      files: { "en/large.mdx": `---\ntitle: ${"x".repeat(50_000)}\n---\n` },
      options: { limits: { readBytes: 40_000 } },
    },
    [
      "1 operation-unlisted: a limit left out en/large.mdx",
      '1 page-not-found: the limit "readBytes" left out their files',
    ],
  ],
  [
    "operations for which there are too many pages",
    "limit",
    {
      groups: [
        { group: "Some", openapi: { source: "many.json", directory: "some" } },
        { group: "Users", openapi: { source: "many.json", directory: "users" } },
        api(["en/api"]),
      ],
      files: {
        "many.json": spec(Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`/p${number}`, { get: {} }]))),
        ...linkTo("/users/list", "/other/list"),
      },
      options: { limits: { nodes: 150 } },
    },
    ["1 link-not-found: a limit left out a part of many.json"],
  ],
  [
    "a part of docs.json that is too deep",
    "config",
    {
      groups: [{ group: "B", pages: [{ group: "C", pages: [{ group: "D", pages: ["en/deep"] }] }] }],
      files: { "en/deep.mdx": page("Deep") },
      options: { limits: { depth: 7 } },
    },
    // The text is cut before it is parsed.
    [
      '2 page-unlisted: "/navigation/languages/0/groups/1/pages/0" of docs.json could not be read',
      '1 link-to-other-edition: "/navigation/languages/0/groups/1/pages/0" of docs.json could not be read',
    ],
    ["link-to-other-edition", "page-unlisted"],
  ],
  [
    "a list that is there twice",
    "config",
    {
      groups: [{ $ref: "twice.json" }, api(["en/api"])],
      files: {
        "twice.json": '{ "group": "B", "pages": ["en/listed"], "pages": ["en/home"] }',
        "en/listed.mdx": page("Listed"),
      },
    },
    [
      '2 page-unlisted: "/pages" of twice.json could not be read',
      '1 link-to-other-edition: "/pages" of twice.json could not be read',
    ],
    ["link-to-other-edition", "page-unlisted"],
  ],
  [
    "redirects in a file that is not there",
    "config",
    { redirects: [{ $ref: "redirects.json" }], groups: [api(["en/api"])], files: linkTo("/here/x") },
    // It may redirect any address where nothing else is.
    [
      '1 href-target-missing: "/redirects/4" of docs.json could not be read',
      '1 redirect-target-missing: "/redirects/4" of docs.json could not be read',
      '1 asset-not-found: "/redirects/4" of docs.json could not be read',
      '2 link-not-found: "/redirects/4" of docs.json could not be read',
    ],
    ["asset-not-found", "href-target-missing", "link-not-found", "redirect-target-missing"],
  ],
  [
    "more facts than are listed",
    "more",
    { groups: [{ group: "B", pages: Array.from({ length: 1001 }, (_, number) => number) }] },
    [],
  ],
];

const named = cases.map(([title, kind, site, left, unfound = []]) => ({ title, kind, site, left, unfound }));

describe.each(named)("beside $title", ({ kind, site, left, unfound }) => {
  test("the planted faults are found, but for those in the part that is not known", async () => {
    const result = await compiled(site);
    expect(result.unknown.map((fact) => fact.kind)).toContain(kind);
    expect(planted.filter((code) => !codesOf(result).has(code))).toEqual(unfound);
  });

  test("what can't be judged is counted", async () => {
    expect(leftOf(await compiled(site))).toEqual(left);
  });
});

test.each([
  ["---\ntitle: B\nopenapi-schema: User\n---\n\n## First\n", "the platform makes anchors on pages of an API"],
  ["---\ntitle: B\nmode: custom\n---\n\n## First\n", "which headings have anchors depends on the mode of the page"],
  ["---\ntitle: B\n---\n\n## First\n\n<Other />\n", "components or programs in the page may make anchors"],
])("a link to an anchor that %j may make is counted, and one to its heading is not", async (b, reason) => {
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["a", "b"] } }),
    "a.mdx": "---\ntitle: A\n---\n\n[one](/b#first) [two](/b#user-name) [three](/b#user-id)\n",
    "b.mdx": b,
  });
  const { diagnostics, notJudged } = await compileNavigation({ host, links: true });
  expect(diagnostics).toEqual([]);
  expect(notJudged).toEqual([{ code: "anchor-not-found", count: 2, reason }]);
});

test("what leads to a folder without a page is neither missing nor there: it is counted, with its address", async () => {
  const config = {
    navigation: {
      groups: [
        { group: "G", pages: ["home", "guides/a", "api/index"] },
        { group: "H", href: "/guides" },
      ],
    },
    redirects: [
      { source: "/old", destination: "/guides#top" },
      { source: "/old-api", destination: "/api" },
      { source: "/moved", destination: "/guides/a" },
    ],
  };
  const { diagnostics, notJudged } = await compileNavigation({
    host: memoryHost({
      "docs.json": JSON.stringify(config),
      "home.mdx": page("Home", "[one](/guides) [two](/guides/) [there](/api) [moved](/moved) [no](/nothing)"),
      "guides/a.mdx": page("A"),
      "api/index.mdx": page("API"),
    }),
    links: true,
  });
  const judging = ["href-target-missing", "redirect-target-missing", "link-not-found"];
  expect(diagnostics.map(({ code }) => code).filter((code) => judging.includes(code))).toEqual(["link-not-found"]);
  const reason = "only some platforms open the first page of a folder that has no page of its own";
  expect(notJudged.filter((each) => each.reason === reason)).toEqual([
    { code: "href-target-missing", count: 1, reason, addresses: ["/guides"] },
    { code: "redirect-target-missing", count: 1, reason, addresses: ["/guides"] },
    { code: "link-not-found", count: 2, reason, addresses: ["/guides"] },
  ]);
  expect(notJudgedLines(notJudged).filter((line) => line.includes("folder"))).toEqual([
    `not judged: 1 link (href-target-missing), 1 redirect (redirect-target-missing), 2 links (link-not-found), because ${reason}, such as /guides`,
  ]);
});
