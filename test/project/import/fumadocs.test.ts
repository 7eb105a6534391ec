// Does a Fumadocs site keep its pages, its tree and all of its addresses? fumadocs-core says what these are.
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import type { ImportedEntry, ImportedNavigation } from "../../../src/project/import/imported-site.ts";
import { expectGolden } from "../../support/expect-golden.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { importedInMemory } from "./imported-in-memory.ts";

interface CoreNode {
  readonly type: string;
  readonly url?: string;
  readonly index?: CoreNode;
  readonly children?: readonly CoreNode[];
}

interface Core {
  readonly loader: (options: unknown) => { readonly pageTree: { readonly children?: readonly CoreNode[] } };
}

// Its types need those of React.
const module: string = "fumadocs-core/source";
const core = (await import(module)) as Core;

const page = (title: string, more = ""): string => `---\ntitle: ${title}\n${more}---\n`;

const files: Record<string, string> = {
  "content/docs/index.mdx": page("Welcome", "icon: BookOpen\n"),
  "content/docs/meta.json": JSON.stringify({
    title: "Manual",
    pages: [
      "index",
      "---Begin---",
      "(more)/install",
      "...guide",
      "!hidden",
      "[Forum](https://forum.example)",
      "gone",
      "api",
      "...",
    ],
  }),
  "content/docs/(more)/install.mdx":
    page("Install") + '\n<Callout title="Hint">See [the guide](/docs/guide/a).</Callout>\n',
  "content/docs/(more)/deep/index.mdx": page("Deep"),
  "content/docs/guide/meta.json": JSON.stringify({ title: "Guides", pages: ["b", "a"] }),
  "content/docs/guide/a.mdx": page("A", "full: true\n"),
  "content/docs/guide/b.mdx": page("B", "description: The B.\n"),
  "content/docs/hidden.mdx": page("Hidden"),
  "content/docs/api/meta.json": JSON.stringify({ title: "API", root: true, icon: "Code" }),
  "content/docs/api/index.mdx": page("Overview"),
  "content/docs/api/calls/constructor.mdx": page("Constructor"),
  "public/logo.svg": "svg",
};

test("the whole site", async () => {
  const { text, addresses, unanswered } = await importedInMemory("fumadocs", files);
  await expectGolden(join(import.meta.dirname, "golden/fumadocs.txt"), text);
  expect(addresses.toSorted()).toEqual(
    ["", "/install", "/deep", "/guide/a", "/guide/b", "/hidden", "/api", "/api/calls/constructor"]
      .map((slug) => `/docs${slug}`)
      .toSorted(),
  );
  expect(unanswered([...addresses, "/logo.svg"])).toEqual([]);
});

test("languages are folders or the ends of names, and show the default one where they lack a page", async () => {
  const i18n = { languages: ["en", "fr"], defaultLanguage: "en" };
  const texts = { a: page("A"), b: page("B"), fr: page("Le A") };
  const dir = { "content/docs/en/a.mdx": texts.a, "content/docs/en/b.mdx": texts.b, "content/docs/fr/a.mdx": texts.fr };
  const dot = { "content/docs/a.mdx": texts.a, "content/docs/b.mdx": texts.b, "content/docs/a.fr.mdx": texts.fr };
  for (const [sources, parser] of [
    [dir, "dir"],
    [dot, "dot"],
  ] as const) {
    const config = { baseUrl: "/", i18n: { ...i18n, parser, hideLocale: "default-locale" } };
    const site = { ...sources, "fumadocs.config.json": JSON.stringify(config) };
    const { addresses, unanswered, text } = await importedInMemory("fumadocs", site);
    expect(addresses.toSorted()).toEqual(["/a", "/b", "/fr/a", "/fr/b"]);
    expect(unanswered(addresses)).toEqual([]);
    expect(text).toContain("fr\n  languages: en (default), fr*\n  page Le A  /fr/a\n  page B  /b\n");
  }
});

test("a folder without pages is refused with what to write", async () => {
  const imported = importSite({ kind: "fumadocs", host: memoryHost({ "source.config.ts": "" }) });
  await expect(imported).rejects.toThrow("There is no folder content/docs in this folder.");
});

/** The pages in a list of docs.json, and those of its groups. */
const listed = (entries: readonly ImportedEntry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === "page" ? 1 : listed(entry.entries)), 0);

test.each([
  ["twice with their contents", ["...f", "...f"]],
  ["twice", ["f", "f"]],
  ["with their contents and as folders", ["...f", "f"]],
  ["with what is in them", ["...f", "...f/f", "f/f"]],
])("folders that lists name %s are shown once", async (_name, pages) => {
  const deep: Record<string, string> = {};
  const count = 30;
  for (let level = 0; level < count; level += 1) {
    const at = `content/docs/${"f/".repeat(level)}`;
    deep[`${at}p.mdx`] = page(`P${level}`);
    deep[`${at}meta.json`] = JSON.stringify({ pages: level === count - 1 ? ["p", "[L](/x)"] : ["p", ...pages] });
  }
  const { site, losses } = await importSite({ kind: "fumadocs", host: memoryHost(deep) });
  const sum = listed(entriesIn(site.navigation));
  expect(sum).toBeGreaterThanOrEqual(count);
  expect(sum).toBeLessThan(count * count);
  expect(site.pages.length).toBeLessThan(count * count);
  expect(losses.length).toBeGreaterThan(0);
});

