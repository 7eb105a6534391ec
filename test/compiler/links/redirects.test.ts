// Which redirect catches a path, and where does it lead? (D44)
import fc from "fast-check";
import { expect, test } from "vitest";
import { redirectFinder } from "../../../src/compiler/links/redirect-finder.ts";
import { findRedirects, type NumberedSource, type Redirect } from "../../../src/compiler/links/find-redirect.ts";
import { readAskedSource } from "../../../src/compiler/links/unasked-path.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const led: readonly (readonly [source: string, destination: string, path: string, led: string | undefined])[] = [
  ["/old", "/new", "/old", "/new"],
  ["/old", "/new", "old/", "/new"],
  ["old/", "/new", "/old", "/new"],
  ["/old", "/new", "/old?tab=js#top", "/new"],
  ["/old", "/new", "/Old", undefined],
  ["/old", "/new", "/old/page", undefined],
  ["/two%20words", "/new", "/two words", "/new"],
  ["/two words", "/new", "/two%20words", "/new"],
  ["/100%", "/new", "/100%", "/new"],
  ["/guides", "/new", "/guides/index", "/new"],
  ["/", "/start", "/", "/start"],
  ["/users/:id/posts", "/people/:id", "/users/7/posts", "/people/7"],
  ["/users/:id/posts", "/people/:id", "/users/7", undefined],
  ["/beta/:slug*", "/v2/:slug*", "/beta/a/b", "/v2/a/b"],
  ["/beta/:slug*", "/v2/:slug*", "/beta", "/v2/"],
  ["/beta/:slug+", "/v2/:slug+", "/beta", undefined],
  ["/beta/:slug?", "/v2/:slug", "/beta/a/b", undefined],
  ["/beta/:slug?", "/v2/:slug", "/beta/a", "/v2/a"],
  ["/beta/*", "/v2/*", "/beta/a/b", "/v2/a/b"],
  ["/:all*/old", "/:all*/new", "/a/b/old", "/a/b/new"],
  ["/:all*/old", "/:all*/new", "/a/b/older", undefined],
  ["/articles/one-*", "/new/*", "/articles/one-two", "/new/two"],
  ["/articles/one-*", "/new/*", "/articles/one-", undefined],
  ["/:id(\\d+)", "/number", "/12", "/number"],
  ["/a/:slug*", "https://example.com:8080/:slug*?x=:y", "/a/b", "https://example.com:8080/b?x=:y"],
  ["/a/:slug*", "/b/:slug*", "/a/$&", "/b/$&"],
  ["/a#top", "/new", "/a", undefined],
  ["/a?x=1", "/new", "/a", undefined],
  ["https://old.example.com/a", "/new", "/old.example.com/a", undefined],
  ["/a/", "/a", "/a", undefined],
  ["/..a/b..", "/new", "/..a/b..", "/new"],
  ["/a%5Cb", "/new", "/a%5Cb", "/new"],
  ["/a", "/a", "/a", "/a"],
];

test.each(led)("%j to %j leads %j to %j", (source, destination, path, expected) => {
  expect(redirectFinder([{ source, destination }])(path)?.destination).toBe(expected);
});

test.each([
  "/a/../b",
  "/%2E%2e/b",
  "/a/%2e/b",
  "/..%2fb",
  "/a%5C..",
  String.raw`/a\b`,
  "/a\nb",
  "/a/:slug*/../b",
  "https://example.com/a",
])("no browser asks for %j", (source) => {
  expect(readAskedSource(source)).toBeUndefined();
});

test.each(["/..a/b..", "/a%5Cb", "/./a", "/:id(\\\\d+)"])("a browser asks for %j", (source) => {
  expect(readAskedSource(source)).toBeDefined();
});

test("the first redirect in order wins, exact or not", () => {
  const find = redirectFinder([
    { source: "/a/:slug*", destination: "/1" },
    { source: "/a/b", destination: "/2" },
    { source: "/c", destination: "/3" },
    { source: "/:any", destination: "/4" },
    { source: "/c/", destination: "/5" },
  ]);
  expect(["/a/b", "/c", "/d"].map((path) => find(path)?.destination)).toEqual(["/1", "/3", "/4"]);
});

const unclear: readonly (readonly [sources: readonly string[], path: string])[] = [
  [["/a/:slug*"], "/a"],
  [["/:id(\\d+)"], "/12"],
  [["/:slug*"], "/a/b"],
  [["/*"], "/a"],
  [["/:language/:page"], "/a/b"],
];

test.each(unclear)("that %j catches %j is not certain: platforms differ", (sources, path) => {
  const find = redirectFinder(sources.map((source) => ({ source, destination: "/new" })));
  expect(find(path)).toMatchObject({ destination: "/new", matches: false, certain: false });
});

test.each([
  ["/v:id(\\d+)/a", "/v1/a", "/w1/a"],
  ["/re(\\d+)-end", "/re1-end", "/rx1-end"],
  ["/:a-:b", "/1-y", undefined],
  ["/(a|b)+", "/aab", undefined],
])("%j may catch %j: a segment begins with the text before an expression", (source, caught, free) => {
  const find = redirectFinder([{ source, destination: "/new" }]);
  expect(find(caught)?.destination).toBe("/new");
  if (free !== undefined) expect(find(free)).toBeUndefined();
});

type Rules = readonly (readonly [source: string, destination: string])[];

