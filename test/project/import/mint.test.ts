// Does a mint.json become the docs.json that the platform makes of it, with all its pages and addresses?
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { expectGolden } from "../../support/expect-golden.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const mint = {
  $schema: "https://mintlify.com/schema.json",
  name: "Acme",
  logo: { light: "/logo/light.svg", dark: "/logo/dark.svg" },
  favicon: "/favicon.svg",
  colors: { primary: "#0D9373", light: "#07C983", dark: "#0D9373", anchors: { from: "#0D9373", to: "#07C983" } },
  layout: "sidenav",
  topbarLinks: [{ name: "Support", url: "mailto:help@example.com" }],
  topbarCtaButton: { name: "Dashboard", url: "https://example.com/login" },
  tabs: [
    { name: "API", url: "api-reference", openapi: "/openapi.json" },
    { name: "Essentials", url: "essentials" },
  ],
  anchors: [{ name: "Community", icon: "slack", url: "https://example.com/slack" }],
  navigation: [
    {
      group: "Start",
      pages: ["introduction", { group: "More", icon: "book", iconType: "solid", pages: ["/more/one"] }],
    },
    { group: "Essentials", version: "v1", pages: ["essentials/code", "essentials/images"] },
    { group: "Endpoints", pages: ["api-reference/endpoint/get"] },
  ],
  footerSocials: [{ type: "x", url: "https://x.com/acme" }],
  redirects: [
    { source: "/old", destination: "/introduction" },
    { source: "/introduction", destination: "/elsewhere" },
    { source: "/docs/:slug*", destination: "/essentials/:slug*", permanent: false },
  ],
  unknownField: 1,
};

const files = {
  "mint.json": JSON.stringify(mint, null, 2),
  "introduction.mdx": '---\ntitle: Introduction\n---\n\n<Snippet file="note.mdx" />\n',
  "more/one.mdx": "---\ntitle: One\n---\n",
  "essentials/code.mdx": "---\ntitle: Code\n---\n",
  "essentials/images.mdx": "---\ntitle: Images\n---\n\n![](/images/a.png)\n",
  "api-reference/endpoint/get.mdx": "---\ntitle: Get\nopenapi: GET /plants\n---\n",
  "not-listed.md": "# Not listed\n",
  "snippets/note.mdx": "A note.\n",
  "openapi.json": JSON.stringify({
    openapi: "3.0.0",
    info: { title: "A", version: "1" },
    paths: { "/plants": { get: {} } },
  }),
  "images/a.png": "png",
};

test("the whole site", async () => {
  const site = await importedInMemory("mint", files);
  await expectGolden(join(import.meta.dirname, "golden/mint.txt"), site.text);
  expect(site.unanswered(site.addresses)).toEqual([]);
  expect(site.addresses.toSorted()).toEqual([
    "/api-reference/endpoint/get",
    "/essentials/code",
    "/essentials/images",
    "/introduction",
    "/more/one",
    "/not-listed",
  ]);
  expect(site.unanswered(["/old", "/missing"])).toEqual(["/missing"]);
});

test("pages and all other files are copied as they are", async () => {
  const site = await importedInMemory("mint", files);
  const { "docs.json": _, ...others } = site.files;
  const { "mint.json": __, ...sources } = files;
  expect(others).toEqual(sources);
});

test.each([
  ["a name of objects", { group: "__proto__", pages: ["constructor", "__proto__"] }, ["constructor", "__proto__"]],
  ["a path with dots", { group: "G", pages: ["/a/../b/./c", "../d"] }, ["b/c", "d"]],
])("%s in mint.json", async (_, group, pages) => {
  const { config } = await importSite({
    kind: "mint",
    host: memoryHost({ "mint.json": JSON.stringify({ navigation: [group] }) }),
  });
  expect(config["navigation"]).toEqual({ groups: [{ group: group.group, pages }] });
});

test("a path that begins with a slash is in the versions in which the platform has it", async () => {
  const mint = {
    versions: ["v1", "v2"],
    tabs: [{ name: "Old", url: "old", version: "v1" }],
    navigation: [{ group: "G", pages: ["a", "old/b", "/old/c", { group: "N", pages: ["/old/d"] }] }],
  };
  const { config } = await importSite({ kind: "mint", host: memoryHost({ "mint.json": JSON.stringify(mint) }) });
  const nested = { group: "N", pages: ["old/d"] };
  expect(config["navigation"]).toMatchObject({
    versions: [
      { version: "v1", tabs: [{ groups: [{ pages: ["a"] }] }, { groups: [{ pages: ["old/b", "old/c", nested] }] }] },
      { version: "v2", tabs: [{ groups: [{ pages: ["a", "old/c", nested] }] }] },
    ],
  });
});

