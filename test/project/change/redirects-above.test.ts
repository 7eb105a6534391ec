// Does each old address lead where it led if a redirect with wildcards follows a folder, or loses the folder that it leads into?
import { describe, expect, test } from "vitest";
import { redirectFinder } from "../../../src/compiler/links/redirect-finder.ts";
import type { Redirect } from "../../../src/compiler/links/find-redirect.ts";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

interface Config {
  readonly redirects: readonly Redirect[];
}

function site(pages: readonly string[], redirects: readonly string[]): SiteTexts {
  const list = redirects.map((each) => {
    const [source, destination] = each.split(" ");
    return `    { "source": "${source}", "destination": "${destination}" }`;
  });
  const entries = pages.map((page) => `"${page}"`).join(", ");
  return {
    "docs.json": `{\n  "name": "A",\n  "navigation": { "pages": [${entries}] },\n  "redirects": [\n${list.join(",\n")}\n  ]\n}\n`,
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `---\ntitle: ${page}\n---\n`])),
  };
}

function redirectsOf(texts: SiteTexts): readonly Redirect[] {
  const config: Config = JSON.parse(texts["docs.json"]!);
  return config.redirects;
}

function written(texts: SiteTexts): readonly string[] {
  return redirectsOf(texts).map(({ source, destination }) => `${source} ${destination}`);
}

/** These redirects with `permanent: false` for some sources. */
function temporary(texts: SiteTexts, ...sources: readonly string[]): SiteTexts {
  const config: Config = JSON.parse(texts["docs.json"]!);
  const redirects = config.redirects.map((each) =>
    sources.includes(each.source) ? { ...each, permanent: false } : each,
  );
  return { ...texts, "docs.json": JSON.stringify({ ...config, redirects }) };
}

function temporaryOf(texts: SiteTexts): readonly string[] {
  return redirectsOf(texts).flatMap(({ source, permanent }) => (permanent === false ? [source] : []));
}

/** The title of the page that the readers of an address get. */
function pageAt(texts: SiteTexts): (address: string) => string | undefined {
  const find = redirectFinder(redirectsOf(texts));
  return (address) => {
    let at = address;
    for (let hops = 0; hops < 10; hops++) {
      const found = find(at);
      if (found === undefined) return /title: (.*)/.exec(texts[`${at.slice(1)}.mdx`] ?? "")?.[1];
      at = found.destination;
    }
    return undefined;
  };
}

async function changed(texts: SiteTexts, operations: readonly ChangeOperation[]): Promise<SiteTexts> {
  const plan = await plannedChange(texts, operations);
  expect(plan.refusals).toEqual([]);
  return withFiles(texts, plan.files);
}

const pages = ["index", "g/a", "g/b", "h/x", "h/y"];
const move: ChangeOperation = { kind: "move", from: "g/", to: "n/" };

test("an exact redirect stands above the wildcard that follows a folder, and keeps its text", async () => {
  const texts = site(pages, ["/old/:slug* /g/:slug*", "/g/gone /h/x", "/old/gone /h/x"]);
  const before = {
    ...texts,
    "docs.json": texts["docs.json"]!.replace('"/old/gone",', '"/old/gone",   "permanent": false,'),
  };
  const after = await changed(before, [move]);
  expect(after["docs.json"]).toContain(
    '{ "source": "/old/gone",   "permanent": false, "destination": "/h/x" },\n    { "source": "/old/:slug*", "destination": "/n/:slug*" },\n    { "source": "/g/gone"',
  );
  expect(written(after)).toEqual(["/old/gone /h/x", "/old/:slug* /n/:slug*", "/g/gone /h/x", "/g/a /n/a", "/g/b /n/b"]);
});

const redirects = [
  "/was/:slug* /older/:slug*",
  "/older/:slug* /old/:slug*",
  "/old/first /h/y",
  "/old/:slug* /g/:slug*",
  "/v/:slug*/end /g/:slug*",
  "/one/:part /g/:part",
  "/g/gone /h/x",
  "/g/first /h/x",
  "/g/in/:slug* /h/:slug*",
  "/g/renamed /g/b",
  "/old/gone /h/x",
];
const starts = ["/was/", "/older/", "/old/", "/g/", "/one/"];
const ends = ["a", "b", "gone", "first", "in/x", "in/y", "renamed", "never"];
const addresses = [...starts.flatMap((start) => ends.map((end) => start + end)), ...ends.map((end) => `/v/${end}/end`)];

const unchained = redirects.slice(2);

test.each<[string, readonly ChangeOperation[], readonly string[]]>([
  ["a folder moves", [move], redirects],
  [
    "its pages move to several folders",
    [
      { kind: "move", from: "g/a", to: "h/a" },
      { kind: "move", from: "g/b", to: "i/b" },
    ],
    unchained,
  ],
  ["one page goes elsewhere, the folder moves", [{ kind: "move", from: "g/a", to: "h/a" }, move], redirects],
])("each address leads to the page to which it led: %s", async (_, operations, list) => {
  const before = site(pages, list);
  const after = await changed(before, operations);
  const [was, is] = [pageAt(before), pageAt(after)];
  expect(addresses.map((each) => [each, is(each)])).toEqual(addresses.map((each) => [each, was(each)]));
});