test("a folder that is in itself is a loss", async () => {
  const { losses, site } = await importSite({
    kind: "fumadocs",
    host: memoryHost({
      "content/docs/a/meta.json": JSON.stringify({ pages: ["p", "../b"] }),
      "content/docs/a/p.mdx": page("P"),
      "content/docs/b/meta.json": JSON.stringify({ pages: ["q", "../a", "...../a"] }),
      "content/docs/b/q.mdx": page("Q"),
    }),
  });
  expect(listed(entriesIn(site.navigation))).toBe(2);
  expect(losses).toMatchObject([
    { feature: "a folder that is in itself", file: "content/docs/b/meta.json", what: "../a" },
    { feature: "a folder that is in itself", file: "content/docs/b/meta.json", what: "...../a" },
  ]);
});

const name = fc.constantFrom("a", "b", "index", "(g)", "z");
const folder = fc
  .array(name, { maxLength: 2 })
  .map((names) => names.map((each) => (each === "index" ? "c" : each)).join("/"));
const item = fc.constantFrom(
  "a",
  "b",
  "c",
  "(g)",
  "z",
  "index",
  "...",
  "z...a",
  "...a",
  "...(g)",
  "!b",
  "!a",
  "a/b",
  "(g)/a",
  "../a",
);
const made = fc.record({
  pages: fc.uniqueArray(
    fc.tuple(
      folder,
      name.filter((each) => each !== "(g)"),
    ),
    { maxLength: 8, selector: String },
  ),
  metas: fc.uniqueArray(fc.tuple(folder, fc.option(fc.array(item, { maxLength: 5 }))), {
    maxLength: 4,
    selector: ([each]) => each,
  }),
});

/** Labels and addresses in the order of readers; a folder has its index before its children. */
type Shown = string | readonly [string, readonly Shown[]];

/** What a list names a second time is left out, and so is a folder that is shown already. */
function shownByCore(nodes: readonly CoreNode[], folders: Set<CoreNode> = new Set()): readonly Shown[] {
  return [...new Set(nodes)].flatMap((node): readonly Shown[] => {
    if (node.type !== "folder") return [node.url ?? ""];
    if (folders.has(node)) return [];
    folders.add(node);
    return [[node.index?.url ?? "", shownByCore(node.children ?? [], folders)]];
  });
}

function shown(entries: readonly ImportedEntry[]): readonly Shown[] {
  return entries.map((entry) =>
    entry.kind === "page" ? (entry.page.addresses[0] ?? "") : [entry.root?.addresses[0] ?? "", shown(entry.entries)],
  );
}

function entriesIn(navigation: ImportedNavigation): readonly ImportedEntry[] {
  return navigation.kind === "entries" ? navigation.entries : [];
}

test("made folders have the tree that fumadocs-core makes", async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(made, async ({ pages, metas }) => {
      const paths = pages.map(([at, own]) => (at === "" ? `${own}.mdx` : `${at}/${own}.mdx`));
      const read = metas.map(([at, items]) => ({
        path: at === "" ? "meta.json" : `${at}/meta.json`,
        data: items === null ? {} : { pages: items },
      }));
      const virtual = [
        ...paths.map((path) => ({ type: "page" as const, path, data: { title: path } })),
        ...read.map(({ path, data }) => ({ type: "meta" as const, path, data })),
      ];
      let expected: readonly Shown[];
      try {
        // Files are found in the order of their paths, pages first.
        const source = { files: virtual.toSorted((one, other) => (one.path < other.path ? -1 : 1)) };
        const site = core.loader({ baseUrl: "/docs", source, pageTree: { generateFallback: false } });
        expected = shownByCore(site.pageTree.children ?? []);
      } catch {
        // Two pages have one slug.
        return;
      }
      const sources = Object.fromEntries([
        ["content/docs/keep/x.txt", ""],
        ...paths.map((path) => [`content/docs/${path}`, page(path)]),
        ...read.map(({ path, data }) => [`content/docs/${path}`, JSON.stringify(data)]),
      ]) as Record<string, string>;
      const { site } = await importSite({ kind: "fumadocs", host: memoryHost(sources) });
      expect(shown(entriesIn(site.navigation))).toEqual(expected);
      compared += 1;
    }),
    { numRuns: propertyRuns(5_000) },
  );
  expect(compared).toBeGreaterThan(100);
});
