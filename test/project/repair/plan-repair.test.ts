// Does a repair find what was moved, and edit what was forgotten, but nothing else?
import { describe, expect, test } from "vitest";
import type { Dialect } from "../../../src/compiler/contract/dialect.ts";
import { withFiles, type SiteTexts } from "../change/planned-change.ts";
import { difference, plannedRepair, withMoves } from "./repaired-site.ts";

const words = (start: number): string => Array.from({ length: 60 }, (_, index) => `w${start}x${index}`).join(" ");
const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

const config = `{
  "name": "Acme",
  "navigation": { "groups": [{ "group": "Start", "pages": ["index", "guides/start", "guides/auth", "faq"] }] },
  "redirects": [{ "source": "/begin", "destination": "/guides/start" }]
}
`;

const site: SiteTexts = {
  "docs.json": config,
  "index.mdx": page("Welcome", "Read [this](/guides/start#install). ![p](/images/p.svg)"),
  "guides/start.mdx": page("First steps", `[in](./auth) [f](../faq) ${words(1)}`),
  "guides/auth.mdx": page("Sign in", `[s](./start) ${words(2)}`),
  "faq.mdx": page("Questions", `import P from "/snippets/part.mdx";\n\n<P />\n\n${words(3)}`),
  "snippets/part.mdx": `A part. ${words(4)}\n`,
  "images/p.svg": "<svg><title>a small picture of it</title></svg>\n",
};

/** The site after a repair, which has to keep all addresses and to change nothing the second time. */
async function repaired(before: SiteTexts, now: SiteTexts, dialect?: Dialect): Promise<SiteTexts> {
  const plan = await plannedRepair(before, now, undefined, dialect);
  expect(plan.refusals).toEqual([]);
  const after = withFiles(now, plan.files);
  expect((await difference(before, after)).lost).toEqual([]);
  expect((await plannedRepair(before, after, undefined, dialect)).files).toEqual([]);
  return after;
}

test("entries, links, redirects and relative links follow a page", async () => {
  const after = await repaired(site, withMoves(site, { "guides/start.mdx": "learn/first/steps.mdx" }));
  expect(after["docs.json"]).toContain('"pages": ["index", "learn/first/steps", "guides/auth", "faq"]');
  expect((JSON.parse(after["docs.json"]!) as { readonly redirects: unknown }).redirects).toEqual([
    { source: "/begin", destination: "/learn/first/steps" },
    { source: "/guides/start", destination: "/learn/first/steps" },
  ]);
  expect(after["index.mdx"]).toContain("[this](/learn/first/steps#install)");
  expect(after["guides/auth.mdx"]).toContain("[s](../learn/first/steps)");
  expect(after["learn/first/steps.mdx"]).toContain("[in](../../guides/auth) [f](../../faq)");
});

/** A page that lost its folder, and what is repaired then. */
async function withoutFolder(dialect: Dialect): Promise<SiteTexts> {
  const before = {
    ...site,
    "docs.json": config.replace('"guides/start"', '"guides/index"').replace('"/guides/start"', '"/guides/index#a"'),
    "guides/index.mdx": page("Guides", `[own](/guides/index#a) ${words(5)}`),
    "faq.mdx": page("Questions", `[one](/guides/index?q=1#a) [other](guides/index/) [file](/guides) ${words(3)}`),
  };
  return repaired(before, withMoves(before, { "guides/index.mdx": "guides.mdx" }), dialect);
}

test.each(["contract", "mintlify"] as const)("a page that loses its folder keeps its entry: %s", async (dialect) => {
  const after = await withoutFolder(dialect);
  expect(after["docs.json"]).toContain('"pages": ["index", "guides", "guides/auth", "faq"]');
});

test("links and redirects to the address with `/index` follow where it is another one", async () => {
  const after = await withoutFolder("mintlify");
  expect((JSON.parse(after["docs.json"]!) as { readonly redirects: unknown }).redirects).toEqual([
    { source: "/begin", destination: "/guides#a" },
    { source: "/guides/index", destination: "/guides" },
  ]);
  expect(after["guides.mdx"]).toContain("[own](/guides#a)");
  expect(after["faq.mdx"]).toContain("[one](/guides?q=1#a) [other](guides/) [file](/guides)");
  expect((await withoutFolder("contract"))["faq.mdx"]).toContain("[one](/guides/index?q=1#a)");
});

test("a page with hardly any text is found if it is the only one", async () => {
  const before = { ...site, "faq.mdx": page("Questions", "") };
  const after = await repaired(before, withMoves(before, { "faq.mdx": "help/questions.mdx" }));
  expect(after["docs.json"]).toContain('"help/questions"');
});

test("pictures and snippets are found by their content, also with some new words", async () => {
  const now = withMoves(site, { "images/": "media/", "snippets/part.mdx": "snippets/shared/piece.mdx" });
  const edited = { ...now, "snippets/shared/piece.mdx": `Another part, really. ${words(4)}\n` };
  const after = await repaired(site, edited);
  expect(after["index.mdx"]).toContain("![p](/media/p.svg)");
  expect(after["faq.mdx"]).toContain('import P from "/snippets/shared/piece.mdx"');
});

