// Does the outline show what a reader of the site would notice?
import { describe, expect, test } from "vitest";
import { navigationJson } from "../../../src/outputs/render/navigation-json.ts";
import { outline } from "../../../src/outputs/render/outline.ts";
import type {
  Division,
  DivisionNodeKind,
  Edition,
  PageNode,
  ResolvedNavigation,
} from "../../../src/compiler/site/navigation.ts";
import type { Page } from "../../../src/compiler/site/page.ts";

const source = { pointer: "" };

function division(kind: DivisionNodeKind, label: string, fields: Partial<Division> = {}): Division {
  return { id: "", kind, label, source, children: [], ...fields } as Division;
}

function page(label: string, href: string, fields: Partial<PageNode> = {}): PageNode {
  return { id: "", kind: "page", label, href, source, ...fields };
}

function edition(children: Division["children"], fields: Partial<Edition> = {}): Edition {
  const tree = division("root", "", { children });
  return { id: "main", language: null, version: null, default: true, global: { anchors: [] }, tree, ...fields };
}

function site(editions: readonly Edition[], fields: Partial<ResolvedNavigation> = {}): ResolvedNavigation {
  const settings = { name: "Acme", basePath: "", eyebrows: null, drilldown: null };
  return {
    formatVersion: 1,
    site: settings,
    languages: [],
    versions: [],
    editions,
    pages: {},
    counterparts: {},
    redirects: [],
    ...fields,
  };
}

function unlisted(href: string, fields: Partial<Page> = {}): Page {
  const base = { href, path: href.slice(1), file: null, title: "T", key: href, language: null, version: null };
  return { ...base, placements: [], ...fields };
}

const option = { default: false, current: false, edition: null, source };

test("an edition with a selector, divisions, pages and links", () => {
  const orders = division("group", "Orders", {
    href: "/api-reference/orders/list-orders",
    specs: [{ source: "specs/orders.yaml" }],
    display: { collapsible: true, expanded: false, onSelect: "theme" },
    children: [
      page("List orders", "/api-reference/orders/list-orders", { method: "GET" }),
      page("Refunds", "/guides/refunds"),
    ],
  });
  const children = [
    division("tab", "API", { href: "/api", children: [orders] }),
    division("anchor", "Status", { href: "https://status.example.com", external: true }),
  ];
  expect(outline(site([edition(children, { id: "en@v2", language: "en", version: "v2" })]))).toBe(
    `en · v2 (default)
  tab API  /api
    group Orders  [specs/orders.yaml]  collapsed
      GET  List orders  /api-reference/orders/list-orders
      page Refunds  /guides/refunds
  anchor Status → https://status.example.com
`,
  );
});

describe("editions", () => {
  test.each([
    [{}, "main (default)"],
    [{ id: "fr", language: "fr", default: false }, "fr"],
    [{ id: "@v2", version: "v2" }, "v2 (default)"],
    [{ id: "fr@v2", language: "fr", version: "v2", default: false }, "fr · v2"],
  ])("%j", (fields, expected) => {
    expect(outline(site([edition([], fields)]))).toBe(`${expected}\n`);
  });

  test("what a site sets for all its pages comes first", () => {
    const settings = { name: "Acme", basePath: "", eyebrows: "section", drilldown: false } as const;
    expect(outline(site([edition([])], { site: settings }))).toBe(
      "site: eyebrows section, drilldown off\nmain (default)\n",
    );
  });

  test("global anchors close an edition", () => {
    const anchors = [division("anchor", "Blog", { href: "https://blog.example.com", external: true })];
    expect(outline(site([edition([page("A", "/a")], { global: { anchors } })]))).toBe(
      "main (default)\n  page A  /a\n  global anchor Blog → https://blog.example.com\n",
    );
  });

  test("a root with a spec or options of its own shows them", () => {
    const tree = division("root", "", {
      specs: [{ source: "openapi.json" }],
      versions: [
        { ...option, label: "v2", tag: "Latest", default: true, current: true },
        { ...option, label: "v1", hidden: true },
        { ...option, label: "v0", external: true, href: "https://old.example.com" },
      ],
      languages: [{ ...option, code: "en", bcp47: "en", label: "English", dir: "ltr", current: true }],
    });
    expect(outline(site([edition([], { tree })]))).toBe(
      `main (default)
  root  [openapi.json]
  languages: en*
  versions: v2* #Latest (default), v1 (hidden), v0 → https://old.example.com
`,
    );
  });
});

