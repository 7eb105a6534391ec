// Is every address that leads nowhere found, and is what is proposed for it right?
import { describe, expect, test } from "vitest";
import {
  diffNavigation,
  parity,
  type JsonObject,
  type NavigationDiff,
  type Redirect,
  type ResolvedNavigation,
} from "../../../src/index.ts";
import { chainsNote } from "../../../src/outputs/render/diff-notes.ts";
import { lostRows } from "../../../src/outputs/render/diff-lost.ts";
import { compare, compiled, lostIn, changeLines, type SmallSite } from "./compare-sites.ts";

function site(paths: readonly string[], redirects: readonly Redirect[] = []): SmallSite {
  return {
    navigation: { groups: [{ group: "All", pages: paths }] },
    pages: Object.fromEntries(paths.map((path) => [path, `The ${path.split("/").at(-1)}`])),
    redirects,
  };
}

async function lose(
  before: readonly string[],
  after: readonly string[],
  redirects: readonly Redirect[] = [],
): Promise<NavigationDiff> {
  return compare(site(before), site(after, redirects));
}

function to(source: string, destination: string): Redirect {
  return { source, destination };
}

describe("an address is saved by a redirect", () => {
  test.each<[string, readonly Redirect[]]>([
    ["to a page", [to("/old", "/home")]],
    ["with a wildcard", [to("/:any*", "/home")]],
    ["to another redirect that leads to a page", [to("/old", "/older"), to("/older", "/home")]],
    ["out of the site", [to("/old", "https://example.com")]],
    ["out of the site, to a page there", [to("/old", "https://example.com/acme")]],
    ["out of the site, to a host without a dot", [to("/old", "http://localhost:3000/a/b?c#d")]],
    ["out of the site, without a scheme", [to("/old", "//example.com/acme")]],
    ["out of the site, with a wildcard", [to("/:any*", "https://example.com/acme/:any*")]],
    ["out of the site, over another redirect", [to("/old", "/older"), to("/older", "https://example.com/acme")]],
    ["to a page with a hash", [to("/old", "/home#top")]],
    ["to a file that is no page", [to("/old", "/paper.pdf")]],
    ["written without its first slash", [to("old", "home")]],
  ])("%s", async (_, redirects) => {
    const diff = await lose(["home", "old"], ["home"], redirects);
    expect([diff.lost, diff.ok, diff.redirects]).toEqual([[], true, []]);
  });
});

// A link to `/index` means the start page, whoever has that address.
test.each([
  ["to", ["home", "guides/start"], ["home", "index/index"]],
  ["from", ["home", "index/index"], ["home", "guides/start"]],
])("nothing is proposed that leads %s an address which no redirect can name", async (_, before, after) => {
  const renamed = (paths: readonly string[]): SmallSite => ({
    ...site(paths),
    pages: Object.fromEntries(paths.map((path) => [path, path === "home" ? "Home" : "The same"])),
  });
  const diff = await compare(renamed(before), renamed(after));
  expect([diff.lost.length, diff.lost[0]?.proposal, diff.redirects]).toEqual([1, undefined, []]);
});

describe("an address is lost all the same by a redirect", () => {
  test.each<[string, readonly Redirect[]]>([
    ["to nowhere", [to("/old", "/gone")]],
    ["to itself", [to("/old", "/old")]],
    ["in a loop", [to("/old", "/older"), to("/older", "/old")]],
    ["that only makes it longer", [to("/:a*", "/x/:a*")]],
  ])("%s", async (_, redirects) => {
    const diff = await lose(["home", "old"], ["home"], redirects);
    expect(diff.lost.map(({ href }) => href)).toEqual(["/old"]);
    const again = await lose(["home", "old"], ["home"], [...diff.redirects, ...redirects]);
    expect(again.ok).toBe(true);
  });

  test("and the redirect is named", async () => {
    const diff = await lose(["home", "old"], ["home"], [to("/old", "/gone")]);
    expect(diff.lost[0]?.redirect).toEqual(to("/old", "/gone"));
  });
});

