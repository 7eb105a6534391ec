// Is everything named that remains to do after a change in one language, with the call that does it?
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject, type ResolvedNavigation } from "../../../src/index.ts";
import type { NamedChange } from "../../../src/project/change/site-change.ts";
import { remainingWork } from "../../../src/tools/mcp/remaining-work.ts";
import { plannedChange, withFiles, type SiteTexts } from "../../project/change/planned-change.ts";

const codes = ["en", "fr", "de"];
const page = "---\ntitle: T\n---\n";

/** A site with this navigation, and a file for each page in it and each further path. */
function siteOf(navigation: JsonObject, ...more: readonly string[]): SiteTexts {
  const paths = [...JSON.stringify(navigation).matchAll(/"([a-z0-9/-]+\/[a-z0-9/-]+)"/g)].map(([, path]) => path!);
  return {
    "docs.json": JSON.stringify({ name: "A", navigation }),
    ...Object.fromEntries([...paths, ...more].map((path) => [`${path}.mdx`, page])),
  };
}

const inLanguages = (contentOf: (code: string) => JsonObject): JsonObject => ({
  languages: codes.map((language) => ({ language, ...contentOf(language) })),
});
const group = (name: string, ...pages: readonly unknown[]): JsonObject => ({ group: name, pages }) as JsonObject;

async function navigationOf(texts: SiteTexts): Promise<ResolvedNavigation> {
  const { navigation } = await compileNavigation({ root: ".", host: memoryHost(texts) });
  if (navigation === null) throw new Error("It has no navigation");
  return navigation;
}

async function after(
  texts: SiteTexts,
  operations: readonly NamedChange[],
  isForAll = false,
): Promise<readonly string[]> {
  const { files } = await plannedChange(texts, operations);
  const changed = await navigationOf(withFiles(texts, files));
  return remainingWork({ operations, files, isForAll }, await navigationOf(texts), changed);
}

