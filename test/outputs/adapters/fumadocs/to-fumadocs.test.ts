// Are the page trees of Fumadocs made of what docs.json has, and is the rest named?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../../src/index.ts";
import { toFumadocs, type FumadocsNavigation, type FumadocsNode } from "../../../../src/adapters.ts";

const page = (fields = ""): string => `---\n${fields}\n---\n`;

async function compiled(navigation: object, files: Readonly<Record<string, string>> = {}): Promise<ResolvedNavigation> {
  const config = JSON.stringify({ name: "Acme", navigation });
  const host = memoryHost({ "docs.json": config, "a.mdx": "", "b.mdx": "", "c.mdx": "", ...files });
  return (await compileNavigation({ host })).navigation!;
}

async function exported(navigation: object, files?: Readonly<Record<string, string>>): Promise<FumadocsNavigation> {
  return toFumadocs(await compiled(navigation, files));
}

/** A tree as lines: what a reader would see, and how it behaves. */
function lines(nodes: readonly FumadocsNode[], indent = ""): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === "page") return [`${indent}${node.name} ${node.url}`];
    const { root, url, index, collapsible, defaultOpen, children, name } = node;
    const how = root ? `root ${url ?? ""}` : `${collapsible ? "closes" : "fixed"}${defaultOpen ? ", open" : ""}`;
    const opens = index === undefined ? "" : ` → ${index.url}`;
    return [`${indent}${name} (${how})${opens}`, ...lines(children, `${indent}  `)];
  });
}

const notExpressed = ({ notExpressed: found }: FumadocsNavigation): readonly string[] =>
  found.map(({ feature, places }) => `${feature}: ${places.map(({ what }) => what).join(", ")}`);

test("tabs are folders with a sidebar of their own, and groups open and close as docs.json says", async () => {
  const { roots } = await exported({
    tabs: [
      {
        tab: "Guides",
        groups: [{ group: "Start", pages: ["a", { group: "More", root: "b", expanded: true, pages: ["c"] }] }],
      },
      { tab: "Blog", href: "https://blog.example.com" },
    ],
  });
  expect(lines(roots["main"]!.children)).toEqual([
    "Guides (root /a)",
    "  Start (fixed, open)",
    "    A /a",
    "    More (closes, open) → /b",
    "      C /c",
    "Blog (root https://blog.example.com) → https://blog.example.com",
  ]);
});

test("icons, tags and methods are data beside the names", async () => {
  const spec = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/users": { get: { summary: "List users", deprecated: true, responses: {} } } },
  });
  const { roots } = await exported(
    { groups: [{ group: "G", icon: "star", tag: "New", pages: ["a", "api.json GET /users"] }] },
    { "a.mdx": page("title: A\nicon: book\ndescription: About A"), "api.json": spec },
  );
  const [group] = roots["main"]!.children;
  expect(group).toMatchObject({ name: "G", marks: { icon: "star", tag: "New" } });
  expect(group?.type === "folder" && group.children).toMatchObject([
    { name: "A", description: "About A", marks: { icon: "book" } },
    { name: "List users", marks: { method: "GET", deprecated: true } },
  ]);
});

test("each page has its edition, its neighbors, and where its choices lead", async () => {
  const { pages, roots, editions, languages } = await exported(
    {
      languages: [
        { language: "en", pages: ["a", "b"] },
        { language: "fr", pages: ["fr/a", "fr/c"] },
      ],
    },
    { "fr/a.mdx": "", "fr/c.mdx": "" },
  );
  expect(Object.keys(roots)).toEqual(["en", "fr"]);
  expect(editions["fr"]).toEqual({ language: "fr", version: null, url: "/fr/a" });
  expect(languages.map(({ locale, name }) => [locale, name])).toEqual([
    ["en", "English"],
    ["fr", "Français"],
  ]);
  expect(pages["/b"]).toEqual({
    file: "b.mdx",
    edition: "en",
    previous: { name: "A", url: "/a" },
    languages: { en: "/b", fr: "/fr/a" },
  });
});

test("a page in no list has the sidebar of its division", async () => {
  const { pages, roots } = await exported(
    { tabs: [{ tab: "Guides", pages: ["a", "b"] }] },
    { "b.mdx": page("title: B\nhidden: true") },
  );
  expect(lines(roots["main"]!.children)).toEqual(["Guides (root /a)", "  A /a"]);
  expect(pages["/b"]).toMatchObject({ folder: "main/tab:Guides", noindex: true });
  expect(pages["/a"]).not.toHaveProperty("folder");
});

test("a tab that is hidden is shown to readers of its pages only", async () => {
  const { pages, roots } = await exported({
    tabs: [
      { tab: "Guides", pages: ["a"] },
      { tab: "Secret", hidden: true, pages: ["b"] },
    ],
  });
  expect(lines(roots["main"]!.children)).toEqual(["Guides (root /a)", "  A /a"]);
  expect(lines(roots["main"]!.fallback?.children ?? [])).toEqual(["Secret (root /b)", "  B /b"]);
  expect(pages["/b"]).not.toHaveProperty("folder");
});

test("global anchors are links of the layout", async () => {
  const { links } = await exported({
    global: { anchors: [{ anchor: "Status", icon: "signal", href: "https://status.example.com" }] },
    pages: ["a"],
  });
  expect(links["main"]).toEqual([
    { text: "Status", url: "https://status.example.com", external: true, marks: { icon: "signal" } },
  ]);
});

test("a page that only leads elsewhere is a link, and one without a file is not there", async () => {
  const { roots, pages } = await exported(
    { pages: ["a", "b", "gone"] },
    { "a.mdx": page("title: Out\nurl: https://out.example.com") },
  );
  expect(roots["main"]!.children).toMatchObject([
    { type: "page", name: "Out", url: "https://out.example.com", external: true },
    { type: "page", name: "B" },
  ]);
  expect(Object.keys(pages)).toEqual(["/b"]);
});

test("what Fumadocs can't express is named with its places", async () => {
  const found = await exported(
    {
      groups: [
        { group: "Root", root: "a", directory: "card", pages: ["a", "b"] },
        { group: "Twice", color: "red", pages: ["b"] },
      ],
      anchors: [{ anchor: "More", pages: ["c"] }],
    },
    { "c.mdx": page("title: C\nrelated: [a]") },
  );
  expect(lines(found.roots["main"]!.children)[0]).toBe("Acme (root /a)");
  expect(notExpressed(found)).toEqual([
    "pages beside tabs: the navigation",
    'a page that a sidebar lists twice: page "B"',
    'the list of a group\'s pages on its root page: group "Root"',
    'a root page that its group lists too: group "Root"',
    'fields that navc does not interpret: color of group "Twice"',
    'related pages: page "C"',
  ]);
});

test("a file has a name that Next.js lists, whatever the address of its page is", async () => {
  const paths = ["a:b", "pay-$0", 'x/home->-"live"', "_hidden/é ü", "v1.2/(beta)"];
  const { pages } = await exported({ pages: paths }, Object.fromEntries(paths.map((path) => [`${path}.mdx`, page()])));
  expect(Object.entries(pages).map(([href, { file }]) => [decodeURI(href), file])).toEqual([
    ["/a:b", "navc-a-3a-b.mdx"],
    ["/pay-$0", "navc-pay--24-0.mdx"],
    ['/x/home->-"live"', "x/navc-home--3e---22-live-22-.mdx"],
    ["/_hidden/é ü", "navc-_hidden/é ü.mdx"],
    ["/v1.2/(beta)", "v1.2/navc--28-beta-29-.mdx"],
  ]);
});