describe("one redirect for a folder", () => {
  const before = ["home", "old/a", "old/b", "old/deep/c"];

  test("where all pages of it moved into another one", async () => {
    const diff = await lose(before, ["home", "new/a", "new/b", "new/deep/c"]);
    expect(diff.redirects).toEqual([to("/old/:slug*", "/new/:slug*")]);
  });

  test("and one for the page at its own address", async () => {
    const diff = await lose(["home", "old", "old/a", "old/b"], ["home", "new", "new/a", "new/b"]);
    expect(diff.redirects).toEqual([to("/old", "/new"), to("/old/:slug*", "/new/:slug*")]);
  });

  test("not where a page still lives there", async () => {
    const diff = await lose([...before, "old/stays"], ["home", "new/a", "new/b", "new/deep/c", "old/stays"]);
    expect(diff.redirects).toEqual([to("/old/a", "/new/a"), to("/old/b", "/new/b"), to("/old/deep/c", "/new/deep/c")]);
  });

  test("not where a page moved elsewhere", async () => {
    const diff = await lose([...before, "old/d"], ["home", "new/a", "new/b", "new/deep/c", "far/away/d"]);
    expect(diff.redirects).toHaveLength(4);
    expect(diff.redirects).toContainEqual(to("/old/d", "/far/away/d"));
  });

  test("not where another redirect speaks of an address in it", async () => {
    const there = [to("/old/ancient", "/home")];
    const diff = await lose(before, ["home", "new/a", "new/b", "new/deep/c"], there);
    expect(diff.redirects).toHaveLength(3);
  });

  test("but for the folders in it, where it is right for them", async () => {
    const pages = ["x/one", "x/two", "x/three"];
    const diff = await lose(
      ["home", "old/stays", ...pages.map((page) => `old/${page}`)],
      ["home", "old/stays", ...pages.map((page) => `new/${page}`)],
    );
    expect(diff.redirects).toEqual([to("/old/x/:slug*", "/new/x/:slug*")]);
  });
});

test("an address with marks that mean something in a source is written so that they don't", async () => {
  const before = ["home", "old/(a)", "old/b*"];
  const diff = await lose(before, ["home", "new/(a)", "new/b*"]);
  expect(diff.redirects.map(({ source }) => source)).toEqual(["/old/%28a%29", "/old/b%2A"]);
  expect((await lose(before, ["home", "new/(a)", "new/b*"], diff.redirects)).ok).toBe(true);
});

describe("the address of a page that a redirect matches", () => {
  const pages = ["home", "old"];

  test("is not lost with the page, because its readers were led on before", async () => {
    const there = [to("/old", "/home")];
    expect((await compare(site(pages, there), site(["home"], there))).lost).toEqual([]);
    expect((await compare(site(pages, [to("/old", "/gone")]), site(["home"], [to("/old", "/gone")]))).lost).toEqual([]);
  });

  test("is lost if readers were led to a page, and now to none", async () => {
    const { lost } = await compare(site(pages, [to("/old", "/home")]), site(["home"]));
    expect(lost.map(({ href, proposal }) => [href, proposal?.href])).toEqual([["/old", "/home"]]);
    const below = site(["home", "a/old"], [to("/a/:any", "/home")]);
    expect((await compare(below, site(["home"]))).lost.map(({ href }) => href)).toEqual(["/a/old"]);
  });

  test("is lost if a new redirect leads its readers nowhere, and nothing is proposed, because the page is there", async () => {
    const diff = await compare(site(pages), site(pages, [to("/old", "/gone")]));
    expect(lostRows(diff)).toEqual([
      {
        from: "/old",
        to: undefined,
        guess: false,
        reason: "navc proposes no page; its redirect /old → /gone leads to no page",
      },
    ]);
    expect((await compare(site(pages), site(pages, [to("/old", "/home")]))).lost).toEqual([]);
  });
});

test("where no page is close, nothing is proposed", async () => {
  const before: SmallSite = { navigation: { pages: ["home", "x"] }, pages: { home: "Home", x: "X" } };
  const diff = await compare(before, { navigation: { pages: ["home"] }, pages: { home: "Home" } });
  expect([lostIn(diff), diff.redirects]).toEqual([["/x"], []]);
});

describe("a page that is still there in another language", () => {
  const made = (english: readonly string[], french: readonly string[]): SmallSite => {
    const group = (pages: readonly string[]): JsonObject => ({ groups: [{ group: "Docs", pages }] });
    const languages = [
      { language: "en", ...group(english) },
      { language: "fr", ...group(french.map((name) => `fr/${name}`)) },
    ];
    return {
      navigation: { languages: languages.slice(0, french.length === 0 ? 1 : 2) },
      pages: { start: "Start", faq: "Questions", "fr/start": "Début", "fr/faq": "Questions fréquentes" },
    };
  };

  test("leads to the first page of its division in its own language", async () => {
    const diff = await compare(made(["start", "faq"], ["start", "faq"]), made(["start", "faq"], ["start"]));
    expect(lostIn(diff)).toEqual(["/fr/faq→/fr/start (division)"]);
  });

  test("leads there where its own language is gone", async () => {
    const diff = await compare(made(["start", "faq"], ["start", "faq"]), made(["start", "faq"], []));
    expect(lostIn(diff)).toEqual(["/fr/start→/start (counterpart)", "/fr/faq→/faq (counterpart)"]);
    expect(diff.lost[1]?.proposal?.reason).toBe("the same page in English");
  });
});

