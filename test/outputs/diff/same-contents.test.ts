// Is a page that was moved byte for byte found, whatever its title, key and version are now?
import { describe, expect, test } from "vitest";
import {
  compileNavigation,
  diffNavigation,
  memoryHost,
  type Host,
  type JsonObject,
  type NavigationDiff,
} from "../../../src/index.ts";

type Files = Readonly<Record<string, string>>;

function site(navigation: JsonObject, pages: Files): Files {
  const files = Object.entries(pages).map(([path, text]) => [`${path}.mdx`, text] as const);
  return { "docs.json": JSON.stringify({ name: "Site", navigation }), ...Object.fromEntries(files) };
}

function page(title: string, body: string = `All there is to say about ${title} is in this text of its own.`): string {
  return `---\ntitle: ${title}\n---\n\n${body}\n`;
}

/** A host that notes which texts are read of it from now on. */
function noting(host: Host, read: string[]): Host {
  return {
    ...host,
    readHead(path, bytes) {
      read.push(path);
      return host.readHead(path, bytes);
    },
  };
}

async function compared(before: Files, after: Files, read: string[] = []): Promise<NavigationDiff> {
  const hosts = { before: memoryHost(before), after: memoryHost(after) };
  const [old, found] = await Promise.all(
    [hosts.before, hosts.after].map((host) => compileNavigation({ host, discover: true })),
  );
  const readers = { before: noting(hosts.before, read), after: noting(hosts.after, read) };
  return diffNavigation(old!.navigation!, found!.navigation!, { hosts: readers });
}

function moves({ changes }: NavigationDiff): readonly string[] {
  return changes.flatMap((change) =>
    change.kind === "page-moved" ? change.moves.map(({ from, to }) => `${from} ${to}`) : [],
  );
}

const versions = (pages: { readonly [version: string]: readonly string[] }): JsonObject => ({
  versions: Object.entries(pages).map(([version, held]) => ({ version, pages: held })),
});

describe("a page that was moved byte for byte", () => {
  test("is not one that has a copy in the first other language, with no entry yet", async () => {
    const texts = { index: page("Home"), "guides/start": page("Start") };
    const groups = (...pages: readonly string[]): JsonObject["groups"] => [{ group: "G", pages }];
    const before = site({ groups: groups("index", "guides/start") }, texts);
    const languages = [
      { language: "en", groups: groups("index", "guides/start") },
      { language: "de", groups: groups("de/index") },
    ];
    const copies = { "de/index": page("Heim"), "de/guides/start": texts["guides/start"] };
    const diff = await compared(before, site({ languages }, { ...texts, ...copies }));
    expect(moves(diff)).toEqual([]);
    expect(diff.changes.filter(({ kind }) => kind.startsWith("page-"))).toEqual([]);
  });

  test("into a version that the site did not have is no removed one", async () => {
    const texts = { intro: page("Intro"), auth: page("Auth"), keys: page("Keys"), limits: page("Limits") };
    const moved = Object.fromEntries(Object.entries(texts).map(([path, text]) => [`v2/${path}`, text]));
    const before = site({ groups: [{ group: "Start", pages: Object.keys(texts) }] }, texts);
    const after = site(versions({ v1: ["old"], v2: Object.keys(moved) }), { ...moved, old: page("Old") });
    const diff = await compared(before, after);
    expect(diff.lost.map(({ proposal }) => proposal?.kind)).toEqual(["moved", "moved", "moved", "moved"]);
    expect(diff.redirects).toHaveLength(4);
    expect(moves(diff)).toEqual(Object.keys(texts).map((path) => `/${path} /v2/${path}`));
  });

  test("is that one, and not the page that has its title or its key now", async () => {
    const before = site({ pages: ["home", "guides/keys"] }, { home: page("Home"), "guides/keys": page("Keys") });
    const after = site(
      { pages: ["home", "learn/tokens", "howto/keys"] },
      {
        home: page("Home"),
        "learn/tokens": page("Keys"),
        "howto/keys": page("Keys", "This is about something else, which has the same name by chance, and many words."),
      },
    );
    expect(moves(await compared(before, after))).toEqual(["/guides/keys /learn/tokens"]);
  });

  test("is the one with the most of its path where several have its content", async () => {
    const text = page("Setup");
    const before = site(
      { pages: ["home", "a/web/setup", "a/app/setup"] },
      {
        home: page("Home"),
        "a/web/setup": text,
        "a/app/setup": text,
      },
    );
    const after = site(
      { pages: ["home", "b/app/setup", "b/web/setup"] },
      {
        home: page("Home"),
        "b/web/setup": text,
        "b/app/setup": text,
      },
    );
    expect(moves(await compared(before, after)).toSorted()).toEqual([
      "/a/app/setup /b/app/setup",
      "/a/web/setup /b/web/setup",
    ]);
  });

  test("is found in a third version, where the second one says something else", async () => {
    const other = page("Keys", "The text of the newest version, which has other words than the one before it.");
    expect(moves(await withThird(other))).toEqual(["/v1/keys /v3/other"]);
  });

  test("is found in no list", async () => {
    const before = site({ pages: ["home", "one"] }, { home: page("Home"), one: page("One") });
    const after = site({ pages: ["home"] }, { home: page("Home"), "far/away": page("One") });
    expect(moves(await compared(before, after))).toEqual(["/one /far/away"]);
  });
});

