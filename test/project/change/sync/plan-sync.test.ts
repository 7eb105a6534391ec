// Does a language or version get the structure of another one, and keep what is its own?
import { describe, expect, test } from "vitest";
import { memoryHost, type JsonObject, type JsonValue } from "../../../../src/index.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import type { SyncPlan } from "../../../../src/project/change/edit-plan.ts";
import type { SyncRequest } from "../../../../src/project/change/sync/branch-pairs.ts";
import { planSync } from "../../../../src/project/change/sync/plan-sync.ts";
import { withFiles, type SiteTexts } from "../planned-change.ts";

/** A site with these lists in docs.json, and with the page files. */
function siteOf(navigation: JsonObject, pages: readonly string[], more: SiteTexts = {}): SiteTexts {
  const texts = pages.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]);
  const config = JSON.stringify({ name: "A", navigation }, null, 2);
  return { "docs.json": `${config}\n`, ...more, ...(Object.fromEntries(texts) as SiteTexts) };
}

async function plan(texts: SiteTexts, request: SyncRequest): Promise<SyncPlan> {
  const site = {
    compiler: await loadCompiler(),
    options: { root: "." },
    host: memoryHost(texts),
    files: () => Object.keys(texts),
  };
  return planSync(site, request);
}

/** The texts after a sync, for which a second one has nothing to do. */
async function synced(texts: SiteTexts, request: SyncRequest = { from: "en" }): Promise<SiteTexts> {
  const { files, refusals } = await plan(texts, request);
  expect(refusals).toEqual([]);
  const after = withFiles(texts, files);
  expect((await plan(after, request)).files).toEqual([]);
  return after;
}

/** The content of a language in docs.json. */
function language(texts: SiteTexts, code: string): JsonValue | undefined {
  const { navigation } = JSON.parse(texts["docs.json"]!) as { navigation: { languages: JsonObject[] } };
  return navigation.languages.find((each) => each["language"] === code);
}

const en = (...groups: readonly JsonValue[]): JsonObject => ({ language: "en", groups });
const fr = (...groups: readonly JsonValue[]): JsonObject => ({ language: "fr", groups });
const languages = (...all: readonly JsonObject[]): JsonObject => ({ languages: all });

/** Pages that are only links. */
const linksOf = (...paths: readonly string[]): SiteTexts =>
  Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\ntitle: L\nurl: https://example.com/${path}\n---\n`]));

describe("a page that is only a link", () => {
  const nav = (...french: readonly string[]): JsonObject =>
    languages(en({ group: "G", pages: ["a", "link", "b"] }), fr({ group: "G", pages: [...french] }));

  test("is listed without a translation, and none is asked for", async () => {
    const texts = siteOf(nav("fr/a", "fr/b"), ["a", "b", "fr/a", "fr/b"], linksOf("link"));
    const { left, untranslated } = await plan(texts, { from: "en" });
    expect(untranslated).toEqual([]);
    expect(left.filter(({ page }) => page?.kind === "missing")).toEqual([]);
    expect(language(await synced(texts), "fr")).toEqual(fr({ group: "G", pages: ["fr/a", "link", "fr/b"] }));
  });

  test("is named where the language has another kind of list", async () => {
    const texts = siteOf(
      languages(
        {
          language: "en",
          tabs: [
            { tab: "Docs", pages: ["a"] },
            { tab: "Status", pages: ["link", "b"] },
          ],
        },
        fr({ group: "G", pages: ["fr/a"] }),
      ),
      ["a", "b", "fr/a", "fr/b"],
      linksOf("link"),
    );
    for (const fallback of [false, true]) {
      const { left, untranslated } = await plan(texts, { from: "en", fallback });
      expect(untranslated).toEqual([]);
      expect(left.filter(({ line }) => line === 1).map(({ file, reason }) => [file, reason])).toContainEqual([
        "link.mdx",
        'fr has no division for this link; add "link" to one of its lists',
      ]);
    }
  });

  test("gives way to a link of the language", async () => {
    const texts = siteOf(nav("fr/a", "link", "fr/b"), ["a", "b", "fr/a", "fr/b"], linksOf("link", "fr/link"));
    expect(language(await synced(texts), "fr")).toEqual(fr({ group: "G", pages: ["fr/a", "fr/link", "fr/b"] }));
  });
});

