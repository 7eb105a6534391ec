// What does the preview show at an address, and what is inspected there?
import { beforeAll, expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { openNavigation, viewPage, type OpenNavigation } from "../../../../src/runtime.ts";
import {
  editionOfPlace,
  inspectedDivision,
  rootName,
  shownPage,
  withinOf,
} from "../../../../src/tools/preview/model/shown-page.ts";

let site: OpenNavigation;

beforeAll(async () => {
  const docs = {
    navigation: {
      languages: [
        { language: "en", groups: [{ group: "G", pages: ["a", "b"] }] },
        { language: "fr", hidden: true, groups: [{ group: "H", hidden: true, pages: ["fr/a"] }] },
        { language: "de", groups: [{ group: "Empty", pages: [] }] },
      ],
      global: { anchors: [{ anchor: "Status", href: "https://status.example" }] },
    },
    redirects: [
      { source: "/a", destination: "/b" },
      { source: "/away", destination: "https://away.example" },
    ],
  };
  const files = Object.fromEntries(["a", "b", "fr/a"].map((name) => [`${name}.mdx`, ""]));
  const host = memoryHost({ ...files, "docs.json": JSON.stringify(docs) });
  site = openNavigation((await compileNavigation({ host })).navigation!);
});

/** What is shown, in a word. */
function shown(href: string, edition: string): string {
  const found = shownPage(site, { href, within: "" }, edition);
  if (found.kind === "page") return `${found.view.page.href} in ${found.view.edition.id}`;
  if (found.kind === "redirect") return `${found.href} to ${found.to}${found.external ? " outside" : ""}`;
  return found.kind === "unknown" ? `nothing at ${found.href}` : "nothing";
}

test.each([
  // A page is shown also where a redirect hides it.
  ["/a", "en", "/a in en"],
  ["/away", "en", "/away to https://away.example outside"],
  ["/nothing", "en", "nothing at /nothing"],
  ["", "en", "/a in en"],
  ["", "fr", "/fr/a in fr"],
  ["", "de", "nothing"],
])("at %j in %s: %s", (href, edition, expected) => {
  expect(shown(href, edition)).toBe(expected);
});

test("the inspected division is the one with the id, also the root and a global anchor; a page is none", () => {
  const view = viewPage(site, site.navigation.pages["/a"]!, "en")!;
  const inspected = (id: string): string | undefined => {
    const found = inspectedDivision(view, id);
    return found && `${found.kind} ${found.label}`.trim();
  };
  const group = view.edition.tree.children[0]!;
  const anchor = view.edition.global.anchors[0]!;
  const page = group.kind === "page" ? group : group.children[0]!;
  expect([rootName, group.id, anchor.id, page.id, "", "nothing"].map(inspected)).toEqual([
    "root",
    "group G",
    "anchor Status",
    undefined,
    undefined,
    undefined,
  ]);
});

test("a place in an edition that is not there is in the default one, else in the first", () => {
  const first = { id: "a", default: false };
  const second = { id: "b", default: true };
  expect(editionOfPlace([first, second], "a")).toBe(first);
  expect(editionOfPlace([first, second], "x")).toBe(second);
  expect(editionOfPlace([first], "x")).toBe(first);
});

test("a page that several divisions list is shown where the reader is, and is named with that only then", async () => {
  const product = (name: string, own: string): object => ({
    product: name,
    tabs: [
      { tab: "Use", pages: [own] },
      { tab: "Learn", pages: ["shared"] },
    ],
  });
  const navigation = { products: [product("Cloud", "cloud"), product("Self-Host", "host")] };
  const files = Object.fromEntries(["shared", "cloud", "host"].map((name) => [`${name}.mdx`, ""]));
  const compiled = await compileNavigation({
    host: memoryHost({ ...files, "docs.json": JSON.stringify({ navigation }) }),
  });
  const opened = openNavigation(compiled.navigation!);
  const place = (href: string, within: string): readonly [string, string] | undefined => {
    const found = shownPage(opened, { href, within }, "main");
    return found.kind === "page" ? [found.view.sidebar.id, withinOf(found.view)] : undefined;
  };
  const [cloud, host] = ["product:Cloud/tab:Learn", "product:Self-Host/tab:Learn"];
  expect(place("/shared", "")).toEqual([cloud, cloud]);
  expect(place("/shared", "product:Self-Host/tab:Use/page:host")).toEqual([host, host]);
  expect(place("/shared", "product:Self-Host")).toEqual([host, host]);
  expect(place("/shared", "product:Elsewhere")).toEqual([cloud, cloud]);
  expect(place("/cloud", "product:Self-Host")).toEqual(["product:Cloud/tab:Use", ""]);
});
