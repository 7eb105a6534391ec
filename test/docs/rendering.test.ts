// Does the code in docs/reference/rendering.md and docs/reference/result.md do what the pages say, and does it work on every site?
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  compileNavigation,
  memoryHost,
  type Division,
  type Page,
  type Placement,
  type ResolvedNavigation,
} from "../../src/index.ts";
import { openNavigation, viewPage, type OpenNavigation, type PageView } from "../../src/runtime.ts";
import { fixtureCases } from "../support/fixture-cases.ts";
import { blocksOf, callsOf, exportsOf, recipeModules, renderingBlocks, siteFiles, type Recipe } from "./recipes.ts";

const recipes = (await exportsOf(recipeModules())) as { readonly [name: string]: Recipe };

interface Rendered {
  readonly page: Page;
  readonly place: Placement;
  readonly trail: readonly Division[];
  readonly nodes: ReadonlyMap<string, unknown>;
}

interface ResultPage {
  readonly render: (navigation: ResolvedNavigation, href: string) => Rendered;
  readonly choose: (navigation: ResolvedNavigation, page: Page, option: object) => string | undefined;
}

/** The blocks of code in docs/reference/result.md, as functions of what they read. */
const resultBlocks = blocksOf("docs/reference/result.md").filter(({ language }) => language === "js");
const { render, choose } = (await exportsOf({
  result: `
    export function render(navigation, href) { ${resultBlocks[0]?.text} return { page, place, trail, nodes }; }
    export function choose(navigation, page, option) { ${resultBlocks[1]?.text} return target; }`,
})) as unknown as ResultPage;

/** Recipes that print something for the view of a page. */
const perPage =
  `sidebar bars versions languages alternates products menus around head anchors header canonical endpoint redirects
  editionShown others`.split(/\s+/);
/** What the recipes are made of, and one that `themes.test.ts` runs. */
const parts = ["siteOf", "link", "iconOf", "addressIn"];

const outputs = renderingBlocks.flatMap(({ attributes: { output, site = output }, text }) =>
  output === undefined ? [] : [{ output, site, text }],
);

afterEach(() => vi.restoreAllMocks());

describe.each(outputs)("the recipe $output", ({ site = "", text }) => {
  test("prints what the page says, on a site without a problem", async () => {
    const { config, files } = await siteFiles(site);
    const complaints = vi.spyOn(console, "error");
    const opened = (await call("siteOf", config, files)) as OpenNavigation;
    expect(complaints.mock.calls).toEqual([]);
    const printed = callsOf(text).map(({ line, name, values }) => {
      const [href = "", last] = values as readonly string[];
      return `> ${line}\n${String(call(name, viewAt(opened, href, last)))}\n`;
    });
    expect(printed.join("")).toBe(text);
  });
});

test("a choice passes over a counterpart without a file", async () => {
  const pages = (folder: string, names: string) => names.split(" ").map((name) => folder + name);
  const languages = [
    { language: "en", pages: pages("", "index auth") },
    { language: "fr", pages: pages("fr/", "index auth") },
  ];
  const host = memoryHost({ "index.mdx": "", "auth.mdx": "", "fr/index.mdx": "" });
  const { navigation } = await compileNavigation({ config: { navigation: { languages } }, host });
  expect(navigation?.pages["/fr/auth"]?.missing).toBe(true);
  const view = viewAt(openNavigation(navigation!), "/auth");
  expect(call("languages", view)).toBe("* English → /auth, same-page\nFrançais → /fr, edition-home");
  expect(call("alternates", view)).toBe("");
});

test("all code, functions and sites of the pages are used", () => {
  const code = renderingBlocks.filter(({ language }) => language === "js" || language === "ts");
  expect(code.filter(({ attributes }) => attributes["run"] === undefined)).toEqual([]);
  expect(Object.keys(recipes).toSorted()).toEqual([...perPage, ...parts].toSorted());
  const called = outputs.flatMap(({ text }) => callsOf(text).map(({ name }) => name));
  expect([...new Set(called)].toSorted()).toEqual(perPage.toSorted());
  expect(resultBlocks).toHaveLength(2);
  const sites = renderingBlocks.flatMap(({ attributes }) => attributes["site"] ?? []);
  expect(new Set(outputs.map(({ site }) => site))).toEqual(new Set(sites));
});

