// Is llms.txt in the form of its proposal, whatever a site is called, and complete?
import { isWithheld } from "../../../src/compiler/site/for-search-engines.ts";
import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { describe, expect, test } from "vitest";
import { compileNavigation, llmsFiles, llmsText, type ResolvedNavigation } from "../../../src/index.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { feedSite, siteOf } from "./feed-site.ts";

/** The sections, read as programs for this form do: a heading, and then nothing but links in a list. */
function sectionsOf(text: string): ReadonlyMap<string, readonly { readonly title: string; readonly href: string }[]> {
  const [head = "", ...sections] = text.split(/^## /m);
  expect(head).toMatch(/^# [^\n]+\n(\n> [^\n]+\n)?\n?$/);
  return new Map(
    sections.map((section) => {
      const [heading = "", ...lines] = section.split("\n").filter((line) => line !== "");
      return [heading, lines.map(linkOf)];
    }),
  );
}

function linkOf(line: string): { readonly title: string; readonly href: string } {
  const [, title, href] = /^-\s*\[([^\]]+)\]\(([^)\s]+)\)(?:: .+)?$/.exec(line) ?? [];
  if (title === undefined || href === undefined) throw new Error(`no link: ${line}`);
  return { title, href };
}

test("sections are the divisions of the default edition in reading order", async () => {
  const { navigation } = await compileNavigation({ root: "examples/acme" });
  const sections = sectionsOf(llmsText(navigation!));
  expect([...sections.keys()].slice(0, 4)).toEqual([
    "Orders > Guides > Get started",
    "Orders > Guides > Take orders",
    "Orders > Guides > Take orders > Refunds",
    "Orders > Guides > Take orders > Refunds > Disputes",
  ]);
  expect(sections.get("Orders > Guides > Get started")).toEqual([
    { title: "Acme documentation", href: "/" },
    { title: "Quickstart", href: "/guides/quickstart" },
    { title: "Sandbox and production", href: "/guides/environments" },
  ]);
  expect([...sections.keys()].at(-1)).toBe("Optional");
});

test("an edition is chosen by its id, and its links have the host", async () => {
  const { navigation } = await compileNavigation({ root: "examples/acme" });
  const text = llmsText(navigation!, { edition: "fr@v1", siteUrl: "https://docs.acme.example" });
  const links = [...sectionsOf(text)].flatMap(([heading, all]) => (["Docs", "Optional"].includes(heading) ? [] : all));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter(({ href }) => !href.startsWith("https://docs.acme.example/fr/v1"))).toEqual([]);
  expect(() => llmsText(navigation!, { edition: "de" })).toThrow(TypeError);
});

test("with the host a link without a scheme is whole, too, in both forms", async () => {
  const links = ["//sdk.example.com/x", "HTTPS://a.example/x y", "mailto:ada@example.com", "/a"];
  const tabs = links.map((href, index) => ({ tab: `T${index}`, href }));
  const navigation = await siteOf({ navigation: { tabs: [{ tab: "A", pages: ["a"] }, ...tabs] } }, { "a.md": "" });
  const siteUrl = "http://docs.example.com";
  const written = ["http://sdk.example.com/x", "HTTPS://a.example/x%20y", "mailto:ada@example.com"];
  for (const text of [llmsText(navigation, { siteUrl }), llmsFiles(navigation, { siteUrl })[0].text])
    for (const [index, href] of written.entries()) expect(text).toContain(`[T${index}](${href})`);
  expect(llmsText(navigation)).toContain("(//sdk.example.com/x)");
});

test("the name, the description, operations and links that lead out are as written", async () => {
  expect(llmsText(await feedSite())).toBe(`# Acme

> All about orders.

## Orders > Start

- [Listed](/listed): What is listed.
- [Noindex](/noindex)
- [Forwarded out](https://sdk.example.com/start)
- [Generated](/api-reference/generated): GET /known

## Billing

- [Elsewhere](/elsewhere/start)

## Docs

- [Linked](/linked)

## Optional

- [Status](https://status.example.com)
`);
});

test("pages in no division have a section, and a site without a name a heading", async () => {
  const navigation = await siteOf({ navigation: { pages: ["a"] } }, { a: "title: A" });
  expect(llmsText(navigation)).toBe("# Documentation\n\n## Docs\n\n- [A](/a)\n");
});

