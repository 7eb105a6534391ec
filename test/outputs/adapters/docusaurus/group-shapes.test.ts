// Is each group of a sidebar a category that Docusaurus can show, whatever its title leads to?
import { expect, test } from "vitest";
import { toDocusaurus, type DocusaurusNavigation } from "../../../../src/adapters.ts";
import { compileNavigation, memoryHost, type JsonObject, type ResolvedNavigation } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";
import { docusaurusOf, linesOf, mainLocale } from "./docusaurus-site.ts";

const away = { "away.mdx": "---\nurl: https://sdk.example.com\n---\n" };

/** Each feature that Docusaurus lacks, with what has it. */
function lostIn({ notExpressed }: DocusaurusNavigation): readonly unknown[] {
  return notExpressed.map(({ feature, places }) => [feature, places.map(({ what }) => what)]);
}

test("a group without entries is a category with its root page, or a link", async () => {
  const site = await docusaurusOf(
    {
      groups: [
        { group: "Root", root: "b", pages: [] },
        { group: "SDK", root: "away", pages: [] },
        { group: "Nothing", pages: [] },
        { group: "Text", pages: ["c"] },
      ],
    },
    { files: away },
  );
  expect(linesOf(mainLocale(site).sidebars["docs"]!)).toEqual([
    "category Root > b",
    "link SDK > https://sdk.example.com",
    "category Text",
    "  doc C > c",
  ]);
  expect(lostIn(site)).toEqual([]);
});

test("a group whose root page forwards opens and closes, which is reported", async () => {
  const site = await docusaurusOf({ groups: [{ group: "SDK", root: "away", pages: ["a"] }] }, { files: away });
  expect(linesOf(mainLocale(site).sidebars["docs"]!)).toEqual(["category SDK", "  doc A > a"]);
  expect(lostIn(site)).toEqual([["a group whose title leads to another version or out of the site", ['group "SDK"']]]);
});

test("a group whose first page forwards out of the site opens and closes, and its entry leads there", async () => {
  const site = await docusaurusOf({ groups: [{ group: "SDK", pages: ["away"] }] }, { files: away });
  expect(linesOf(mainLocale(site).sidebars["docs"]!)).toEqual([
    "category SDK",
    "  link Away > https://sdk.example.com",
  ]);
  expect(lostIn(site)).toEqual([]);
});

test("a group whose root page has no file is a plain category, and is not said to lead to another version", async () => {
  const config = { name: "Acme", navigation: { groups: [{ group: "Guides", root: "gone", pages: ["a", "lost"] }] } };
  const { navigation } = await compileNavigation({ config, host: memoryHost({ "a.mdx": "" }) });
  const site = toDocusaurus(navigation!);
  expect(linesOf(mainLocale(site).sidebars["docs"]!)).toEqual(["category Guides", "  doc A > a"]);
  expect(lostIn(site)).toEqual([["a group without a root page whose title opens its first page", ['group "Guides"']]]);
});

test("a title that opens the first page of its group is reported if the group has no page of its own", async () => {
  const lostWith = async (interaction: JsonObject): Promise<unknown> => {
    const groups = [
      { group: "Own", root: "own", pages: ["a"] },
      { group: "None", pages: ["b"] },
    ];
    const { navigation } = await openedSite({ name: "Acme", interaction, navigation: { groups } });
    return lostIn(toDocusaurus(navigation as ResolvedNavigation));
  };
  expect(await lostWith({ drilldown: false })).toEqual([]);
  expect(await lostWith({ drilldown: true })).toEqual([
    ["a group without a root page whose title opens its first page", ['group "None"']],
  ]);
});

test("a root page in a group within its group is no second entry of the same list", async () => {
  const site = await docusaurusOf({
    groups: [{ group: "Outer", root: "e", pages: [{ group: "Inner", root: "e", pages: ["f"] }] }],
  });
  expect(lostIn(site)).toEqual([]);
});

test("an accordion on the root page of a group is reported", async () => {
  const site = await docusaurusOf({
    groups: [
      { group: "Accordion", root: "a", directory: "accordion", pages: ["b"] },
      { group: "Cards", root: "c", directory: "card", pages: ["d"] },
    ],
  });
  expect(lostIn(site)).toEqual([["the list of a group on its root page as an accordion", ['group "Accordion"']]]);
});

test("a page that several languages list is reported with its address", async () => {
  const site = await docusaurusOf({
    languages: [
      { language: "en", default: true, pages: ["a"] },
      { language: "ar", pages: ["ar/b", "a", "ar/c"] },
    ],
  });
  const source = { pointer: "/navigation/languages/1/pages/1" };
  expect(site.notExpressed.map(({ feature, places }) => [feature, places])).toEqual([
    ["a page in the sidebars of several languages", [{ what: 'page "A"', source, edition: "ar", href: "/a" }]],
  ]);
});

test("a page whose text only the platform makes is left out and reported, and nothing leads to it", async () => {
  const sdk = { format: "javadoc", source: "api", directory: "sdk" };
  const site = await docusaurusOf({
    tabs: [
      {
        tab: "Guides",
        groups: [
          { group: "Start", pages: ["index"] },
          { group: "Client", sdk, pages: ["sdk/client"] },
        ],
      },
      { tab: "SDK", sdk, pages: ["sdk/client"] },
    ],
  });
  expect(linesOf(mainLocale(site).sidebars["tab:Guides"]!)).toEqual(["category Start", "  doc Index > index"]);
  expect(mainLocale(site).sidebars).not.toHaveProperty("tab:SDK");
  expect(mainLocale(site).navbarItems.map(({ label }) => label)).toEqual(["Guides"]);
  expect(site.notExpressed.map(({ feature, places }) => [feature, places.map(({ href }) => href)])).toEqual([
    ["a page without a text", ["/sdk/client", "/sdk/client"]],
  ]);
});

test("categories and pages of one label have different keys, however often the label is there", async () => {
  const site = await docusaurusOf({
    groups: [
      { group: "A", pages: ["g/x", { group: "B", pages: ["h/x", "g/x"] }] },
      { group: "A", pages: ["h/y"] },
      { group: "A", pages: ["h/z"] },
    ],
  });
  expect(JSON.stringify(mainLocale(site).sidebars).match(/"key":"[^"]*"/g)).toEqual([
    '"key":"g/x"',
    '"key":"h/x"',
    '"key":"g/x 2"',
    '"key":"A 2"',
    '"key":"A 3"',
    '"key":"A 4"',
  ]);
});
