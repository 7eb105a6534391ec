// Is a proposal that only the place of a page speaks for called a guess, and never given to unrelated pages?
import { describe, expect, test } from "vitest";
import type { JsonObject, NavigationDiff } from "../../../src/index.ts";
import { lostRows } from "../../../src/outputs/render/diff-lost.ts";
import { compare, lostIn, type SmallSite } from "./compare-sites.ts";

interface Groups {
  readonly [group: string]: readonly string[] | { readonly root: string; readonly pages: readonly string[] };
}

function site(groups: Groups): SmallSite {
  const navigation: readonly JsonObject[] = Object.entries(groups).map(([group, held]) =>
    "pages" in held ? { group, root: held.root, pages: held.pages } : { group, pages: held },
  );
  const paths = Object.values(groups).flatMap((held) => ("pages" in held ? [held.root, ...held.pages] : held));
  return {
    navigation: { tabs: [{ tab: "Docs", groups: navigation }] },
    pages: Object.fromEntries(paths.map((path) => [path, path.split("/").at(-1)!])),
  };
}

const diffOf = async (before: Groups, after: Groups): Promise<NavigationDiff> => compare(site(before), site(after), {});

describe("the first page of a group", () => {
  const sdks = ["sdks/nodejs", "sdks/rust", "sdks/flask", "sdks/dotnet"];

  test("is a guess for one removed page, which no redirect follows", async () => {
    const diff = await diffOf({ SDKs: sdks }, { SDKs: sdks.slice(0, 3) });
    expect(lostIn(diff)).toEqual(["/sdks/dotnet→/sdks/nodejs (division)"]);
    expect([diff.lost[0]?.proposal?.guess, diff.redirects]).toEqual([true, []]);
    expect(lostRows(diff)).toMatchObject([{ guess: true, reason: expect.stringMatching(/^a guess: /) as string }]);
  });

  test("is none for several", async () => {
    const diff = await diffOf({ SDKs: sdks }, { SDKs: sdks.slice(0, 1) });
    expect(lostIn(diff)).toEqual(["/sdks/rust", "/sdks/flask", "/sdks/dotnet"]);
  });

  test("is none for several of two removed groups", async () => {
    const kept = { Start: ["start"] };
    const diff = await diffOf({ ...kept, One: ["one/a"], Two: ["two/b"] }, kept);
    expect(lostIn(diff)).toEqual(["/one/a", "/two/b"]);
  });

  test("is one for the pages of one removed group in it", async () => {
    const diff = await diffOf({ Start: ["start"], Old: ["old/a", "old/b"] }, { Start: ["start"] });
    expect(lostIn(diff)).toEqual(["/old/a→/start (division)", "/old/b→/start (division)"]);
    expect(diff.redirects).toEqual([]);
  });

  test("is one for all pages below it, and none for others", async () => {
    const before = ["sdks", "sdks/rust", "sdks/flask", "gone", "lost"];
    const diff = await diffOf({ SDKs: before }, { SDKs: ["sdks"] });
    expect(lostIn(diff)).toEqual(["/sdks/rust→/sdks (division)", "/sdks/flask→/sdks (division)", "/gone", "/lost"]);
  });

  test("is one for all pages of the group whose root it is", async () => {
    const kept = { root: "overview", pages: ["sdks/nodejs"] };
    const diff = await diffOf({ SDKs: { ...kept, pages: sdks } }, { SDKs: kept });
    expect(lostIn(diff)).toEqual(sdks.slice(1).map((path) => `/${path}→/overview (division)`));
  });
});

test("the page in the place of another is a guess", async () => {
  const diff = await diffOf({ A: ["home", "about", "end"] }, { A: ["home", "zoo", "end"] });
  expect(lostIn(diff)).toEqual(["/about→/zoo (successor)"]);
  expect([diff.lost[0]?.proposal?.guess, diff.redirects]).toEqual([true, []]);
});

test("a page at its new address, and the same page in another version, are no guesses", async () => {
  const versions = (pages: { readonly [version: string]: readonly string[] }): SmallSite => ({
    navigation: { versions: Object.entries(pages).map(([version, held]) => ({ version, pages: held })) },
    pages: Object.fromEntries(
      Object.values(pages)
        .flat()
        .map((path) => [path, path.split("/").at(-1)!]),
    ),
  });
  const diff = await compare(
    versions({ v2: ["v2/home", "v2/keys", "v2/old/one"], v1: ["v1/home", "v1/keys"] }),
    versions({ v2: ["v2/home", "v2/keys", "v2/new/one"], v1: ["v1/home"] }),
    {},
  );
  expect(lostIn(diff)).toEqual(["/v2/old/one→/v2/new/one (moved)", "/v1/keys→/v2/keys (counterpart)"]);
  expect(diff.lost.map(({ proposal }) => proposal?.guess)).toEqual([undefined, undefined]);
  expect(diff.redirects).toHaveLength(2);
});