describe("a language", () => {
  test("gets the order of pages and of groups; labels, icons and what only it has stay", async () => {
    const texts = siteOf(
      languages(
        en({ group: "Start", pages: ["a", "b", "c"] }, { group: "More", pages: ["d", "e"] }),
        fr(
          { group: "Plus", icon: "star", pages: ["fr/e", "fr/d"] },
          { group: "Début", pages: ["fr/c", "fr/own", "fr/a", "fr/b"] },
        ),
      ),
      ["a", "b", "c", "d", "e", "fr/a", "fr/b", "fr/c", "fr/d", "fr/e", "fr/own"],
    );
    const { left } = await plan(texts, { from: "en" });
    expect(left).toEqual([
      expect.objectContaining({ written: "fr/own", reason: "fr has it and en does not, so it stays where it is" }),
    ]);
    expect(language(await synced(texts), "fr")).toEqual(
      fr(
        { group: "Début", pages: ["fr/own", "fr/a", "fr/b", "fr/c"] },
        { group: "Plus", icon: "star", pages: ["fr/d", "fr/e"] },
      ),
    );
  });

  test("a page that several languages lack is named once", async () => {
    const codes = ["fr", "es", "de", "it"];
    const own = codes.map((code) => ({ language: code, groups: [{ group: "G", pages: [`${code}/a`] }] }));
    const texts = siteOf(languages(en({ group: "G", pages: ["a", "b"] }), ...own), [
      "a",
      "b",
      ...codes.map((code) => `${code}/a`),
    ]);
    const reasons = async (to: readonly string[]): Promise<readonly string[]> =>
      (await plan(texts, { from: "en", to })).left.map(({ reason }) => reason);
    expect(await reasons(["fr", "es"])).toEqual(["fr and es have no such page; write it as fr/b.mdx and es/b.mdx"]);
    expect(await reasons(codes)).toEqual([
      "fr, es, de and 1 more have no such page; write it as fr/b.mdx, es/b.mdx, de/b.mdx and 1 more",
    ]);
  });

  test("lists the pages that it has, leaves out those that it lacks, and says where they would be", async () => {
    const texts = siteOf(
      languages(en({ group: "Start", pages: ["a", "b", "c"] }), fr({ group: "Début", pages: ["/fr/a"] })),
      ["a", "b", "c", "fr/a", "fr/c"],
    );
    const { left } = await plan(texts, { from: "en" });
    const page = { kind: "missing", labels: ["fr"], expected: ["fr/b.mdx"] };
    expect(left).toEqual([
      { file: "b.mdx", line: 1, written: "b.mdx", reason: "fr has no such page; write it as fr/b.mdx", page },
    ]);
    expect(language(await synced(texts), "fr")).toEqual(fr({ group: "Début", pages: ["/fr/a", "/fr/c"] }));
  });

  test("lists the pages of the source in place of those that it lacks, until they are there", async () => {
    const texts = siteOf(
      languages(en({ group: "Start", pages: ["a", "b"] }), fr({ group: "Début", pages: ["fr/a"] })),
      ["a", "b", "fr/a"],
    );
    const after = await synced(texts, { from: "en", fallback: true });
    expect(language(after, "fr")).toEqual(fr({ group: "Début", pages: ["fr/a", "b"] }));
    const translated = await synced({ ...after, "fr/b.mdx": "---\ntitle: B\n---\n" }, { from: "en", fallback: true });
    expect(language(translated, "fr")).toEqual(fr({ group: "Début", pages: ["fr/a", "fr/b"] }));
  });

  test("gets a new division around pages and groups that it has elsewhere", async () => {
    const texts = siteOf(
      {
        languages: [
          {
            language: "en",
            tabs: [
              { tab: "Guides", groups: [{ group: "Start", pages: ["a", "b"] }] },
              {
                tab: "API",
                icon: "code",
                groups: [
                  { group: "Calls", pages: ["c", "d"] },
                  { group: "New", pages: ["e"] },
                ],
              },
            ],
          },
          {
            language: "fr",
            tabs: [
              {
                tab: "Guides FR",
                groups: [
                  { group: "Début", pages: ["fr/a", "fr/b"] },
                  { group: "Appels", pages: ["fr/c", "fr/d"] },
                ],
              },
            ],
          },
        ],
      },
      ["a", "b", "c", "d", "e", "fr/a", "fr/b", "fr/c", "fr/d", "fr/e"],
    );
    const { left } = await plan(texts, { from: "en" });
    expect(left.map(({ written, reason }) => [written, reason])).toEqual([
      ["API", "its label in fr is not translated yet"],
      ["New", "its label in fr is not translated yet"],
    ]);
    expect(language(await synced(texts), "fr")).toEqual({
      language: "fr",
      tabs: [
        { tab: "Guides FR", groups: [{ group: "Début", pages: ["fr/a", "fr/b"] }] },
        {
          tab: "API",
          icon: "code",
          groups: [
            { group: "Appels", pages: ["fr/c", "fr/d"] },
            { group: "New", pages: ["fr/e"] },
          ],
        },
      ],
    });
  });

  test.each([
    ["a page of the outer one", { group: "Dedans", icon: "in", pages: ["fr/x"] }, "fr/own"],
    ["a page of the inner one", { group: "Dedans", icon: "in", pages: ["fr/x", "fr/own"] }],
    ["nothing", { group: "Dedans", icon: "in", pages: ["fr/x"] }],
  ])("keeps a group in a group where only it has %s", async (_what, ...pages) => {
    const texts = siteOf(
      languages(
        en({ group: "Outer", icon: "o", pages: [{ group: "Inner", icon: "i", pages: ["x", "en-only"] }] }),
        fr({ group: "Dehors", icon: "out", pages }),
      ),
      ["x", "en-only", "fr/x", "fr/own"],
    );
    expect(language(await synced(texts), "fr")).toEqual(language(texts, "fr"));
  });

  test("gets pages that changed places between two groups of one page each", async () => {
    const texts = siteOf(
      languages(
        en({ group: "One", pages: ["a", "b", "x"] }, { group: "Two", pages: ["c", "d", "y"] }),
        fr({ group: "Un", pages: ["fr/a", "fr/b", "fr/y"] }, { group: "Deux", pages: ["fr/c", "fr/d", "fr/x"] }),
      ),
      ["a", "b", "c", "d", "x", "y"].flatMap((path) => [path, `fr/${path}`]),
    );
    expect(language(await synced(texts), "fr")).toEqual(
      fr({ group: "Un", pages: ["fr/a", "fr/b", "fr/x"] }, { group: "Deux", pages: ["fr/c", "fr/d", "fr/y"] }),
    );
  });

  test("is added if there are pages for it", async () => {
    const texts = siteOf(languages(en({ group: "Start", icon: "flag", pages: ["a", "b"] })), ["a", "b", "fr/b"]);
    const after = await synced(texts, { from: "en", to: ["fr"] });
    expect(language(after, "fr")).toEqual(fr({ group: "Start", icon: "flag", pages: ["fr/b"] }));
    await expect(plan(texts, { from: "en", to: ["frr"] })).rejects.toThrow(
      'The navigation has no language "frr", and there is no page for it, such as frr/a.mdx.',
    );
  });

  test("changes only the lines concerned, in the file that has them", async () => {
    const groups =
      '[\n\t{ "group": "Début",   "pages": [ "fr/b", "fr/a" ] },\n\t{ "group": "Fin", "pages": ["fr/c"] }\n]\n';
    const texts = siteOf(
      {
        languages: [
          en({ group: "Start", pages: ["a", "b"] }, { group: "End", pages: ["c"] }),
          { language: "fr", groups: { $ref: "fr.json" } },
        ],
      },
      ["a", "b", "c", "fr/a", "fr/b", "fr/c"],
      { "fr.json": groups },
    );
    const after = await synced(texts);
    expect(after["docs.json"]).toBe(texts["docs.json"]);
    expect(after["fr.json"]).toBe(groups.replace('"fr/b", "fr/a"', '"fr/a", "fr/b"'));
  });

  test("is matched by keys and by folders of both", async () => {
    const texts = siteOf(
      languages(
        en({ group: "Start", pages: ["en/a", "en/b", "en/c"] }),
        fr({ group: "Début", pages: ["fr/a", "fr/bonjour"] }),
      ),
      ["en/a", "en/c", "fr/a", "fr/c"],
      {
        "en/b.mdx": "---\ntitle: B\nkey: hello\n---\n",
        "fr/bonjour.mdx": "---\ntitle: B\nkey: hello\n---\n",
      },
    );
    expect(language(await synced(texts), "fr")).toEqual(fr({ group: "Début", pages: ["fr/a", "fr/bonjour", "fr/c"] }));
  });

  test("is in step with itself, and one that is not there is named", async () => {
    const texts = siteOf(languages(en({ group: "S", pages: ["a"] }), fr({ group: "D", pages: ["fr/a"] })), [
      "a",
      "fr/a",
    ]);
    expect((await plan(texts, { from: "en" })).files).toEqual([]);
    await expect(plan(texts, { from: "de" })).rejects.toThrow(
      'The navigation has no language "de". It has "en", "fr".',
    );
    await expect(plan(siteOf({ pages: ["a"] }, ["a"]), { from: "en" })).rejects.toThrow(
      'The navigation has no language "en".',
    );
  });
});

