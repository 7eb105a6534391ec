// Which pages are offered as the place that readers are sent to?
import { expect, test } from "vitest";
import type { FindEntry } from "../../../../src/tools/preview/model/find-entries.ts";
import { searchTable } from "../../../../src/tools/preview/model/search-entries.ts";
import { editionOfAddress, pagesOfTable, targetPages } from "../../../../src/tools/preview/model/target-pages.ts";

const entry = (kind: FindEntry["kind"], label: string, path: string): FindEntry => ({
  kind,
  division: kind === "division" ? "group" : "",
  label,
  also: "",
  path,
  href: `/docs/${path}`,
  edition: "main",
  node: "",
});
const pages = pagesOfTable(
  searchTable([
    entry("division", "Guides", "guides/start"),
    entry("page", "Begin here", "guides/start"),
    entry("page", "After the start", "guides/start/next"),
    { ...entry("page", "Begin later", "guides/later"), missing: true },
    entry("operation", "List users", "api/list-users"),
  ]),
);
const offered = (typed: string): readonly string[] => targetPages(pages, typed).entries.map(({ path }) => path);

test("a page is found by its title, and by a part of its address; no division is, and no missing page", () => {
  expect(offered("begin")).toEqual(["guides/start"]);
  expect(offered("users")).toEqual(["api/list-users"]);
  expect(offered("guides")).toEqual(["guides/start", "guides/start/next"]);
  expect(offered("")).toHaveLength(3);
});

test("the page that is gone then is not offered", () => {
  const { entries, count } = targetPages(pages, "guides", undefined, ["/docs/api/list-users", "/docs/guides/start"]);
  expect([entries.map(({ path }) => path), count]).toEqual([["guides/start/next"], 1]);
});

test("nothing is offered when the words are an address", () => {
  for (const typed of ["guides/start", "/guides/start", " /docs/guides/start ", "https://example.com/guides"])
    expect(offered(typed)).toEqual([]);
});

test("pages of the edition of the lost address come first, and each of them is offered once", () => {
  const at = (edition: string, label: string, path: string): FindEntry => ({ ...entry("page", label, path), edition });
  const site = pagesOfTable(
    searchTable([
      at("en", "Home", "index"),
      at("en", "What is an agent", "intro/agent-basics"),
      at("zh", "Home", "zh"),
      at("zh", "Agent", "zh/agent"),
      at("ja", "Agent", "ja/agent"),
      at("ja", "Home", "ja/start"),
    ]),
  );
  const first = (address: string): readonly string[] =>
    targetPages(site, "agent", editionOfAddress(site, address)).entries.map(({ path }) => path);
  expect(first("/docs/old")).toEqual(["intro/agent-basics", "zh/agent", "ja/agent"]);
  expect(first("/docs/zh/old")).toEqual(["zh/agent", "ja/agent", "intro/agent-basics"]);
  expect(first("/docs/ja/old")).toEqual(["ja/agent", "zh/agent", "intro/agent-basics"]);
  expect(first("/docs/zh")).toEqual(["zh/agent", "ja/agent", "intro/agent-basics"]);
  expect(first("/ja/start")).toEqual(["ja/agent", "zh/agent", "intro/agent-basics"]);
  expect(editionOfAddress(site, "/elsewhere")).toBeUndefined();
});