describe("a new page", () => {
  const translated = inLanguages((code) => ({
    groups: [
      group("Start", `${code}/index`, `${code}/one`),
      group("Api", `${code}/api/get`),
      ...(code === "de" ? [] : [group("Empty", `${code}/lone/a`)]),
    ],
  }));
  const add = (path: string, target: Extract<NamedChange, { kind: "add" }>["target"]): NamedChange => ({
    kind: "add",
    page: path,
    target,
  });
  const linesOf = async (operation: NamedChange, texts = siteOf(translated)): Promise<readonly string[]> =>
    (await after(texts, [operation])).map((line) => line.replace(/^translate .* into (\w+), .* yet: /, "$1: "));

  test("is missing in each other language, beside the counterpart of the page before it", async () => {
    expect(await after(siteOf(translated), [add("en/two", { kind: "after", page: "en/one" })])).toEqual([
      "write the text of en/two.mdx below its front matter",
      'translate en/two into fr, where no page file is yet: add_page {"page":"fr/two","after":"fr/one"}',
      'translate en/two into de, where no page file is yet: add_page {"page":"de/two","after":"de/one"}',
    ]);
  });

  test("at the beginning goes before the counterpart of the page behind it", async () => {
    expect(await linesOf(add("en/api/first", { kind: "before", page: "en/api/get" }))).toEqual([
      "write the text of en/api/first.mdx below its front matter",
      'fr: add_page {"page":"fr/api/first","before":"fr/api/get"}',
      'de: add_page {"page":"de/api/first","before":"de/api/get"}',
    ]);
  });

  test("goes past a page that another language does not have", async () => {
    const namesOf = (code: string): readonly string[] => (code === "en" ? ["a", "b", "c"] : ["a", "c"]);
    const site = siteOf(
      inLanguages((code) => ({ groups: [group("G", ...namesOf(code).map((name) => `${code}/${name}`))] })),
    );
    expect(await linesOf(add("en/new", { kind: "after", page: "en/b" }), site)).toEqual([
      "write the text of en/new.mdx below its front matter",
      'fr: add_page {"page":"fr/new","after":"fr/a"}',
      'de: add_page {"page":"de/new","after":"de/a"}',
    ]);
  });

  test("without a page of its division there goes beside one of its folder, or beside any", async () => {
    expect((await linesOf(add("en/lone/new", { kind: "after", page: "en/lone/a" }))).slice(1)).toEqual([
      'fr: add_page {"page":"fr/lone/new","after":"fr/lone/a"}',
      'de: add_page {"page":"de/lone/new","after":"de/api/get"}',
    ]);
    expect((await linesOf(add("en/extra", { kind: "after", page: "en/lone/a" }))).slice(1)).toEqual([
      'fr: add_page {"page":"fr/extra","after":"fr/lone/a"}',
      'de: add_page {"page":"de/extra","after":"de/one"}',
    ]);
  });

  test("that is the first of its division goes into the same one, which is known by the pages below it", async () => {
    const nested = siteOf(
      inLanguages((code) => ({
        groups: [group("Start", `${code}/index`), group(`Api ${code}`, group("Users", `${code}/api/users`))],
      })),
    );
    expect(
      (await linesOf(add("en/api/overview", { kind: "into", labels: ["en", "Api en"] }), nested)).slice(1),
    ).toEqual([
      'fr: add_page {"page":"fr/api/overview","into":["fr","Api fr"]}',
      'de: add_page {"page":"de/api/overview","into":["de","Api de"]}',
    ]);
  });

  test("is not missing where it is", async () => {
    const there = await linesOf(add("en/two", { kind: "after", page: "en/one" }), siteOf(translated, "fr/two"));
    expect(there.filter((line) => line.startsWith("fr:"))).toHaveLength(1);
    const all = [add("en/two", { kind: "after", page: "en/one" }), add("fr/two", { kind: "after", page: "fr/one" })];
    expect((await after(siteOf(translated), all)).filter((line) => line.includes(" into fr"))).toEqual([]);
  });

  test("of a site in one language is to be written, and what is no page is not", async () => {
    const site = siteOf({ pages: ["en/a"] });
    expect(await after(site, [add("en/b", { kind: "after", page: "en/a" })])).toEqual([
      "write the text of en/b.mdx below its front matter",
    ]);
    const navigation = await navigationOf(site);
    const files = [{ kind: "create", file: "en/picture.svg", after: "" }] as const;
    expect(remainingWork({ operations: [], files, isForAll: false }, navigation, navigation)).toEqual([]);
    const unknown = [{ kind: "create", file: "en/other.mdx", after: "" }] as const;
    expect(remainingWork({ operations: [], files: unknown, isForAll: false }, navigation, navigation)).toEqual([]);
  });

  test("is missing in the languages of its own version only", async () => {
    const site = siteOf(
      inLanguages((code) => ({
        versions: ["v2", "v1"].map((version) => ({ version, pages: [`${code}/${version}/a`] })),
      })),
    );
    expect(await linesOf(add("en/v1/b", { kind: "after", page: "en/v1/a" }), site)).toEqual([
      "write the text of en/v1/b.mdx below its front matter",
      'fr: add_page {"page":"fr/v1/b","after":"fr/v1/a"}',
      'de: add_page {"page":"de/v1/b","after":"de/v1/a"}',
    ]);
  });

  test("has no place that is known where no path says it", async () => {
    const site = siteOf({
      languages: [
        { language: "en", pages: ["en/a"] },
        { language: "fr", pages: ["autre/b"] },
      ],
    });
    expect((await after(site, [add("en/c", { kind: "after", page: "en/a" })])).slice(1)).toEqual([
      "translate en/c into fr, where no page file is yet: find its place there with outline, then call add_page",
    ]);
  });
});

