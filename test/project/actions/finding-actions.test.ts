// Do actions change as many places as they say, and are they found without looking through all problems for each?
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type Diagnostic } from "../../../src/index.ts";
import { actionFiles } from "../../../src/project/actions/action-files.ts";
import type { ActionSite } from "../../../src/project/actions/action-site.ts";
import type { ActionWork, OfferedAction } from "../../../src/project/actions/action-work.ts";
import { findingActions } from "../../../src/project/actions/finding-actions.ts";
import { withoutRedirect } from "../../../src/project/actions/redirect-actions.ts";

type Texts = Readonly<Record<string, string>>;

const page = (text = ""): string => `---\ntitle: T\n---\n\n${text}\n`;
const linking = (hrefs: readonly string[]): object => ({ links: hrefs.map((href) => ({ label: "L", href })) });

/** Pages below `guides/new`, links of a text and of docs.json to other addresses. */
const movedSite = (names: readonly string[], links: readonly string[], hrefs: readonly string[]): Texts => ({
  "docs.json": JSON.stringify({
    name: "A",
    navbar: linking(hrefs),
    navigation: { pages: ["index", ...names.map((name) => `guides/new/${name}`)] },
  }),
  "index.mdx": page(links.map((link) => `[a](${link})`).join("\n")),
  ...Object.fromEntries(names.map((name) => [`guides/new/${name}.mdx`, page()])),
});

const deletion = "Delete guides/two.mdx: its redirect leads to /guides/one";

const siteOf = async (texts: Texts): Promise<ActionSite> => ({
  found: (await compileNavigation({ host: memoryHost(texts), discover: true, links: true })).diagnostics,
  navigation: undefined,
  config: "docs.json",
  entries: () => Promise.resolve([]),
  textOf: (file) => texts[file],
  has: () => true,
  pastFiles: () => new Set(),
  canCreate: false,
  canAsk: false,
  baseline: undefined,
});

const titlesOf = async (finding: Diagnostic, site: ActionSite): Promise<readonly string[]> =>
  (await findingActions(finding, site)).map(({ title }) => title);

/** What the first link becomes with the action of a title, by file. */
async function done(texts: Texts, title: RegExp): Promise<Texts> {
  const site = await siteOf(texts);
  const actions = await findingActions(
    site.found.find(({ code }) => code === "link-not-found")!,
    site,
  );
  const { work } = actions.find((each) => title.test(each.title))!;
  const none = (): never => {
    throw new Error("This action has no use for it.");
  };
  const files = await actionFiles(work, { ...site, stat: none, plan: none, fix: none, baselineFile: none });
  return Object.fromEntries(files.flatMap((each) => (each.kind === "edit" ? [[each.file, each.after]] : [])));
}

test("an address in its own query is none of the path, in texts and in docs.json", async () => {
  const twice = "/guides/one?from=/guides/one";
  const texts = movedSite(["one", "two"], ["/guides/one", twice, "/guides/two"], [twice]);
  const all = await done(texts, /^Change all 3 links to \/guides\/new\/one$/);
  expect(all["index.mdx"]).toContain("(/guides/new/one)\n[a](/guides/new/one?from=/guides/one)\n[a](/guides/two)");
  expect(all["docs.json"]).toContain('"href":"/guides/new/one?from=/guides/one"');
  const alike = await done(texts, /^Change \/guides to \/guides\/new at the start of all 4 links$/);
  expect(alike["index.mdx"]).toContain("[a](/guides/new/two)");
  expect(alike["docs.json"]).toContain('"href":"/guides/new/one?from=/guides/one"');
});

test("links that no edit changes are not counted", async () => {
  const texts = movedSite(["one", "two"], ["/guides/one", "/guides/two"], []);
  const { found, ...site } = await siteOf(texts);
  const [link] = found.filter(({ code }) => code === "link-not-found");
  const { suggestion: _, ...same } = link!;
  const href: Diagnostic = { ...same, code: "href-target-missing", file: "docs.json" };
  const ofOne = [link!, href];
  expect(await titlesOf(link!, { ...site, found: ofOne })).toEqual(["Change to /guides/new/one"]);
});

test.each([
  [
    "from its address can go with it, or the file",
    "/guides/two",
    ['List this page after "guides/one", and remove the redirect from its address', deletion],
  ],
  ["from many addresses stays, so only the file can go", "/guides/t*", [deletion]],
])("of a page in no list, a redirect %s", async (_, source, titles) => {
  const texts = {
    "docs.json": JSON.stringify({
      name: "A",
      navigation: { pages: ["guides/one"] },
      redirects: [{ source, destination: "/guides/one" }],
    }),
    "guides/one.mdx": page(),
    "guides/two.mdx": page(),
  };
  const { navigation, diagnostics } = await compileNavigation({ host: memoryHost(texts), discover: true });
  const unlisted = diagnostics.find(({ code }) => code === "page-unlisted")!;
  const entries = [{ page: "guides/one.mdx", source: { file: "docs.json", pointer: "/navigation/pages/0" } }];
  const site: ActionSite = {
    ...(await siteOf(texts)),
    navigation: navigation!,
    entries: () => Promise.resolve(entries as unknown as Awaited<ReturnType<ActionSite["entries"]>>),
  };
  expect(await titlesOf(unlisted, site)).toEqual(titles);
});

