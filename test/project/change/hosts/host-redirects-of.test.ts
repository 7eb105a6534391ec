// Which redirects of hosts count for the addresses of two states of a site? (D603)
import { expect, test } from "vitest";
import { pageHref, type PagePath } from "../../../../src/compiler/contract/page-path.ts";
import { compileNavigation, hostRedirects, memoryHost } from "../../../../src/index.ts";
import { encodeMark } from "../../../../src/outputs/feeds/encoded-address.ts";
import { hostRedirectsOf, type SiteWithFiles } from "../../../../src/project/change/hosts/host-redirects-of.ts";
import type { SiteTexts } from "../planned-change.ts";

const page = "---\ntitle: T\n---\n";

async function siteOf(pages: readonly string[], files: SiteTexts, basePath = ""): Promise<SiteWithFiles> {
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "A", navigation: { pages } }),
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, page])),
    ...files,
  });
  const { navigation } = await compileNavigation({ host, basePath });
  return { navigation: navigation!, host };
}

/** What leads from `/old/a` to `/new/a` by files of the new state, or why nothing does. */
async function ledBy(files: SiteTexts, basePath = ""): Promise<unknown> {
  const before = await siteOf(["index", "old/a"], {}, basePath);
  const { after } = hostRedirectsOf(before, await siteOf(["index", "new/a"], files, basePath));
  return after.map(({ source, destination, file }) => `${source} ${destination} ${file}`);
}

test.each<readonly [string, SiteTexts, readonly string[]]>([
  ["a line", { _redirects: "/old/a /new/a 301\n" }, ["/old/a /new/a _redirects"]],
  ["a line without a status", { "public/_redirects": "/old/a /new/a\n" }, ["/old/a /new/a public/_redirects"]],
  ["a splat", { _redirects: "/old/* /new/:splat 301\n" }, ["/old/a /new/a _redirects"]],
  ["a name", { _redirects: "/old/:page /new/:page 301\n" }, ["/old/a /new/a _redirects"]],
  ["a chain", { _redirects: "/old/a /x 301\n/x /new/a 301\n" }, ["/old/a /new/a _redirects"]],
  ["another site", { _redirects: "/old/a https://example.org 301\n" }, ["/old/a https://example.org _redirects"]],
  [
    "vercel.json",
    { "vercel.json": '{ "redirects": [{ "source": "/old/:p*", "destination": "/new/:p*" }] }' },
    ["/old/a /new/a vercel.json"],
  ],
  ["nginx", { "redirects.conf": 'rewrite "^/old/a/?$" "/new/a" permanent;\n' }, ["/old/a /new/a redirects.conf"]],
  ["a condition", { _redirects: "/old/a /new/a 301 Country=de\n" }, []],
  [
    "a condition of Vercel",
    { "vercel.json": '{ "redirects": [{ "source": "/old/a", "destination": "/new/a", "has": [] }] }' },
    [],
  ],
  ["a file that is shown instead", { _redirects: "/* /index.html 200\n/old/a /new/a 404\n" }, []],
  ["a circle", { _redirects: "/old/a /x\n/x /old/a\n" }, []],
  ["no JSON", { "vercel.json": "{" }, []],
  ["a page that is there", { _redirects: "/index /new/a 301\n/ /new/a 301\n" }, []],
])("%s", async (_, files, expected) => {
  expect(await ledBy(files)).toEqual(expected);
});

test.each(["netlify", "vercel", "nginx"] as const)("what navc writes for %s is what it reads", async (host) => {
  const names = ["a (beta)", "b {x}", "c+d", "e.f", "概念", "[g]", "100%"];
  const before = await siteOf(["index", ...names], {});
  const redirects = names.map((name) => ({
    source: pageHref(name as PagePath, "").replaceAll(/[(){}]/g, encodeMark),
    destination: "/",
  }));
  const after = await siteOf(["index"], {});
  const { text, notWritten } = hostRedirects({ ...after.navigation, redirects }, host);
  expect(notWritten).toEqual([]);
  const file = { netlify: "_redirects", vercel: "vercel.json", nginx: "redirects.conf" }[host];
  const led = hostRedirectsOf(before, await siteOf(["index"], { [file]: text })).after;
  expect(led.map(({ source }) => decodeURIComponent(source))).toEqual(names.map((name) => `/${name}`));
});

test("addresses of a site with a base path are compared without it", async () => {
  expect(await ledBy({ _redirects: "/docs/old/a /docs/new/a 301\n" }, "/docs")).toEqual(["/old/a /new/a _redirects"]);
  expect(await ledBy({ _redirects: "/old/a /new/a 301\n" }, "/docs")).toEqual([]);
});

test("a result file has no files of hosts", async () => {
  const { navigation } = await siteOf(["index"], {});
  expect(hostRedirectsOf({ navigation }, { navigation })).toEqual({ before: [], after: [] });
});
