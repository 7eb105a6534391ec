// Is a move refused for a redirect that led nowhere before?
import { expect, test } from "vitest";
import { planned, withFiles, type SiteTexts } from "./planned-change.ts";

type Pairs = readonly (readonly [source: string, destination: string])[];

const site = (redirects: Pairs): SiteTexts => ({
  "docs.json": JSON.stringify({
    name: "A",
    navigation: { pages: ["index", "g/a"] },
    redirects: redirects.map(([source, destination]) => ({ source, destination })),
  }),
  "index.mdx": "---\ntitle: T\n---\n",
  "g/a.mdx": "---\ntitle: T\n---\n",
});

const moved = async (redirects: Pairs, [from, to]: readonly [string, string], basePath = ""): Promise<unknown> => {
  const texts = site(redirects);
  const { files, refusals } = await planned(texts, { operations: [{ kind: "move", from, to }] }, { basePath });
  expect(refusals).toEqual([]);
  const after = JSON.parse(withFiles(texts, files)["docs.json"]!) as { redirects: readonly { destination: string }[] };
  return after.redirects.map(({ destination }) => destination);
};

test.each<[string, Pairs, readonly [string, string], string, readonly string[]]>([
  ["whose wildcard nothing fills", [["/old-:id", "/g/:id"]], ["g/", "m/"], "", ["/m/:id", "/m/a"]],
  ["with the base path", [["/x", "/docs/g/a"]], ["g/a", "g/n"], "/docs", ["/docs/g/n", "/g/n"]],
  [
    "that stays beside one that follows",
    [
      ["/x", "/gone"],
      ["/y", "/g/a"],
    ],
    ["g/a", "g/n"],
    "",
    ["/gone", "/g/n", "/g/n"],
  ],
])("a redirect %s is no new problem", async (_, redirects, move, basePath, destinations) => {
  expect(await moved(redirects, move, basePath)).toEqual(destinations);
});
