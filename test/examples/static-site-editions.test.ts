// Does the static site have, for a page of several editions, what each of them has around it, and not a sidebar for each page?
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { openNavigation, type PageView, sidebarEntries, versionChoices, viewPage } from "../../src/runtime.ts";
import { madeSite } from "../tools/cli/made-site.ts";
import { builtPackage } from "./built-package.ts";

const shared = ["a/one", "a/two", "a/three", "b/one", "b/two"];

/** Of the shared pages each version leaves out one. */
const tabs = (language: string, version: string, missing: string): readonly object[] => {
  const pages = (folder: string): readonly string[] =>
    shared.filter((path) => path.startsWith(folder) && path !== missing);
  return [
    { tab: "A", groups: [{ group: "G", pages: [`${language}/${version}/first`, ...pages("a")] }] },
    { tab: "B & C", pages: pages("b") },
  ];
};
const versions = { v3: "", v2: "a/two", v1: "b/one" };
const navigation = {
  languages: ["en", "fr"].map((language) => ({
    language,
    versions: Object.entries(versions).map(([version, missing]) => ({
      version,
      tabs: tabs(language, version, missing),
    })),
  })),
};
const own = ["en", "fr"].flatMap((language) => Object.keys(versions).map((version) => `${language}/${version}/first`));
const site = madeSite({
  "docs.json": JSON.stringify({ name: "Acme", navigation }),
  ...Object.fromEntries([...own, ...shared].map((path) => [`${path}.mdx`, `---\ntitle: ${path} <"&>\n---\n`])),
});
const out = join(site.folder, "out");
const build = (): unknown =>
  execFileSync(process.execPath, [builtPackage().example("static-site/build.mjs"), site.folder, out]);
let compiled: ResolvedNavigation;

beforeAll(async () => {
  compiled = (await compileNavigation({ root: site.folder })).navigation as ResolvedNavigation;
  build();
});
afterAll(() => site.remove());

const filesOfEditions = (): readonly string[] => readdirSync(join(out, "_site/editions")).toSorted();
const readFile = (file: string): unknown => JSON.parse(readFileSync(join(out, "_site/editions", file), "utf8"));
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1]?.replaceAll("&quot;", '"');

/** The document of a page for a reader who saw an edition last, or what is around its content then. */
function shownTo(last: string, href: string): string {
  const document = readFileSync(join(out, href, "index.html"), "utf8");
  const frames = new Map(JSON.parse(attribute(document, "data-editions") ?? "[]") as readonly [string, string][]);
  const frame = frames.get(last);
  if (frame === undefined) return document;
  const pieces = readFile(frame) as readonly string[];
  const other = (readFile(attribute(document, "data-pieces")!) as Record<string, Record<number, string>>)[frame]!;
  return pieces.map((piece, number) => other[number] ?? piece).join("");
}

/** What a text has that depends on the edition. */
function partsOf(text: string, href: string): object {
  const linksIn = (part: string): readonly string[] =>
    [...(new RegExp(`<(nav|ul|details)[^>]*${part}[^]*?</\\1>`).exec(text)?.[0] ?? "").matchAll(/<a\s+href="([^"]*)"/g)]
      .map(([, target]) => target || href)
      .toSorted();
  return {
    edition: attribute(text, "data-edition"),
    lang: attribute(text, "lang"),
    sidebar: linksIn('class="tree"'),
    versions: linksIn('class="menu selector version"'),
    neighbors: linksIn('class="neighbors"'),
    current: /<a\s+href="([^"]*)"\s+aria-current="page"/.exec(text.split('class="tree"')[1]!)?.[1] || href,
    search: attribute(text, "data-search"),
  };
}

/** The same, as the runtime says. */
function expectedOf(view: PageView): object {
  const hrefsIn = (entries = sidebarEntries(view)): readonly string[] =>
    entries.flatMap((entry) => (entry.kind === "page" ? [entry.href] : hrefsIn(sidebarEntries(view, entry))));
  const { prev, next } = view.placement;
  return {
    edition: view.edition.id,
    lang: view.lang,
    sidebar: hrefsIn().toSorted(),
    versions: versionChoices(view)
      .flatMap(({ target }) => target ?? [])
      .toSorted(),
    neighbors: [prev, next].flatMap((neighbor) => neighbor?.href ?? []).toSorted(),
    current: view.page.href,
    search: `/_site/search-${compiled.editions.indexOf(view.edition)}.json`,
  };
}

test("each reader gets a page as viewPage says, whichever edition they saw last", () => {
  const opened = openNavigation(compiled);
  for (const page of Object.values(compiled.pages))
    for (const { id } of compiled.editions) {
      const view = viewPage(opened, page, id)!;
      expect([page.href, id, partsOf(shownTo(id, page.href), page.href)]).toEqual([page.href, id, expectedOf(view)]);
    }
});

test("a page has a file of its own pieces, and a sidebar is written once for each edition but the first", () => {
  const kinds = filesOfEditions().map((file) => (Array.isArray(readFile(file)) ? "frame" : "pieces"));
  expect(kinds.filter((kind) => kind === "pieces")).toHaveLength(shared.length);
  expect(kinds.filter((kind) => kind === "frame")).toHaveLength(2 * (compiled.editions.length - 1));
  expect(readFileSync(join(out, own[0]!, "index.html"), "utf8")).not.toMatch(/data-editions|last-edition/);
});

test("files of an earlier build are not kept", () => {
  const before = filesOfEditions();
  site.write("docs.json", JSON.stringify({ name: "Other", navigation }));
  build();
  const after = filesOfEditions();
  expect(after).toHaveLength(before.length);
  expect(after.filter((file) => before.includes(file)).map((file) => Array.isArray(readFile(file)))).not.toContain(
    true,
  );
});

test("a link to what only other editions have names the one that it leads to", () => {
  const versionsOf = (names: readonly string[], folder: string): readonly object[] =>
    names.map((version) => ({ version, pages: [`${folder}/${version}`, `${folder}/all`] }));
  const paths = ["a/v3", "a/v2", "a/all", "b/v2", "b/v1", "b/all"];
  const stubs = madeSite({
    "docs.json": JSON.stringify({
      name: "Acme",
      navigation: {
        products: [
          { product: "A", versions: versionsOf(["v3", "v2"], "a") },
          { product: "B", versions: versionsOf(["v2", "v1"], "b") },
        ],
      },
    }),
    ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
  });
  try {
    const folder = join(stubs.folder, "out");
    execFileSync(process.execPath, [builtPackage().example("static-site/build.mjs"), stubs.folder, folder]);
    const linkTo = (product: string, href: string): string | undefined =>
      new RegExp(`<a\\s+href="/${product}/[^>]*>(?=(?:(?!</a>)[^])*<span>${product.toUpperCase()}</span>)`).exec(
        readFileSync(join(folder, href, "index.html"), "utf8"),
      )?.[0];
    expect(linkTo("b", "a/v3")).toMatch(/^<a href="\/b\/v2"\s+data-edition="@v2"\s*>$/);
    expect(linkTo("b", "a/v2")).toMatch(/^<a href="\/b\/v2"\s*>$/);
  } finally {
    stubs.remove();
  }
});