test("what was edited already stays", async () => {
  const now: SiteTexts = {
    ...withMoves(site, { "guides/start.mdx": "guides/first.mdx" }),
    "docs.json": config.replace('"guides/start"', '"guides/first"'),
    "new.mdx": page("New", "[old](/guides/start) [new](./guides/first)"),
  };
  const after = await repaired(site, now);
  expect(after["docs.json"]).toContain('"pages": ["index", "guides/first", "guides/auth", "faq"]');
  expect(after["new.mdx"]).toBe(page("New", "[old](/guides/first) [new](./guides/first)"));
});

test("an old entry beside the new one goes", async () => {
  const now = {
    ...withMoves(site, { "guides/start.mdx": "guides/first.mdx" }),
    "docs.json": config.replace('"guides/start"', '"guides/start", "guides/first"'),
  };
  const after = await repaired(site, now);
  expect(after["docs.json"]).toContain('"pages": ["index", "guides/first", "guides/auth", "faq"]');
});

test("pages that have changed places", async () => {
  const moves = { "guides/start.mdx": "guides/auth.mdx", "guides/auth.mdx": "guides/start.mdx" };
  const after = await repaired(site, withMoves(site, moves));
  expect(after["docs.json"]).toContain('"pages": ["index", "guides/auth", "guides/start", "faq"]');
  expect(after["docs.json"]).toContain('[{ "source": "/begin", "destination": "/guides/auth" }]');
  expect(after["index.mdx"]).toContain("[this](/guides/auth#install)");
  expect(after["guides/auth.mdx"]).toContain("[in](./start)");
});

test("a page at the old path of another one that moved", async () => {
  const moves = { "guides/start.mdx": "guides/auth.mdx", "guides/auth.mdx": "sign-in.mdx" };
  const after = await repaired(site, withMoves(site, moves));
  expect(after["docs.json"]).toContain('"pages": ["index", "guides/auth", "sign-in", "faq"]');
  expect(after["docs.json"]).toContain('{ "source": "/begin", "destination": "/guides/auth" }');
  expect(after["guides/auth.mdx"]).toContain("[in](../sign-in) [f](../faq)");
  expect(after["sign-in.mdx"]).toContain("[s](./guides/auth)");
});

test("a page that was copied and then written anew has not moved", async () => {
  const now = {
    ...site,
    "v1/start.mdx": site["guides/start.mdx"]!.replace("./auth", "/guides/auth").replace("../faq", "/faq"),
    "guides/start.mdx": page("First steps", words(9)),
  };
  const plan = await plannedRepair(site, now);
  expect([plan.moved, plan.files]).toEqual([[], []]);
});

describe("a folder for which somebody has written a wildcard", () => {
  const pages = '"pages": ["index", "learn/start", "learn/auth", "faq"]';
  const moved = withMoves(site, { "guides/": "learn/" });
  const withRedirect = (text: string, destination: string): string =>
    text.replace('"redirects": [', `"redirects": [{ "source": "/guides/:slug*", "destination": "${destination}" }, `);
  const redirectsOf = (texts: SiteTexts): readonly string[] =>
    (JSON.parse(texts["docs.json"]!) as { readonly redirects: readonly { readonly source: string }[] }).redirects.map(
      ({ source }) => source,
    );
  const now = (destination: string): SiteTexts => ({
    ...moved,
    "docs.json": withRedirect(config.replace(/"pages": \[[^\]]*\]/, pages), destination),
  });

  test.each(["/learn/:slug*", "/faq", "https://x.org/:slug*"])("gets no redirects of its pages: %s", async (to) => {
    const after = await repaired(site, now(to));
    expect(redirectsOf(after)).toEqual(["/guides/:slug*", "/begin"]);
    expect(after["index.mdx"]).toContain("(/learn/start#install)");
  });

  test("gets them where the wildcard leads to nothing", async () => {
    const after = await repaired(site, now("/gone/:slug*"));
    expect(redirectsOf(after)).toEqual(["/guides/auth", "/guides/start", "/guides/:slug*", "/begin"]);
  });

  test("gets them where the wildcard was there before, and hid the pages", async () => {
    const before = { ...site, "docs.json": withRedirect(config, "/faq") };
    expect(redirectsOf(withFiles(now("/faq"), (await plannedRepair(before, now("/faq"))).files))).toEqual([
      "/guides/auth",
      "/guides/start",
      "/guides/:slug*",
      "/begin",
    ]);
  });
});

