// Is every address that leads nowhere found, and is what is proposed for it right?
import { describe, expect, test } from "vitest";
import type { NavigationDiff, Redirect } from "../../src/index.ts";
import { compare, lostIn, type SmallSite } from "./compare-sites.ts";

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
    ["to a page with a hash", [to("/old", "/home#top")]],
    ["to a file that is no page", [to("/old", "/paper.pdf")]],
    ["written without its first slash", [to("old", "home")]],
  ])("%s", async (_, redirects) => {
    const diff = await lose(["home", "old"], ["home"], redirects);
    expect([diff.lost, diff.ok, diff.redirects]).toEqual([[], true, []]);
  });
});

describe("an address is lost all the same by a redirect", () => {
  test.each<[string, readonly Redirect[]]>([
    ["to nowhere", [to("/old", "/gone")]],
    ["to itself", [to("/old", "/old")]],
    ["in a circle", [to("/old", "/older"), to("/older", "/old")]],
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
  const diff = await lose(["home", "(old)", "b*"], ["home"]);
  expect(diff.redirects.map(({ source }) => source)).toEqual(["/%28old%29", "/b%2A"]);
  expect((await lose(["home", "(old)", "b*"], ["home"], diff.redirects)).ok).toBe(true);
});

test("where no page is close, nothing is proposed", async () => {
  const before: SmallSite = { navigation: { pages: ["home", "x"] }, pages: { home: "Home", x: "X" } };
  const diff = await compare(before, { navigation: { pages: ["home"] }, pages: { home: "Home" } });
  expect([lostIn(diff), diff.redirects]).toEqual([["/x"], []]);
});

test("a page that is somewhere else in another language only leads there", async () => {
  const made = (names: readonly string[]): SmallSite => ({
    navigation: {
      languages: [
        { language: "en", groups: [{ group: "Docs", pages: ["start", "faq"] }] },
        { language: "fr", groups: [{ group: "Docs", pages: names.map((name) => `fr/${name}`) }] },
      ],
    },
    pages: { start: "Start", faq: "Questions", "fr/start": "Début", "fr/faq": "Questions fréquentes" },
  });
  const diff = await compare(made(["start", "faq"]), made(["start"]));
  expect(lostIn(diff)).toEqual(["/fr/faq→/faq (counterpart)"]);
  expect(diff.lost[0]?.proposal?.reason).toBe("the same page in English");
});