describe("what the plan says", () => {
  const reasons = async (texts: SiteTexts, request: SyncRequest = { from: "en" }): Promise<readonly string[]> =>
    (await plan(texts, request)).left.map(({ written, reason }) => `${written}: ${reason}`);

  test("names the new label where it is to be translated, and no entry that moves into the new division", async () => {
    const texts = siteOf(
      languages(
        en({ group: "Start", pages: ["a", { group: "More", pages: ["b", "c"] }] }),
        fr({ group: "Début", pages: ["fr/b", "fr/a"] }),
      ),
      ["a", "b", "c", "fr/a", "fr/b"],
    );
    expect(await reasons(texts)).toEqual([
      "More: its label in fr is not translated yet",
      "c.mdx: fr has no such page; write it as fr/c.mdx",
    ]);
    const after = await synced(texts);
    const { lineAfter: line = 0 } = (await plan(texts, { from: "en" })).left[0]!;
    const lines = after["docs.json"]!.split("\n");
    expect(lines.slice(line - 2, line + 1).join("")).toMatch(/"fr\/a",.*"More"/);
    expect(language(after, "fr")).toEqual(fr({ group: "Début", pages: ["fr/a", { group: "More", pages: ["fr/b"] }] }));
  });

  test("names labels that are the same in both in one line, until they are translated", async () => {
    const texts = siteOf(
      languages(
        en({ group: "Start", pages: ["a", { group: "Sub", pages: ["b"] }] }, { group: "API", pages: ["c"] }),
        fr({ group: "Début", pages: ["fr/a"] }, { group: "API", pages: ["fr/c"] }),
      ),
      ["a", "b", "c", "d", "fr/a", "fr/b", "fr/c", "fr/d"],
    );
    const after = await synced(texts);
    expect(await reasons(after)).toEqual(["Sub: its label in fr is that of en; translate it if it is no name"]);
    const more = JSON.stringify({
      name: "A",
      navigation: languages(
        en(...["One", "Two", "Three"].map((group, at) => ({ group, pages: [["a", "b", "c"][at]!] }))),
        fr(...["One", "Two", "Three"].map((group, at) => ({ group, pages: [["fr/a", "fr/b", "fr/c"][at]!] }))),
      ),
    });
    expect(await reasons({ ...after, "docs.json": more })).toEqual([
      'One: its label in fr is that of en, as are those of "Two" and "Three"; translate it if it is no name',
    ]);
    expect(await reasons({ ...after, "docs.json": more.replaceAll('"fr"', '"en-GB"') })).toEqual([]);
  });

  test("names the pages of a group of which nothing is translated", async () => {
    const texts = siteOf(
      languages(
        en({ group: "Start", pages: ["a"] }, { group: "New", pages: ["b", { group: "Inner", pages: ["c"] }] }),
        fr({ group: "Début", pages: ["fr/a"] }),
      ),
      ["a", "b", "c", "fr/a"],
    );
    expect(await reasons(texts)).toEqual([
      "b.mdx: fr has no such page; write it as fr/b.mdx",
      "c.mdx: fr has no such page; write it as fr/c.mdx",
    ]);
  });

  test("of a version, nothing is translated", async () => {
    const versions = {
      versions: [
        { version: "v2", groups: [{ group: "Start", pages: ["v2/a", { group: "More", pages: ["v2/b"] }] }] },
        { version: "v1", groups: [{ group: "Start", pages: ["v1/a", "v1/b"] }] },
      ],
    };
    const texts = siteOf(versions, ["v2/a", "v2/b", "v1/a", "v1/b"]);
    expect(await reasons(texts, { from: "v2", versions: true })).toEqual([]);
    await synced(texts, { from: "v2", versions: true });
  });

  test("a language that has another kind of list keeps it", async () => {
    const start = { group: "Start", pages: ["a", "b"] };
    const texts = siteOf(
      languages(en(start, { group: "More", pages: ["c"] }), {
        language: "fr",
        tabs: [{ tab: "Guides", groups: [{ group: "Début", pages: ["fr/b", "fr/a"] }] }],
      }),
      ["a", "b", "c", "fr/a", "fr/b", "fr/c"],
    );
    expect(await reasons(texts)).toEqual([
      'fr: fr has "tabs" here where en has "groups", so it gets no "groups"; divisions that both have get the same pages',
      "fr/c.mdx: fr has no division for it, so it is in no list",
    ]);
    expect(language(await synced(texts), "fr")).toEqual({
      language: "fr",
      tabs: [{ tab: "Guides", groups: [{ group: "Début", pages: ["fr/a", "fr/b"] }] }],
    });
  });

  test("where it has another kind of list, each page that the list would have is named", async () => {
    const groups = [
      { group: "Start", pages: ["a", "c", "d", "b"] },
      { group: "More", root: "top", pages: ["guides/x", "guides/y", "guides/z", "GET /users"] },
    ];
    const texts = siteOf(
      languages(
        { language: "en", tabs: [{ tab: "T", groups }] },
        { language: "de", groups: [{ group: "Anfang", pages: ["de/a", "de/c", "de/d", "de/guides/y"] }] },
      ),
      "a b c d top guides/x guides/y guides/z de/a de/b de/c de/d de/top de/guides/x de/guides/y".split(" "),
    );
    const named = [
      'de: de has "groups" here where en has "tabs", so it gets no "tabs"; divisions that both have get the same pages',
      "guides/z.mdx: de has no such page; write it as de/guides/z.mdx",
      "de/top.mdx: de has no division for it, so it is in no list",
      "de/guides/x.mdx: de has no division for it, so it is in no list",
    ];
    expect(await reasons(texts)).toEqual(named);
    const after = await synced(texts);
    expect(language(after, "de")).toEqual({
      language: "de",
      groups: [{ group: "Anfang", pages: ["de/a", "de/c", "de/d", "de/b", "de/guides/y"] }],
    });
    expect(await reasons(after)).toEqual(named);
  });

  test("an empty list gives its place to another kind", async () => {
    const texts = siteOf(
      languages({ language: "en", tabs: [{ tab: "Guides", pages: ["a"] }] }, { language: "fr", groups: [] }),
      ["a", "fr/a"],
    );
    expect(language(await synced(texts), "fr")).toEqual({ language: "fr", tabs: [{ tab: "Guides", pages: ["fr/a"] }] });
  });
});

