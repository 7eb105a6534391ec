// Which sources can a compile have, and what does it know of them?
import { expect, test } from "vitest";
import { compileNavigation, createCompiler, memoryHost, type CompileOptions, type Sources } from "../../src/index.ts";

const host = memoryHost({
  "docs.json": JSON.stringify({
    navigation: { groups: [{ group: "A", pages: ["start"] }, { sourceRef: "acme/api" }] },
  }),
  "start.mdx": "---\ntitle: T\n---\n\n[a](/api/more) [b](/api) [c](/strat/x) [d](/guides/none)\n",
  "guides/a.mdx": "",
});
const api = memoryHost({
  "docs.json": JSON.stringify({ navigation: { groups: [{ group: "B", pages: ["more"] }] } }),
  "more.mdx": "",
});

const compiled = (options: CompileOptions): ReturnType<typeof compileNavigation> =>
  compileNavigation({ host, links: true, ...options });

test("without a source, links that can lead there are counted and not reported; links into folders of the site are judged", async () => {
  const { diagnostics, notJudged } = await compiled({});
  expect(diagnostics.map(({ code, subject }) => `${code} ${subject}`)).toEqual([
    "source-not-given acme/api",
    "link-not-found /guides/none",
  ]);
  const reason = "acme/api is another repository, whose folder was not given";
  expect(notJudged).toEqual([{ code: "link-not-found", count: 3, reason }]);
});

test("with it, all links are judged", async () => {
  const { diagnostics, notJudged, navigation } = await compiled({ sources: { "acme/api": { host: api } } });
  expect(diagnostics.map(({ subject }) => subject)).toEqual(["/strat/x", "/guides/none"]);
  expect(notJudged.map(({ addresses }) => addresses)).toEqual([["/api"]]);
  expect(Object.keys(navigation!.pages)).toEqual(["/start", "/api/more"]);
});

test("a misspelt name is reported once, at the element that has the other one", async () => {
  const { diagnostics } = await compileNavigation({ host, sources: { "acme/apis": { host: api } } });
  expect(diagnostics.map(({ code, suggestion }) => [code, suggestion])).toEqual([["source-not-given", "acme/apis"]]);
});

test("nothing is fixed in the files of another repository", async () => {
  const misspelt = memoryHost({
    "docs.json": JSON.stringify({ navigation: { groups: [{ group: "B", pagse: ["more"] }] } }),
    "more.mdx": "",
  });
  const { diagnostics } = await compileNavigation({ host, sources: { "acme/api": { host: misspelt } } });
  expect(diagnostics.map(({ code, file, edits }) => [code, file, edits])).toEqual([
    ["missing-field", "api/docs.json", undefined],
  ]);
});

test("a compiler has the sources in each compile", async () => {
  const compiler = createCompiler({ host, sources: { "acme/api": { host: api } } });
  const first = await compiler.compile();
  compiler.invalidate(["api/more.mdx"]);
  expect(Object.keys((await compiler.compile()).navigation!.pages)).toEqual(Object.keys(first.navigation!.pages));
  expect(first.navigation!.pages["/api/more"]?.file).toBe("api/more.mdx");
});

const start = `compileNavigation: "sources" has to be an object such as { "acme/api-docs": "../api-docs" }`;

test.each([
  ["no object", [], `${start}.`],
  ["no folder", { "acme/api": 1 }, `${start}.`],
  ["neither a root nor a host", { "acme/api": { path: "/api" } }, `${start}.`],
  ["no name", { "": "api" }, `${start}, and to name repositories as "owner/repo", and not "".`],
  [
    "no address",
    { "acme/api": { root: "api", path: "/" } },
    `${start}, and to have an address such as "/api" for acme/api, and not "/".`,
  ],
  [
    "an address upward",
    { "acme/api": { root: "api", path: "/../x" } },
    `${start}, and to have an address such as "/api" for acme/api, and not "/../x".`,
  ],
  [
    "one address in another",
    { "acme/api": "a", "acme/sdk": { root: "b", path: "/api/sdk" } },
    `${start}, and to have an address for each: "/api/sdk" of acme/sdk is in "/api" of acme/api.`,
  ],
  [
    "one address twice",
    { "acme/api": "a", "other/api": "b" },
    `${start}, and to have an address for each: "/api" of acme/api is in "/api" of other/api.`,
  ],
])("%s is refused", async (_what, sources, message) => {
  await expect(compileNavigation({ host, sources: sources as unknown as Sources })).rejects.toThrow(
    new TypeError(message),
  );
});