describe("divisions", () => {
  test.each<readonly [string, Division, string]>([
    ["a root page", division("group", "G", { root: "/g", href: "/g" }), "group G  root /g"],
    [
      "an expanded group",
      division("group", "G", { display: { collapsible: true, expanded: true, onSelect: "theme" } }),
      "group G  expanded",
    ],
    [
      "a group that can't be closed",
      division("group", "G", { display: { collapsible: false, expanded: true, onSelect: "theme" } }),
      "group G",
    ],
    [
      "a hidden one with a tag",
      division("tab", "T", { href: "/t", hidden: true, tag: "NEW" }),
      "tab T  /t  hidden  #NEW",
    ],
    ["a stub", division("product", "P", { href: "/p", otherEdition: "en@v1" }), "product P  /p  (in en@v1)"],
    [
      "several specs, one inherited",
      division("tab", "T", {
        specs: [{ source: "a.yaml" }, { source: "b.yaml", directory: "api" }, { source: "c.yaml", inheritedFrom: "" }],
      }),
      "tab T  [a.yaml, b.yaml in api]",
    ],
    ["no label", division("group", ""), "group (no label)"],
    ["a label that would break the line", division("item", "a\n  b\u001B[2J"), "item a b·[2J"],
  ])("%s", (_name, child, expected) => {
    expect(outline(site([edition([child])]))).toBe(`main (default)\n  ${expected}\n`);
  });
});

describe("pages", () => {
  test("marks", () => {
    const marked = page("A", "/a", { method: "GET", hidden: true, deprecated: true, missing: true, tag: "Beta" });
    expect(outline(site([edition([marked])]))).toContain("  GET  A  /a  hidden  deprecated  missing  #Beta\n");
  });

  test("a link out shows where it goes", () => {
    const link = page("A", "/a", { external: true });
    const placement = { editions: ["main"], node: "page:a", sidebar: "", trail: [], prev: null, next: null };
    const pages = { "/a": unlisted("/a", { url: "https://a.example.com", placements: [placement] }) };
    expect(outline(site([edition([link])], { pages }))).toContain("  page A  /a → https://a.example.com\n");
  });

  test("those without a place in the tree come last", () => {
    const placement = { editions: ["main"], node: "page:a", sidebar: "", trail: [], prev: null, next: null };
    const pages = {
      "/a": unlisted("/a", { placements: [placement] }),
      "/b": unlisted("/b", { sidebarTitle: "B", hidden: true }),
      "/c": unlisted("/c", { placements: [{ ...placement, node: null }] }),
    };
    expect(outline(site([edition([page("A", "/a")])], { pages }))).toBe(
      "main (default)\n  page A  /a\nnot listed\n  page B  /b  hidden\n  page T  /c\n",
    );
  });
});

test("labels are cleaned, and an empty one shows", () => {
  const text = outline(site([edition([page("A\u202Eb\u0007", "/a")], { version: "" })]));
  expect(text).toBe('"" (default)\n  page A·b·  /a\n');
});

test("an operation that was not looked into is marked", () => {
  const operation = { spec: "a.json", method: "GET", path: "/a", webhook: null, unresolved: true as const };
  const pages = { "/a": unlisted("/a", { operation }) };
  const text = outline(site([edition([page("A", "/a", { method: "GET" })])], { pages }));
  expect(text).toContain("  GET  A  /a  unresolved\n");
});

test("the JSON is one line, and null without a docs.json", () => {
  const navigation = site([]);
  expect(navigationJson(navigation)).toBe(`${JSON.stringify(navigation)}\n`);
  expect(navigationJson(null)).toBe("null\n");
});