test("a file of docs.json that moved", async () => {
  const before = {
    ...site,
    "docs.json": config.replace(/"navigation": .*,/, '"navigation": { "$ref": "./nav/all.json" },'),
    "nav/all.json": '{ "groups": [{ "group": "Start", "pages": ["index", "guides/start", "guides/auth", "faq"] }] }\n',
  };
  const after = await repaired(before, withMoves(before, { "nav/all.json": "config/all.json", "faq.mdx": "help.mdx" }));
  expect(after["docs.json"]).toContain('{ "$ref": "./config/all.json" }');
  expect(after["config/all.json"]).toContain('"help"');
});

test("a removed page is named with the page that could replace it", async () => {
  const { "guides/auth.mdx": _removed, ...now } = withMoves(site, { "faq.mdx": "help/faq.mdx" });
  const { moved, lost } = await plannedRepair(site, now);
  expect(moved).toEqual([{ from: "faq.mdx", to: "help/faq.mdx" }]);
  expect(lost.map(({ href, proposal }) => [href, proposal?.href])).toEqual([["/guides/auth", "/"]]);
});

test("names in a baseline, in settings and in .mintignore follow", async () => {
  const before = {
    ...site,
    ".mintignore": "drafts\nguides/start.mdx\n",
    "navc.config.json": '{ "ignore": { "page-unlisted": ["guides/start.mdx"] } }\n',
    "baseline.json": '{ "accepted": [{ "code": "x", "file": "guides/start.mdx", "subject": "y" }] }\n',
  };
  const now = withMoves(before, { "guides/start.mdx": "guides/first.mdx" });
  const after = withFiles(now, (await plannedRepair(before, now, "baseline.json")).files);
  for (const file of [".mintignore", "navc.config.json", "baseline.json"])
    expect(after[file], file).toBe(before[file as keyof typeof before].replace("guides/start", "guides/first"));
});

test.each([
  ["an expression that is no JavaScript", `Bad {a b} ${words(1)}`],
  ["a tag without its end", `<Note> ${words(1)}`],
  ["a link that leads nowhere", `[x](/nowhere) ${words(1)}`],
])("a moved page that has had %s since is no reason to refuse its repair", async (_what, body) => {
  const now = withMoves(site, { "guides/start.mdx": "guides/first.mdx" });
  const plan = await plannedRepair(site, { ...now, "guides/first.mdx": page("First steps", body) });
  expect([plan.moved.length, plan.files.length > 0, plan.refusals]).toEqual([1, true, []]);
});

describe("a folder of files that say nothing", () => {
  const names = ["a.png", "b.png", "x/a.png", "y/a.png"];
  const folder = (path: string, text = ""): SiteTexts =>
    Object.fromEntries(names.map((name) => [`${path}/${name}`, text]));
  const pictures = (path: string): string => names.map((name) => `![p](/${path}/${name})`).join(" ");
  const site = (path: string, files: SiteTexts): SiteTexts => ({
    "docs.json": JSON.stringify({ name: "A", navigation: { pages: ["index"] } }),
    "index.mdx": `---\ntitle: I\n---\n\n${pictures(path)}\n`,
    ...files,
  });

  test("is found as a whole by the names in it", async () => {
    const now = site("images", folder("imgs"));
    const plan = await plannedRepair(site("images", folder("images")), now);
    expect(plan.moved).toHaveLength(4);
    expect(withFiles(now, plan.files)).toEqual(site("imgs", folder("imgs")));
    expect(plan.unmatched).toBeUndefined();
  });

  test("is found beside the pages that moved with it, if another language has the same names", async () => {
    const body = (language: string): string => Array.from({ length: 40 }, (_, at) => `${language}${at}`).join(" ");
    const both = (folder: string): SiteTexts =>
      Object.fromEntries(
        ["en", "fr"].flatMap((language) => [
          [`${language}/${folder}/a.mdx`, page(`T ${language}`, `${body(language)} ![i](/${language}/g/img/x.png)`)],
          [`${language}/${folder}/img/x.png`, "same"],
        ]),
      );
    const docs = (folder: string): string => {
      const languages = ["en", "fr"].map((language) => ({ language, pages: [`${language}/${folder}/a`] }));
      return JSON.stringify({ name: "A", navigation: { languages } });
    };
    const now = { "docs.json": docs("m"), ...both("m") };
    const { moved, files } = await plannedRepair({ "docs.json": docs("g"), ...both("g") }, now);
    expect(moved).toHaveLength(4);
    const after = withFiles(now, files);
    for (const language of ["en", "fr"]) expect(after[`${language}/m/a.mdx`]).toContain(`(/${language}/m/img/x.png)`);
  });

  test.each([
    ["several folders have its names", { ...folder("imgs"), ...folder("media") }],
    ["a name is another one", { "imgs/a.png": "", "imgs/b.png": "", "imgs/x/a.png": "", "imgs/y/c.png": "" }],
    ["the files are others", folder("imgs", "other")],
  ])("is named where it is not found, because %s", async (_, files) => {
    const plan = await plannedRepair(site("images", folder("images")), site("images", files));
    expect([plan.moved, plan.files]).toEqual([[], []]);
    expect(plan.unmatched).toEqual(names.map((name) => `images/${name}`));
  });
});