describe.each(await compiledSites())("on the site $name", ({ navigation }) => {
  const visits = visitsOf(navigation);
  const opened = openNavigation(navigation);
  const views = visits.map(({ href, last }) => viewAt(opened, href, last));

  test("every recipe prints words", () => {
    // The redirects of a site do not depend on the page.
    const printed = views.flatMap((view, at) =>
      perPage
        .filter((name) => name !== "redirects" || at === 0)
        .map((name) => [name, view.page.href, call(name, view)]),
    );
    expect(printed.filter(([, , words]) => !isWords(words))).toEqual([]);
  });

  test("a sidebar marks where the reader is, unless the page is in no list, hidden or without a file", () => {
    expect(views.filter((view) => !isMarked(view)).map(({ page }) => page.href)).toEqual([]);
  });

  test("docs/reference/result.md finds the way to every page", () => {
    const lost = visits.filter(({ href }) => {
      const { trail, nodes, place } = render(navigation, href);
      return !nodes.has(place.sidebar) || trail.map(({ id }) => id).join() !== ["", ...place.trail].join();
    });
    expect(lost).toEqual([]);
  });

  test.skipIf(isCut(navigation))(
    "a choice leads to a page that its edition shows (where the node limit left the editions whole)",
    () => {
      const wrong = visits.flatMap(({ href }) => {
        const { trail, page } = render(navigation, href);
        const options = trail.flatMap(({ versions = [], languages = [] }) => [...versions, ...languages]);
        return options
          .filter(({ current }) => !current)
          .flatMap((option) =>
            [choose(navigation, page, option)]
              .filter((target) => !isShownIn(navigation, target, option.edition))
              .map((target) => ({ href, option, target })),
          );
      });
      expect(wrong).toEqual([]);
    },
  );
});

function viewAt(site: OpenNavigation, href: string, last?: string): PageView {
  const view = viewPage(site, site.navigation.pages[href]!, last);
  if (view === undefined) throw new Error(`no view of ${href}`);
  return view;
}

function call(name: string, ...values: readonly unknown[]): unknown {
  const recipe = recipes[name];
  if (recipe === undefined) throw new Error(`docs/reference/rendering.md has no function ${name}`);
  return recipe(...values);
}

async function compiledSites(): Promise<{ readonly name: string; readonly navigation: ResolvedNavigation }[]> {
  const fixtures = fixtureCases().map(({ name, folder, options }) => ({ ...options, name, root: `${folder}/input` }));
  const results = [...fixtures, { name: "acme", root: "examples/acme" }].map(async ({ name, ...options }) => {
    const { navigation } = await compileNavigation(options);
    return navigation === null ? [] : [{ name, navigation }];
  });
  return (await Promise.all(results)).flat();
}

interface Visit {
  readonly href: string;
  /** Some edition that the reader was in before. */
  readonly last: string | undefined;
}

/** Every page that has a place: the limit of nodes cuts places off (D34). */
function visitsOf({ pages, editions }: ResolvedNavigation): readonly Visit[] {
  const placed = Object.values(pages).filter(({ placements }) => placements.length > 0);
  return placed.map(({ href }, at) => ({ href, last: editions[at % editions.length]?.id }));
}

function isCut({ pages }: ResolvedNavigation): boolean {
  return Object.values(pages).some(({ placements }) => placements.length === 0);
}

function isWords(printed: unknown): boolean {
  return typeof printed === "string" && !/\bundefined\b|\[object/.test(printed);
}

/** One mark. A division whose sidebar is shown is marked in its bar. */
function isMarked(view: PageView): boolean {
  const { page, placement } = view;
  const marks = String(call("sidebar", view)).match(/^ *(?:[+-] )?\* /gm) ?? [];
  const mayLack =
    page.hidden === true || page.missing === true || placement.node === null || placement.node === placement.sidebar;
  return marks.length === 1 || (mayLack && marks.length === 0);
}

function isShownIn({ pages }: ResolvedNavigation, href: string | undefined, edition: string | null): boolean {
  if (edition === null || href === undefined || pages[href] === undefined) return true;
  return pages[href].placements.some(({ editions }) => editions.includes(edition));
}
