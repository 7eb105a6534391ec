// Is each change of a page reported once, and nothing else?
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/index.ts";
import { diffText } from "../../../src/outputs/render/diff-reports.ts";
import { compare, lostIn, changeLines, type SmallSite } from "./compare-sites.ts";

const pages = { index: "Home", "guides/a": "Alpha", "guides/b": "Beta", "guides/c": "Gamma", "api/one": "One" };

function site(start: readonly string[], api: readonly string[], titles: SmallSite["pages"] = pages): SmallSite {
  return {
    navigation: {
      groups: [
        { group: "Start", pages: start },
        { group: "API", pages: api },
      ],
    },
    pages: titles,
  };
}

const before = site(["index", "guides/a", "guides/b", "guides/c"], ["api/one"]);

test("a site and itself have no difference", async () => {
  const diff = await compare(before, before);
  expect(diff).toEqual({
    ok: true,
    before: { basePath: "", editions: ["main"] },
    after: { basePath: "", editions: ["main"] },
    lost: [],
    redirects: [],
    redirectChanges: [],
    changes: [],
  });
});

test("an added page, and a removed one, with the division they were in", async () => {
  const after = site(["index", "guides/a", "guides/b"], ["api/one", "api/two"], { ...pages, "api/two": "Two" });
  const diff = await compare(before, after);
  expect(changeLines(diff)).toEqual(["page-removed /guides/c in group:Start", "page-added /api/two in group:API"]);
  expect(lostIn(diff)).toEqual(["/guides/c→/ (division)"]);
});

test("a page without a file is a removed page, though its entry stays", async () => {
  const { "guides/c": _, ...rest } = pages;
  const diff = await compare(before, site(["index", "guides/a", "guides/b", "guides/c"], ["api/one"], rest));
  expect(changeLines(diff)).toEqual(["page-removed /guides/c in group:Start"]);
  expect(diff.lost.map(({ href }) => href)).toEqual(["/guides/c"]);
});

test("a page whose file was renamed has a new address, and its old one should lead to the new one", async () => {
  const titles = { ...pages, "guides/alpha-guide": "Alpha" };
  const diff = await compare(
    before,
    site(["index", "guides/alpha-guide", "guides/b", "guides/c"], ["api/one"], titles),
  );
  expect(changeLines(diff)).toEqual(["page-moved /guides/a→/guides/alpha-guide"]);
  expect(diff.redirects).toEqual([{ source: "/guides/a", destination: "/guides/alpha-guide" }]);
});

test("a page both renamed and retitled is known by its place and a like name", async () => {
  const after = site(["index", "guides/a", "guides/beta-testing", "guides/c"], ["api/one"], {
    ...pages,
    "guides/beta-testing": "How to run a beta",
  });
  const diff = await compare(before, after);
  expect(changeLines(diff)).toEqual([
    "page-moved /guides/b→/guides/beta-testing",
    "page-retitled /guides/beta-testing Beta How to run a beta",
  ]);
});

test("another page in the place of a removed one is not the same, but where its address should lead", async () => {
  const after = site(["index", "guides/a", "guides/zebra", "guides/c"], ["api/one"], {
    ...pages,
    "guides/zebra": "Zoo",
  });
  const diff = await compare(before, after);
  expect(changeLines(diff)).toEqual([
    "page-removed /guides/b in group:Start",
    "page-added /guides/zebra in group:Start",
  ]);
  expect(lostIn(diff)).toEqual(["/guides/b→/guides/zebra (successor)"]);
});

test("a folder that was renamed moved each of its pages", async () => {
  const moved = { index: "Home", "learn/a": "Alpha", "learn/b": "Beta", "learn/c": "Gamma", "api/one": "One" };
  const diff = await compare(before, site(["index", "learn/a", "learn/b", "learn/c"], ["api/one"], moved));
  expect(changeLines(diff)).toEqual([
    "page-moved /guides/a→/learn/a",
    "page-moved /guides/b→/learn/b",
    "page-moved /guides/c→/learn/c",
  ]);
  expect(diff.redirects).toEqual([{ source: "/guides/:slug*", destination: "/learn/:slug*" }]);
});