test("a link to nothing gets a redirect, whose target is asked for where that can be", async () => {
  const texts = {
    "docs.json": JSON.stringify({
      name: "A",
      navbar: linking(["/no", "https://a.example/no"]),
      navigation: { pages: ["index", "lost"] },
      redirects: [{ source: "/old", destination: "/gone" }],
    }),
    "index.mdx": page("[a](/gon) [b](/old) [c](/lost)"),
  };
  const host = memoryHost(texts);
  const { navigation, diagnostics } = await compileNavigation({ host, basePath: "/docs", links: true });
  const site = { ...(await siteOf(texts)), navigation: navigation! };
  const redirects = async (canAsk: boolean): Promise<readonly unknown[]> => {
    const offered = await Promise.all(diagnostics.map((each) => findingActions(each, { ...site, canAsk })));
    return offered.flat().filter(({ title }) => title.startsWith("Add a redirect"));
  };
  const asked = (from: string): object => ({
    title: `Add a redirect from ${from}`,
    work: { kind: "change", operation: { kind: "redirect", from, to: "" } },
  });
  // "/old" has one, and "/lost" is an entry.
  expect(await redirects(true)).toEqual([asked("/no"), asked("/gon")]);
  expect(await redirects(false)).toEqual([]);
});

test.each<[string, readonly string[], RegExp | undefined]>([
  ["is known from git", ["guides/oen.mdx"], /^It has moved to guides\/one\.mdx:/],
  ["is not known", ["guides/one.mdx", "guides/oen/a.mdx"], undefined],
])("of an entry whose page %s, the move is offered only then", async (_, past, title) => {
  const texts = {
    "docs.json": JSON.stringify({ name: "A", navigation: { pages: ["guides/oen"] } }),
    "guides/one.mdx": page(),
  };
  const { navigation } = await compileNavigation({ host: memoryHost(texts), discover: true });
  const site = await siteOf(texts);
  const pastFiles = (files: readonly string[]): ReadonlySet<string> =>
    new Set(files.filter((each) => past.includes(each)));
  const [missing] = site.found;
  const actions = await findingActions(missing!, { ...site, navigation: navigation!, pastFiles });
  const moves = actions.filter(({ work }) => work.kind === "change" && work.operation.kind === "move");
  expect(moves.map((each) => each.title)).toEqual(title === undefined ? [] : [expect.stringMatching(title)]);
});

/** The properties of problems that are read to offer what can be done about all of them. */
async function readsOf(number: number): Promise<number> {
  const names = Array.from({ length: number }, (_, index) => `page${index}`);
  const moved = names.map((name) => `/guides/${name}`);
  const texts = movedSite(names, moved, [...moved, ...moved.map(() => "/guides/page0")]);
  const site = await siteOf({
    ...texts,
    "docs.json": texts["docs.json"]!.replaceAll(/guides\/new\/page\d+/g, "$&.mdx"),
  });
  let reads = 0;
  const found = site.found.map(
    (each) =>
      new Proxy(each, {
        get(target, key) {
          reads += 1;
          return Reflect.get(target, key) as unknown;
        },
      }),
  );
  const counted = { ...site, found };
  const titles = await Promise.all(found.map((each) => titlesOf(each, counted)));
  expect(titles.flat().filter((title) => title.endsWith(`start of all ${3 * number} links`))).toHaveLength(number);
  expect(titles.flat().filter((title) => title.startsWith(`Fix all ${number} problems`))).toHaveLength(number);
  return reads;
}

test("twice as many links of a folder that has moved are at most about twice the work", async () => {
  const [reads, ofTwice] = [await readsOf(40), await readsOf(80)];
  expect(ofTwice / reads).toBeLessThan(2.2);
});

