// Are unlisted pages put where listed pages show their place, and is it said where that is?
import { expect, test } from "vitest";
import { leftLines } from "../../../src/project/change/left-lines.ts";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { canListUnlisted } from "../../../src/project/change/unlisted-places.ts";
import type { EditPlan } from "../../../src/project/change/edit-plan.ts";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

type Groups = Readonly<Record<string, readonly string[]>>;

const groupsOf = (groups: Groups): readonly object[] =>
  Object.entries(groups).map(([group, pages]) => ({ group, pages }));

/** A site with these groups, and pages that no list has. */
function siteOf(groups: Groups, unlisted: readonly string[], config?: object): SiteTexts {
  const navigation = config ?? { groups: groupsOf(groups) };
  const paths = [...Object.values(groups).flat(), ...unlisted];
  const page = "---\ntitle: T\n---\n";
  return {
    "docs.json": JSON.stringify({ name: "A", navigation }),
    ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page])),
  };
}

interface Listed {
  readonly plan: EditPlan;
  readonly groups: Groups;
}

async function listed(texts: SiteTexts, into?: readonly string[]): Promise<Listed> {
  const operations: readonly ChangeOperation[] = [{ kind: "list-unlisted", into }];
  const plan = await plannedChange(texts, operations);
  expect(plan.refusals).toEqual([]);
  const { navigation } = JSON.parse(withFiles(texts, plan.files)["docs.json"]!) as {
    readonly navigation: { readonly groups?: readonly { readonly group: string; readonly pages: readonly string[] }[] };
  };
  return { plan, groups: Object.fromEntries((navigation.groups ?? []).map(({ group, pages }) => [group, pages])) };
}

const isListable = async (texts: SiteTexts): Promise<boolean> =>
  canListUnlisted((await compileNavigation({ host: memoryHost(texts), discover: true })).navigation!);

test.each([
  ["its own folder", "x/new", { A: ["x/a", "x/new"], B: ["b"] }],
  ["a folder above", "x/y/new", { A: ["x/a", "x/y/new"], B: ["b"] }],
  ["the top, for a page there", "new", { A: ["x/a"], B: ["b", "new"] }],
])("beside the listed pages of %s", async (_where, page, expected) => {
  const texts = siteOf({ A: ["x/a"], B: ["b"] }, [page]);
  expect((await listed(texts)).groups).toEqual(expected);
  expect(await isListable(texts)).toBe(true);
});

test("before the first listed page of the folders below", async () => {
  const texts = siteOf({ A: ["a"], B: ["b", "x/y/one", "x/y/two"] }, ["x/intro", "x/more"]);
  expect((await listed(texts)).groups).toEqual({ A: ["a"], B: ["b", "x/intro", "x/more", "x/y/one", "x/y/two"] });
});

test("a folder that nobody lists has no place, and is said once with the command that names one", async () => {
  const texts = siteOf({ A: ["x/a"], B: ["b"] }, ["templates/one", "templates/two", "notes/three"]);
  const { plan, groups } = await listed(texts);
  expect(groups).toEqual({ A: ["x/a"], B: ["b"] });
  expect(await isListable(texts)).toBe(false);
  expect(leftLines(plan).slice(1)).toEqual([
    '  notes/three.mdx:1 "notes/three.mdx": no page of its folder, or of one above or below it, is listed. To list it, use navc add notes/three with --before, --after or --into.',
    `  templates/one.mdx:1 "templates/one.mdx": it is one of 2 pages of templates/ that were not listed, because no page of its folder, or of one above or below it, is listed. Use navc add --unlisted --into '…'`,
  ]);
  expect((await listed(texts, ["B"])).groups).toEqual({
    A: ["x/a"],
    B: ["b", "notes/three", "templates/one", "templates/two"],
  });
});

test("where only one list has pages, it is the place of all", async () => {
  const texts = siteOf({ A: ["x/a"] }, ["templates/one"]);
  expect((await listed(texts)).groups).toEqual({ A: ["x/a", "templates/one"] });
});

test("a page at the top of a language says nothing about the folders there", async () => {
  const languages = ["en", "de"].map((language) => ({
    language,
    groups: groupsOf({ [`${language} A`]: [`${language}/home`], [`${language} B`]: [`${language}/x/a`] }),
  }));
  const texts = siteOf({ A: ["en/home", "en/x/a", "de/home", "de/x/a"] }, ["de/templates/one", "de/top"], {
    languages,
  });
  const { plan } = await listed(texts);
  expect(withFiles(texts, plan.files)["docs.json"]).toContain('"de/home","de/top"');
  expect(plan.left.map(({ file }) => file)).toEqual(["de/templates/one.mdx"]);
});

test("the plan says for each division how many pages it gets", async () => {
  const { plan } = await listed(siteOf({ A: ["x/a"], B: ["b"] }, ["x/one", "x/two", "three"]));
  expect(planLines(plan, true).slice(1)).toEqual(['  "three" is now in "B"', '  2 pages are now in "A"']);
  expect(planLines(plan, false)).toContain('  2 pages would be in "A"');
});

test("a page goes where most listed pages of its folder are, and the plan says that this is a guess", async () => {
  const texts = siteOf({ A: ["x/a", "x/b", "x/c"], B: ["b"], C: ["x/d"] }, ["x/new"]);
  const { plan, groups } = await listed(texts);
  expect(groups).toEqual({ A: ["x/a", "x/b", "x/c", "x/new"], B: ["b"], C: ["x/d"] });
  expect(planLines(plan, false)).toContain('  "x/new" would be in "A", a guess: it has 3 of 4 listed pages of x/');
});

