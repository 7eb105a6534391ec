// Does a search index get each page of each edition once, with what readers look for?
import { isWithheld } from "../../../src/compiler/site/for-search-engines.ts";
import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { compileNavigation, searchRecords } from "../../../src/index.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";
import { feedSite, siteOf } from "./feed-site.ts";

test("a record has the title, the words and the place of a page", async () => {
  const [record] = searchRecords(await feedSite());
  // Strictly: a field without a value is not there.
  expect(record).toStrictEqual({
    id: "@2024 /listed",
    href: "/listed",
    title: "Listed",
    label: "Listed",
    description: "What is listed.",
    section: "Start",
    breadcrumbs: ["Orders", "Start"],
    edition: "@2024",
    language: null,
    version: "2024",
    keywords: ["list", "entry"],
  });
});

test("a page in no division has no section, and one deep below has the innermost as section", async () => {
  const groups = [{ group: "One", pages: [{ group: "Two", pages: [{ group: "Three", pages: ["b"] }] }] }];
  const [first] = searchRecords(await siteOf({ navigation: { pages: ["a"] } }, { a: "title: A" }));
  expect(first).toStrictEqual({
    id: "main /a",
    href: "/a",
    title: "A",
    label: "A",
    breadcrumbs: [],
    edition: "main",
    language: null,
    version: null,
  });
  const [deep] = searchRecords(await siteOf({ navigation: { groups } }, { b: "" }));
  expect([deep?.section, deep?.breadcrumbs]).toEqual(["Three", ["One", "Two", "Three"]]);
});

test("the record of an operation has its method and its path", async () => {
  const { navigation } = await compileNavigation({ root: "examples/acme" });
  const records = searchRecords(navigation!);
  const found = records.find(({ href }) => href === "/api-reference/orders/search-orders");
  expect(found).toMatchObject({ method: "POST", path: "/orders/search", deprecated: true, edition: "en@v2" });
  expect(records.find(({ href }) => href === "/api-reference/events/order-created")).toMatchObject({
    method: "WEBHOOK",
    path: "orderCreated",
  });
});

test("a link out of the site says so", async () => {
  const records = searchRecords(await feedSite());
  expect(records.filter(({ external }) => external).map(({ href }) => href)).toEqual(["https://sdk.example.com/start"]);
});

test("a page that forwards to a file of the site leads to it, and not out of the site", async () => {
  const [record] = searchRecords(await siteOf({ navigation: { pages: ["a"] } }, { a: "title: A\nurl: /files/a.pdf" }));
  expect([record?.href, record?.external]).toEqual(["/files/a.pdf", undefined]);
});

test.each([
  ["a list", "keywords: [one, two]", ["one", "two"]],
  ["one text with commas", 'keywords: "one, two,"', ["one", "two"]],
  ["texts with spaces around them, and a number", 'keywords: [" one ", 2, " "]', ["one"]],
  ["something else", "keywords: { a: 1 }", undefined],
])("keywords as %s", async (_, fields, keywords) => {
  const [record] = searchRecords(await siteOf({ navigation: { pages: ["a"] } }, { a: fields }));
  expect(record?.keywords).toEqual(keywords);
});

test("searchable in front matter keeps a page out, and on a division that is not hidden it has no effect", async () => {
  const navigation = await siteOf(
    { navigation: { tabs: [{ tab: "A", searchable: false, groups: [{ group: "G", pages: ["a", "b"] }] }] } },
    { a: "title: A", b: "title: B\nsearchable: false" },
  );
  expect(searchRecords(navigation).map(({ href }) => href)).toEqual(["/a"]);
});

describe("whatever a site is like", () => {
  test("each record has an id of its own, and leads to a page that is not hidden or missing", async () => {
    for (const { navigation } of await compiledFixtures()) {
      const records = searchRecords(navigation);
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      for (const { href, external, edition } of records) {
        const page = navigation.pages[href];
        const { placements = [] } = page ?? {};
        const isLinked = placements.every(({ node }) => node === null);
        expect(external === true || isLinked || placements.some(({ editions }) => editions.includes(edition))).toBe(
          true,
        );
        expect([page && isWithheld(page), page?.missing, page?.noindex]).not.toContain(true);
      }
    }
  });

  test("an index of the records finds a page by its keywords, in the language of the reader", async () => {
    const { navigation } = await compileNavigation({ root: "examples/acme" });
    const index = new MiniSearch({
      fields: ["title", "description", "breadcrumbs", "keywords"],
      storeFields: ["href", "edition"],
    });
    index.addAll(searchRecords(navigation!));
    const hits = index.search("evidence", { prefix: true, filter: ({ edition }) => edition === "en@v2" });
    expect(hits[0]?.["href"]).toBe("/orders/refunds/disputes/evidence");
  });
});