test("pages with one name and title in many folders are known by the folder that moved", async () => {
  const folders = ["x", "y", "z"];
  const made = (top: string): SmallSite => ({
    navigation: {
      groups: [
        { group: "All", pages: folders.flatMap((each) => [`${top}/${each}/overview`, `${top}/${each}/${each}`]) },
      ],
    },
    pages: Object.fromEntries(
      folders.flatMap((each) => [
        [`${top}/${each}/overview`, "Overview"],
        [`${top}/${each}/${each}`, `Only ${each}`],
      ]),
    ),
  });
  const diff = await compare(made("old"), made("new"));
  expect(changeLines(diff)).toEqual(
    folders.flatMap((each) => [
      `page-moved /old/${each}/overview→/new/${each}/overview`,
      `page-moved /old/${each}/${each}→/new/${each}/${each}`,
    ]),
  );
});

test("a name that differs only in upper and lower case is another address, with a warning in the reason", async () => {
  const titles = { ...pages, "guides/A": "Alpha!" };
  const diff = await compare(before, site(["index", "guides/A", "guides/b", "guides/c"], ["api/one"], titles));
  expect(changeLines(diff)).toEqual(["page-moved /guides/a→/guides/A", "page-retitled /guides/A Alpha Alpha!"]);
  expect(diff.lost[0]?.proposal?.reason).toContain("ignores case");
});

test("a new title is reported, and not the label that follows it", async () => {
  const diff = await compare(
    before,
    site(["index", "guides/a", "guides/b", "guides/c"], ["api/one"], { ...pages, "guides/a": "First" }),
  );
  expect(changeLines(diff)).toEqual(["page-retitled /guides/a Alpha First"]);
});

test("a title made from the path follows the path, and is not reported", async () => {
  const [old, found] = [
    { ...pages, "api/one": {} },
    { ...pages, "api/one-more": {} },
  ];
  const diff = await compare(
    site(["index", "guides/a"], ["api/one"], old),
    site(["index", "guides/a"], ["api/one-more"], found),
  );
  expect(changeLines(diff)).toEqual(["page-moved /api/one→/api/one-more"]);
});

test("a new label in the sidebar is reported where the title stays", async () => {
  const titles = { ...pages, "guides/a": { title: "Alpha", sidebarTitle: "A" } };
  const diff = await compare(before, site(["index", "guides/a", "guides/b", "guides/c"], ["api/one"], titles));
  expect(changeLines(diff)).toEqual(["page-relabelled /guides/a Alpha A"]);
});

test("a page that is hidden now is reported, and its address still leads to it", async () => {
  const titles = { ...pages, "guides/a": { title: "Alpha", hidden: true } };
  const hidden = site(["index", "guides/a", "guides/b", "guides/c"], ["api/one"], titles);
  const diff = await compare(before, hidden);
  expect([changeLines(diff), diff.ok]).toEqual([["page-hidden /guides/a"], true]);
  expect(changeLines(await compare(hidden, before))).toEqual(["page-shown /guides/a"]);
});

test("the address of a hidden page can be lost, too", async () => {
  const hidden = site(["index", "guides/a", "guides/b"], ["api/one"], {
    ...pages,
    "guides/b": { title: "Beta", hidden: true },
  });
  const diff = await compare(hidden, site(["index", "guides/a"], ["api/one"]));
  expect(diff.lost.map(({ href }) => href)).toEqual(["/guides/b"]);
});

test("a page that only links out of the site has no address to lose", async () => {
  const out = { ...pages, "guides/b": { title: "Beta", url: "https://example.com" } };
  const diff = await compare(
    site(["index", "guides/a", "guides/b"], ["api/one"], out),
    site(["index", "guides/a"], ["api/one"]),
  );
  expect([changeLines(diff), diff.ok]).toEqual([["page-removed /guides/b in group:Start"], true]);
});

test("a page that leads elsewhere now is relinked, and the base path is no part of that", async () => {
  const start = ["index", "guides/a", "guides/b"];
  const linked = (url: string, basePath = ""): SmallSite => ({
    ...site(start, ["api/one"], { ...pages, "guides/b": { title: "Beta", url } }),
    options: { basePath },
  });
  expect(changeLines(await compare(site(start, ["api/one"]), linked("https://one.example")))).toEqual([
    "page-relinked /guides/b  https://one.example",
  ]);
  expect(changeLines(await compare(linked("https://one.example"), linked("https://two.example")))).toEqual([
    "page-relinked /guides/b https://one.example https://two.example",
  ]);
  expect(changeLines(await compare(linked("/guides/a"), linked("/guides/a", "/docs")))).toEqual([]);
});