describe("an address that only a redirect sent on", () => {
  const pages = ["home", "help", "new"];
  const afterDropping = async (
    there: readonly Redirect[],
    kept: readonly Redirect[],
    after: readonly string[] = pages,
  ): Promise<NavigationDiff> => compare(site(pages, there), site(after, kept));

  test("is lost with its redirect, and should lead where it led", async () => {
    const diff = await afterDropping([to("/old", "/new"), to("/other", "/help")], [to("/other", "/help")]);
    expect([diff.changes, lostIn(diff), diff.redirects]).toEqual([[], ["/old→/new (moved)"], [to("/old", "/new")]]);
    expect(diff.ok).toBe(false);
    expect(diff.lost[0]?.proposal?.reason).toBe("a redirect led there before");
  });

  test("is lost when its redirect leads to nothing now", async () => {
    const diff = await afterDropping([to("/old", "/new")], [to("/old", "/nwe")]);
    expect(diff.lost).toMatchObject([{ href: "/old", redirect: to("/old", "/nwe"), proposal: { href: "/new" } }]);
  });

  test("is not reported where the page on its way is lost itself, whose redirect saves both", async () => {
    const there = [to("/older", "/old"), to("/old", "/new")];
    const moved = ["home", "help", "newer/new"];
    const diff = await afterDropping(there, there, moved);
    expect(lostIn(diff)).toEqual(["/new→/newer/new (moved)"]);
    expect((await afterDropping(there, [...diff.redirects, ...there], moved)).ok).toBe(true);
  });

  test("is lost with the page that it led to, if nothing or only a guess is proposed for that", async () => {
    const there = [to("/older", "/old"), to("/old", "/new")];
    const apart = (paths: readonly string[]): SmallSite => ({
      ...site(paths, there),
      navigation: { pages: paths },
    });
    const none = await compare(apart(["home", "new"]), apart(["home"]));
    expect([lostIn(none), none.redirects]).toEqual([["/new", "/older", "/old"], []]);
    expect(lostRows(none)[2]?.reason).toBe("navc proposes no page; its redirect /old → /new leads to no page");
    const guess = await afterDropping(there, there, ["home"]);
    expect(lostIn(guess)).toEqual(["/help", "/new", "/older", "/old"]);
    const divided = await compare(site(["home", "new"], there), site(["home"], there));
    expect(lostIn(divided)).toEqual(["/new→/home (division)", "/older→/home (division)", "/old→/home (division)"]);
    expect((await compare(site(["home", "new"], there), site(["home"], [...divided.redirects, ...there]))).ok).toBe(
      true,
    );
  });

  test("is none where it led to nothing before, where a page lives now, or where it has wildcards", async () => {
    const there = [to("/old", "/nowhere"), to("/late", "/new"), to("/a/:any*", "/new")];
    expect((await afterDropping(there, [], [...pages, "late"])).ok).toBe(true);
  });
});

describe("a redirect that leads away from where a lost address should lead", () => {
  const back = to("/docs", "/start");

  test("is named, and no redirect is proposed that makes a loop with it", async () => {
    const renamed = await compare(
      { ...site(["home"]), navigation: { pages: ["home", "start"] }, pages: { home: "Home", start: "Begin" } },
      { navigation: { pages: ["home", "docs"] }, pages: { home: "Home", docs: "Begin" }, redirects: [back] },
    );
    expect(renamed.lost).toMatchObject([{ href: "/start", proposal: { href: "/docs", caughtBy: back } }]);
    expect(renamed.redirects).toEqual([]);
    expect(lostRows(renamed)[0]?.reason).toContain("first remove the redirect /docs → /start");
  });
});

test("what a redirect of a whole folder fails to save is one row, with that redirect", async () => {
  const broken = to("/old/:slug*", "/nwe/:slug*");
  const diff = await lose(["home", "old/a", "old/b", "old/c"], ["home", "new/a", "new/b", "new/c"], [broken]);
  expect(lostRows(diff)).toMatchObject([
    { from: "/old/…", to: "/new/…", reason: expect.stringMatching(/^3 addresses; /) },
  ]);
  expect(lostRows(diff)[0]?.reason).toContain("their redirect /old/:slug* → /nwe/:slug* leads to no page");
});

