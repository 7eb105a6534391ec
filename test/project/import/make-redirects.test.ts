// Does each redirect of the old site lead where its chain ends, and is a long chain followed once?
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ImportedPage, ImportedSite } from "../../../src/project/import/imported-site.ts";
import { makeRedirects } from "../../../src/project/import/make-redirects.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const page = (path: string): ImportedPage => ({
  file: `${path}.md`,
  path,
  extension: "mdx",
  addresses: [`/old-${path}`],
  fields: {},
  dialect: "gitbook",
});

function destinations(pages: readonly string[], redirects: readonly (readonly [string, string])[]): readonly string[] {
  const site: ImportedSite = {
    name: undefined,
    fields: {},
    navigation: { kind: "entries", entries: [] },
    pages: pages.map(page),
    redirects: redirects.map(([source, destination]) => ({ source, destination, at: { file: "x" } })),
    movedAddresses: [],
    files: [],
    links: { base: "/base/", roots: [] },
    losses: [],
  };
  const made = makeRedirects(site).redirects.slice(0, redirects.length);
  return made.map(({ source, destination }) => `${source} ${destination}`);
}

test("chains end at the page, another site, or what no redirect has", () => {
  expect(
    destinations(
      ["p"],
      [
        ["/a", "/b"],
        ["/b", "/c?x"],
        ["/c", "/old-p#part"],
        ["/d", "/e"],
        ["/e", "https://example.com"],
        ["/f", "/base/gone"],
        ["/g", "/f/"],
        ["/h", "/k/:x"],
      ],
    ),
  ).toEqual([
    "/a /p#part",
    "/b /p#part",
    "/c /p#part",
    "/d https://example.com",
    "/e https://example.com",
    "/f /gone",
    "/g /gone",
    "/h /k/:x",
  ]);
});

/** The end of a chain, one step after another. */
function end(redirects: readonly (readonly [string, string])[], destination: string): string {
  const seen = new Set<string>();
  let at = destination;
  for (;;) {
    const key = at.replace(/\?.*/, "");
    const next = redirects.find(([source]) => source === key)?.[1];
    if (next === undefined || seen.has(key)) return at;
    seen.add(key);
    at = next;
  }
}

const address = fc.constantFrom("/a", "/b", "/c", "/d", "/e", "/f");
const target = fc.tuple(address, fc.constantFrom("", "?x", "?y")).map(([path, tail]) => path + tail);

test("chains and circles of made redirects lead where one step after another leads", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(address, target), { selector: ([source]) => source }), (redirects) => {
      expect(destinations([], redirects)).toEqual(redirects.map(([source, to]) => `${source} ${end(redirects, to)}`));
    }),
    { numRuns: propertyRuns(20_000) },
  );
});

test("each address of a long chain is looked up once", () => {
  const count = 60_000;
  const chain = Array.from({ length: count }, (_, index) => [`/r${index}`, `/r${index + 1}`] as const);
  expect(new Set(destinations([], chain).map((each) => each.split(" ")[1]))).toEqual(new Set([`/r${count}`]));
  const circle = chain.map(([source], index) => [source, `/r${(index + 1) % count}`] as const);
  expect(destinations([], circle)).toHaveLength(count);
});

test("redirects beyond what docs.json can hold are one loss", () => {
  const site: ImportedSite = {
    name: undefined,
    fields: {},
    navigation: { kind: "entries", entries: [] },
    pages: ["a", "b", "c"].map(page),
    redirects: [],
    movedAddresses: [],
    files: [],
    links: { base: "/", roots: [] },
    losses: [],
  };
  const { redirects, losses } = makeRedirects(site, 180);
  expect(redirects.map(({ source }) => source)).toEqual(["/old-a", "/old-b"]);
  expect(losses.map(({ feature, what }) => [feature, what])).toEqual([["so many redirects", "1 address"]]);
  expect(makeRedirects(site).losses).toEqual([]);
});
