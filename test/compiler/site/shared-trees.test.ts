// Editions share what they have in common, and the work for many of them is bounded (D13, D22).
import { expect, test } from "vitest";
import { compileNavigation, type CompileOptions, type Division, type ResolvedNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";

test("a subtree without a selector is one object in all editions", async () => {
  const { editions } = await compile({
    tabs: [
      { tab: "Guides", groups: [{ group: "Basics", pages: ["start"] }] },
      {
        tab: "API",
        versions: [
          { version: "v2", pages: ["v2"], anchors: [{ anchor: "SDK", pages: ["sdk"] }] },
          { version: "v1", pages: ["v1"] },
        ],
      },
    ],
  });
  const [first, second] = editions.map(({ tree }) => tree.children);
  expect(first?.[0]).toBe(second?.[0]);
  expect(first?.[1]).not.toBe(second?.[1]);
});

test("a group beside a selector is made once per edition, since its neighbors differ", async () => {
  const { editions } = await compile({
    groups: [
      { group: "Basics", pages: ["start"] },
      {
        group: "API",
        versions: [
          { version: "v2", pages: ["v2"] },
          { version: "v1", pages: ["v1"] },
        ],
      },
    ],
  });
  const [first, second] = editions.map(({ tree }) => tree.children[0]);
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});

test("below a language the versions share what they have in common", async () => {
  const { editions } = await compile({
    languages: ["en", "fr"].map((language) => ({
      language,
      tabs: [
        { tab: "Guides", pages: [`${language}/start`] },
        { tab: "API", versions: ["v2", "v1"].map((version) => ({ version, pages: [`${language}/${version}`] })) },
      ],
    })),
  });
  const guides = editions.map(({ tree }) => tree.children[0]);
  expect(new Set(guides).size).toBe(2);
});

test("a million pairs of language and version end in one problem", async () => {
  const options = { limits: { nodes: 20_000 } };
  const value = (_: unknown, index: number): string => `x${index}`;
  const { diagnostics, navigation } = await compileSite(
    {
      languages: Array.from({ length: 1000 }, value).map((language) => ({ language, pages: [language] })),
      versions: Array.from({ length: 1000 }, value).map((version) => ({ version, pages: [version] })),
    },
    options,
  );
  expect(diagnostics.filter(({ code }) => code === "limit-exceeded")).toHaveLength(1);
  expect(navigation?.editions.find((edition) => edition.default)?.tree.children).toHaveLength(2);
  expect(navigation?.editions.length).toBeLessThan(1000);
});

async function compile(navigation: object): Promise<ResolvedNavigation> {
  return (await compileSite(navigation)).navigation!;
}

async function compileSite(navigation: object, options: CompileOptions = {}): ReturnType<typeof compileNavigation> {
  return await compileNavigation({ ...options, host: memoryHost({ "docs.json": JSON.stringify({ navigation }) }) });
}

test("divisions below many specs share one list of them", async () => {
  const { editions } = await compile({
    tabs: [
      {
        tab: "API",
        openapi: ["a.json", "b.json"],
        groups: ["One", "Two"].map((group) => ({ group, pages: ["start"] })),
      },
    ],
  });
  const [one, two] = editions[0]!.tree.children.flatMap((tab) => ("children" in tab ? tab.children : []));
  expect(one).toMatchObject({ specs: [{ source: "a.json" }, { source: "b.json" }] });
  expect((one as Division).specs).toBe((two as Division).specs);
});

test("lists of specs that divisions can't share count as nodes", async () => {
  const openapi = Array.from({ length: 50 }, (_, index) => `s${index}.json`);
  const groups = Array.from({ length: 50 }, (_, index) => ({
    group: `G${index}`,
    asyncapi: "async.json",
    pages: ["start"],
  }));
  const { navigation } = await compileSite({ tabs: [{ tab: "API", openapi, groups }] }, { limits: { nodes: 1000 } });
  const [tab] = navigation!.editions[0]!.tree.children as readonly Division[];
  // 49 specs, the group and its page each.
  expect(tab!.children.length).toBe(19);
});