describe("the page that the title of a group opens", () => {
  const group = (label: string, root: string | undefined, ...pages: readonly JsonValue[]): JsonObject =>
    root === undefined ? { group: label, pages } : { group: label, root, pages };
  const pages = ["top", "a", "fr/top", "fr/a"];

  test("matches groups without entries, and is set in a new group", async () => {
    const english = en(group("Empty", "top"), group("Start", "a", "b"));
    const texts = siteOf(languages(english, fr(group("Vide", "fr/top"))), [...pages, "b", "fr/b"]);
    expect((await plan(texts, { from: "en" })).left.map(({ reason }) => reason)).toEqual([
      "its label in fr is not translated yet",
    ]);
    expect(language(await synced(texts), "fr")).toEqual(fr(group("Vide", "fr/top"), group("Start", "fr/a", "fr/b")));
  });

  test.each([
    ["is missing", ["top", "a", "fr/a"], "top.mdx", "fr has no such page; write it as fr/top.mdx"],
    ["is not named", pages, "Début", 'its title opens no page; add "root": "fr/top"'],
  ])("%s", async (_, files, written, reason) => {
    const texts = siteOf(languages(en(group("Start", "top", "a")), fr(group("Début", undefined, "fr/a"))), files);
    const { left, files: edited } = await plan(texts, { from: "en" });
    expect([edited, left]).toEqual([[], [expect.objectContaining({ written, reason })]]);
  });

  test("may be an entry in the other language", async () => {
    const texts = siteOf(
      languages(en(group("Start", "top", "a")), fr(group("Début", undefined, "fr/top", "fr/a"))),
      pages,
    );
    const { left, files } = await plan(texts, { from: "en" });
    expect([files, left]).toEqual([[], []]);
  });
});