const either: readonly (readonly [rules: Rules, path: string, led: string, certain: boolean])[] = [
  [
    [
      ["/a/:slug*", "/1/:slug*"],
      ["/a/b", "/2"],
    ],
    "/a/b",
    "/1/b",
    false,
  ],
  [
    [
      ["/a/:slug*", "/1/:slug*"],
      ["/a/b", "/1/b"],
    ],
    "/a/b",
    "/1/b",
    true,
  ],
  [
    [
      ["/a/:slug*", "/1"],
      ["/a", "/2"],
    ],
    "/a",
    "/2",
    false,
  ],
  [
    [
      ["/a/:slug*", "/1"],
      ["/a", "/1"],
    ],
    "/a",
    "/1",
    true,
  ],
  [
    [
      ["/:slug*", "/1"],
      ["/a/b", "/2"],
    ],
    "/a/b",
    "/2",
    false,
  ],
  [
    [
      ["/a/:id(\\d+)", "/1"],
      ["/a/me", "/2"],
    ],
    "/a/me",
    "/2",
    false,
  ],
  [
    [
      ["/:slug*", "/1"],
      ["/a/:slug*", "/2"],
    ],
    "/a/b",
    "/2",
    false,
  ],
  [
    [
      ["/:slug*", "/2"],
      ["/a/:slug*", "/2"],
    ],
    "/a/b",
    "/2",
    true,
  ],
  [
    [
      ["/:slug*", "/1"],
      ["/a/:slug*", "/2"],
      ["/a/b", "/2"],
    ],
    "/a/b",
    "/2",
    false,
  ],
  [
    [
      ["/a/b", "/2"],
      ["/a/:slug*", "/1/:slug*"],
    ],
    "/a/b",
    "/2",
    true,
  ],
  [
    [
      ["/a/:x(\\d+)", "/q/:x"],
      ["/a/:x", "/start"],
      ["/a/5", "/other"],
    ],
    "/a/5",
    "/start",
    false,
  ],
  [
    [
      ["/:l(\\w+)/5", "/g"],
      ["/a/:x(\\d+)", "/h"],
      ["/a/5", "/g"],
    ],
    "/a/5",
    "/g",
    false,
  ],
];

test.each(either)("of %j one is used for %j, and navc takes that to %j; that the end is certain is %j", (...row) => {
  const [rules, path, destination, certain] = row;
  const find = redirectFinder(rules.map(([source, to]) => ({ source, destination: to })));
  expect(find(path)).toMatchObject({ destination, certain, matches: true });
});

test.each(["/a/:slug*", "/:language/b", "/a-*/*"])(
  "that %j catches a path is certain: it has a text of its own",
  (source) => {
    const find = redirectFinder([{ source, destination: "/new" }]);
    expect(find(source === "/a-*/*" ? "/a-x/b" : "/a/b")).toMatchObject({ certain: true });
  },
);

const name = fc.constantFrom("a", "b", "ab");
const piece = fc.oneof(name, fc.constantFrom(":x", "a*", "*b"));
const sources = fc.tuple(
  fc.array(piece, { maxLength: 3 }),
  fc.constantFrom([], [":r*"]),
  fc.array(piece, { maxLength: 2 }),
);
const redirectLists = fc.array(sources, { maxLength: 8 }).map((list) =>
  list.map(([before, rest, after], index): Redirect => {
    const source = `/${[...before, ...rest, ...after].join("/")}`;
    return { source, destination: `/to/${index}` };
  }),
);

test("a redirect is found as an expression made of its source would find it", () => {
  fc.assert(
    fc.property(redirectLists, fc.array(name, { maxLength: 5 }), (redirects, segments) => {
      const path = `/${segments.join("/")}`;
      const sure = redirects.find(({ source }) => isOneOfSome(source) && expressionOf(source, "+").test(path));
      const first = redirects.find(({ source }) => expressionOf(source, "*").test(path));
      expect(redirectFinder(redirects)(path)?.redirect).toBe(sure ?? first);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test("the small look-up of the runtime and the one for many redirects agree", () => {
  const part = fc.constantFrom(":x", "a*", "a", ":x(\\d+)", ":y*", ":y?");
  const rules = fc.record({
    source: fc.array(part, { maxLength: 2 }).map((parts) => ["/a", ...parts].join("/")),
    destination: fc.constantFrom("/1", "/2", "/:x"),
  });
  fc.assert(
    fc.property(fc.array(rules, { maxLength: 6 }), fc.array(name, { maxLength: 2 }), (redirects, segments) => {
      const added: NumberedSource[] = [];
      const small = findRedirects(redirects, { add: (source) => added.push(source), candidatesFor: () => added });
      const path = ["/a", ...segments].join("/");
      expect(redirectFinder(redirects)(path)).toEqual(small(path));
    }),
    { numRuns: propertyRuns(40_000) },
  );
});

/** True for a source that is not meant for all paths without a page. */
function isOneOfSome(source: string): boolean {
  return source === "/" || source.split("/").some((segment) => !["", ":r*", ":x"].includes(segment));
}

function expressionOf(source: string, several: "*" | "+"): RegExp {
  const pieces = source.split("/").flatMap((segment) => {
    if (segment === "") return [];
    if (segment === ":r*") return [`(/[^/]+)${several}`];
    if (segment === ":x") return ["/[^/]+"];
    return [`/${segment.replace("*", "[^/]+")}`];
  });
  return new RegExp(`^${pieces.join("")}/?$`);
}