test("a group that is called Optional is one section with the links out of the site", async () => {
  const groups = [
    { group: "Optional", pages: ["a"] },
    { group: "Else", pages: ["b"] },
  ];
  const anchors = [{ anchor: "Status", href: "https://status.example.com" }];
  const navigation = await siteOf({ navigation: { global: { anchors }, groups } }, { a: "title: A", b: "title: B" });
  expect(llmsText(navigation).match(/^## .*/gm)).toEqual(["## Optional", "## Else"]);
  expect(
    sectionsOf(llmsText(navigation))
      .get("Optional")
      ?.map(({ title }) => title),
  ).toEqual(["A", "Status"]);
});

test.each(["a\\", "\\", "a \\] b", "`a", "use `a`", "a ``b` c", "![a", "*a", "<b>", "&amp; &", "\\* a"])(
  "a page that is called %s is a link for readers of Markdown, too",
  async (title) => {
    const fields = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(`${title} and ${title}`)}`;
    const text = llmsText(await siteOf({ navigation: { pages: ["a"] } }, { a: fields }));
    const list = fromMarkdown(text).children.find(({ type }) => type === "list");
    const [link, ...others] = linksIn(list);
    expect([link?.url, others, toString(link).replaceAll("`", "")]).toEqual(["/a", [], title.replaceAll("`", "")]);
  },
);

type Nodes = ReturnType<typeof fromMarkdown>["children"][number];

function linksIn(node: Nodes | undefined): readonly Extract<Nodes, { readonly type: "link" }>[] {
  if (node?.type === "link") return [node];
  return node !== undefined && "children" in node ? node.children.flatMap(linksIn) : [];
}

test("links out of the site have no character that an address can't have", async () => {
  const anchors = [{ anchor: "Out", href: "https://x.example/\ud800\u202E é`(b)" }];
  const text = llmsText(await siteOf({ navigation: { global: { anchors }, pages: [] } }));
  expect(text).toContain("[Out](https://x.example/%EF%BF%BD%E2%80%AE%20%C3%A9%60%28b%29)");
});

test("only the beginning of a long description is there", async () => {
  const long = "word ".repeat(500).trim();
  const navigation = await siteOf(
    { navigation: { pages: ["a", "b"] } },
    { a: `title: A\ndescription: ${long}`, b: 'title: B\ndescription: "one\\ntwo\\n\\nthree"' },
  );
  const [, a = "", b = ""] = llmsText(navigation).split("- [");
  expect(a).toMatch(/^A\]\(\/a\): (word )+word…\n$/);
  expect(a.length).toBeLessThan(320);
  expect(b).toBe("B](/b): one two\n");
});

test.each([
  [
    "a word that ends at the limit",
    `${"x".repeat(199)} ${"y".repeat(100)} end`,
    `${"x".repeat(199)} ${"y".repeat(100)}…`,
  ],
  ["a word over the limit", `${"x".repeat(250)} ${"y".repeat(100)}`, `${"x".repeat(250)}…`],
  [
    "a word that fills more than a half of it",
    `${"x".repeat(100)} ${"y".repeat(300)}`,
    `${"x".repeat(100)} ${"y".repeat(199)}…`,
  ],
  ["no more than the limit", "z".repeat(300), "z".repeat(300)],
  ["a character of two units at the limit", `${"x".repeat(299)}😀`, `${"x".repeat(299)}\ufffd…`],
])("a long description with %s is cut between words where it can be", async (_, description, expected) => {
  const navigation = await siteOf({ description, navigation: { pages: [] } });
  expect(llmsText(navigation)).toContain(`\n> ${expected}\n`);
});

describe("whatever a site says", () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      "a",
      " ",
      "\n",
      "\r",
      "]",
      "[",
      "(",
      ")",
      "<",
      ">",
      "&",
      "&amp;",
      "#",
      "-",
      "\0",
      "\u001b[31m",
      "\u2028",
      "]]>",
      "<!--",
      "é",
      "😀",
      "\ud800",
      "\\",
    ),
    maxLength: 30,
  });

  test("it is a list of links that can be read, and no label becomes markup", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (name, label, title) => {
        const navigation = await siteOf(
          {
            name,
            description: label,
            navigation: {
              groups: [
                { group: label, pages: ["a", { group: title, pages: ["b"] }] },
                { group: name, pages: [] },
              ],
            },
          },
          {
            a: `title: ${JSON.stringify(title.toWellFormed())}`,
            b: `description: ${JSON.stringify(title.toWellFormed())}`,
          },
        );
        const text = llmsText(navigation);
        sectionsOf(text);
        // oxlint-disable-next-line no-control-regex
        expect(text).not.toMatch(/[\0-\t\u000b-\u001f\u2028]|<[a-z!/?]/i);
      }),
      { numRuns: propertyRuns(300), seed: 5 },
    );
  });

  test("every fixture has a text that can be read, with each address once", async () => {
    for (const { navigation } of await compiledFixtures()) {
      const links = [...sectionsOf(llmsText(navigation)).values()].flat();
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
    }
  });

  test("a page that an edition shows to readers is in its text", async () => {
    const shown = (navigation: ResolvedNavigation, edition: string): readonly string[] =>
      Object.values(navigation.pages).flatMap((page) => {
        const isShown = page.placements.some(({ editions, node }) => node !== null && editions.includes(edition));
        return isShown &&
          !isWithheld(page) &&
          !page.groups &&
          !page.missing &&
          page.url === undefined &&
          page.file !== null
          ? [page.href]
          : [];
      });
    for (const { navigation } of await compiledFixtures()) {
      if (navigation.redirects.length > 0) continue;
      for (const { id } of navigation.editions) {
        const links = [...sectionsOf(llmsText(navigation, { edition: id })).values()].flat().map(({ href }) => href);
        const encoded = shown(navigation, id).map((href) => href.replaceAll("(", "%28").replaceAll(")", "%29"));
        expect(encoded.filter((href) => !links.includes(href))).toEqual([]);
      }
    }
  });
});
