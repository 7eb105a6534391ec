// Does a change say what leaves the navigation with it? (D551)
import { expect, test } from "vitest";
import { leftLines } from "../../../src/project/change/left-lines.ts";
import { planned, plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const pages = ["en/a", "en/b", "en/c", "ja/a", "ja/b"].map(
  (path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`] as const,
);
const texts: SiteTexts = {
  "docs.json": JSON.stringify({
    name: "T",
    navigation: {
      languages: [
        {
          language: "en",
          tabs: [
            { tab: "Docs", pages: ["en/a", "en/b"] },
            { tab: "API", pages: ["en/c"] },
          ],
        },
        { language: "ja", tabs: [{ tab: "Docs", pages: ["ja/a"] }] },
      ],
    },
  }),
  ...Object.fromEntries(pages),
};
const inAll = { languages: true, versions: false };

test("a language whose last page goes is a refusal, and so it says where its readers are sent", async () => {
  const operation = { kind: "remove", page: "en/a", redirect: "ja/b" } as const;
  const { refusals, left } = await plannedChange(texts, [operation], inAll);
  expect(refusals).toEqual([
    {
      kind: "edition",
      label: "ja",
      message:
        'The language "ja" would leave the navigation, because no page of it would be left in a list. List another page of it first, or remove it as a whole.',
    },
  ]);
  expect(left).toContainEqual({
    file: "ja/b.mdx",
    line: 1,
    written: "/ja/b",
    reason: "readers of /en/a are sent there, and no list has this page",
  });
});

test("the refusal names no command, because the preview and agents are told it, too", async () => {
  const operation = { kind: "remove", page: "en/a", redirect: "ja/b" } as const;
  const { refusals } = await plannedChange(texts, [operation], inAll);
  expect(refusals.map(({ message }) => message)).toEqual([
    'The language "ja" would leave the navigation, because no page of it would be left in a list. List another page of it first, or remove it as a whole.',
  ]);
});

test("a language that is named is removed without a refusal of it", async () => {
  const operation = { kind: "remove-division", labels: ["ja"], redirect: "en/a" } as const;
  const { refusals, files } = await plannedChange(texts, [operation]);
  expect(refusals).toEqual([]);
  expect(withFiles(texts, files)["docs.json"]).not.toContain('"ja"');
});

test("a tab whose last page goes is named; one that is removed by name is not", async () => {
  const { refusals, left } = await plannedChange(texts, [{ kind: "remove", page: "en/c", redirect: "en/a" }]);
  expect(refusals).toEqual([]);
  expect(left).toEqual([
    {
      file: "docs.json",
      line: 1,
      written: "API",
      reason: "this tab leaves the navigation, because its last page does",
      isGone: true,
    },
  ]);
  const removed = await plannedChange(texts, [{ kind: "remove-division", labels: ["API"], redirect: "en/a" }]);
  expect(removed.left).toEqual([]);
});

test("a group whose last page moves away is named, and nothing in a tab that is named", async () => {
  const group = (name: string, ...listed: readonly string[]) => ({ group: name, pages: listed });
  const tabs = [
    { tab: "One", groups: [group("A", "en/a"), group("B", "en/b")] },
    { tab: "Two", groups: [group("C", "en/c")] },
  ];
  const site = { ...texts, "docs.json": JSON.stringify({ name: "T", navigation: { tabs } }) };
  const goneOf = async (page: string, beside: string): Promise<readonly string[]> => {
    const plan = await plannedChange(site, [{ kind: "place", page, target: { kind: "after", page: beside } }]);
    return leftLines(plan);
  };
  expect(await goneOf("en/a", "en/b")).toEqual([
    "empty, and removed:",
    '  docs.json:1 "A": this group leaves the navigation, because its last page does',
  ]);
  expect(await goneOf("en/c", "en/b")).toEqual([
    "empty, and removed:",
    '  docs.json:1 "Two": this tab leaves the navigation, because its last page does',
  ]);
});

test("of equal labels the one that is gone is named, and one that has moved is not", async () => {
  const group = (name: string, ...listed: readonly unknown[]) => ({ group: name, pages: listed });
  const tabs = [
    { tab: "One", groups: [group("Overview", "en/a"), group("Guides", "en/b")] },
    { tab: "Two", groups: [group("Overview", "en/c"), group("More", group("Deep", "ja/a"), "ja/b")] },
  ];
  const site = { ...texts, "docs.json": JSON.stringify({ name: "T", navigation: { tabs } }) };
  const moved = await plannedChange(site, [{ kind: "place", page: "en/a", target: { kind: "after", page: "en/b" } }]);
  expect(moved.left.map(({ written, isGone }) => [written, isGone])).toEqual([["Overview", true]]);
  const relabelled = await plannedChange(site, [{ kind: "relabel", labels: ["Two"], label: "Three" }]);
  expect(relabelled.left).toEqual([]);
  const removed = await plannedChange(site, [{ kind: "remove-division", labels: ["More"], redirect: "en/b" }]);
  expect(removed.left).toEqual([]);
});

test("of a group that is removed in all languages none is named, whatever its label there", async () => {
  const groups = (language: string, ...labels: readonly string[]): object => ({
    language,
    groups: labels.map((group, index) => ({ group, pages: [`${language}/${index === 0 ? "a" : "b"}`] })),
  });
  const languages = [groups("en", "Start", "More"), groups("ja", "始める", "もっと")];
  const site = { ...texts, "docs.json": JSON.stringify({ name: "T", navigation: { languages } }) };
  const counterparts = { languages: true, versions: false };
  const removal = { kind: "remove-division", labels: ["More"], redirect: "en/a" } as const;
  const { files, left } = await planned(site, { operations: [removal], counterparts });
  expect(withFiles(site, files)["docs.json"]).not.toContain("もっと");
  expect(left).toEqual([]);
});

test("of a page in no list, and of readers who are sent to a web address, nothing is said", async () => {
  const site = { ...texts, "en/draft.mdx": "---\ntitle: Draft\n---\n" };
  const leftOf = async (page: string, redirect: string): Promise<readonly unknown[]> =>
    (await plannedChange(site, [{ kind: "remove", page, redirect }])).left;
  expect(await leftOf("en/draft", "en/b")).toEqual([]);
  expect(await leftOf("en/draft", "ja/b")).toEqual([]);
  expect((await leftOf("en/c", "https://example.com/")).length).toBe(1);
  expect((await leftOf("en/c", "en/draft#part")).slice(1)).toMatchObject([
    { file: "en/draft.mdx", written: "/en/draft#part" },
  ]);
});

test("a division that is named with those above it in one text is named, and those above it are not", async () => {
  const group = (name: string, ...listed: readonly string[]) => ({ group: name, pages: listed });
  const tabs = [
    { tab: "One", groups: [group("A", "en/a")] },
    { tab: "Two", groups: [group("B", "en/b"), group("C", "en/c")] },
  ];
  const site = { ...texts, "docs.json": JSON.stringify({ name: "T", navigation: { tabs } }) };
  const goneOf = async (...labels: readonly string[]): Promise<readonly string[]> => {
    const plan = await plannedChange(site, [{ kind: "remove-division", labels, redirect: "ja/a" }]);
    return plan.left.filter(({ isGone }) => isGone).map(({ written }) => written);
  };
  expect([await goneOf("Two > B"), await goneOf("Two", "B")]).toEqual([[], []]);
  expect([await goneOf("One > A"), await goneOf("One", "A")]).toEqual([["One"], ["One"]]);
});

test("a division that moves with another one, or in another language, is not gone", async () => {
  const group = (name: string, ...listed: readonly unknown[]) => ({ group: name, pages: listed });
  const languages = ["en", "ja"].map((language) => ({
    language,
    tabs: [
      { tab: "One", groups: [group("Start", `${language}/a`)] },
      {
        tab: "Two",
        groups: [group(`More ${language}`, group("Deep", `${language}/b`)), group("End", `${language}/e`)],
      },
    ],
  }));
  const more = ["en/e", "ja/e"].map((path) => [`${path}.mdx`, "---\ntitle: E\n---\n"] as const);
  const site = {
    ...texts,
    ...(Object.fromEntries(more) as SiteTexts),
    "docs.json": JSON.stringify({ name: "T", navigation: { languages } }),
  };
  const target = { kind: "into", labels: ["en", "One"] } as const;
  const operation = { kind: "place-division", labels: ["en", "Two", "More en"], target } as const;
  const { left, refusals, files } = await plannedChange(site, [operation], inAll);
  expect([left, refusals]).toEqual([[], []]);
  expect(withFiles(site, files)["docs.json"]).toMatch(/"One".*"More ja".*"Two".*"End"/);
});

test("a division is named by labels in another case, with some left out, and in another order", async () => {
  const group = (name: string, ...listed: readonly unknown[]) => ({ group: name, pages: listed });
  const tabs = [
    { tab: "One", groups: [group("A", group("Deep", "en/a")), group("More", "ja/a")] },
    { tab: "Two", groups: [group("B", group("Deep", "en/b")), group("End", "en/c")] },
  ];
  const branches = { languages: [{ language: "en", versions: [{ version: "v1", tabs }] }] };
  for (const labels of [["two > b > DEEP"], ["two", "deep"], ["V1", "EN", "Two", "B", "Deep"]]) {
    const navigation = labels[0] === "V1" ? branches : { tabs };
    const site = { ...texts, "docs.json": JSON.stringify({ name: "T", navigation }) };
    // oxlint-disable-next-line no-await-in-loop -- one plan after the other
    const { left, files } = await plannedChange(site, [{ kind: "relabel", labels, label: "New" }]);
    expect(withFiles(site, files)["docs.json"]).toMatch(/"Deep".*"New"/);
    expect(left).toEqual([]);
  }
});

test("a division with the label of one that is named is no other one", async () => {
  const group = (name: string, ...listed: readonly unknown[]) => ({ group: name, pages: listed });
  const tabs = [
    { tab: "One", groups: [group("Deep", "en/a"), group("Stays", "ja/a")] },
    { tab: "Two", groups: [group("Deep", "en/b"), group("End", "en/c")] },
  ];
  const site = { ...texts, "docs.json": JSON.stringify({ name: "T", navigation: { tabs } }) };
  const { left } = await plannedChange(site, [
    { kind: "remove", page: "en/a", redirect: "en/c" },
    { kind: "remove-division", labels: ["Two", "Deep"], redirect: "en/c" },
  ]);
  expect(left.filter(({ isGone }) => isGone).map(({ written }) => written)).toEqual(["Deep"]);
});