test("files that refer to one another in a circle are read once on each way", async () => {
  const circle = { group: "H", pages: ["b", { $ref: "a.json" }, { $ref: "a.json" }] };
  const texts = siteOf(
    languages(en({ $ref: "a.json" }, { $ref: "a.json" }), fr({ group: "D", pages: [] })),
    ["b", "fr/b"],
    { "a.json": JSON.stringify(circle) },
  );
  const { files } = await plan(texts, { from: "en", to: ["fr"] });
  expect(files.map((file) => file.kind)).toEqual(["edit"]);
});

test("a navigation that references repeat beyond the limit is refused", async () => {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const next = { $ref: `${level + 1}.json` };
    return [`${level}.json`, JSON.stringify({ group: `G${level}`, pages: level === 11 ? ["b"] : [next, next, next] })];
  });
  const texts = siteOf(
    languages(en({ $ref: "0.json" }), fr({ group: "D", pages: ["fr/b"] })),
    ["b", "fr/b"],
    Object.fromEntries(levels) as SiteTexts,
  );
  await expect(plan(texts, { from: "en" })).rejects.toThrow("The navigation has more than 100000 elements");
});

test("a version gets the structure of another one", async () => {
  const texts = siteOf(
    {
      versions: [
        { version: "v2", groups: [{ group: "Start", pages: ["v2/a", "v2/b", "v2/new"] }] },
        { version: "v1", groups: [{ group: "Start", pages: ["v1/b", "v1/a"] }] },
      ],
    },
    ["v2/a", "v2/b", "v2/new", "v1/a", "v1/b"],
  );
  const after = await synced(texts, { from: "v2", versions: true });
  expect(JSON.parse(after["docs.json"]!)).toMatchObject({
    navigation: { versions: [{}, { version: "v1", groups: [{ group: "Start", pages: ["v1/a", "v1/b"] }] }] },
  });
});

