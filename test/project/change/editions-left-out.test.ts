// Does a change of all languages name those in which it does nothing? (D631)
import { expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const inAll = { languages: true, versions: false };
/** "beta" is not translated, and Japanese lacks "only", too. */
const lists: Readonly<Record<string, readonly string[]>> = {
  en: ["install", "beta", "start", "only"],
  zh: ["install", "start", "only"],
  ja: ["install", "start"],
};
const files = Object.entries(lists).flatMap(([code, names]) => names.map((name) => `${code}/cli/${name}.mdx`));
const pagesOf = (code: string): readonly string[] => lists[code]!.map((name) => `${code}/cli/${name}`);
const text = (path: string): readonly [string, string] => [path, `---\ntitle: ${path}\n---\n`];
const siteWith = (navigation: unknown): SiteTexts => ({
  "docs.json": JSON.stringify({ name: "T", navigation }),
  ...Object.fromEntries(files.map(text)),
});
const nestings = {
  "products in languages": siteWith({
    languages: Object.keys(lists).map((language) => ({
      language,
      products: [{ product: `P ${language}`, pages: pagesOf(language) }],
    })),
  }),
  "languages in products": siteWith({
    products: [
      { product: "P", languages: Object.keys(lists).map((language) => ({ language, pages: pagesOf(language) })) },
    ],
  }),
};
const afterBeta = { kind: "after", page: "en/cli/beta" } as const;
const noBeta = "because no page there is the counterpart of";
const noPage = "because no page there is its counterpart; if one should be, change that by itself";
const cases = [
  [
    { kind: "add", page: "en/cli/gamma", title: "G", target: afterBeta },
    ["zh", "ja"].map((code) => [
      "en/cli/beta.mdx",
      `en/cli/gamma is not added in ${code}, ${noBeta} this one, after which it goes; name another place`,
    ]),
  ],
  [
    { kind: "place", page: "en/cli/install", target: afterBeta },
    ["zh", "ja"].map((code) => [
      `${code}/cli/install.mdx`,
      `it is not moved in ${code}, ${noBeta} en/cli/beta, after which it goes; name another place`,
    ]),
  ],
  [
    { kind: "place", page: "en/cli/only", target: { kind: "after", page: "en/cli/install" } },
    [["en/cli/only.mdx", `nothing is done in ja, ${noPage}`]],
  ],
  [{ kind: "hide", page: "en/cli/only", hidden: true }, [["en/cli/only.mdx", `nothing is done in ja, ${noPage}`]]],
  [{ kind: "move", from: "en/cli/only", to: "en/cli/one" }, [["en/cli/only.mdx", `nothing is done in ja, ${noPage}`]]],
  [
    { kind: "remove", page: "en/cli/only", redirect: "en/cli/start" },
    [["en/cli/only.mdx", `nothing is done in ja, ${noPage}`]],
  ],
  [
    { kind: "redirect", from: "/en/cli/old", to: "en/cli/only" },
    [["en/cli/only.mdx", `nothing is done in ja, ${noPage}`]],
  ],
  // No other language has the page, and nothing is to do there.
  [{ kind: "move", from: "en/cli/beta", to: "en/cli/b" }, []],
  [{ kind: "place", page: "en/cli/start", target: { kind: "after", page: "en/cli/install" } }, []],
] as const;

test.each(
  Object.entries(nestings).flatMap(([name, texts]) =>
    cases.map(([operation, left]) => [name, operation, left, texts] as const),
  ),
)("%s: %j", async (_name, operation, left, texts) => {
  const plan = await plannedChange(texts, [operation], inAll);
  expect(plan.refusals).toEqual([]);
  expect(plan.left.map(({ file, reason }) => [file, reason])).toEqual(left);
  expect(withFiles(texts, plan.files)).not.toEqual(texts);
  expect((await plannedChange(texts, [operation])).left.filter(({ reason }) => reason.includes(" in ja"))).toEqual([]);
});

test("pages that one language lacks for the same reason are one line", async () => {
  const texts = nestings["products in languages"];
  const more = {
    ...texts,
    "docs.json": texts["docs.json"]!.replaceAll(/"(en|zh)\/cli\/only"/g, '"$1/cli/only","$1/cli/two"'),
    ...Object.fromEntries(["en/cli/two.mdx", "zh/cli/two.mdx"].map(text)),
  };
  const operations = ["en/cli/only", "en/cli/two"].map(
    (page) => ({ kind: "remove", page, redirect: "en/cli/start" }) as const,
  );
  const { left } = await plannedChange(more, operations, inAll);
  expect(left.map(({ reason }) => reason)).toEqual([`nothing is done in ja, ${noPage}, nor for 1 more page`]);
});
