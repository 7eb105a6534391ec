// Does the search find pages, divisions and operations, also among very many?
import { beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, type ResolvedNavigation } from "../../../../src/index.ts";
import { findEntries, type FindEntry } from "../../../../src/tools/preview/model/find-entries.ts";
import { searchEntries, searchTable, type SearchTable } from "../../../../src/tools/preview/model/search-entries.ts";

let navigation: ResolvedNavigation;
let table: SearchTable;

beforeAll(async () => {
  navigation = (await compileNavigation({ root: "examples/acme" })).navigation as ResolvedNavigation;
  table = searchTable(findEntries(navigation));
});

function first(query: string): Pick<FindEntry, "kind" | "label" | "href" | "edition"> | undefined {
  const [entry] = searchEntries(table, query).entries;
  return entry && { kind: entry.kind, label: entry.label, href: entry.href, edition: entry.edition };
}

describe("what is found", () => {
  test.each([
    ["a label", "Quickstart", "page", "/guides/quickstart"],
    ["words of a label", "submitting EVID", "page", "/orders/refunds/disputes/evidence"],
    ["an address", "/guides/quickstart", "page", "/guides/quickstart"],
    ["a path", "orders/refunds/disputes/evidence", "page", "/orders/refunds/disputes/evidence"],
    ["an operation", "GET /orders/{orderId}", "operation", "/api-reference/orders/retrieve-an-order"],
  ])("by %s", (_by, query, kind, href) => {
    expect(first(query)).toMatchObject({ kind, href });
  });

  test("are divisions, too, with the edition that has them", () => {
    expect(first("Take orders")).toMatchObject({ kind: "division", edition: "en@v2" });
  });

  test("is each page once, and nothing that lacks one of the words", () => {
    const all = searchEntries(table, "", { most: Infinity });
    const pages = all.entries.filter(({ kind }) => kind !== "division");
    expect(pages.map(({ href }) => href).toSorted()).toEqual(Object.keys(navigation.pages).toSorted());
    expect(searchEntries(table, "quickstart nothing-has-this")).toEqual({ entries: [], count: 0 });
  });
});

test("among 25,000 pages the best one is first, and only so many as can be looked at are returned", () => {
  const entries = Array.from({ length: 25_000 }, (_, number): FindEntry => {
    const path = `part-${number % 50}/page-${number}`;
    return {
      kind: "page",
      division: "",
      label: `Page ${number}`,
      also: "",
      path,
      href: `/${path}`,
      edition: "main",
      node: "",
    };
  });
  const found = searchEntries(searchTable(entries), "page 777");
  expect(found.entries[0]?.label).toBe("Page 777");
  expect(found.entries).toHaveLength(found.count);
  expect(searchEntries(searchTable(entries), "page")).toMatchObject({ count: 25_000, entries: { length: 500 } });
});