test("addresses whose own redirects are wrong in the same way are one row, with the first of them", async () => {
  const names = ["a", "b", "c"];
  const own = names.map((name) => to(`/old/to-${name}`, `/old/${name}`));
  const paths = (folder: string): readonly string[] => ["home", ...names.map((name) => `${folder}/${name}`)];
  const rows = async (redirects: readonly Redirect[]): Promise<readonly unknown[]> => {
    const lost = await compare({ ...site(paths("old")), redirects }, { ...site(paths("new")), redirects });
    return lostRows(lost).map(({ from, to: target, reason }) => [from, target, reason]);
  };
  const catcher = to("/new/:all*", "/home");
  const first = "first remove the redirect /new/:all* → /home, which leads away from there";
  expect(await rows([...own, catcher])).toEqual([
    ["/old/…", "/new/…", expect.stringMatching(/^3 addresses such as \/old\/a; each page is there now; /)],
    [
      "/old/…",
      "/new/…",
      `3 addresses such as /old/to-a; a redirect led there before; their 3 redirects, such as /old/to-a → /old/a, lead to no page; ${first}`,
    ],
  ]);
  expect((await rows([...own.slice(1), catcher])).slice(1)).toEqual([
    ["/old/to-b", "/new/b", `a redirect led there before; its redirect /old/to-b → /old/b leads to no page; ${first}`],
    ["/old/to-c", "/new/c", `a redirect led there before; its redirect /old/to-c → /old/c leads to no page; ${first}`],
  ]);
});

test("a folder where a page file is left that no entry names is not taken whole", async () => {
  const paths = (folder: string): readonly string[] => ["home", ...["a", "b", "c"].map((name) => `${folder}/${name}`)];
  const redirectsWith = async (files: Record<string, string>): Promise<readonly Redirect[]> => {
    const options = { discover: true };
    return (await compare({ ...site(paths("old")), options }, { ...site(paths("new")), options, files })).redirects;
  };
  expect(await redirectsWith({})).toEqual([to("/old/:slug*", "/new/:slug*")]);
  expect(await redirectsWith({ "old/unlisted.md": "" })).toHaveLength(3);
});

test("an address whose page file is still there is not lost, but unlisted", async () => {
  const options = { discover: true };
  const whole = { ...site(["home", "help"]), options };
  const typo = { navigation: { groups: [{ group: "All", pages: ["home", "hepl"] }] }, pages: whole.pages, options };
  const diff = await compare(whole, typo);
  expect([changeLines(diff), diff.ok, diff.redirects]).toEqual([["page-unlisted /help group:All"], true, []]);
});

test("nothing is proposed where a fact can have hidden any address", async () => {
  const [before, after] = await Promise.all([compiled(site(["home", "old"])), compiled(site(["home"]))]);
  expect(diffNavigation(before, after).lost[0]?.proposal?.href).toBe("/home");
  const fact = { kind: "config", file: "docs.json", pointer: "", hides: ["pages"], area: { kind: "site" } } as const;
  const { lost, redirects } = diffNavigation(before, after, { unknown: [fact] });
  expect([lost, redirects]).toEqual([[{ href: "/old", title: "The old", withheld: fact }], []]);
  const languages = { ...fact, hides: ["languages"] } as const;
  expect(diffNavigation(before, after, { unknown: [languages], guesses: true }).redirects).toHaveLength(1);
});

test("what is no navigation is refused with what to give", async () => {
  const right = await compiled(site(["home"]));
  const refusal = (before: unknown, after: unknown): (() => void) => {
    return () => diffNavigation(before as ResolvedNavigation, after as ResolvedNavigation);
  };
  expect(refusal(null, right)).toThrow(TypeError);
  expect(refusal(null, right)).toThrow(/"before" has to be the "navigation" of a result\. It is null, as where/);
  expect(refusal(right, { ok: true, navigation: right })).toThrow(/"after" has to be .* give the "navigation"/);
  expect(refusal(right, undefined)).toThrow(/It is nothing\./);
  expect(refusal({}, right)).toThrow(/without "formatVersion": 1\./);
  expect(refusal({ ...right, pages: 5 }, right)).toThrow(/Its "pages" is a number, not an object\./);
  expect(refusal(right, { ...right, pages: null })).toThrow(/Its "pages" is null, not an object\./);
  expect(refusal({ ...right, editions: undefined }, right)).toThrow(/Its "editions" is nothing, not a list\./);
  expect(() => parity(null as unknown as ResolvedNavigation)).toThrow(/^parity: .* It is null/);
});