test("a redirect into a folder that loses its last page leads where the page is", async () => {
  const after = await changed(site(["index", "g/a", "h/x"], ["/old/:slug* /g/:slug*", "/g/gone /h/x"]), [
    { kind: "move", from: "g/a", to: "h/a" },
  ]);
  expect(written(after)).toEqual(["/old/gone /h/x", "/old/:slug* /h/a", "/g/gone /h/x", "/g/a /h/a"]);
});

test("a redirect into a folder whose pages are all elsewhere under the same names leads into that folder", async () => {
  const remove = (name: string, to = name): ChangeOperation => ({
    kind: "remove",
    page: `g/${name}`,
    redirect: `h/${to}`,
  });
  const list = ["/old/:slug* /g/:slug*", "/g/gone /h/x", "/g/first /h/x", "/h/gone /h/x"];
  const before = site(["index", "g/a", "g/b", "h/a", "h/b", "h/x"], list);
  // What leads on from the other folder in the same way needs no redirect before the wildcard.
  expect(written(await changed(before, [remove("a"), remove("b")]))).toEqual([
    "/old/first /h/x",
    "/old/:slug* /h/:slug*",
    "/g/gone /h/x",
    "/g/first /h/x",
    "/h/gone /h/x",
    "/g/a /h/a",
    "/g/b /h/b",
  ]);
  expect(written(await changed(before, [remove("a"), remove("b", "x")]))).not.toContain("/old/:slug* /h/:slug*");
});

test("it goes if the readers of the page are sent nowhere, and the other addresses that it had stay", async () => {
  const after = await changed(site(["index", "g/a", "h/x"], ["/old/:slug* /g/:slug*", "/g/gone /h/x"]), [
    { kind: "remove", page: "g/a", redirect: null },
  ]);
  expect(written(after)).toEqual(["/old/gone /h/x", "/g/gone /h/x"]);
});

test("what led to no page before gets no redirect before the wildcard", async () => {
  const after = await changed(site(pages, ["/old/:slug* /g/:slug*", "/g/gone /never", "/g/first /h/x"]), [move]);
  expect(written(after)).toEqual([
    "/old/first /h/x",
    "/old/:slug* /n/:slug*",
    "/g/gone /never",
    "/g/first /h/x",
    "/g/a /n/a",
    "/g/b /n/b",
  ]);
});

test("a folder that still has a page keeps its redirect", async () => {
  const after = await changed(site(pages, ["/old/:slug* /g/:slug*"]), [{ kind: "move", from: "g/a", to: "h/a" }]);
  expect(written(after)).toEqual(["/old/:slug* /g/:slug*", "/g/a /h/a"]);
});

test("a redirect that is asked for leaves its place behind a wildcard that catches its address", async () => {
  const before = site(pages, ["/p /h/x", "/old/:slug* /g/:slug*", "/old/gone /h/x"]);
  const after = await changed(before, [{ kind: "redirect", from: "/old/gone", to: "h/x" }]);
  expect(written(after)).toEqual(["/p /h/x", "/old/gone /h/x", "/old/:slug* /g/:slug*"]);
  const other = await changed(before, [{ kind: "redirect", from: "/old/gone", to: "h/y" }]);
  expect(written(other)).toEqual(["/p /h/x", "/old/gone /h/y", "/old/:slug* /g/:slug*"]);
});

describe("a new redirect is temporary", () => {
  const split: readonly ChangeOperation[] = [
    { kind: "move", from: "g/a", to: "h/a" },
    { kind: "move", from: "g/b", to: "i/b" },
  ];

  test("in the place of a temporary one with wildcards", async () => {
    const after = await changed(
      temporary(site(pages, ["/old/:slug* /g/:slug*", "/g/gone /h/x"]), "/old/:slug*"),
      split,
    );
    expect(written(after).slice(0, 3)).toEqual(["/old/gone /h/x", "/old/a /h/a", "/old/b /i/b"]);
    expect(temporaryOf(after)).toEqual(["/old/gone", "/old/a", "/old/b"]);
  });

  test("if what led on from there is", async () => {
    const after = await changed(
      temporary(site(pages, ["/old/:slug* /g/:slug*", "/g/gone /h/x", "/g/first /h/y"]), "/g/gone"),
      [move],
    );
    expect(written(after).slice(0, 3)).toEqual(["/old/gone /h/x", "/old/first /h/y", "/old/:slug* /n/:slug*"]);
    expect(temporaryOf(after)).toEqual(["/old/gone", "/g/gone"]);
  });

  test("if it is asked for, and a temporary one with wildcards has its address", async () => {
    const before = site(pages, ["/old/:slug* /g/:slug*", "/w/:slug* /h/:slug*"]);
    const after = await changed(temporary(before, "/old/:slug*"), [
      { kind: "redirect", from: "/old/one", to: "h/x" },
      { kind: "redirect", from: "/w/one", to: "h/x" },
    ]);
    expect(temporaryOf(after)).toEqual(["/old/one", "/old/:slug*"]);
  });

  test("and not, if docs.json says that the other one is permanent", async () => {
    const texts = site(pages, ["/old/:slug* /g/:slug*"]);
    const permanent = texts["docs.json"]!.replace('"/g/:slug*"', '"/g/:slug*", "permanent": true');
    const after = await changed({ ...texts, "docs.json": permanent }, split);
    expect(redirectsOf(after).map(({ source, permanent: kept }) => [source, kept])).toEqual([
      ["/old/a", true],
      ["/old/b", true],
      ["/g/a", undefined],
      ["/g/b", undefined],
    ]);
  });
});

