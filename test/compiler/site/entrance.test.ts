// Where does the top of a site lead?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../../src/index.ts";

async function entranceOf(
  config: JsonObject,
  files: readonly string[],
  basePath?: string,
): Promise<string | undefined> {
  const texts = Object.fromEntries(files.map((file) => [file, "---\ntitle: T\n---\n"]));
  const host = memoryHost({ "docs.json": JSON.stringify(config), ...texts });
  const { navigation } = await compileNavigation(basePath === undefined ? { host } : { host, basePath });
  return navigation!.site.href;
}

const start = { navigation: { pages: ["start", "index"] } };
const both = ["start.mdx", "index.mdx"];

test("to the page that has its address", async () => {
  expect(await entranceOf(start, both)).toBe("/");
  expect(await entranceOf(start, both, "/docs")).toBe("/docs");
});

test("else to the first visible page of the default edition", async () => {
  expect(await entranceOf(start, ["start.mdx"])).toBe("/start");
  const versions = [
    { version: "v1", pages: ["v1/a"] },
    { version: "v2", default: true, pages: ["v2/a"] },
  ];
  expect(await entranceOf({ navigation: { versions } }, ["v1/a.mdx", "v2/a.mdx"], "/docs")).toBe("/docs/v2/a");
});

test("to where its redirects end, before any page", async () => {
  const redirects = [
    { source: "/", destination: "/old" },
    { source: "/old", destination: "/start?from=top" },
  ];
  expect(await entranceOf({ ...start, redirects }, both, "/docs")).toBe("/docs/start?from=top");
  const out = [{ source: "/", destination: "https://example.com/docs" }];
  expect(await entranceOf({ ...start, redirects: out }, both, "/docs")).toBe("https://example.com/docs");
});

test("past redirects that form a loop, or that are only for what has no page", async () => {
  const loop = [
    { source: "/", destination: "/old" },
    { source: "/old", destination: "/" },
  ];
  expect(await entranceOf({ ...start, redirects: loop }, both)).toBe("/");
  const rest = [{ source: "/:slug*", destination: "/start" }];
  expect(await entranceOf({ ...start, redirects: rest }, both)).toBe("/");
});

test("nowhere, on a site without pages", async () => {
  expect(await entranceOf({ navigation: { pages: [] } }, [])).toBeUndefined();
});