describe("limited to a division", () => {
  const texts = siteOf(
    languages(
      en(
        { group: "Start", pages: ["a", "b"] },
        { group: "New", pages: ["n"] },
        { group: "More", pages: ["c", "d", "e"] },
      ),
      fr({ group: "Plus", pages: ["fr/d", "fr/c", "fr/own"] }, { group: "Début", pages: ["fr/b", "fr/a"] }),
    ),
    ["a", "b", "c", "d", "e", "n", "fr/a", "fr/b", "fr/c", "fr/d", "fr/n", "fr/own"],
  );

  test("only that changes, and only what it lacks is named", async () => {
    expect(language(await synced(texts, { only: ["More"] }), "fr")).toEqual(
      fr({ group: "Plus", pages: ["fr/c", "fr/d", "fr/own"] }, { group: "Début", pages: ["fr/b", "fr/a"] }),
    );
    const { left } = await plan(texts, { only: ["More"] });
    expect(left.map(({ written }) => written)).toEqual(["e.mdx"]);
    expect(left[0]!.reason).toContain("fr/own.mdx may be the same");
    expect((await plan(texts, { only: ["Start"] })).left).toEqual([]);
  });

  test("one that the target lacks goes after the one before it, and the others stay", async () => {
    expect(language(await synced(texts, { only: ["en", "new"] }), "fr")).toEqual(
      fr(
        { group: "Plus", pages: ["fr/d", "fr/c", "fr/own"] },
        { group: "Début", pages: ["fr/b", "fr/a"] },
        { group: "New", pages: ["fr/n"] },
      ),
    );
  });

  test.each([
    [["Mroe"], 'has no group, tab or other division "Mroe". Did you mean "More"?'],
    [["fr", "More"], 'has no group, tab or other division "fr > More"'],
  ])("%j is no division of the source", async (only, message) => {
    await expect(plan(texts, { from: "en", only })).rejects.toThrow(message);
  });

  test("a language that is not there yet is made as a whole", async () => {
    const german = { ...texts, "de/a.mdx": "---\ntitle: a\n---\n" };
    await expect(plan(german, { to: ["de"], only: ["Start"] })).rejects.toThrow('has no "de" yet');
  });
});

