// When are links judged without the path that most of them begin with, and when not?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileOptions } from "../../../src/index.ts";
import type { JsonObject } from "../../../src/compiler/text/json-value.ts";

const page = (body = ""): string => `---\ntitle: ${body.length}\n---\n\n${body}\n`;
const seo = { metatags: { canonical: "https://example.com/docs" } };

interface Site {
  readonly config?: JsonObject;
  readonly pages?: readonly string[];
  readonly links: readonly string[];
  readonly options?: CompileOptions;
}

async function found({ config, pages = ["start", "setup"], links, options }: Site): Promise<readonly string[]> {
  const body = links.map((link) => `[link](${link})`).join(" ");
  const files = Object.fromEntries(pages.map((path) => [`${path}.mdx`, page(path)]));
  const docs = { name: "Acme", navigation: { pages: ["index", ...pages] }, ...config };
  const host = memoryHost({ "docs.json": JSON.stringify(docs), "index.mdx": page(body), ...files });
  const { diagnostics } = await compileNavigation({
    host,
    discover: true,
    links: true,
    rules: { "duplicate-title": "off" },
    ...options,
  });
  return diagnostics.map(({ code, subject }) => `${code} ${subject}`).toSorted();
}

const links = ["/docs/start", "/docs/setup", "/docs/start", "/docs/gone"];

test("the address of the site names the path: what is missing without it is reported, and nothing else", async () => {
  expect(await found({ config: { seo }, links })).toEqual(["link-base-path /docs", "link-not-found /gone"]);
});

test("most destinations of redirects name it", async () => {
  const redirects = ["a", "b", "c"].map((name) => ({ source: `/${name}`, destination: "/docs/start" }));
  const known = await found({ config: { redirects }, links });
  expect(known).toEqual(["link-base-path /docs", "link-not-found /gone"]);
});

test("a path of several folders is found, too", async () => {
  const config = { seo: { metatags: { canonical: "https://example.com/help/docs/" } } };
  const deep = links.map((link) => `/help${link}`);
  expect(await found({ config, links: deep })).toEqual(["link-base-path /help/docs", "link-not-found /gone"]);
});

test("without anything that names it, pages have moved, and each link is broken", async () => {
  expect(await found({ links })).toEqual([
    "link-not-found /docs/gone",
    "link-not-found /docs/setup",
    "link-not-found /docs/start",
  ]);
});

test("redirects from a folder that pages have left do not name it", async () => {
  const redirects = ["a", "b", "c"].map((name) => ({ source: `/docs/${name}`, destination: "/start" }));
  expect(await found({ config: { redirects }, links })).toContain("link-not-found /docs/start");
});

test("a folder of pages with that name is a folder", async () => {
  const site = { config: { seo }, pages: ["docs/start", "docs/setup"], links };
  expect(await found(site)).toEqual(["link-not-found /docs/gone"]);
});

test("a few links among many are broken", async () => {
  const others = ["/start", "/setup", "/start", "/setup", "/start"];
  const reported = await found({ config: { seo }, links: [...links, ...others] });
  expect(reported).not.toContain("link-base-path /docs");
  expect(reported).toContain("link-not-found /docs/start");
});

test("two links say nothing of a site", async () => {
  expect(await found({ config: { seo }, links: links.slice(0, 2) })).not.toContain("link-base-path /docs");
});

test("links that lead nowhere without it are broken", async () => {
  const gone = ["/docs/one", "/docs/two", "/docs/three", "/docs/start"];
  expect(await found({ config: { seo }, links: gone })).not.toContain("link-base-path /docs");
});

test("once the path is set, it is not reported; docs.json is judged without it only before", async () => {
  const config = {
    seo,
    redirects: [{ source: "/old", destination: "/docs/start" }],
    navigation: {
      global: { anchors: [{ anchor: "Start", href: "/docs/start" }] },
      pages: ["index", "start", "setup"],
    },
  };
  expect(await found({ config, links })).toEqual(["link-base-path /docs", "link-not-found /gone"]);
  expect(await found({ config, links, options: { basePath: "/docs" } })).toEqual([
    "href-target-missing /docs/start",
    "link-not-found /docs/gone",
    "redirect-target-missing /docs/start",
  ]);
});

test("a site with 400 such links gets one message for all", async () => {
  const pages = Array.from({ length: 400 }, (_, number) => `guides/page-${number}`);
  const many = pages.map((path) => `/docs/${path}`);
  expect(await found({ config: { seo }, pages, links: many })).toEqual(["link-base-path /docs"]);
});