test("the tab with most pages of the folder counts before the group with most of them", async () => {
  const tabs = [
    { tab: "One", groups: groupsOf({ A: ["x/a", "x/b"], B: ["x/c", "y"] }) },
    { tab: "Two", groups: [{ group: "C", pages: ["x/d", "x/e", { group: "D", pages: ["z"] }] }] },
  ];
  const texts = siteOf({ A: ["x/a", "x/b", "x/c", "x/d", "x/e", "y", "z"] }, ["x/new", "x/other"], { tabs });
  const { plan } = await listed(texts);
  expect(withFiles(texts, plan.files)["docs.json"]).toContain('"x/a","x/b","x/new","x/other"');
  expect(planLines(plan, true)).toContain('  2 pages are now in "One > A", a guess: it has 2 of 5 listed pages of x/');
});

test("pages in a group below are in another list, and of two lists with as many pages the later one counts", async () => {
  const nested = { group: "A", pages: ["x/a", { group: "Deep", pages: ["x/b"] }, "x/d"] };
  const texts = siteOf({ A: ["x/a", "x/b", "x/d", "b"] }, ["x/new"], { groups: [nested] });
  expect(withFiles(texts, (await listed(texts)).plan.files)["docs.json"]).toContain('"x/d","x/new"');
  const { groups } = await listed(siteOf({ A: ["x/a"], B: ["x/b"] }, ["x/new"]));
  expect(groups).toEqual({ A: ["x/a"], B: ["x/b", "x/new"] });
});

test("a page that a redirect hides is none that could be listed", async () => {
  const texts = siteOf({ Start: ["guides/a"] }, ["guides/b"]);
  expect(await isListable(texts)).toBe(true);
  const redirects = [{ source: "/guides/b", destination: "/guides/a" }];
  const config = { ...(JSON.parse(texts["docs.json"]!) as object), redirects };
  expect(await isListable({ ...texts, "docs.json": JSON.stringify(config) })).toBe(false);
});

const withRedirects = (texts: SiteTexts, redirects: readonly object[]): SiteTexts => ({
  ...texts,
  "docs.json": JSON.stringify({ ...(JSON.parse(texts["docs.json"]!) as object), redirects }, undefined, 2),
});

test("of all pages, those that a redirect hides are left with the redirect, and the others are listed", async () => {
  const texts = withRedirects(siteOf({ Start: ["guides/a"] }, ["guides/b", "guides/c", "guides/old/d"]), [
    { source: "/guides/b", destination: "/guides/a" },
    { source: "/guides/old/:slug*", destination: "/guides/a" },
  ]);
  const { plan, groups } = await listed(texts);
  expect(groups).toEqual({ Start: ["guides/a", "guides/c"] });
  expect(leftLines(plan).slice(1)).toEqual([
    '  guides/b.mdx:1 "guides/b.mdx": it was not listed: the redirect from "/guides/b" to "/guides/a" matches its address, so nobody could open it. Delete the file, or list it and remove the redirect',
    '  guides/old/d.mdx:1 "guides/old/d.mdx": it was not listed: the redirect from "/guides/old/:slug*" to "/guides/a" matches its address, so nobody could open it. Delete the file, or list it and remove the redirect',
  ]);
});

test("a page that is named loses the redirect from its address, and one with wildcards is refused where it is now", async () => {
  const texts = withRedirects(siteOf({ Start: ["guides/a"] }, ["guides/b", "guides/old/d"]), [
    { source: "/guides/b", destination: "/guides/a" },
    { source: "/guides/old/:slug*", destination: "/guides/a" },
  ]);
  const add = (page: string): ChangeOperation => ({
    kind: "add",
    page,
    target: { kind: "after", page: "guides/a" },
  });
  const plan = await plannedChange(texts, [add("guides/b")]);
  expect([plan.refusals, plan.counts.redirectsRemoved]).toEqual([[], 1]);
  expect(JSON.parse(withFiles(texts, plan.files)["docs.json"]!)).toMatchObject({
    navigation: { groups: [{ pages: ["guides/a", "guides/b"] }] },
    redirects: [{ source: "/guides/old/:slug*" }],
  });
  // The lines of the file as it is, though the plan removes four and adds one above.
  const line = texts["docs.json"]!.split("\n").findIndex((each) => each.includes("/guides/old")) + 1;
  const refused = await plannedChange(texts, [add("guides/b"), add("guides/old/d")]);
  expect(refused.refusals.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      new RegExp(`^docs\\.json:${line}: The redirect from "/guides/old/:slug\\*" matches the page`),
    ),
  ]);
});

test("a page goes beside the page that is beside its translation", async () => {
  const lists = {
    en: ["en/one", "en/new", "en/two", "en/other/x"],
    de: ["de/one", "de/two", "de/other/x"],
    fr: ["fr/two", "fr/other/x"],
  };
  const languages = Object.entries(lists).map(([language, all]) => ({ language, pages: all }));
  const files = [...Object.values(lists).flat(), "de/new", "fr/new"];
  const site: SiteTexts = {
    "docs.json": JSON.stringify({ name: "A", navigation: { languages } }),
    ...Object.fromEntries(files.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
  };
  const { files: planned } = await plannedChange(site, [{ kind: "list-unlisted" }]);
  const config = withFiles(site, planned)["docs.json"]!;
  expect(config).toContain('"pages":["de/one","de/new","de/two","de/other/x"]');
  expect(config).toContain('"pages":["fr/new","fr/two","fr/other/x"]');
});
