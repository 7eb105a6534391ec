// Which redirects does a host get of the pages of a site, beside those of docs.json?
import { expect, test } from "vitest";
import { compileNavigation, hostRedirects, memoryHost, type ResolvedNavigation } from "../../../src/index.ts";
import { feedSite, siteOf } from "./feed-site.ts";

test("pages that forward to a url are redirected for the time being, hidden ones too", async () => {
  expect(hostRedirects(await feedSite(), "netlify").text).toBe(
    "/redirected /listed 301!\n/forwarded-inside /listed 302!\n/forwarded-out https://sdk.example.com/start 302!\n/ /listed 302!\n",
  );
  const navigation = await siteOf(
    { navigation: { pages: ["index", "a", "b"] }, redirects: [{ source: "/b", destination: "/a" }] },
    { index: "title: I", a: "hidden: true\nurl: /", b: "url: /" },
  );
  expect(hostRedirects(navigation, "cloudflare").text).toBe("/b /a 308\n/a / 307\n");
});

test("the top of a site leads to its entrance where no page is there, at the base path", async () => {
  const config = { navigation: { pages: ["start"] } };
  const host = memoryHost({ "start.mdx": "" });
  const compiled = async (more: object): Promise<ResolvedNavigation> => {
    const { navigation } = await compileNavigation({ config: { ...config, ...more }, host, basePath: "/docs" });
    return navigation!;
  };
  expect(hostRedirects(await compiled({}), "nginx").text).toBe('rewrite "^/docs/?$" "/docs/start" redirect;\n');
  const home = await compileNavigation({
    config: { navigation: { pages: ["index"] } },
    host: memoryHost({ "index.mdx": "" }),
    basePath: "/docs",
  });
  expect(hostRedirects(home.navigation!, "nginx").text).toBe("");
  const redirects = [{ source: "/", destination: "https://x.example" }];
  expect(hostRedirects(await compiled({ redirects }), "netlify").text).toBe("/docs https://x.example 301!\n");
});

test("a page whose address has the marks of a wildcard is redirected alone", async () => {
  const navigation = await siteOf(
    { navigation: { pages: ["index", "a:b", "c*"] } },
    { index: "", "a:b": "url: /", "c*": "url: /" },
  );
  expect(hostRedirects(navigation, "netlify").text).toBe("/a%3Ab / 302!\n/c%2A / 302!\n");
  expect(hostRedirects(navigation, "nginx").text).toBe(
    'rewrite "^/a\\x3ab/?$" "/" redirect;\nrewrite "^/c\\x2a/?$" "/" redirect;\n',
  );
});

test("docs.json gets its own", async () => {
  const navigation = await feedSite();
  expect(JSON.parse(hostRedirects(navigation, "docs.json").text)).toEqual(navigation.redirects);
});

test("the entrance and a redirect to the top of the site form a loop, too", async () => {
  const navigation = await siteOf(
    {
      navigation: { pages: ["start"] },
      redirects: [{ source: "/start", destination: "/" }],
    },
    { start: "title: Start" },
  );
  expect(hostRedirects(navigation, "netlify").notWritten.map(({ redirect }) => redirect.source)).toEqual([
    "/start",
    "/",
  ]);
});
