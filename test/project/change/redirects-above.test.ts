// Does each old address lead where it led if a redirect with wildcards follows a folder, or loses the folder that it leads into?
import { expect, test } from "vitest";
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