describe("pages that", () => {
  const site = siteOf(inLanguages((code) => ({ pages: ["index", "g/a", "g/b"].map((name) => `${code}/${name}`) })));

  test("move are still at their old paths in other languages", async () => {
    expect(await after(site, [{ kind: "move", from: "en/g/a", to: "en/new" }])).toEqual([
      'the same in another language is still at its old path: move {"from":"fr/g/a","to":"fr/new"}',
      'the same in another language is still at its old path: move {"from":"de/g/a","to":"de/new"}',
    ]);
  });

  test("move as a folder follow as one, and those that have moved do not", async () => {
    expect(await after(site, [{ kind: "move", from: "en/g/", to: "en/h/" }])).toEqual([
      'the same in another language is still at its old path: move {"from":"fr/g/","to":"fr/h/"}',
      'the same in another language is still at its old path: move {"from":"de/g/","to":"de/h/"}',
    ]);
    const both = [
      { kind: "move", from: "en/g/", to: "en/h/" },
      { kind: "move", from: "fr/g/", to: "fr/h/" },
    ] as const;
    expect(await after(site, both)).toEqual([
      'the same in another language is still at its old path: move {"from":"de/g/","to":"de/h/"}',
    ]);
  });

  test("move out of a folder in which another language has a page of its own follow one by one", async () => {
    const own = siteOf(
      inLanguages((code) => ({
        pages: ["index", "g/a", "g/b", "g/c", ...(code === "fr" ? ["g/own"] : [])].map((name) => `${code}/${name}`),
      })),
    );
    expect(
      (await after(own, [{ kind: "move", from: "en/g/", to: "en/h/" }])).map((line) => line.split(": ")[1]),
    ).toEqual([
      'move {"from":"fr/g/a","to":"fr/h/a"}',
      'move {"from":"fr/g/b","to":"fr/h/b"}',
      'move {"from":"fr/g/c","to":"fr/h/c"}',
      'move {"from":"de/g/","to":"de/h/"}',
    ]);
  });

  test("move in another language than that at the top do not move the whole site", async () => {
    const names = ["index", "a", "b", "c"];
    const site = {
      ...siteOf({
        languages: [
          { language: "en", pages: names },
          { language: "fr", pages: names.map((name) => `fr/${name}`) },
        ],
      }),
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page])),
    };
    const operations = names
      .slice(1)
      .map((name) => ({ kind: "move", from: `fr/${name}`, to: `fr/h/${name}` }) as const);
    expect((await after(site, operations)).map((line) => line.split(": ")[1])).toEqual([
      'move {"from":"a","to":"h/a"}',
      'move {"from":"b","to":"h/b"}',
      'move {"from":"c","to":"h/c"}',
    ]);
  });

  test("are removed are still there in other languages, whose readers get the same page", async () => {
    const operation = { kind: "remove", page: "en/g/a", redirect: "/en/g/b" } as const;
    expect(await after(site, [operation])).toEqual([
      'the same page is still there in another language: remove_page {"page":"fr/g/a","redirect":"fr/g/b"}',
      'the same page is still there in another language: remove_page {"page":"de/g/a","redirect":"de/g/b"}',
    ]);
    expect(await after(site, [{ ...operation, redirect: "en/g/b#part" }])).toContain(
      'the same page is still there in another language: remove_page {"page":"fr/g/a","redirect":"fr/g/b"}',
    );
    expect(await after(site, [operation, { ...operation, page: "/fr/g/a" }])).toEqual([
      'the same page is still there in another language: remove_page {"page":"de/g/a","redirect":"de/g/b"}',
    ]);
  });

  test("are removed for good may go in other languages, too, and no web address is changed", async () => {
    const removed = (redirect: string | null): Promise<readonly string[]> =>
      after(site, [{ kind: "remove", page: "en/g/a", redirect }]);
    expect(await removed(null)).toContain(
      'the same page is still there in another language: remove_page {"page":"fr/g/a","redirect":null}',
    );
    expect(await removed("https://example.com/")).toContain(
      'the same page is still there in another language: remove_page {"page":"fr/g/a","redirect":"https://example.com/"}',
    );
  });

  test("are removed each have the redirect of their own", async () => {
    const operations = [
      { kind: "remove", page: "en/g/a", redirect: "en/g/b" },
      { kind: "remove", page: "fr/index", redirect: "https://example.com/" },
    ] as const;
    expect((await after(site, operations)).filter((line) => line.includes("de/"))).toEqual([
      'the same page is still there in another language: remove_page {"page":"de/g/a","redirect":"de/g/b"}',
      'the same page is still there in another language: remove_page {"page":"de/index","redirect":"https://example.com/"}',
    ]);
  });

  test("are removed with their folder have its redirect, and one to which readers are sent stays", async () => {
    const lines = await after(site, [{ kind: "remove", page: "en/g/", redirect: "en/index" }]);
    expect(lines.map((line) => line.split(": ")[1])).toEqual(
      ["fr/g/a", "de/g/a", "fr/g/b", "de/g/b"].map(
        (path) => `remove_page {"page":"${path}","redirect":"${path.slice(0, 2)}/index"}`,
      ),
    );
    expect(await after(site, [{ kind: "remove", page: "fr/g/a", redirect: "en/g/a" }])).toEqual([
      'the same page is still there in another language: remove_page {"page":"de/g/a","redirect":"en/g/a"}',
    ]);
    expect(await after(site, [{ kind: "remove", page: "fr/g/a", redirect: "en/g/a#part" }])).toEqual([
      'the same page is still there in another language: remove_page {"page":"de/g/a","redirect":"en/g/a#part"}',
    ]);
  });

  test("are only edited need nothing", async () => {
    const linked = { ...site, "en/index.mdx": `${page}\n[a](/en/g/a)\n` };
    const moved = await after(linked, [{ kind: "move", from: "en/g/a", to: "en/new" }]);
    expect(moved.filter((line) => !line.includes("/g/a"))).toEqual([]);
    const removed = await after(linked, [{ kind: "remove", page: "en/g/a", redirect: "en/g/b" }]);
    expect([removed.length, removed.filter((line) => line.includes("index"))]).toEqual([2, []]);
  });

  test("are in languages and versions remain in other languages of the same version", async () => {
    const both = siteOf(
      inLanguages((code) => ({
        versions: ["v2", "v1"].map((version) => ({
          version,
          pages: ["a", "b"].map((name) => `${code}/${version}/${name}`),
        })),
      })),
    );
    expect(
      (await after(both, [{ kind: "move", from: "en/v2/a", to: "en/v2/c" }])).map((line) => line.split(": ")[1]),
    ).toEqual(['move {"from":"fr/v2/a","to":"fr/v2/c"}', 'move {"from":"de/v2/a","to":"de/v2/c"}']);
  });

  test("differ in their version remain", async () => {
    const versions = siteOf({
      versions: ["v2", "v1"].map((version) => ({ version, pages: [`${version}/a`, `${version}/b`] })),
    });
    expect(await after(versions, [{ kind: "move", from: "v2/a", to: "v2/c" }])).toEqual([]);
    expect(await after(versions, [{ kind: "remove", page: "v2/a", redirect: "v2/b" }])).toEqual([]);
  });
});

