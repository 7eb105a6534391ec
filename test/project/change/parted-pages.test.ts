// Is it said of a move that the same page in other languages stays behind? (D404)
import { expect, test } from "vitest";
import { plannedChange, withFiles } from "./planned-change.ts";
import { planLines } from "../../../src/project/change/plan-lines.ts";

const languages = ["en", "fr", "de"].map((language) => ({
  language,
  pages: [`${language}/a`, ...(language === "de" ? [] : [`${language}/b`])],
}));
const texts = {
  "docs.json": JSON.stringify({ name: "A", navigation: { languages } }),
  ...(Object.fromEntries(languages.flatMap(({ pages }) => pages.map((path) => [`${path}.mdx`, "# T\n"]))) as Record<
    string,
    string
  >),
};

test("the pages are counted, with the languages that had them", async () => {
  const plan = await plannedChange(texts, [{ kind: "move", from: "en/*", to: "en/new/" }]);
  expect(plan.parted).toEqual({
    pages: 2,
    languages: ["fr", "de"],
    versions: [],
    follow: [
      { from: "fr/a", to: "fr/new/a" },
      { from: "fr/b", to: "fr/new/b" },
      { from: "de/a", to: "de/new/a" },
    ],
  });
  expect(planLines(plan, false, { partedWords: () => "advice" })).toContain(
    "2 pages would lose their counterparts in fr and de; advice",
  );
  const one = await plannedChange(texts, [{ kind: "move", from: "en/b", to: "en/c" }]);
  expect(planLines(one, true)).toContain("1 page has lost its counterpart in fr");
});

test("nothing is said of a page that had none, that moves with the others, or that follows them", async () => {
  const all = { languages: true, versions: false };
  expect((await plannedChange(texts, [{ kind: "move", from: "en/b", to: "en/c" }], all)).parted).toBeUndefined();
  const move = [{ kind: "move", from: "en/b", to: "en/c" }] as const;
  const after = withFiles(texts, (await plannedChange(texts, move)).files);
  expect((await plannedChange(after, [{ kind: "move", from: "en/c", to: "en/d" }])).parted).toBeUndefined();
  expect((await plannedChange(after, [{ kind: "move", from: "fr/b", to: "fr/c" }])).parted).toBeUndefined();
});

test("versions are counted as languages are, and so are both", async () => {
  const versions = ["v2", "v1"].map((version) => ({ version, pages: [`${version}/a`, `${version}/b`] }));
  const site = {
    "docs.json": JSON.stringify({ name: "A", navigation: { versions } }),
    ...(Object.fromEntries(versions.flatMap(({ pages }) => pages.map((path) => [`${path}.mdx`, "# T\n"]))) as object),
  };
  const plan = await plannedChange(site, [{ kind: "move", from: "v2/b", to: "v2/c" }]);
  expect(plan.parted).toEqual({ pages: 1, languages: [], versions: ["v1"], follow: [{ from: "v1/b", to: "v1/c" }] });
  expect(planLines(plan, true)).toContain("1 page has lost its counterpart in v1");
  const both = ["en", "fr"].map((language) => ({
    language,
    versions: ["v2", "v1"].map((version) => ({
      version,
      pages: [`${language}/${version}/a`, `${language}/${version}/b`],
    })),
  }));
  const paths = both.flatMap((each) => each.versions.flatMap(({ pages }) => pages));
  const large = {
    "docs.json": JSON.stringify({ name: "A", navigation: { languages: both } }),
    ...(Object.fromEntries(paths.map((path) => [`${path}.mdx`, "# T\n"])) as object),
  };
  const move = [{ kind: "move", from: "en/v2/b", to: "en/v2/c" }] as const;
  expect((await plannedChange(large, move)).parted).toEqual({
    pages: 1,
    languages: ["fr"],
    versions: ["v1"],
    follow: [
      { from: "en/v1/b", to: "en/v1/c" },
      { from: "fr/v2/b", to: "fr/v2/c" },
      { from: "fr/v1/b", to: "fr/v1/c" },
    ],
  });
  expect((await plannedChange(large, move, { languages: true, versions: true })).parted).toBeUndefined();
});

