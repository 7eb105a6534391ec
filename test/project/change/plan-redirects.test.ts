// Which redirects keep the addresses of pages that move?
import { describe, expect, test } from "vitest";
import type { AddressChanges } from "../../../src/project/change/led-elsewhere.ts";
import { planRedirects } from "../../../src/project/change/plan-redirects.ts";
import type { ConfigRedirect } from "../../../src/compiler/syntax/config-tree.ts";

function redirect(source: string, destination: string): ConfigRedirect {
  const at = { file: "docs.json", pointer: "" };
  return { source, destination, sourceAt: at, destinationAt: at };
}

function planned(
  existing: readonly ConfigRedirect[],
  moves: Readonly<Record<string, string>>,
  folder?: [string, string],
) {
  const changes: AddressChanges = {
    sentTo: new Map(Object.entries(moves)),
    taken: new Set(Object.values(moves)),
    folderAfter: (path) => (folder?.[0] === path ? folder[1] : undefined),
    emptied: () => undefined,
  };
  const { changed, removed, added } = planRedirects(existing, changes);
  return {
    changed: changed.map(({ redirect: { source }, destination }) => [source, destination]),
    removed: removed.map(({ source }) => source),
    added: added.map(({ redirect: { source, destination }, before }) => [source, destination, before]),
  };
}

test("an old address leads to the new one, and older redirects lead on", () => {
  const existing = [redirect("/old", "/a#x"), redirect("/other", "/c"), redirect("/web", "https://x.org/a")];
  expect(planned(existing, { "/a": "/b" })).toEqual({
    changed: [["/old", "/b#x"]],
    removed: [],
    added: [["/a", "/b", undefined]],
  });
});

test("an address with the marks of a wildcard is no pattern, and its redirect goes when the page is back", () => {
  const there = { "/g/x(1)": "/n/x(1)", "/g/a:b*": "/n/a:b*", "/g/c": "/n/c" };
  const added = [
    ["/g/x%281%29", "/n/x(1)"],
    ["/g/a%3Ab%2A", "/n/a:b*"],
    ["/g/c", "/n/c"],
  ] as const;
  expect(planned([], there).added).toEqual(added.map((each) => [...each, undefined]));
  const back = Object.fromEntries(Object.entries(there).map(([from, to]) => [to, from]));
  const again = planned(
    added.map(([source, destination]) => redirect(source, destination)),
    back,
  );
  expect(again.removed).toEqual(added.map(([source]) => source));
  expect(again.added.map(([source, , before]) => [source, before])).toEqual([
    ["/n/x%281%29", 0],
    ["/n/a%3Ab%2A", 1],
    ["/n/c", 2],
  ]);
});

test("a redirect that would hide the page at its new address goes", () => {
  expect(planned([redirect("/b", "/a"), redirect("/b/", "/x")], { "/a": "/b" })).toEqual({
    changed: [],
    removed: ["/b", "/b/"],
    added: [["/a", "/b", 0]],
  });
});

test("a new redirect stands before a pattern that would catch its address", () => {
  const existing = [redirect("/x", "/y"), redirect("/guides/:slug*", "/manual/:slug*")];
  expect(planned(existing, { "/guides/a": "/b" }).added).toEqual([["/guides/a", "/b", 1]]);
});

test("an address that a wildcard leads to its page already gets no redirect of its own", () => {
  const existing = [redirect("/guides/:slug*", "/manual/:slug*"), redirect("/old/:slug*", "/guides/:slug*")];
  const moves = { "/guides": "/manual", "/guides/a": "/manual/a", "/guides/b/c": "/manual/b/c", "/guides/d": "/other" };
  // Whether a wildcard matches the folder itself differs between hosts.
  expect(planned(existing, moves).added).toEqual([
    ["/guides", "/manual", 0],
    ["/guides/d", "/other", 0],
  ]);
  expect(planned(existing, { "/old/a": "/manual/a" }).added).toEqual([]);
  expect(planned(existing, { "/old/a": "/manual/x" }, ["guides", "manual"]).added).toEqual([
    ["/old/a", "/manual/x", 1],
  ]);
});