describe("versions inside languages", () => {
  const versionsOf = (code: string, labels: readonly string[], folders: readonly string[]): JsonObject => ({
    language: code,
    versions: labels.map((label, at) => ({
      version: label,
      groups: [{ group: code, pages: [...["a", "b"].map((page) => `${code}/${folders[at]}/${page}`), "changes"] }],
    })),
  });
  const site = (english: readonly string[], french: readonly string[], folders = [english, french]): SiteTexts => {
    const [en = [], fr = []] = folders;
    const files = [...en.map((each) => `en/${each}`), ...fr.map((each) => `fr/${each}`)];
    return siteOf(languages(versionsOf("en", english, en), versionsOf("fr", french, fr)), [
      "changes",
      ...files.flatMap((folder) => [`${folder}/a`, `${folder}/b`]),
    ]);
  };

  test.each([
    ["the same labels", ["v1", "v1-beta"], ["v1", "v1-beta"]],
    ["a translated label", ["v2 (latest)", "v1"], ["v2 (actuelle)", "v1"]],
    ["translated labels without and with numbers", ["latest", "1.0 (old)"], ["actuelle", "1.0 (ancienne)"]],
  ])("are in step with %s", async (_, english, french) => {
    const folders = ["0", "1"];
    expect((await plan(site(english, french, [folders, folders]), { from: "en" })).files).toEqual([]);
  });

  test("are not the same with other numbers, even if they list the same page", async () => {
    const french = versionsOf("fr", ["v1", "v2"], ["v1", "v2"])["versions"] as unknown[];
    const after = language(await synced(site(["v3", "v2"], ["v1", "v2"])), "fr") as { versions: unknown[] };
    expect(after.versions).toEqual(expect.arrayContaining(french));
  });
});

test("a page in the list of another language of a version moves to its own", async () => {
  const version = (label: string, en: readonly string[], fr: readonly string[]): JsonObject => ({
    version: label,
    languages: [
      { language: "en", pages: [...en] },
      { language: "fr", pages: [...fr] },
    ],
  });
  const pages = (label: string): readonly (readonly string[])[] =>
    ["en", "fr"].map((code) => ["a", "b"].map((page) => `${label}/${code}/${page}`));
  const [[en2 = [], fr2 = []], [en1 = [], fr1 = []]] = [pages("v2"), pages("v1")];
  const texts = siteOf(
    { versions: [version("v2", en2, fr2), version("v1", ["v1/fr/a", ...en1], ["v1/fr/b"])] },
    [en2, fr2, en1, fr1].flat(),
  );
  const after = await synced(texts, { from: "v2", versions: true });
  expect((JSON.parse(after["docs.json"]!) as { navigation: JsonValue }).navigation).toEqual({
    versions: [version("v2", en2, fr2), version("v1", en1, fr1)],
  });
});