test("of a page that is listed twice, either entry can be removed", async () => {
  const texts = {
    "docs.json": '{"name":"A","navigation":{"groups":[{"group":"G","pages":[\n"a",\n"b",\n"a"]}]}}',
    "a.mdx": page(),
    "b.mdx": page(),
  };
  const { navigation, diagnostics } = await compileNavigation({ host: memoryHost(texts) });
  const [twice] = diagnostics.filter(({ code }) => code === "page-listed-twice");
  const site: ActionSite = { ...(await siteOf(texts)), navigation: navigation! };
  const removal = (at: number): object => ({
    kind: "change",
    operation: { kind: "remove-element", element: { pointer: `/navigation/groups/0/pages/${at}`, name: "/a" } },
  });
  expect(await findingActions(twice!, site)).toEqual([
    { title: "Remove the repeated entry, docs.json:4", work: removal(2) },
    { title: "Remove the first entry, docs.json:2", work: removal(0) },
  ]);
});

describe("of a redirect that leads to no page,", () => {
  const texts = {
    "docs.json": `{
  "name": "A",
  "navigation": { "pages": ["second"] },
  "redirects": [
    { "source": "/old", "destination": "/secnod#x" },
    { "source": "/older", "destination": "/zzzzqqq" }
  ]
}
`,
    "second.mdx": page(),
  };
  const offered = async (canAsk: boolean): Promise<readonly (readonly OfferedAction[])[]> => {
    const { navigation, diagnostics } = await compileNavigation({ host: memoryHost(texts) });
    const site: ActionSite = { ...(await siteOf(texts)), navigation: navigation!, canAsk };
    const missing = diagnostics.filter(({ code }) => code === "redirect-target-missing");
    return Promise.all(missing.map((each) => findingActions(each, site)));
  };

  test("the suggested destination is written, or one is asked for, or it is removed", async () => {
    const titles = (await offered(true)).map((each) => each.map(({ title }) => title));
    expect(titles).toEqual([
      ["Change to /second#x", "Remove the redirect from /old"],
      ["Lead the redirect from /older to another page", "Remove the redirect from /older"],
    ]);
    expect((await offered(false))[1]!.map(({ title }) => title)).toEqual(["Remove the redirect from /older"]);
  });

  test("it is taken out of its list, if it is still there", async () => {
    const work = (await offered(false))[1]![0]!.work as Extract<ActionWork, { kind: "remove-redirect" }>;
    const { after } = withoutRedirect(work, { textOf: () => texts["docs.json"] });
    expect(after).toContain(`"redirects": [\n    { "source": "/old", "destination": "/secnod#x" }\n  ]\n}`);
    expect(() => withoutRedirect(work, { textOf: () => after })).toThrow("is not there any more");
  });
});

describe("a redirect stays", () => {
  const removals = async (
    redirects: unknown,
    other: Texts = {},
    pages: readonly string[] = ["manual/a", "guides/new"],
  ): Promise<readonly string[]> => {
    const texts = {
      "docs.json": JSON.stringify({ name: "A", navigation: { pages }, redirects }),
      ...Object.fromEntries(pages.map((each) => [`${each}.mdx`, page()])),
      ...other,
    };
    const site = await siteOf(texts);
    const titles = await Promise.all(site.found.map((each) => titlesOf(each, site)));
    return titles.flat().filter((title) => title.startsWith("Remove"));
  };

  test.each([
    ["hides a page", "/guides/:slug*", "/manual/:slug*", []],
    ["hides only that page", "/guides/new", "/manual/a", ["Remove the redirect from /guides/new"]],
    ["leads nowhere from all its addresses", "/old/:slug*", "/gone/:slug*", ["Remove the redirect from /old/:slug*"]],
  ])("if others need it: one that %s", async (_, source, destination, titles) => {
    expect(await removals([{ source, destination }])).toEqual(titles);
  });

  test("if it is part of a loop and leads other readers to pages", async () => {
    const loop = [
      { source: "/old/:slug*", destination: "/manual/:slug*" },
      { source: "/manual/x", destination: "/old/x" },
    ];
    const { found } = await siteOf({
      "docs.json": JSON.stringify({ name: "A", navigation: { pages: ["manual/a"] }, redirects: loop }),
      "manual/a.mdx": page(),
    });
    expect(found.map(({ code }) => code)).toEqual(["redirect-loop"]);
    expect(await removals(loop, {}, ["manual/a"])).toEqual([]);
    expect(await removals(loop.toReversed(), {}, ["manual/a"])).toEqual(["Remove the redirect from /manual/x"]);
  });

  test("if it is a file of its own, and no error is thrown for one that has become such a file", async () => {
    const one = JSON.stringify({ source: "/go", destination: "/gone" });
    const all = JSON.stringify([{ $ref: "one.json" }, { source: "/x", destination: "/gone2" }]);
    const files = { "redir/all.json": all, "redir/one.json": one };
    expect(await removals({ $ref: "redir/all.json" }, files)).toEqual(["Remove the redirect from /x"]);
    const work = { kind: "remove-redirect", file: "redir/one.json", pointer: "", name: "/go" } as const;
    expect(() => withoutRedirect(work, { textOf: () => one })).toThrow("is not there any more");
  });
});