test("a pattern follows a folder that moves as a whole", () => {
  const existing = [redirect("/old/:slug*", "/guides/:slug*"), redirect("/top", "/guides")];
  expect(planned(existing, {}, ["guides", "manual"]).changed).toEqual([
    ["/old/:slug*", "/manual/:slug*"],
    ["/top", "/manual"],
  ]);
});

describe("one redirect for a folder", () => {
  const patterns = new Map([["guides", "manual"]]);
  const moves = { "/guides": "/manual", "/guides/a": "/manual/a", "/guides/b/c": "/manual/b/c", "/guides/d": "/other" };
  const withPattern = (
    existing: readonly ConfigRedirect[],
    sent: Readonly<Record<string, string>>,
    taken = Object.values(sent),
  ): readonly unknown[] =>
    planRedirects(existing, {
      sentTo: new Map(Object.entries(sent)),
      taken: new Set(taken),
      folderAfter: (path) => patterns.get(path),
      emptied: () => undefined,
      patterns,
    }).added.map(({ redirect: { source, destination } }) => `${source} ${destination}`);

  test("takes the place of all that lead to the same path below it", () => {
    expect(withPattern([], moves)).toEqual(["/guides /manual", "/guides/d /other", "/guides/:slug* /manual/:slug*"]);
  });

  test("is not made if it would catch another page or redirect", () => {
    const each = Object.entries(moves).map((pair) => pair.join(" "));
    expect(withPattern([], moves, ["/guides/new"])).toEqual(each);
    expect(withPattern([redirect("/:area/c", "/x")], { "/guides/a": "/manual/a" })).toEqual(["/guides/a /manual/a"]);
  });

  test("goes when the folder moves back", () => {
    const existing = [redirect("/guides/:slug*", "/manual/:slug*")];
    expect(planned(existing, { "/manual/a": "/guides/a" }, ["manual", "guides"])).toEqual({
      changed: [],
      removed: ["/guides/:slug*"],
      added: [["/manual/a", "/guides/a", undefined]],
    });
  });
});

test("two pages that change places need no redirect", () => {
  expect(planned([], { "/a": "/b", "/b": "/a" }).added).toEqual([]);
});

test("an address that is redirected already keeps its redirect", () => {
  expect(planned([redirect("/a", "https://x.org")], { "/a": "/b" })).toEqual({ changed: [], removed: [], added: [] });
});

test("a destination with the path of the site leads on, too", () => {
  const changes: AddressChanges = {
    basePath: "/docs",
    sentTo: new Map([["/a", "/b"]]),
    taken: new Set(["/b"]),
    folderAfter: () => undefined,
    emptied: () => undefined,
  };
  const existing = [redirect("/old", "/docs/a#x"), redirect("/other", "/docs/c")];
  expect(planRedirects(existing, changes).changed).toMatchObject([{ destination: "/docs/b#x" }]);
});

test("an index in a folder of that name has an address of its own", () => {
  expect(planned([], { "/": "/index" }).added).toEqual([["/", "/index", undefined]]);
});

test("an address that readers never had gets no redirect, neither its own nor that of a folder", () => {
  const changes: AddressChanges = {
    sentTo: new Map([["/b/x", "/a/x"]]),
    taken: new Set(["/a/x"]),
    unpublished: new Set(["/b/x"]),
    folderAfter: () => undefined,
    emptied: () => undefined,
    patterns: new Map([["b", "a"]]),
  };
  const [back, older] = [redirect("/a/x", "/b/x"), redirect("/old", "/b/x")];
  expect(planRedirects([back, older], changes)).toEqual({
    removed: [back],
    moved: [],
    changed: [{ redirect: older, destination: "/a/x" }],
    added: [],
    blocked: [],
    kept: [],
  });
});