describe("a folder inside that moves as a whole has one redirect with the wildcard", () => {
  const inner = ["index", "g/in/a", "g/in/b", "h/x"];
  const out: ChangeOperation = { kind: "move", from: "g/in/", to: "n/" };

  test("in the place of one that goes, behind those of single addresses", async () => {
    const list = ["/old/:path* /g/:path*", "/g/in/gone /h/x"];
    const after = await changed(temporary(site(inner, list), "/old/:path*"), [out]);
    expect(written(after)).toEqual([
      "/old/in/gone /h/x",
      "/old/in/:path* /n/:path*",
      "/g/in/gone /h/x",
      "/g/in/a /n/a",
      "/g/in/b /n/b",
    ]);
    expect(temporaryOf(after)).toEqual(["/old/in/gone", "/old/in/:path*"]);
  });

  test("beside pages that go elsewhere, and with what is behind the wildcard", async () => {
    const before = site([...inner, "g/c", "g/in/b/end"], ["/old/:slug*/end /g/:slug*/end", "/was/:slug* /g/:slug*"]);
    const after = await changed(before, [
      out,
      { kind: "move", from: "g/in/a", to: "h/a" },
      { kind: "move", from: "g/c", to: "m/c" },
    ]);
    expect(written(after).slice(0, 4)).toEqual([
      "/old/in/:slug*/end /n/:slug*/end",
      "/was/in/a /h/a",
      "/was/c /m/c",
      "/was/in/:slug* /n/:slug*",
    ]);
  });

  test("but not if a page gets an address that it would catch", async () => {
    const before = site([...inner, "g/in/c"], ["/old/:slug* /g/:slug*"]);
    const after = await changed(before, [
      { kind: "move", from: "h/x", to: "old/in/x" },
      { kind: "move", from: "g/in/", to: "n/" },
    ]);
    expect(written(after).slice(0, 3)).toEqual(["/old/in/a /n/a", "/old/in/b /n/b", "/old/in/c /n/c"]);
  });
});

describe("who asks a wildcard to lead to another folder", () => {
  const versions = ["index", "v1/a", "v1/new", "v1/more", "v2/a", "v2/new", "v2/b"];
  const list = [
    "/latest/:slug* /v1/:slug*",
    "/v1/old /v1/new",
    "/v1/b /v1/a",
    "/v1/c /v1/more",
    "/v1/d /index",
    "/v1/e /v1/new",
    "/v2/e /v2/a",
  ];
  const ask: ChangeOperation = { kind: "redirect", from: "/latest/:slug*", to: "/v2/:slug*" };

  test("gets all addresses there, if something is there, and the others are named", async () => {
    const before = temporary(site(versions, list), "/latest/:slug*");
    const plan = await plannedChange(before, [ask]);
    const after = withFiles(before, plan.files);
    expect(written(after).slice(0, 4)).toEqual([
      "/latest/old /v2/new",
      "/latest/c /v1/more",
      "/latest/d /index",
      "/latest/:slug* /v2/:slug*",
    ]);
    expect(temporaryOf(after)).toEqual(["/latest/old", "/latest/c", "/latest/d", "/latest/:slug*"]);
    expect(plan.left.map(({ written: name, reason }) => `${name}: ${reason}`)).toEqual([
      "/latest/old: its readers get to /v2/new by a redirect of its own, because there is no page /v2/old",
      "/latest/c: its readers get to /v1/more by a redirect of its own, because there is no page /v2/c",
      "/latest/d: its readers get to /index by a redirect of its own, because there is no page /v2/d",
    ]);
  });

  test.each(["v2/a", "https://example.org/"])("to %s gets all there", async (to) => {
    const plan = await plannedChange(site(versions, list), [{ ...ask, to }]);
    expect(plan.counts).toMatchObject({ redirectsAdded: 0, redirectsChanged: 1 });
    expect(plan.left).toEqual([]);
  });
});