test("other related links are a change, and that a page they lead to moved or was retitled is none", async () => {
  const start = ["index", "guides/a", "guides/b"];
  const related = (links: readonly string[] | undefined, basePath = "", beta = "Beta"): SmallSite => ({
    ...site(start, ["api/one"], {
      ...pages,
      "guides/a": { title: "Alpha", ...(links === undefined ? {} : { related: links }) },
      "guides/b": { title: beta },
    }),
    options: { basePath },
  });
  const other = ["page-related /guides/a"];
  expect(changeLines(await compare(related(undefined), related(["/guides/b"])))).toEqual(other);
  expect(changeLines(await compare(related(["/guides/b", "/api/one"]), related(["/api/one", "/guides/b"])))).toEqual(
    other,
  );
  expect(changeLines(await compare(related(["/guides/b"]), related(["/guides/b"], "/docs", "Better")))).toEqual([
    "page-retitled /guides/b Beta Better",
  ]);
});

test("a title that an operation page has from its path follows the path", async () => {
  const paths = { "/u": { get: { operationId: "u" } } };
  const files = { "s.json": JSON.stringify({ openapi: "3.1.0", info: { title: "S", version: "1" }, paths }) };
  const shown = (name: string): SmallSite => ({
    navigation: { pages: [name, "b"] },
    pages: { [name]: { openapi: "s.json GET /u" }, b: "B" },
    files,
  });
  expect(changeLines(await compare(shown("start-here"), shown("begin-here")))).toEqual([
    "page-moved /start-here→/begin-here",
  ]);
});

describe("order", () => {
  const order = (...start: readonly string[]): SmallSite => site(start, ["api/one"]);

  test.each([
    ["the last one first", ["guides/c", "index", "guides/a", "guides/b"], ["/guides/c after"]],
    ["the first one last", ["guides/a", "guides/b", "guides/c", "index"], ["/ after Gamma"]],
    ["two of four", ["guides/c", "guides/b", "index", "guides/a"], ["/guides/c after", "/guides/b after Gamma"]],
  ])("only what had to move is reported: %s", async (_, start, expected) => {
    const lines = changeLines(await compare(before, order(...start)));
    expect(lines.map((each) => each.trim())).toEqual(expected.map((each) => `page-reordered ${each}`));
  });

  test("a page is named by its title, as in other rows", async () => {
    const of = (pages: readonly string[]): SmallSite => ({
      navigation: { pages: [...pages] },
      pages: {
        a: { title: "Alpha", sidebarTitle: "A" },
        b: "Beta",
        c: "Gamma",
        d: { title: "Delta", sidebarTitle: "D" },
      },
    });
    expect(changeLines(await compare(of(["c", "a", "b", "d"]), of(["a", "b", "d", "c"])))).toEqual([
      "page-reordered /c after Delta",
    ]);
  });

  test("a page that was added or removed moves no other one", async () => {
    const diff = await compare(before, order("guides/b", "guides/c"));
    expect(changeLines(diff).filter((each) => each.startsWith("page-reordered"))).toEqual([]);
  });
});

describe("places", () => {
  test("a page in another division at the same address has moved", async () => {
    const diff = await compare(before, site(["index", "guides/a", "guides/b"], ["api/one", "guides/c"]));
    expect([changeLines(diff), diff.ok]).toEqual([["page-relocated /guides/c group:Start group:API"], true]);
  });

  test("a page that moved to another division is one change", async () => {
    const { "guides/c": gamma, ...rest } = pages;
    const after = site(["index", "guides/a", "guides/b"], ["api/one", "api/c"], { ...rest, "api/c": gamma });
    expect(changeLines(await compare(before, after))).toEqual([
      "page-moved /guides/c→/api/c from group:Start to group:API",
    ]);
  });

  test("a page that is in one division more, or less, is reported so", async () => {
    const both = site(["index", "guides/a", "guides/b", "guides/c"], ["api/one", "guides/c"]);
    expect(changeLines(await compare(before, both))).toEqual(["page-listed /guides/c group:API"]);
    expect(changeLines(await compare(both, before))).toEqual(["page-unlisted /guides/c group:API"]);
  });

  test("a page that a division lists more or less often is reported so", async () => {
    const twice = site(["index", "guides/c", "guides/a", "guides/b", "guides/c"], ["api/one", "guides/c"]);
    const thrice = site(["index", "guides/a", "guides/b", "guides/c", "guides/c", "guides/c"], ["api/one"]);
    const line = async (...sides: readonly [SmallSite, SmallSite]): Promise<readonly unknown[]> => {
      const { ok, changes } = await compare(...sides);
      return [ok, ...changes.map((each) => [each.kind, "times" in each ? each.times : undefined])];
    };
    expect(await line(before, thrice)).toEqual([true, ["page-listed", 3]]);
    expect(await line(thrice, before)).toEqual([true, ["page-unlisted", 1]]);
    expect(diffText(await compare(before, thrice))).toContain('listed  "Gamma" /guides/c now 3 times in Start\n');
    expect(diffText(await compare(thrice, before))).toContain('unlisted  "Gamma" /guides/c now once in Start\n');
    expect(await line(twice, twice)).toEqual([true]);
    expect(await line(before, twice)).toContainEqual(["page-listed", 2]);
    expect(await line(twice, thrice)).toContainEqual(["page-listed", 3]);
  });

  test("a page that is in no list any more, and has an address all the same, is unlisted", async () => {
    const discover = { discover: true };
    const diff = await compare(
      { ...before, options: discover },
      { ...site(["index", "guides/a", "guides/b"], ["api/one"]), options: discover },
    );
    expect([changeLines(diff), diff.ok]).toEqual([["page-unlisted /guides/c group:Start"], true]);
  });
});