/** A site whose French and English have these pages, and one page more. */
function twoLanguages(pages: readonly string[]): Readonly<Record<string, string>> {
  const paths = ["home", ...pages];
  const both = ["en", "fr"].map((language) => ({ language, pages: paths.map((path) => `${language}/${path}`) }));
  return {
    "docs.json": JSON.stringify({ name: "A", navigation: { languages: both } }),
    ...(Object.fromEntries(both.flatMap((each) => each.pages.map((path) => [`${path}.mdx`, "# T\n"]))) as object),
  };
}

test("the counterparts follow as a folder if all of it stays behind, and one by one otherwise", async () => {
  const move = [{ kind: "move", from: "en/a/", to: "en/b/" }] as const;
  const site = twoLanguages(["a/one", "a/two"]);
  expect((await plannedChange(site, move)).parted?.follow).toEqual([{ from: "fr/a/", to: "fr/b/" }]);
  const withOwn = { ...site, "fr/a/own.mdx": "# T\n" };
  expect((await plannedChange(withOwn, move)).parted?.follow).toEqual([
    { from: "fr/a/one", to: "fr/b/one" },
    { from: "fr/a/two", to: "fr/b/two" },
  ]);
});

test("a counterpart does not follow to a path that is taken, or if it moves elsewhere itself", async () => {
  const site = { ...twoLanguages(["a"]), "fr/b.md": "# T\n" };
  const keyed = { ...site, "fr/b.md": "---\ntitle: T\nkey: other\n---\n" };
  const { parted } = await plannedChange(keyed, [{ kind: "move", from: "en/a", to: "en/b" }]);
  expect(parted).toEqual({ pages: 1, languages: ["fr"], versions: [], follow: [] });
  const apart = await plannedChange(twoLanguages(["a"]), [
    { kind: "move", from: "en/a", to: "en/b" },
    { kind: "move", from: "fr/a", to: "fr/c" },
  ]);
  expect(apart.parted).toMatchObject({ pages: 2, follow: [] });
});

test("a counterpart whose place no path says does not follow", async () => {
  const site = {
    ...twoLanguages(["a"]),
    "docs.json": JSON.stringify({
      name: "A",
      navigation: {
        languages: [
          { language: "en", pages: ["en/a"] },
          { language: "fr", pages: ["autre"] },
        ],
      },
    }),
    "en/a.mdx": "---\ntitle: T\nkey: a\n---\n",
    "autre.mdx": "---\ntitle: T\nkey: a\n---\n",
  };
  const { parted } = await plannedChange(site, [{ kind: "move", from: "en/a", to: "en/b" }]);
  expect(parted?.follow ?? []).toEqual([]);
});

test("of a page that moves in both languages at once only other versions stay behind", async () => {
  const both = ["en", "fr"].map((language) => ({
    language,
    versions: ["v2", "v1"].map((version) => ({
      version,
      pages: ["a", "b"].map((name) => `${language}/${version}/${name}`),
    })),
  }));
  const paths = both.flatMap((each) => each.versions.flatMap(({ pages }) => pages));
  const site = {
    "docs.json": JSON.stringify({ name: "A", navigation: { languages: both } }),
    ...(Object.fromEntries(paths.map((path) => [`${path}.mdx`, "# T\n"])) as object),
  };
  const moves = ["en", "fr"].map((code) => ({ kind: "move", from: `${code}/v2/b`, to: `${code}/v2/c` }) as const);
  expect((await plannedChange(site, moves)).parted).toEqual({
    pages: 2,
    languages: [],
    versions: ["v1"],
    follow: [
      { from: "en/v1/b", to: "en/v1/c" },
      { from: "fr/v1/b", to: "fr/v1/c" },
    ],
  });
});

test("pages in no list are not counted beside others, as in a diff", async () => {
  const unlisted = Object.fromEntries(languages.map(({ language }) => [`${language}/draft.mdx`, "# T\n"]));
  const site = { ...texts, ...(unlisted as Record<string, string>) };
  const plan = await plannedChange(site, [{ kind: "move", from: "en/*", to: "en/new/" }]);
  expect(plan.parted).toMatchObject({ pages: 2, languages: ["fr", "de"] });
  expect(plan.files.filter(({ kind }) => kind === "move")).toHaveLength(3);
});
