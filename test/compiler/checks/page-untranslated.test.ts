// Each page without a translation is reported once, or its division or spec as a whole (D46).
import { expect, test } from "vitest";
import { compileNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";

const front = (fields: string): string => `---\n${fields}\n---\n`;

async function reported(
  navigation: object,
  files: Readonly<Record<string, string>> = {},
  absent: readonly string[] = [],
): Promise<readonly string[]> {
  const paths = [...JSON.stringify(navigation).matchAll(/"((?:[\w.]+\/)*p\d?)"/g)].map(([, path]) => path!);
  const pages = Object.fromEntries(paths.filter((path) => !absent.includes(path)).map((path) => [`${path}.mdx`, ""]));
  const host = memoryHost({ "docs.json": JSON.stringify({ name: "Acme", navigation }), ...pages, ...files });
  const { diagnostics } = await compileNavigation({ host, discover: true });
  return diagnostics
    .filter(({ code }) => code === "page-untranslated")
    .map(({ pointer, message, count }) => `${pointer} ×${count}: ${message.slice(0, message.indexOf(", so"))}`);
}

const en = { language: "en", pages: ["p1", "p2", "p3"] };
const fr = { language: "fr", pages: ["fr/p1", "fr/p2"] };

test("one page is one message, whatever the number of languages", async () => {
  const ja = { language: "ja", pages: ["ja/p1", "ja/p2"] };
  expect(await reported({ languages: [en, fr, ja] })).toEqual([
    `/languages/0/pages/2 ×2: "p3" has no counterpart in fr and ja`.replace("/lang", "/navigation/lang"),
  ]);
});

test("translations are missing from the language marked as default", async () => {
  expect(await reported({ languages: [en, { ...fr, default: true, pages: ["fr/p1", "fr/p4"] }] })).toEqual([
    `/navigation/languages/1/pages/1 ×1: "fr/p4" has no counterpart in en`,
  ]);
});

test("pages that only another language has are not reported", async () => {
  expect(await reported({ languages: [{ language: "en", pages: ["p1"] }, fr] })).toEqual([]);
});

test("hidden pages, links out and pages that are not there need no translation", async () => {
  const files = { "p2.mdx": front("hidden: true"), "p3.mdx": front("url: https://acme.example") };
  const navigation = {
    languages: [
      { ...en, pages: [...en.pages, "p4"] },
      { ...fr, pages: ["fr/p1"] },
    ],
  };
  expect(await reported(navigation, files, ["p4"])).toEqual([]);
});

test("a translation that is hidden, missing or unlisted counts", async () => {
  const languages = [
    { ...en, pages: ["p1", "p2", "p3", "p4"] },
    { ...fr, pages: ["fr/p1", "fr/p2", "fr/p3"] },
  ];
  const files = { "fr/p2.mdx": front("hidden: true"), "fr/p4.mdx": "" };
  expect(await reported({ languages }, files, ["fr/p3"])).toEqual([]);
});

test("a key in front matter makes a counterpart of any path", async () => {
  const files = { "p3.mdx": front("key: three"), "fr/p3.mdx": front("key: three") };
  expect(await reported({ languages: [en, { ...fr, pages: ["fr/p1", "fr/p2", "fr/p3"] }] }, files)).toEqual([]);
});

test("a language that is empty, links out, or shares all its pages, lacks nothing", async () => {
  const languages = [
    en,
    { ...fr, pages: ["fr/p1", "fr/p2", "fr/p3"] },
    { language: "de", pages: [] },
    { language: "es", href: "https://es.acme.example" },
  ];
  expect(await reported({ languages })).toEqual([]);
});

test("a version that a language does not have is not what it lacks", async () => {
  const versions = (prefix: string, labels: readonly string[]): readonly object[] =>
    labels.map((version) => ({ version, pages: [`${prefix}${version}/p1`, `${prefix}${version}/p2`] }));
  const languages = [
    { language: "en", versions: versions("", ["v2", "v1"]) },
    { language: "fr", versions: versions("fr/", ["v2"]) },
  ];
  expect(await reported({ languages })).toEqual([]);
});

test("in several versions it is one message, at the entry of the default edition, with their names", async () => {
  const versions = (prefix: string, pages: readonly string[]): readonly object[] =>
    ["v3", "v2", "v1"].map((version) => ({ version, pages: pages.map((page) => `${prefix}${version}/${page}`) }));
  const languages = [
    { language: "en", versions: versions("", ["p1", "p2"]) },
    { language: "fr", versions: versions("fr/", ["p1"]) },
  ];
  expect(await reported({ languages })).toEqual([
    `/navigation/languages/0/versions/0/pages/1 ×3: "v3/p2" has no counterpart in fr (in versions "v3", "v2" and "v1")`,
  ]);
});

test("a page that only an older version has is reported there", async () => {
  const languages = [
    {
      language: "en",
      versions: [
        { version: "v2", pages: ["v2/p1"] },
        { version: "v1", pages: ["v1/p1", "v1/p2"] },
      ],
    },
    {
      language: "fr",
      versions: [
        { version: "v2", pages: ["fr/v2/p1"] },
        { version: "v1", pages: ["fr/v1/p1"] },
      ],
    },
  ];
  expect(await reported({ languages })).toEqual([
    `/navigation/languages/0/versions/1/pages/1 ×1: "v1/p2" has no counterpart in fr (in version "v1")`,
  ]);
});

test("a division is reported as a whole only where all its pages lack the same languages", async () => {
  const tab = (label: string, pages: readonly string[]): object => ({ tab: label, pages });
  const languages = [
    { language: "en", tabs: [tab("A", ["p1", "p2"]), tab("B", ["p3", "p4"]), tab("C", ["p5", "p6"])] },
    { language: "fr", tabs: [tab("A", ["fr/p1", "fr/p2"]), tab("B", ["fr/p3"])] },
    { language: "ja", pages: ["ja/p1", "ja/p2"] },
  ];
  expect(await reported({ languages })).toEqual([
    `/navigation/languages/0/tabs/1/pages/0 ×1: "p3" has no counterpart in ja`,
    `/navigation/languages/0/tabs/1/pages/1 ×2: "p4" has no counterpart in fr and ja`,
    `/navigation/languages/0/tabs/2/tab ×4: None of the 2 pages of tab "C" has a counterpart in fr and ja`,
  ]);
});

test("a language without any counterpart is reported once, and not page by page", async () => {
  const ja = { language: "ja", pages: ["ja/p7", "ja/p8"] };
  expect(await reported({ languages: [en, fr, ja] })).toEqual([
    `/navigation/languages/0/language ×3: None of the 3 pages of language "en" has a counterpart in ja`,
    `/navigation/languages/0/pages/2 ×1: "p3" has no counterpart in fr`,
  ]);
});

test("a page whose key another one of its edition has can't have a counterpart, so it lacks none", async () => {
  const files = { "p3.mdx": front("key: p1") };
  expect(await reported({ languages: [en, fr] }, files)).toEqual([]);
});

test("a language whose spec was not read lacks no operations", async () => {
  const spec = (paths: readonly string[]): string =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "API", version: "1" },
      paths: Object.fromEntries(paths.map((path) => [path, { get: { responses: {} } }])),
    });
  const languages = (openapi: string): readonly object[] => [
    {
      language: "en",
      groups: [
        { group: "A", pages: ["p1", "p2"] },
        { group: "API", openapi: "en.json" },
      ],
    },
    {
      language: "fr",
      groups: [
        { group: "A", pages: ["fr/p1"] },
        { group: "API", openapi },
      ],
    },
  ];
  const files = { "en.json": spec(["/a", "/b"]), "fr.json": spec(["/c"]) };
  const page = `/navigation/languages/0/groups/0/pages/1 ×1: "p2" has no counterpart in fr`;
  expect(await reported({ languages: languages("https://acme.example/api.json") }, files)).toEqual([page]);
  expect(await reported({ languages: languages("fr.json") }, files)).toEqual([
    page,
    `/navigation/languages/0/groups/1/group ×2: None of the 2 pages of group "API" has a counterpart in fr`,
  ]);
});

test("a site without a second language has nothing to report", async () => {
  expect(await reported({ languages: [en] })).toEqual([]);
  expect(await reported({ pages: ["p1"] })).toEqual([]);
});