describe("redirects that lead to an address which a proposed one sends on", () => {
  const before = site(["home", "old"]);
  const noteWith = async (there: readonly Redirect[]): Promise<string | undefined> =>
    chainsNote(await compare(before, { ...site(["home"]), redirects: there }), there);

  test("are counted, the first is named, and --fix leads them to the end", async () => {
    expect(await noteWith([to("/older", "/old"), to("/oldest", "old/"), to("/x", "/home")])).toBe(
      "2 redirects of docs.json, such as /older → /old, lead to lost addresses: add the redirects that are proposed, and navc check --fix then leads them to the end",
    );
  });

  test("are only named where --fix can't lead them on", async () => {
    expect(await noteWith([to("/older", "/old#top")])).toBe(
      "The redirect /older → /old#top of docs.json leads to a lost address: add the redirects that are proposed, and it then leads on through these to a page",
    );
  });

  test("are those with wildcards, too", async () => {
    const note = (redirect: string): string =>
      `The redirect ${redirect} of docs.json leads to a lost address: add the redirects that are proposed, and it then leads on through these to a page`;
    expect(await noteWith([to("/a/:any*", "/old")])).toBe(note("/a/:any* → /old"));
    expect(await noteWith([to("/a/*", "/ol*")])).toBe(note("/a/* → /ol*"));
    expect(await noteWith([to("/a/:any*", "/:any*")])).toBeUndefined();
    expect(await noteWith([to("/a/:any", "/b/:any")])).toBeUndefined();
  });

  test("are those with wildcards to an address for which no redirect is proposed, too", async () => {
    const catcher = to("/new/:all*", "/home");
    const noteOf = async (...there: readonly Redirect[]): Promise<string | undefined> => {
      const [was, is] = [site(["home", "b/a", "b/c"]), site(["home", "new/a", "new/c"])];
      return chainsNote(await compare(was, { ...is, redirects: there }), there);
    };
    expect(await noteOf(catcher, to("/now/:any*", "/b/:any*"))).toBe(
      "The redirect /now/:any* → /b/:any* of docs.json leads to a lost address: correct its destination, or add redirects from there",
    );
    expect(await noteOf(catcher, to("/now/:any*", "/b/:any*"), to("/1/:x", "/b/:x"))).toBe(
      "2 redirects of docs.json, such as /now/:any* → /b/:any*, lead to lost addresses: correct their destinations, or add redirects from there",
    );
    expect(await noteOf(catcher, to("/now/:any*", "/:any*"), to("/now", "/b/a"), to("/1/:x", "/2/:x"))).toBeUndefined();
  });

  test("are not one that a proposed one replaces", async () => {
    expect(await noteWith([to("/old", "/old")])).toBeUndefined();
  });
});

test("addresses of one folder for which nothing is proposed are one row", async () => {
  const diff = await compare(site(["home"]), site(["home"]));
  const lost = ["/host/a", "/host/b", "/host/c", "/x", "/y", "/z"].map((href) => ({ href, title: "" }));
  expect(lostRows({ ...diff, lost }).map(({ from, to, reason }) => [from, to, reason])).toEqual([
    ["/host/…", undefined, "3 addresses; navc proposes no page"],
    ...["/x", "/y", "/z"].map((href) => [href, undefined, "navc proposes no page"]),
  ]);
  expect(lostRows({ ...diff, lost: lost.slice(0, 2) }).map(({ from }) => from)).toEqual(["/host/a", "/host/b"]);
});

test("two rows about one folder name an address of each", async () => {
  const page = (href: string, to: string): NavigationDiff["lost"][number] => ({
    href,
    title: "",
    proposal: { href: to, kind: "counterpart", reason: "the same page" },
  });
  const v4 = ["a/x", "b/y", "c/z"].map((path) => page(`/v2/${path}`, `/v4/${path}`));
  const v3 = ["d/x", "e/y", "f/z"].map((path) => page(`/v2/${path}`, `/v3/${path}`));
  const diff = await compare(site(["home"]), site(["home"]));
  expect(lostRows({ ...diff, lost: v4 }).map(({ reason }) => reason)).toEqual(["3 addresses; the same page"]);
  expect(lostRows({ ...diff, lost: [...v4, ...v3] }).map(({ from, to, reason }) => [from, to, reason])).toEqual([
    ["/v2/…", "/v4/…", "3 addresses such as /v2/a/x; the same page"],
    ["/v2/…", "/v3/…", "3 addresses such as /v2/d/x; the same page"],
  ]);
});
