// Does a change of all languages stay in the product that it names? (D630)
import { expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const inAll = { languages: true, versions: false };
const labelsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { cloud: "Cloud", host: "Self-Host", use: "Use", learn: "Learn", cli: "CLI", deploy: "Deploy" },
  zh: { cloud: "Cloud", host: "自部署", use: "使用", learn: "学习", cli: "命令行", deploy: "部署" },
  ja: { cloud: "クラウド", host: "セルフホスト", use: "使い方", learn: "学習", cli: "コマンド", deploy: "デプロイ" },
};
const pages: Readonly<Record<string, readonly string[]>> = {
  use: ["u1", "u2"],
  learn: ["l1", "l2"],
  cli: ["c1", "c2"],
  deploy: ["d1"],
};

interface Product {
  readonly name: string;
  readonly tabs: readonly string[];
}

const both: readonly Product[] = [
  { name: "cloud", tabs: ["use", "learn", "cli"] },
  { name: "host", tabs: ["deploy", "use", "learn", "cli"] },
];

function siteOf(navigation: unknown): SiteTexts {
  const paths = Object.keys(labelsOf).flatMap((code) =>
    Object.values(pages)
      .flat()
      .map((name) => `${code}/${name}.mdx`),
  );
  return {
    "docs.json": JSON.stringify({ name: "T", navigation }),
    ...Object.fromEntries(paths.map((path) => [path, `---\ntitle: ${path}\n---\n`])),
  };
}

function tabsOf(code: string, tabs: readonly string[]): readonly unknown[] {
  return tabs.map((tab) => ({ tab: labelsOf[code]![tab], pages: pages[tab]!.map((name) => `${code}/${name}`) }));
}

/** Products in languages. */
function inLanguages(productsOf: (code: string) => readonly Product[]): SiteTexts {
  return siteOf({
    languages: Object.keys(labelsOf).map((language) => ({
      language,
      products: productsOf(language).map(({ name, tabs }) => ({
        product: labelsOf[language]![name],
        tabs: tabsOf(language, tabs),
      })),
    })),
  });
}

/** Languages in products. */
const inProducts = siteOf({
  products: both.map(({ name, tabs }) => ({
    product: labelsOf["en"]![name],
    languages: Object.keys(labelsOf).map((language) => ({ language, tabs: tabsOf(language, tabs) })),
  })),
});

const redirect = "en/u1";
type Operation = Parameters<typeof plannedChange>[1][number];
const host = (tab: string): readonly string[] => ["Self-Host", tab];
const cases: readonly (readonly [Operation, readonly string[]])[] = [
  [{ kind: "remove-division", labels: host("Learn"), redirect }, ["deploy", "use", "cli"]],
  [
    { kind: "place-division", labels: host("CLI"), target: { kind: "after", page: "Self-Host > Deploy" } },
    ["deploy", "cli", "use", "learn"],
  ],
  [
    { kind: "place-division", labels: host("Learn"), target: { kind: "before", page: "Self-Host > Use" } },
    ["deploy", "learn", "use", "cli"],
  ],
];

interface Listed {
  readonly language?: string;
  readonly product?: string;
  readonly tab?: string;
  readonly [list: string]: unknown;
}

/** The tabs of each product and language, by names of `pages`. */
function tabsAfter(texts: SiteTexts): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  const visit = (node: Listed, language: string, product: string): void => {
    const [code, name] = [node.language ?? language, node.product ?? product];
    const nameOf = (label: string): string =>
      Object.entries(labelsOf[code] ?? {}).find(([, each]) => each === label)?.[0] ?? label;
    const key = `${code} ${
      Object.values(labelsOf)
        .flatMap((all) => Object.entries(all))
        .find(([, each]) => each === name)?.[0] ?? name
    }`;
    if (node.tab !== undefined) (found[key] ??= []).push(nameOf(node.tab));
    for (const list of ["languages", "products", "tabs"])
      for (const each of (node[list] ?? []) as readonly Listed[]) visit(each, code, name);
  };
  visit((JSON.parse(texts["docs.json"]!) as { navigation: Listed }).navigation, "", "");
  return found;
}

const nestings: readonly (readonly [string, SiteTexts])[] = [
  ["products in languages", inLanguages(() => both)],
  ["products in languages, in another order", inLanguages((code) => (code === "en" ? both : both.toReversed()))],
  ["languages in products", inProducts],
];

test.each(
  nestings.flatMap(([name, texts]) => cases.map(([operation, after]) => [name, operation, after, texts] as const)),
)("%s: only the named product changes, in each language: %j", async (_name, operation, after, texts) => {
  const { files, refusals } = await plannedChange(texts, [operation], inAll);
  expect(refusals).toEqual([]);
  const now = tabsAfter(withFiles(texts, files));
  for (const code of Object.keys(labelsOf)) {
    expect(now[`${code} cloud`]).toEqual(both[0]!.tabs);
    expect(now[`${code} host`]).toEqual(after);
  }
});

test("a language whose product lacks the division does not lose that of another product", async () => {
  const texts = inLanguages((code) => (code === "zh" ? [both[0]!, { name: "host", tabs: ["deploy", "use"] }] : both));
  const operation = { kind: "remove-division", labels: host("Learn"), redirect } as const;
  await expect(plannedChange(texts, [operation], inAll)).rejects.toThrow(/No division of zh has the same pages/);
});

test("products with the same pages are the same by their label, or else by their position", async () => {
  const texts = inLanguages(() => both.map((each) => ({ ...each, tabs: both[0]!.tabs })));
  const operation = { kind: "remove-division", labels: host("Learn"), redirect } as const;
  const { files } = await plannedChange(texts, [operation], inAll);
  const now = tabsAfter(withFiles(texts, files));
  for (const code of Object.keys(labelsOf)) {
    expect(now[`${code} cloud`]).toEqual(["use", "learn", "cli"]);
    expect(now[`${code} host`]).toEqual(["use", "cli"]);
  }
});

test.each([
  { kind: "remove-division", labels: ["Cloud", "Learn"], redirect },
  { kind: "place-division", labels: ["CLI"], target: { kind: "into", labels: ["Cloud"] } },
] as const)("what can't be known is refused with all that it may be: %j", async (operation) => {
  const one = [{ name: "cloud", tabs: operation.kind === "remove-division" ? ["use", "learn"] : ["use", "cli"] }];
  const texts = inLanguages((code) => (code === "ja" ? [one[0]!, { ...one[0]!, name: "host" }] : one));
  await expect(plannedChange(texts, [operation], inAll)).rejects.toThrow(
    /Which division of ja stands for ".*" is not known, because these have its pages: "ja > クラウド.*", "ja > セルフホスト.*"\. Change each/,
  );
});