test("a base path that differs is no change of any address", async () => {
  const diff = await compare(before, { ...before, options: { basePath: "/docs" } });
  expect([diff.before.basePath, diff.after.basePath, diff.changes, diff.lost]).toEqual(["", "/docs", [], []]);
});

test("an operation is the same page, whatever its summary makes of the address", async () => {
  const spec = (summary: string): string =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "API", version: "1" },
      paths: { "/users": { get: { summary, tags: ["Users"] } } },
    });
  const made = (summary: string): SmallSite => ({
    navigation: { groups: [{ group: "API", openapi: "api.json" }] },
    pages: {},
    files: { "api.json": spec(summary) },
  });
  const diff = await compare(made("List users"), made("All users"));
  expect(changeLines(diff)).toEqual([
    "page-moved /api-reference/users/list-users→/api-reference/users/all-users",
    "page-retitled /api-reference/users/all-users List users All users",
  ]);
});

test("another method or path of an operation at the same address is a change, and so is an operation that a page gets", async () => {
  const made = (method: string, path = "/volumes"): SmallSite => {
    const paths = { [path]: { [method]: { summary: "Create a volume", tags: ["Volumes"] } } };
    return {
      navigation: { groups: [{ group: "API", openapi: "api.json" }] },
      pages: {},
      files: { "api.json": JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths }) },
    };
  };
  const address = "/api-reference/volumes/create-a-volume";
  expect(changeLines(await compare(made("post"), made("put")))).toEqual([
    `page-operation ${address} POST /volumes PUT /volumes`,
  ]);
  const diff = await compare(made("post"), made("post", "/disks"));
  expect(changeLines(diff)).toEqual([`page-operation ${address} POST /volumes POST /disks`]);
  expect(diffText(diff)).toContain(`~ operation  "Create a volume" ${address} "POST /volumes" → "POST /disks"\n`);
  const written = (fields: JsonObject): SmallSite => ({
    ...made("post"),
    navigation: { pages: ["a"] },
    pages: { a: { title: "A", ...fields } },
  });
  expect(changeLines(await compare(written({}), written({ openapi: "api.json POST /volumes" })))).toEqual([
    "page-operation /a  POST /volumes",
  ]);
});

test("pages of one key in several versions that moved with their folder are one change each", async () => {
  const versions = ["v1", "v2"];
  const made = (folder: string): SmallSite => ({
    navigation: {
      versions: versions.map((version) => ({
        version,
        pages: ["a", "b"].map((name) => `${version}/${folder}/${name}`),
      })),
    },
    pages: Object.fromEntries(
      versions.flatMap((version) => ["a", "b"].map((name) => [`${version}/${folder}/${name}`, `The ${name}`])),
    ),
  });
  expect(changeLines(await compare(made("old"), made("new")))).toEqual([
    "page-moved /v1/old/a→/v1/new/a /v2/old/a→/v2/new/a (2 editions)",
    "page-moved /v1/old/b→/v1/new/b /v2/old/b→/v2/new/b (2 editions)",
  ]);
});

test("the first page of a folder, renamed, is known by its title", async () => {
  const made = (name: string): SmallSite => ({
    navigation: { tabs: [{ tab: "Words", pages: [`words/${name}`] }] },
    pages: { [`words/${name}`]: "Glossary" },
  });
  expect(changeLines(await compare(made("index"), made("all")))).toEqual(["page-moved /words→/words/all"]);
});
