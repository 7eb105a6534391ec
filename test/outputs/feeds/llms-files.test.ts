// Is llms.txt in the form of the platform as the platform writes it?
import { expect, test } from "vitest";
import {
  compileNavigation,
  llmsFiles,
  memoryHost,
  type JsonObject,
  type LlmsFilesOptions,
} from "../../../src/index.ts";

const spec = (field: object): string => JSON.stringify({ info: { title: "A", version: "1" }, ...field });
const files = {
  "index.mdx": "---\ntitle: Home\ndescription: |\n  First paragraph.\n\n  Second.\n---\n",
  "guides/start.mdx": "---\ntitle: Start\n---\n",
  "guides/secret.mdx": "---\ntitle: Secret\ngroups: [staff]\n---\n",
  "fr/index.mdx": "---\ntitle: Accueil\n---\n",
  "out.mdx": "---\ntitle: Out\nurl: https://sdk.example.com\n---\n",
  "specs/api.json": spec({ openapi: "3.1.0", paths: { "/a": { get: { summary: "List a" } } } }),
  "hidden.json": spec({ openapi: "3.1.0", paths: { "/h": { get: { summary: "Hidden" } } } }),
  "events.yaml": spec({ asyncapi: "3.0.0", channels: { orderMade: {} } }),
};

async function filesOf(config: JsonObject, options: LlmsFilesOptions = {}): Promise<ReturnType<typeof llmsFiles>> {
  const { navigation } = await compileNavigation({ host: memoryHost(files), config });
  return llmsFiles(navigation!, options);
}

const groups = [
  { group: "Start", pages: ["index", "out", { group: "Guides", pages: ["guides/start", "guides/secret"] }] },
  { group: "API", openapi: "specs/api.json" },
  { group: "Hidden", hidden: true, openapi: "hidden.json" },
  { group: "Events", asyncapi: "events.yaml" },
];
const site = {
  name: "Acme",
  description: "All about orders.",
  markdown: { instructions: ["Ask first.", "Use the SDK.\nIt is smaller."] },
  navigation: { global: { anchors: [{ anchor: "Status", href: "https://status.example.com" }] }, groups },
};

test("links lead to Markdown, and specs, links out of the site and instructions are at the end", async () => {
  const [{ path, text }, ...others] = await filesOf(site, { siteUrl: "https://docs.example.com" });
  expect([path, others]).toEqual(["llms.txt", []]);
  expect(text).toBe(`# Acme

> All about orders.

## Start

- [Home](https://docs.example.com/index.md): First paragraph.
- [Out](https://sdk.example.com)

### Guides

- [Start](https://docs.example.com/guides/start.md)

## API

### API Reference

- [List a](https://docs.example.com/api-reference/list-a.md): GET /a

## Events

### Websockets

- [Order made](https://docs.example.com/api-reference/websockets/ordermade.md)

## OpenAPI Specs

- [api](https://docs.example.com/specs/api.json)

## AsyncAPI Specs

- [events](https://docs.example.com/events.yaml)

## Optional

- [Status](https://status.example.com)

## Agent Instructions

Ask first.

Use the SDK.
It is smaller.
`);
});

test("protected pages are there only if they are asked for", async () => {
  const lines = async (protectedPages: boolean): Promise<readonly string[]> =>
    (await filesOf(site, { protectedPages }))[0].text.split("\n").filter((line) => line.includes("secret"));
  expect([await lines(false), await lines(true)]).toEqual([[], ["- [Secret](/guides/secret.md)"]]);
});

const languages = [
  { language: "en", pages: ["index", "guides/start"] },
  { language: "fr", pages: ["fr/index"] },
];

test("all editions are there with their languages as headings, or the one that is asked for", async () => {
  const [whole] = await filesOf({ navigation: { languages } });
  expect(whole.text).toBe(
    "# Documentation\n\n## English\n\n- [Home](/index.md): First paragraph.\n- [Start](/guides/start.md)\n\n## Français\n\n- [Accueil](/fr/index.md)\n",
  );
  const [french] = await filesOf({ navigation: { languages } }, { edition: "fr" });
  expect(french.text).toBe("# Documentation\n\n## Docs\n\n- [Accueil](/fr/index.md)\n");
  await expect(filesOf({ navigation: { languages } }, { edition: "de" })).rejects.toThrow(TypeError);
});

const many = (group: string, count: number): JsonObject => ({
  group,
  pages: Array.from({ length: count }, (_, index) => `${group.toLowerCase()}/${String(index)}`),
});
const titled = ["a", "b", "c"].flatMap((folder) =>
  Array.from({ length: 9 }, (_, index) => [`${folder}/${String(index)}.mdx`, "---\ntitle: T\n---\n"] as const),
);

async function splitFiles(tabs: readonly JsonObject[], longest: number): Promise<ReturnType<typeof llmsFiles>> {
  const host = memoryHost(Object.fromEntries(titled));
  const { navigation } = await compileNavigation({ host, config: { name: "Acme", navigation: { tabs } } });
  return llmsFiles(navigation!, { longest });
}