test("parts that are of another type are named, and the others are kept", async () => {
  const text = JSON.stringify({
    name: 1,
    navigation: [7, { group: "G", pages: [{}, "a", 3] }],
    tabs: { a: 1 },
    versions: [{}],
  });
  const { losses, config } = await importSite({ kind: "mint", host: memoryHost({ "mint.json": text }) });
  expect(losses.map(({ pointer }) => pointer)).toEqual([
    "/navigation/0",
    "/navigation/1/pages/0",
    "/navigation/1/pages/2",
    "/tabs",
    "/versions/0",
  ]);
  expect(config["navigation"]).toEqual({ groups: [{ group: "G", pages: ["a"] }] });
});

test.each([
  ["{", /^mint\.json:1:\d+ can't be read: /],
  ["[]", /^mint\.json can't be read: it has to hold an object, and this is a list\.$/],
  [undefined, /^There is no mint\.json in this folder\.$/],
])("a mint.json that can't be read is refused: %s", async (text, message) => {
  const host = memoryHost(text === undefined ? { "a.md": "" } : { "mint.json": text });
  await expect(importSite({ kind: "mint", host })).rejects.toThrow(message);
});

test.each([
  [{ theme: "venus" }, "palm"],
  [{ theme: "quill" }, "willow"],
  [{ theme: "prism" }, "mint"],
  [{ theme: "venus", layout: "sidenav" }, "maple"],
  [{ theme: "prism", layout: "solidSidenav" }, "willow"],
])("the theme of %j is the one of `mint upgrade`", async (fields, theme) => {
  const { config, losses } = await imported({ ...fields, navigation: [] });
  expect({ theme: config["theme"], losses }).toEqual({ theme, losses: [] });
});

test("a page that is written with its extension is one", async () => {
  const { config } = await imported({
    tabs: [{ name: "API", url: "api/one.md" }],
    navigation: [{ group: "G", pages: ["index.mdx", { group: "N", pages: ["/api/one.md"] }] }],
  });
  expect(config["navigation"]).toEqual({
    tabs: [
      { tab: "Documentation", groups: [{ group: "G", pages: ["index"] }] },
      { tab: "API", groups: [{ group: "G", pages: [{ group: "N", pages: ["api/one"] }] }] },
    ],
  });
});

test("a page in a folder of snippets is one if the navigation has it", async () => {
  const { site } = await imported(
    { navigation: [{ group: "G", pages: ["docs/snippets/lists", "_start"] }] },
    { "docs/snippets/lists.mdx": "", "docs/snippets/part.mdx": "", "_start.md": "", "README.md": "" },
  );
  expect(site.pages.map(({ file }) => file)).toEqual(["_start.md", "docs/snippets/lists.mdx"]);
  expect(site.files.map(({ from }) => from)).toEqual(["README.md", "docs/snippets/part.mdx"]);
});

test("tabs and anchors that hold no page are named", async () => {
  const { losses, config } = await imported({
    versions: ["v1", "v2"],
    tabs: [
      { name: "Empty", url: "empty" },
      { name: "Old", url: "old", version: "v1" },
      { name: "Older", url: "old", version: "v0" },
    ],
    anchors: [
      { name: "Chat", url: "/discord" },
      { name: "Blog", url: "https://example.com" },
    ],
    navigation: [{ group: "G", pages: ["a", "old/b"] }],
  });
  expect(JSON.stringify(config["navigation"])).not.toMatch(/Empty|Older|Chat/);
  expect(losses.map(({ pointer, what }) => [pointer, what])).toEqual([
    ["/tabs/0", 'tab "Empty" (empty)'],
    ["/tabs/2", 'tab "Older" (version v0)'],
    ["/anchors/0", 'anchor "Chat" (/discord)'],
  ]);
});

test("a part of a field that docs.json lacks is named", async () => {
  const { losses } = await imported({
    colors: { primary: "#111111", anchors: "#222222", ultraLight: "#333333" },
    background: { style: "grid", color: { light: "#444444" } },
    api: { auth: { method: "key", inputPrefix: "Bearer" }, maintainOrder: false },
    layout: "topnav",
    "feedback.thumbsRating": true,
    navigation: [],
  });
  expect(losses.map(({ what }) => what)).toEqual([
    "colors.anchors",
    "background.color",
    "api.auth.inputPrefix",
    "layout",
    "feedback.thumbsRating",
  ]);
});

async function imported(mint: object, files: Readonly<Record<string, string>> = {}) {
  return importSite({ kind: "mint", host: memoryHost({ ...files, "mint.json": JSON.stringify(mint) }) });
}
