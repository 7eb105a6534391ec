// Do the other entries of a page stay when one of them moves? (D635)
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const pages = ["a", "b", "c", "d", "only", "new"];

function siteWith(navigation: unknown): SiteTexts {
  return {
    "docs.json": JSON.stringify({ name: "T", navigation }),
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
  };
}

function products(cloud: unknown, selfHost: unknown): unknown {
  return {
    products: [
      { product: "Cloud", groups: [{ group: "CLI", pages: cloud }] },
      { product: "Self-Host", groups: [{ group: "CLI", pages: selfHost }] },
    ],
  };
}

function place(page: string, beside: string): ChangeOperation {
  return { kind: "place", page, target: { kind: "after", page: beside } };
}

function add(page: string, beside: string): ChangeOperation {
  return { kind: "add", page, target: { kind: "after", page: beside } };
}

async function after(navigation: unknown, operation: ChangeOperation): Promise<unknown> {
  const texts = siteWith(navigation);
  const plan = await plannedChange(texts, [operation]);
  expect(plan.refusals).toEqual([]);
  const { navigation: changed } = JSON.parse(withFiles(texts, plan.files)["docs.json"]!) as { navigation: unknown };
  return changed;
}

test.each([
  [
    "in both beside the place there",
    place("a", "c"),
    [
      ["a", "b", "c"],
      ["a", "c"],
    ],
    [
      ["b", "c", "a"],
      ["c", "a"],
    ],
  ],
  [
    "only where the place is",
    place("a", "b"),
    [
      ["a", "b"],
      ["c", "a"],
    ],
    [
      ["b", "a"],
      ["c", "a"],
    ],
  ],
  ["a single entry from wherever it is", place("a", "b"), [["a", "c"], ["b"]], [["c"], ["b", "a"]]],
  ["a single entry where the place is beside it", place("a", "b"), [["b"], ["a", "d", "b"]], [["b"], ["d", "b", "a"]]],
  [
    "a new entry in both",
    add("new", "b"),
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [
      ["a", "b", "new"],
      ["b", "new", "a"],
    ],
  ],
  [
    "a listed page where it lacks",
    add("a", "b"),
    [
      ["a", "b"],
      ["b", "c"],
    ],
    [
      ["a", "b"],
      ["b", "a", "c"],
    ],
  ],
])("products: %s", async (_what, operation, [cloud, selfHost], [newCloud, newSelfHost]) => {
  expect(await after(products(cloud, selfHost), operation)).toEqual(products(newCloud, newSelfHost));
});

test("an entry in another tab or group stays", async () => {
  const tabs = (guides: unknown, more: unknown, help: unknown): unknown => ({
    tabs: [
      {
        tab: "Guides",
        groups: [
          { group: "G", pages: guides },
          { group: "More", pages: more },
        ],
      },
      { tab: "Help", pages: help },
    ],
  });
  expect(await after(tabs(["a", "b"], ["c"], ["d", "a"]), place("a", "c"))).toEqual(
    tabs(["b"], ["c", "a"], ["d", "a"]),
  );
  const into = { kind: "place", page: "a", target: { kind: "into", labels: ["Help"] } } as const;
  expect(await after(tabs(["a", "b"], ["c"], ["a", "d"]), into)).toEqual(tabs(["a", "b"], ["c"], ["d", "a"]));
});

test("the plan names the lists in which the page stays", async () => {
  const texts = siteWith(products(["a", "b"], ["c", "a"]));
  const plan = await plannedChange(texts, [place("a", "b")]);
  expect(plan.placed).toEqual([{ name: "a", into: ["Cloud", "CLI"], alsoIn: [["Self-Host", "CLI"]], isOrder: true }]);
  expect(planLines(plan, true)[1]).toBe(
    '  "a" has another position in "Cloud > CLI", and stays where it is in "Self-Host > CLI"',
  );
});

test("one of several entries is not chosen for a place in a third part", async () => {
  const three = {
    products: [
      { product: "Cloud", pages: ["a", "b"] },
      { product: "Self-Host", pages: ["a", "c"] },
      { product: "Edge", pages: ["d"] },
    ],
  };
  await expect(plannedChange(siteWith(three), [place("a", "d")])).rejects.toThrow(
    '"a" is listed in "Cloud" and "Self-Host", and which of these entries moves is not known, because the place is in another part of the navigation. The preview moves a single entry. Or list the page in both parts. Use navc add a --after d',
  );
});

test("entries of one list are one", async () => {
  const list = (entries: unknown): unknown => ({ groups: [{ group: "G", pages: entries }] });
  expect(await after(list(["a", "b", "a", "c"]), place("a", "c"))).toEqual(list(["b", "c", "a"]));
});

test("a page is not listed twice in one sidebar", async () => {
  const texts = siteWith(products(["a", "b"], ["a", "b"]));
  await expect(plannedChange(texts, [add("a", "b")])).rejects.toThrow('The page "a" is listed already.');
  const tabs = {
    tabs: [
      {
        tab: "Guides",
        groups: [
          { group: "G", pages: ["a"] },
          { group: "More", pages: ["b"] },
        ],
      },
      { tab: "Help", pages: ["c"] },
    ],
  };
  await expect(plannedChange(siteWith(tabs), [add("a", "b")])).rejects.toThrow('The page "a" is listed already.');
  const { placed, refusals } = await plannedChange(siteWith(tabs), [add("a", "c")]);
  expect([placed, refusals]).toEqual([[{ name: "a", into: ["Help"], alsoIn: [["Guides", "G"]] }], []]);
});

test("an endpoint moves where the place is, too", async () => {
  const spec = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: { "/users": { get: { summary: "Users" } } },
  };
  const list = products(["b", "GET /users"], ["GET /users", "c", "d"]);
  const texts = siteWith({ ...(list as object) });
  const config = { ...(JSON.parse(texts["docs.json"]!) as object), api: { openapi: "openapi.json" } };
  const site = { ...texts, "docs.json": JSON.stringify(config), "openapi.json": JSON.stringify(spec) };
  const { files } = await plannedChange(site, [place("GET /users", "c")]);
  expect(JSON.parse(withFiles(site, files)["docs.json"]!)).toMatchObject({
    navigation: products(["b", "GET /users"], ["c", "GET /users", "d"]),
  });
});

test("an entry that languages share moves once with all languages", async () => {
  const language = (code: string, page: string): unknown => ({
    language: code,
    products: [
      { product: "Cloud", pages: [page, "b", "c"] },
      { product: "Self-Host", $ref: "self-host.json" },
    ],
  });
  const texts = {
    ...siteWith({ languages: [language("en", "a"), language("fr", "a")] }),
    "self-host.json": JSON.stringify({ pages: ["a", "b", "d"] }),
  };
  const both = { languages: true, versions: false };
  const { files } = await plannedChange(texts, [place("a", "b")], both);
  const changed = withFiles(texts, files);
  expect(JSON.parse(changed["self-host.json"]!)).toEqual({ pages: ["b", "a", "d"] });
  const { navigation } = JSON.parse(changed["docs.json"]!) as { navigation: { languages: unknown[] } };
  expect(JSON.stringify(navigation.languages).match(/\["b","a","c"\]/g)).toHaveLength(2);
});