test("what is too long has a file of its own, the longest part first, and a link takes its place", async () => {
  const tabs = [
    { tab: "Short", groups: [many("A", 2)] },
    { tab: "指南", groups: [many("B", 9)] },
  ];
  const [first, ...others] = await splitFiles(tabs, 200);
  expect(first.text).toBe(
    "# Acme\n\n## Short\n\n### A\n\n- [T](/a/0.md)\n- [T](/a/1.md)\n\n## 指南\n\n- [指南 (9 pages)](/_llms/section.md): Documentation for 指南.\n",
  );
  expect(others.map(({ path }) => path)).toEqual(["_llms/section.md"]);
  expect(others[0]!.text).toMatch(/^# Acme: 指南\n\n## B\n\n(- \[T\]\(\/b\/\d\.md\)\n){9}$/);
});

test("two parts of one name have two files, and a part of a part is below it", async () => {
  const tabs = [
    { tab: "A b", groups: [many("A", 9), many("C", 1)] },
    { tab: "A-b", groups: [many("B", 9)] },
  ];
  const paths = (await splitFiles(tabs, 100)).map(({ path }) => path);
  expect(paths).toEqual(["llms.txt", "_llms/a-b.md", "_llms/a-b/a.md", "_llms/a-b-1.md", "_llms/a-b-1/b.md"]);
});

test("a file is split only if it is longer than it may be, and no further than it has to be", async () => {
  const tabs = [
    { tab: "Some", groups: [many("A", 8)] },
    { tab: "More", groups: [many("B", 9)] },
  ];
  const [whole] = await splitFiles(tabs, Infinity);
  const pathsOf = async (longest: number): Promise<readonly string[]> =>
    (await splitFiles(tabs, longest)).map(({ path }) => path);
  expect(await pathsOf(whole.text.length)).toEqual(["llms.txt"]);
  expect(await pathsOf(whole.text.length - 1)).toEqual(["llms.txt", "_llms/more.md"]);
});

test("what is before and after the sections counts, too", async () => {
  const config = { ...site, navigation: { tabs: [{ tab: "Guides", groups }] } };
  const [whole] = await filesOf(config);
  expect((await filesOf(config, { longest: whole.text.length })).length).toBe(1);
  expect((await filesOf(config, { longest: whole.text.length - 1 })).length).toBe(2);
});

test("files of parts whose names are alike are numbered", async () => {
  const tabs = ["A b", "A - b", "A_b"].map((tab) => ({ tab, groups: [many("A", 9)] }));
  const titles = tabs.map(({ tab }, index) => ({
    tab,
    pages: Array.from({ length: 9 }, (_, at) => `${"abc"[index]!}/${at}`),
  }));
  expect((await splitFiles(titles, 100)).map(({ path }) => path)).toEqual([
    "llms.txt",
    "_llms/a-b.md",
    "_llms/a-b-1.md",
    "_llms/a-b-2.md",
  ]);
});

test("a part with one page is called so, and a division of the same label as the one above it has no heading", async () => {
  const host = memoryHost({ "a/0.mdx": `---\ntitle: T\ndescription: ${"word ".repeat(50)}\n---\n` });
  const tabs = [{ tab: "Guides", groups: [{ group: "Guides", pages: ["a/0"] }] }];
  const { navigation } = await compileNavigation({ host, config: { name: "Acme", navigation: { tabs } } });
  expect(llmsFiles(navigation!)[0].text).toMatch(/^# Acme\n\n## Guides\n\n- \[T\]\(\/a\/0\.md\): word [^#]*$/);
  expect(llmsFiles(navigation!, { longest: 100 })[0].text).toContain("- [Guides (1 page)](/_llms/guides.md)");
});

const headings = ([{ text }]: Awaited<ReturnType<typeof filesOf>>): readonly string[] => text.match(/^##.*/gm) ?? [];
const versions = (...names: readonly string[]): JsonObject => ({
  versions: names.map((version) => ({ version, pages: [version === names[0] ? "index" : "guides/start"] })),
});

test.each([
  ["versions", versions("v2", "v1"), ["## v2", "## v1"]],
  ["one version", versions("v2"), ["## Docs"]],
  ["one language with versions", { languages: [{ language: "en", ...versions("v2", "v1") }] }, ["## v2", "## v1"]],
  [
    "versions in one of two languages",
    { languages: [{ language: "en", ...versions("v2", "v1") }, languages[1]!] },
    ["## English", "### v2", "### v1", "## Français"],
  ],
])("the headings of editions are what several of them differ in: %s", async (_, navigation, expected) => {
  expect(headings(await filesOf({ navigation }))).toEqual(expected);
});

test("a spec is named without its extension, and instructions without blanks around them", async () => {
  const specs = {
    "one.json.v2.yaml": spec({ openapi: "3.1.0", paths: { "/b": { get: { summary: "B" } } } }),
    "two.yml": spec({ openapi: "3.1.0", paths: { "/c": { get: { summary: "C" } } } }),
  };
  const config = {
    markdown: { instructions: ["  Ask first.\n", " "] },
    navigation: {
      groups: Object.keys(specs).map((openapi) => ({
        group: openapi,
        openapi: { source: openapi, directory: openapi.slice(0, 3) },
      })),
    },
  };
  const { navigation } = await compileNavigation({ host: memoryHost(specs), config });
  const [, end = ""] = llmsFiles(navigation!)[0].text.split("## OpenAPI Specs\n");
  expect(end).toBe("\n- [one.json.v2](/one.json.v2.yaml)\n- [two](/two.yml)\n\n## Agent Instructions\n\nAsk first.\n");
});
