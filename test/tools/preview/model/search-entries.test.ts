// Is what fits a query best the first that is found?
import { expect, test } from "vitest";
import type { FindEntry } from "../../../../src/tools/preview/model/find-entries.ts";
import { nameQuery } from "../../../../src/tools/preview/model/name-query.ts";
import { isNameIn, searchEntries, searchTable } from "../../../../src/tools/preview/model/search-entries.ts";

const entry = (label: string, path: string, also = ""): FindEntry => ({
  kind: "page",
  division: "",
  label,
  also,
  path,
  href: `/${path}`,
  edition: "",
  node: "",
});

const found = (query: string, ...entries: readonly FindEntry[]): readonly string[] =>
  searchEntries(searchTable(entries), query).entries.map(({ label }) => label);

const named = (query: string, ...entries: readonly FindEntry[]): string =>
  nameQuery(query, (path) => isNameIn(searchTable(entries), path));

test.each([
  // From the worst to the best: within a word of the path, at its start, within a word of the label, at a start, first, whole.
  [
    "key",
    [
      entry("A", "monkey"),
      entry("B", "a/key"),
      entry("Monkey", "c"),
      entry("A key", "d"),
      entry("Keys", "e"),
      entry("Key", "f"),
    ],
  ],
  // The name of an operation counts like a path.
  ["get", [entry("A", "b", "widget"), entry("B", "c", "GET /users")]],
  // A whole address is what was meant.
  ["/a", [entry("/a and more", "b"), entry("B", "a")]],
  ["a/b", [entry("a/b and more", "c"), entry("C", "a/b")]],
  // So is a whole operation, with or without the slash at its end, and whatever else begins with it.
  ["GET /v1/orders/", [entry("Get Order", "a", "GET /v1/orders/{id}"), entry("List Orders", "b", "GET /v1/orders/")]],
  ["get /v1/orders", [entry("Get Order", "a", "GET /v1/orders/{id}"), entry("List Orders", "b", "GET /v1/orders/")]],
  ["/A/", [entry("/a/ and more", "b"), entry("B", "a")]],
  // Accents and capitals are no difference.
  ["GRÖSSE", [entry("A", "größe-x"), entry("Grosse Fische", "b"), entry("Größe", "c")]],
  // A label more so.
  ["key", [entry("A", "key"), entry("Key", "b")]],
  // Among equal ones the shorter label.
  ["key", [entry("Key of a long name", "a"), entry("Key of two", "b")]],
  // A label that begins with all words, in their order.
  [" one two ", [entry("Two one", "a"), entry("One two three", "b")]],
] as const)("for %j", (query, worstFirst) => {
  expect(found(query, ...worstFirst)).toEqual(worstFirst.map(({ label }) => label).toReversed());
});

test.each(["uber", "Über", "uber alles", "grösse", "GRÖSSE", "große", "größe über"])("%j finds it", (query) => {
  expect(found(query, entry("Größe über alles", "guides/Größe über alles"), entry("Other", "o"))).toEqual([
    "Größe über alles",
  ]);
});

test("a whole old address finds the page to which it leads now, and a part of it does not", () => {
  const moved = { ...entry("Sales", "features/sales"), from: ["/features/orders"] };
  const others = [entry("Orders", "features/orders-list"), entry("Refunds", "features/refunds")];
  expect(found("/features/orders", ...others, moved)).toEqual(["Sales", "Orders"]);
  expect(found("/Features/Orders/", ...others, moved)).toEqual(["Sales"]);
  expect(found("features/orders", ...others, moved)).toEqual(["Orders"]);
  expect(found("orders", ...others, moved)).toEqual(["Orders"]);
});

test.each([
  "quickstart.mdx",
  "guides/quickstart.md",
  "https://docs.acme.com/guides/quickstart?from=mail#install",
  "http://localhost:3000/guides/quickstart/",
  "/guides/quickstart#install",
  "vibe",
])("%j finds the page of this file, address or part of a word", (query) => {
  const page = entry("Devibe quickly", "guides/quickstart");
  expect(found(named(query, page), entry("Other", "guides/other"), page)).toEqual(["Devibe quickly"]);
});

test("a web address names a page also below the folder in which the site is served", () => {
  const page = entry("Wait", "wait-for-token");
  const old = { ...entry("Sales", "features/sales"), from: ["/orders"] };
  expect(named("https://acme.com/docs/wait-for-token#x", page, old)).toBe("/wait-for-token");
  expect(named("https://acme.com/docs/orders/", page, old)).toBe("/orders/");
  expect(named("https://acme.com/docs/other", page, old)).toBe("/docs/other");
  expect(named("/docs/wait-for-token", page, old)).toBe("/docs/wait-for-token");
});

test("an address of another script is found as it is read, and that of a website alone is the top of it", () => {
  const page = { ...entry("Browser", "guides/ブラウザ"), href: "/guides/%E3%83%96%E3%83%A9%E3%82%A6%E3%82%B6" };
  expect(found("/guides/ブラウザ", page, entry("A", "a"))).toEqual(["Browser"]);
  const top = { ...entry("Welcome home", "index"), href: "/" };
  expect(found(named("https://docs.acme.com", top), entry("A", "a"), top)[0]).toBe("Welcome home");
});

test("equal ones are in the order of the site, and an entry has all words", () => {
  const equal = [entry("Key", "x/a"), entry("Key", "x/b")].map((each, index) => ({ ...each, edition: `${index}` }));
  const { entries } = searchEntries(searchTable(equal), " KEY  x ");
  expect(entries.map(({ edition }) => edition)).toEqual(["0", "1"]);
  expect(found("", entry("Longer", "a"), entry("A", "b"))).toEqual(["Longer", "A"]);
  expect(found("key zz", ...equal)).toEqual([]);
  expect(searchEntries(searchTable(equal), " ", { most: 1 })).toMatchObject({ count: 2, entries: { length: 1 } });
});

test("of equal ones, that of the edition that is shown is first, and a whole label of another one comes before", () => {
  const operation = (edition: string, label: string): FindEntry => ({
    ...entry(label, `${edition}/api/send`, "POST /send"),
    edition,
  });
  const all = [operation("zh", "发"), operation("ja", "送る"), operation("en", "Send a message")];
  const editions = (query: string, edition: string): readonly string[] =>
    searchEntries(searchTable(all), query, { edition }).entries.map((each) => each.edition);
  expect(editions("POST /send", "en")[0]).toBe("en");
  expect(editions("api/send", "ja")[0]).toBe("ja");
  expect(editions("发", "en")).toEqual(["zh"]);
  expect(
    searchEntries(searchTable([entry("Send", "a"), operation("en", "Resend")]), "send", { edition: "en" }).entries[0]
      ?.label,
  ).toBe("Send");
});
