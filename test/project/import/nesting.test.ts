// Is what is nested too deep for docs.json listed nearer to the top, or named as a loss?
import { expect, test } from "vitest";
import { defaultLimits } from "../../../src/compiler/contract/limits.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { parseJson } from "../../../src/compiler/text/json-text.ts";
import type { ImportKind } from "../../../src/project/import/import-kind.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const levels = 120;
const each = (text: (level: number) => string): string =>
  Array.from({ length: levels }, (_, level) => text(level)).join("");

/** A page in each of the folders that are in one another. */
const folders = (start: string, name = "p.md"): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [
      `${start}${"f/".repeat(level)}${name}`,
      `---\ntitle: P${level}\n---\n\n# P${level}\n`,
    ]),
  );

const chain = (name: string, text: (next: number) => string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [
      [`docs/f${level}/${name}`, text(level + 1)],
      [`docs/f${level}/p.md`, `# P${level}\n`],
    ]).flat(),
  );

const book = Object.fromEntries(Array.from({ length: levels }, (_, level) => [`p${level}.md`, `# P${level}\n`]));

const sites: readonly (readonly [string, ImportKind, Readonly<Record<string, string>>])[] = [
  [
    "GitBook",
    "gitbook",
    { ...book, "SUMMARY.md": each((level) => `${"  ".repeat(level)}* [P${level}](p${level}.md)\n`) },
  ],
  ["MkDocs without nav", "mkdocs", { "mkdocs.yml": "site_name: x\n", ...folders("docs/") }],
  [
    "MkDocs with folders in other folders",
    "mkdocs",
    {
      "mkdocs.yml": "plugins: [awesome-pages]\nnav: [f0]\n",
      ...chain(".pages", (next) => `nav: [p.md, ../f${next}]\n`),
    },
  ],
  ["ReadMe", "readme", folders("docs/", "p.md")],
  ["Fern", "fern", { "docs.yml": "title: x\nnavigation:\n- folder: ./pages\n", ...folders("pages/") }],
  [
    "Docusaurus",
    "docusaurus",
    { "docusaurus.config.json": '{"title":"x","presets":["classic"]}', ...folders("docs/") },
  ],
  ["Starlight", "starlight", { "starlight.config.json": "{}", ...folders("src/content/docs/") }],
  ["Fumadocs", "fumadocs", folders("content/docs/", "p.mdx")],
  [
    "Fumadocs with separators",
    "fumadocs",
    {
      ...folders("content/docs/", "p.mdx"),
      ...Object.fromEntries(
        Object.keys(folders("content/docs/", "meta.json")).map((file) => [file, '{"pages":["p","---More---","..."]}']),
      ),
    },
  ],
];

test.each(sites)("%s: every page is listed, and groups in too many levels are losses", async (_name, kind, files) => {
  const { files: made, losses } = await importedInMemory(kind, files);
  const text = made["docs.json"]!;
  expect(parseJson(text, { depth: defaultLimits.depth })).toMatchObject({ problems: [] });
  expect(parseJson(text, { depth: defaultLimits.depth }).depthExceededAt).toBeUndefined();
  const listed = [...text.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word).filter((word) => `${word}.mdx` in made);
  expect([new Set(listed).size, listed.length]).toEqual([levels, levels]);
  const deep = losses.filter(({ feature }) => feature === "a group in so many levels");
  expect(deep.length).toBeGreaterThan(levels / 2);
});

test("a mint.json of as many levels as docs.json may have stays below that", async () => {
  let pages: unknown = ["a"];
  for (let level = 0; level < 48; level += 1) pages = ["a", { group: `G${level}`, pages }];
  const mint = {
    name: "x",
    colors: {},
    tabs: [{ name: "T", url: "t" }],
    versions: ["v1", "v2"],
    navigation: [{ group: "G", pages }],
  };
  const { files: made, losses } = await importedInMemory("mint", {
    "mint.json": JSON.stringify(mint),
    "a.mdx": "---\ntitle: A\n---\n",
  });
  expect(parseJson(made["docs.json"]!, { depth: defaultLimits.depth }).depthExceededAt).toBeUndefined();
  expect(losses.map(({ feature }) => feature)).toContain("a group in so many levels");
});

const imported = (kind: ImportKind, files: Readonly<Record<string, string>>): ReturnType<typeof importSite> =>
  importSite({ kind, host: memoryHost(files) });

test("what is nested deeper than importers read is counted", async () => {
  const count = 300;
  const entries = Array.from({ length: count }, (_, level) => `${"  ".repeat(level)}* [P](p.md)\n`).join("");
  const { losses } = await imported("gitbook", { "p.md": "# P\n", "SUMMARY.md": entries });
  expect(losses).toContainEqual({
    feature: "entries in more than 200 levels",
    reason: "they are left out with what is below them; nest them less",
    file: "SUMMARY.md",
    line: 202,
    what: "1 entry",
  });
  const far = Object.fromEntries(
    Array.from({ length: count }, (_, level) => [
      `content/docs/f${level}/meta.json`,
      `{"pages":["p","../f${level + 1}"]}`,
    ]),
  );
  const fumadocs = await imported("fumadocs", {
    ...far,
    "content/docs/f0/p.mdx": "",
    "content/docs/f299/p.mdx": "",
  });
  expect(fumadocs.losses).toContainEqual(
    expect.objectContaining({ feature: "entries in more than 200 levels", what: "1 entry" }),
  );
  const awesome = Object.fromEntries(
    Array.from({ length: count }, (_, level) => [`docs/f${level}/.pages`, `nav: [../f${level + 1}]\n`]),
  );
  const pages = Object.fromEntries(Array.from({ length: count }, (_, level) => [`docs/f${level}/p.md`, "# P\n"]));
  const mkdocs = await imported("mkdocs", {
    "mkdocs.yml": "plugins: [awesome-pages]\nnav: [f0]\n",
    ...awesome,
    ...pages,
  });
  expect(mkdocs.losses).toContainEqual(
    expect.objectContaining({ feature: "entries in more than 200 levels", what: "1 entry" }),
  );
});

test.each([
  ["readme", "docs/A/", "/docs/p250", {}],
  ["fern", "fern/pages/", `/pages/${"f/".repeat(250)}p250`, { "fern/docs.yml": "navigation:\n  - folder: ./pages\n" }],
] as const)("pages of %s below 200 levels keep their addresses", async (kind, start, address, more) => {
  const pages = Object.fromEntries(
    Array.from({ length: 251 }, (_, level) => [`${start}${"f/".repeat(level)}p${level}.md`, `# P${level}\n`]),
  );
  const { site, config } = await importSite({ kind, host: memoryHost({ ...pages, ...more }) });
  expect(site.pages.map(({ addresses }) => addresses[0]?.replace("/p-250", "/p250"))).toContain(address);
  const { path } = site.pages.find(({ file }) => file?.endsWith("p250.md") === true)!;
  expect(JSON.stringify(config["navigation"])).toContain(JSON.stringify(path));
});