/** The page of v1 is in v3 now; `second` is the one of v2. */
async function withThird(second: string): Promise<NavigationDiff> {
  const homes = { "v2/home": page("Home", ""), "v1/home": page("Home", "") };
  const before = site(versions({ v2: ["v2/home", "v2/keys"], v1: ["v1/home", "v1/keys"] }), {
    ...homes,
    "v2/keys": second,
    "v1/keys": page("Keys"),
  });
  const after = site(versions({ v3: ["v3/home", "v3/other"], v2: ["v2/home", "v2/keys"], v1: ["v1/home"] }), {
    ...homes,
    "v3/home": page("Home", ""),
    "v2/keys": second,
    "v3/other": page("Keys"),
  });
  return compared(before, after);
}

describe("no page was moved", () => {
  test("into a third version, as a copy of what another one still has", async () => {
    const diff = await withThird(page("Keys"));
    expect(moves(diff)).toEqual([]);
    expect(diff.lost[0]?.proposal).toMatchObject({ href: "/v2/keys", kind: "counterpart" });
  });

  test("into another language", async () => {
    const languages = (english: readonly string[], french: readonly string[]): JsonObject => ({
      languages: [
        { language: "en", pages: english },
        { language: "fr", pages: french },
      ],
    });
    const homes = { home: page("Home", ""), "fr/home": page("Accueil", "") };
    const before = site(languages(["home", "one"], ["fr/home"]), { ...homes, one: page("One") });
    const after = site(languages(["home"], ["fr/home", "fr/two"]), { ...homes, "fr/two": page("One") });
    expect(moves(await compared(before, after))).toEqual([]);
  });

  test("of which nothing but a word is written", async () => {
    const before = site({ pages: ["home", "a/x"] }, { home: page("Home"), "a/x": page("Soon", "") });
    const after = site(
      { pages: ["home", "b/y", "b/z"] },
      {
        home: page("Home"),
        "b/y": page("Soon", ""),
        "b/z": page("Zoo"),
      },
    );
    expect(moves(await compared(before, after))).toEqual([]);
  });
});

test("only pages that one side has are read, and of those only files of one size", async () => {
  const kept = Object.fromEntries(Array.from({ length: 20 }, (_, each) => [`p${each}`, page(`P${each}`)]));
  const read: string[] = [];
  const before = site({ pages: [...Object.keys(kept), "old"] }, { ...kept, old: page("One") });
  const after = site(
    { pages: [...Object.keys(kept), "new", "long"] },
    {
      ...kept,
      new: page("One"),
      long: page("A long page", "with another text"),
    },
  );
  expect(moves(await compared(before, after, read))).toEqual(["/old /new"]);
  expect(read).toEqual(["old.mdx", "new.mdx"]);
});

describe("a page that took the address of another one", () => {
  const texts = { index: page("Home"), a: page("Alpha"), b: page("Beta and more"), c: page("Gamma, which is long") };
  const list = (...pages: readonly string[]): JsonObject => ({ pages });
  const before = site(list("index", "a", "b", "c"), texts);

  test("is found with the one that made room for it, through a chain of them", async () => {
    const moved = { index: texts.index, b: texts.a, c: texts.b, d: texts.c };
    const diff = await compared(before, site(list("index", "b", "c", "d"), moved));
    expect(moves(diff)).toEqual(["/a /b", "/b /c", "/c /d"]);
    expect(diff.changes.every(({ kind }) => kind === "page-moved")).toBe(true);
    expect(diff.lost.map(({ href, proposal }) => [href, proposal?.href, proposal?.kind])).toEqual([
      ["/a", "/b", "moved"],
    ]);
  });

  test("is not found in a text that was there before, nor where two have it", async () => {
    const twin = site(list("index", "a", "b", "c"), { ...texts, b: texts.a });
    expect(moves(await compared(twin, site(list("index", "b", "c"), { ...texts, b: texts.a })))).toEqual([]);
    const copied = { index: texts.index, b: texts.a, c: texts.a };
    expect(moves(await compared(before, site(list("index", "b", "c"), copied)))).toEqual([]);
    const lost = site(list("b", "c"), { b: texts.a, c: texts.c });
    const twins = site(list("index", "a", "b", "c"), { ...texts, index: texts.a });
    expect(moves(await compared(twins, lost))).toEqual([]);
  });

  test("and of an edited site nothing else is read", async () => {
    const read: string[] = [];
    const edited = { ...texts, c: page("Gamma, which is longer now") };
    await compared(before, site(list("index", "a", "b", "c"), edited), read);
    expect(read).toEqual([]);
  });
});
