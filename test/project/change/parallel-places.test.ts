// Where does a page go in other languages if its place is a group?
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const inAll = { languages: true, versions: false };
const labels = { en: ["Guides", "API", "Solo"], zh: ["指南", "接口", "单"], ja: ["ガイド", "他"] };
type Code = keyof typeof labels;
const codes = ["en", "zh", "ja"] as const;

/** The group "Solo" has a root only, and Japanese lacks it and "API". "Inner" is in the list of "Guides". */
const lists = codes.map((code) => ({
  language: code,
  groups: [
    {
      group: labels[code][0],
      pages: [`${code}/start`, { group: `Inner ${code}`, pages: [`${code}/in/x`] }, `${code}/auth`],
    },
    code === "ja"
      ? { group: labels.ja[1], pages: ["ja/other"] }
      : { group: labels[code][1], pages: [`${code}/api/a`, `${code}/api/b`] },
    ...(code === "ja" ? [] : [{ group: labels[code][2], root: `${code}/solo` }]),
  ],
}));
const pages = codes.flatMap((code) => [
  ...["start", "in/x", "auth"].map((name) => `${code}/${name}`),
  ...(code === "ja" ? ["ja/other"] : ["api/a", "api/b", "solo"].map((name) => `${code}/${name}`)),
]);
const texts: SiteTexts = {
  "docs.json": JSON.stringify({ name: "A", navigation: { languages: lists } }),
  ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `---\ntitle: ${page}\n---\n`])),
};

interface Group {
  readonly group: string;
  readonly pages?: readonly (string | Group)[];
}

interface Languages {
  readonly navigation: { readonly languages: readonly { readonly groups: readonly Group[] }[] };
}

/** What the group with a label has, in each language that has one of these. */
function listsOf(after: SiteTexts, wanted: readonly string[]): readonly unknown[] {
  const { navigation }: Languages = JSON.parse(after["docs.json"]!);
  return navigation.languages.flatMap(({ groups }) =>
    groups.flatMap((each) => (wanted.includes(each.group) ? [each.pages] : [])),
  );
}

async function changed(operation: ChangeOperation): Promise<{ after: SiteTexts; left: readonly string[] }> {
  const { files, refusals, left } = await plannedChange(texts, [operation], inAll);
  expect(refusals).toEqual([]);
  return { after: withFiles(texts, files), left: left.map(({ file, reason }) => `${file}: ${reason}`) };
}

const noApi = 'because no division there has pages of "API", into which it goes; change it by itself';

test("a page goes into the counterpart of the group, and a language without one is named", async () => {
  const { after, left } = await changed({ kind: "place", page: "en/auth", target: { kind: "into", labels: ["API"] } });
  expect(listsOf(after, ["API", "接口"])).toEqual([
    ["en/api/a", "en/api/b", "en/auth"],
    ["zh/api/a", "zh/api/b", "zh/auth"],
  ]);
  expect(after["docs.json"]).toContain('"ja/auth"');
  expect(left).toEqual([`ja/auth.mdx: it is not moved in ja, ${noApi}`]);
});

test("a new page is made in the folder of the pages that the counterpart has", async () => {
  const { after, left } = await changed({
    kind: "add",
    page: "en/api/new",
    title: "New",
    target: { kind: "into", labels: ["API"] },
  });
  expect(listsOf(after, ["API", "接口"])).toEqual([
    ["en/api/a", "en/api/b", "en/api/new"],
    ["zh/api/a", "zh/api/b", "zh/api/new"],
  ]);
  expect(Object.keys(after).filter((path) => path.endsWith("new.mdx"))).toEqual(["en/api/new.mdx", "zh/api/new.mdx"]);
  expect(left).toEqual([`en/api/b.mdx: en/api/new is not added in ja, ${noApi}`]);
});

test.each(["place", "place-element"] as const)("a page goes before the counterpart of a group: %s", async (kind) => {
  const pointer = (at: string): string => `/navigation/languages/0/groups/0/pages/${at}`;
  const element = (at: string, name: string) => ({ file: "docs.json", pointer: pointer(at), name });
  const operation: ChangeOperation =
    kind === "place"
      ? { kind, page: "en/auth", target: { kind: "before", page: "Inner en" } }
      : { kind, element: element("2", "/en/auth"), target: { kind: "before", element: element("1", "Inner en") } };
  const { after } = await changed(operation);
  expect(listsOf(after, [labels.en[0]!, labels.zh[0]!, labels.ja[0]!])).toEqual(
    codes.map((code: Code) => [`${code}/start`, `${code}/auth`, { group: `Inner ${code}`, pages: [`${code}/in/x`] }]),
  );
});

test("a group with a root only is found by its root", async () => {
  const { after, left } = await changed({ kind: "place", page: "en/auth", target: { kind: "into", labels: ["Solo"] } });
  expect(listsOf(after, ["Solo", "单"])).toEqual([["en/auth"], ["zh/auth"]]);
  expect(left).toEqual([
    'ja/auth.mdx: it is not moved in ja, because no division there has pages of "Solo", into which it goes; change it by itself',
  ]);
});

test("a group that no division stands for in one language is refused, and names the language that lacks it", async () => {
  const moved = { kind: "place-division", labels: ["Solo"], target: { kind: "before", page: "Guides" } } as const;
  await expect(plannedChange(texts, [moved], inAll)).rejects.toThrow('No division of ja has the same pages as "Solo"');
});

test("a group that is pointed at is found by all its labels, if another one has its label", async () => {
  const twice = { ...texts, "docs.json": texts["docs.json"]!.replace('"group":"API"', '"group":"Inner en"') };
  const element = { file: "docs.json", pointer: "/navigation/languages/0/groups/0/pages/2", name: "/en/auth" };
  const near = { file: "docs.json", pointer: "/navigation/languages/0/groups/1", name: "Inner en" };
  const operation = { kind: "place-element", element, target: { kind: "into", element: near } } as const;
  const { files } = await plannedChange(twice, [operation], inAll);
  expect(listsOf(withFiles(twice, files), ["Inner en", "接口"])).toEqual([
    ["en/api/a", "en/api/b", "en/auth"],
    ["zh/api/a", "zh/api/b", "zh/auth"],
  ]);
});