describe("a division that", () => {
  const labels: Readonly<Record<string, readonly string[]>> = {
    en: ["Guides", "Help"],
    fr: ["Guides", "Aide"],
    de: ["Anleitung", "Hilfe"],
  };
  const groupsOf = (code: string): JsonObject => ({
    groups: [group(labels[code]![0]!, `${code}/a`, `${code}/b`), group(labels[code]![1]!, `${code}/faq`)],
  });
  const site = siteOf(inLanguages(groupsOf));

  test("has a new label in the default language has one to translate in each, but not the other way round", async () => {
    const operation = { kind: "relabel", labels: ["en", "Help"], label: "Aide" } as const;
    expect(await after(site, [operation])).toEqual([
      'translate the new label for de: move {"division":["de","Hilfe"],"label":"…"}',
    ]);
    expect(await after(site, [operation], true)).toEqual([]);
    expect(await after(site, [{ kind: "relabel", labels: ["fr", "Aide"], label: "Soutien" }])).toEqual([]);
  });

  test("moves may move in others, too", async () => {
    const target = { kind: "before", page: "en > Guides" } as const;
    expect(await after(site, [{ kind: "place-division", labels: ["en", "Help"], target }])).toEqual([
      'if the same division in fr should follow: move {"division":["fr","Aide"],"before":"fr > Guides"}',
      'if the same division in de should follow: move {"division":["de","Hilfe"],"before":"de > Anleitung"}',
    ]);
  });

  test("moves in another language than the default may move in all others, too", async () => {
    const target = { kind: "before", page: "fr > Guides" } as const;
    expect(await after(site, [{ kind: "place-division", labels: ["fr", "Aide"], target }])).toEqual([
      'if the same division in en should follow: move {"division":["en","Help"],"before":"en > Guides"}',
      'if the same division in de should follow: move {"division":["de","Hilfe"],"before":"de > Anleitung"}',
    ]);
  });

  test("is in another one has its own label to translate, and a version none", async () => {
    const nested = siteOf(
      inLanguages((code) => ({ groups: [group("Guides", `${code}/a`, group(labels[code]![1]!, `${code}/faq`))] })),
    );
    expect(await after(nested, [{ kind: "relabel", labels: ["en", "Guides", "Help"], label: "Aide" }])).toEqual([
      'translate the new label for de: move {"division":["de","Guides","Hilfe"],"label":"…"}',
    ]);
    const versions = siteOf(
      inLanguages((code) => ({
        versions: ["v2", "v1"].map((version) => ({ version, pages: [`${code}/${version}/a`] })),
      })),
    );
    expect(await after(versions, [{ kind: "relabel", labels: ["en", "v1"], label: "old" }])).toEqual([]);
  });

  test("moves into a division in which those of others are only in part may follow in the rest", async () => {
    const nested = siteOf(
      inLanguages((code) => ({
        groups: [
          group("One", `${code}/a`, ...(code === "fr" ? [group("Help", "fr/faq")] : [])),
          group("Two", `${code}/b`, ...(code === "de" ? [group("Help", "de/faq")] : [])),
          ...(code === "en" ? [group("Help", "en/faq")] : []),
        ],
      })),
    );
    const target = { kind: "into", labels: ["en", "One"] } as const;
    expect(await after(nested, [{ kind: "place-division", labels: ["en", "Help"], target }])).toEqual([
      'if the same division in de should follow: move {"division":["de","Two","Help"],"into":["de","One"]}',
    ]);
  });

  test("moves to where those of others are needs nothing more", async () => {
    const nested = siteOf(
      inLanguages((code) => ({
        groups:
          code === "fr"
            ? [group("Guides", "fr/a", "fr/b", group("Aide", "fr/faq"))]
            : (groupsOf(code)["groups"] as JsonObject[]),
      })),
    );
    const target = { kind: "into", labels: ["en", "Guides"] } as const;
    expect(await after(nested, [{ kind: "place-division", labels: ["en", "Help"], target }])).toEqual([
      'if the same division in de should follow: move {"division":["de","Hilfe"],"into":["de","Anleitung"]}',
    ]);
  });

  test("moves beside one that others do not have has no place there that is known", async () => {
    const own = siteOf(
      inLanguages((code) => ({
        groups: [...(groupsOf(code)["groups"] as JsonObject[]), ...(code === "en" ? [group("News", "en/news")] : [])],
      })),
    );
    const target = { kind: "after", page: "en > News" } as const;
    expect(await after(own, [{ kind: "place-division", labels: ["en", "Guides"], target }])).toEqual([
      'if the same division in fr should follow: its place in fr is not known; find it with outline {"edition":"fr"}',
      'if the same division in de should follow: its place in de is not known; find it with outline {"edition":"de"}',
    ]);
  });

  test("is removed may go in others, too", async () => {
    const operation = { kind: "remove-division", labels: ["en", "Help"], redirect: "en/a" } as const;
    expect(await after(site, [operation])).toEqual([
      'if the same division in fr should go, too: remove_page {"division":["fr","Aide"],"redirect":"fr/a"}',
      'if the same division in de should go, too: remove_page {"division":["de","Hilfe"],"redirect":"de/a"}',
    ]);
  });

  test("is a version may go in other languages, too", async () => {
    const versions = siteOf(
      inLanguages((code) => ({
        versions: ["v2", "v1"].map((version) => ({ version, pages: [`${code}/${version}/a`] })),
      })),
    );
    expect(await after(versions, [{ kind: "remove-division", labels: ["en", "v1"], redirect: null }])).toEqual([
      'if the same version in fr should go, too: remove_page {"division":["fr","v1"]}',
      'if the same version in de should go, too: remove_page {"division":["de","v1"]}',
    ]);
    expect(await after(versions, [{ kind: "remove-division", labels: ["fr"] }])).toEqual([]);
  });
});
