// Does the static site have every page that readers can open, and no other, and does it count problems as navc check does?
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { corpusSites } from "../corpus/corpus-sites.ts";
import { acceptedIds, anchoredBodies } from "../outputs/page-writer/anchored-bodies.ts";
import { bodiesIn } from "../outputs/page-writer/source/site-bodies.ts";
import { propertyRuns, triedOf } from "../support/property-runs.ts";
import { madeSite } from "../tools/cli/made-site.ts";
import { builtPackage } from "./built-package.ts";

const site = madeSite({
  "docs.json":
    '{ "navigation": { "pages": ["index", "drawn", "gone"] }, "redirects": [{ "source": "/old", "destination": "/other" }] }',
  "index.mdx":
    "---\ntitle: T\n---\n\n[Secret](/secret) [file](./other.mdx#x) [old](/old) [folder](/deep) [gone](./gone.mdx)\n",
  "deep/index.mdx": "---\ntitle: Deep\n---\n\n[beside](./beside) [up](../other.md)\n",
  "deep/beside.mdx": "---\ntitle: Beside\n---\n",
  "secret.mdx": "---\ntitle: Secret\nhidden: true\n---\n",
  "other.mdx": "---\ntitle: Other\n---\n",
  "drawn.mdx": "---\ntitle: Drawn\nicon: /icons/a b.svg\n---\n",
  "icons/a b.svg": "<svg/>",
  "navc.config.json": '{ "rules": { "page-not-found": "warning" } }',
});
afterAll(() => site.remove());

const fixtures = new URL("../../fixtures", import.meta.url).pathname;

// Here it is not a part of the time that a test may take.
const build = builtPackage().example("static-site/build.mjs");

test("hidden pages are written, entries without a file are not, and the problems are those of navc check", async () => {
  const out = join(site.folder, "out");
  const printed = execFileSync(process.execPath, [build, site.folder, out], { encoding: "utf8" });
  const written = ["index.html", "secret/index.html", "other/index.html", "gone/index.html"];
  expect(written.filter((file) => existsSync(join(out, file)))).toEqual(written.slice(0, 3));
  const linksOf = (file: string): readonly string[] => {
    const main = readFileSync(join(out, file), "utf8").split("<main")[1]!;
    return [...main.matchAll(/<a href="([^"#]*#?[^"]*)"[^>]*>(\w+)</g)].map(([, href, text]) => `${text} ${href}`);
  };
  expect(linksOf("index.html")).toEqual(["Secret /secret", "file /other#x", "old /other", "folder /deep"]);
  expect(linksOf("deep/index.html")).toEqual(["beside /deep/beside", "up /other"]);
  const { stdout } = await site.run("check ROOT");
  expect(readFileSync(join(out, "index.html"), "utf8")).toContain('<img class="icon" src="/icons/a%20b.svg" alt="" />');
  expect(existsSync(join(out, "icons/a b.svg"))).toBe(true);
  expect(printed).toContain("6 pages in");
  expect(stdout).toContain("1 warning, 3 infos");
  expect(printed).toContain(", 1 warning, 3 infos: navc check");
});

/** The modules of the example that draw a text. */
interface Drawing {
  readonly bodyOf: (tree: unknown, page: object) => Drawn;
  readonly pageTree: (text: string) => unknown;
  readonly PageAnchorIds: new () => object;
}

async function drawing(): Promise<Drawing> {
  const { bodyOf } = (await import(builtPackage().example("static-site/markdown.mjs"))) as Pick<Drawing, "bodyOf">;
  const { pageTree } = (await import(builtPackage().example("static-site/mdast.mjs"))) as Pick<Drawing, "pageTree">;
  const { PageAnchorIds } = (await import(builtPackage().dist("page-writer.js"))) as Pick<Drawing, "PageAnchorIds">;
  return { bodyOf, pageTree, PageAnchorIds };
}

type Drawn = { readonly toString: () => string } | undefined | readonly Drawn[];

/** What is drawn is HTML, or a list of it. */
function html(drawn: Drawn): string {
  return Array.isArray(drawn) ? drawn.map(html).join("") : (drawn?.toString() ?? "");
}

const entities: { readonly [name: string]: string } = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The anchors that are accepted in a body and not drawn. */
function lostIn(body: string, { bodyOf, pageTree, PageAnchorIds }: Drawing): readonly string[] {
  const accepted = acceptedIds(body) ?? [];
  if (accepted.length === 0) return [];
  const context = {
    words: {},
    headings: [],
    frames: new Set(),
    leave: () => undefined,
    anchors: new PageAnchorIds(),
    themeIcon: () => undefined,
    iconOf: () => undefined,
    linkTo: (address: string) => address,
    assetFor: (address: string) => address,
    partTree: () => undefined,
  };
  const drawn = html(bodyOf(pageTree(body), context));
  const ids = [...drawn.matchAll(/ id="([^"]*)"/g)].map(([, id]) =>
    id!.replaceAll(/&([a-z]+|#39);/g, (_, name: string) => entities[name]!),
  );
  expect(ids.length).toBe(new Set(ids).size);
  return accepted.filter((id) => !ids.includes(id));
}

test("each anchor that navc check --links accepts is drawn, once", async () => {
  const modules = await drawing();
  fc.assert(
    fc.property(anchoredBodies, (body) => {
      expect(lostIn(body, modules)).toEqual([]);
    }),
    { numRuns: propertyRuns(2000) },
  );
  const bodies = [fixtures, ...corpusSites.map(({ root }) => root)].flatMap((root) => triedOf(bodiesIn(root), 10));
  expect(bodies.flatMap((body) => lostIn(body, modules))).toEqual([]);
});

test("an id in a text is an attribute, and what a script of the page looks for is not taken", () => {
  const named = madeSite({
    "docs.json": '{ "name": "Ids", "navigation": { "pages": ["index"] } }',
    "index.mdx":
      '---\ntitle: T\n---\n\n## Search\n\n## Six {#six}\n\n<a id="_search"></a><a name=\'x"><script>\'></a>\n\n```md\n## Code {#code}\n```\n',
  });
  try {
    const out = join(named.folder, "out");
    execFileSync(process.execPath, [build, named.folder, out], { encoding: "utf8" });
    const text = readFileSync(join(out, "index.html"), "utf8");
    expect(text.match(/id="_search"/g)).toHaveLength(1);
    for (const part of [
      '<h2 id="search">',
      '<h2 id="six">Six</h2>',
      'id="x&quot;&gt;&lt;script&gt;"',
      "## Code {#code}",
    ])
      expect(text).toContain(part);
  } finally {
    named.remove();
  }
});

test("a site below a base path has all its files there", () => {
  const based = madeSite({
    "docs.json": '{ "name": "Based", "navigation": { "pages": ["index", "a/b"] } }',
    "navc.config.json": '{ "basePath": "/docs" }',
    "index.mdx": "---\ntitle: T\n---\n\n[b](/a/b) [based](/docs/a/b) ![p](/p.png)\n",
    "a/b.mdx": "---\ntitle: B\n---\n",
    "p.png": "picture",
  });
  try {
    const out = join(based.folder, "out");
    execFileSync(process.execPath, [build, based.folder, out], { encoding: "utf8" });
    const home = readFileSync(join(out, "docs/index.html"), "utf8");
    const asked = [...home.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, address]) => address!);
    expect(asked).toEqual(
      expect.arrayContaining(["/docs/a/b", "/docs/p.png", "/docs/_site/style.css", "/docs/_site/main.js"]),
    );
    const missing = asked.filter(
      (address) => ![address, `${address}/index.html`].some((file) => existsSync(join(out, file))),
    );
    expect(missing).toEqual([]);
    expect(existsSync(join(out, "docs/_site/search-0.json"))).toBe(true);
  } finally {
    based.remove();
  }
});

test("search, and search engines, have the pages to which a list or a link of the navigation leads", () => {
  const pages = ["index", "unlisted", "hidden", "linked", "noindex"];
  const found = madeSite({
    "docs.json":
      '{ "name": "Found", "navigation": { "global": { "anchors": [{ "anchor": "L", "href": "/linked" }] }, "pages": ["index", "noindex"] } }',
    ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, `---\ntitle: The ${name}\n---\n`])),
    "hidden.mdx": "---\ntitle: The hidden\nhidden: true\n---\n",
    "noindex.mdx": "---\ntitle: The noindex\nnoindex: true\n---\n",
  });
  try {
    const out = join(found.folder, "out");
    execFileSync(process.execPath, [build, found.folder, out], { encoding: "utf8" });
    const search = readFileSync(join(out, "_site/search-0.json"), "utf8");
    const shown = pages.filter((name) => search.includes(`The ${name}`));
    const indexed = pages.filter((name) => {
      const file = join(out, name === "index" ? "" : name, "index.html");
      return !readFileSync(file, "utf8").includes('<meta name="robots" content="noindex"');
    });
    expect([shown, indexed]).toEqual([
      ["index", "linked"],
      ["index", "linked"],
    ]);
  } finally {
    found.remove();
  }
});

test("snippets of both folders, titles of code and drawings are drawn, and what is left out is named", () => {
  const texts = madeSite({
    "docs.json": '{ "name": "Texts", "navigation": { "pages": ["index", "other"] } }',
    "_snippets/old.mdx": "Of the *old* folder\n",
    "snippets/new.mdx": "Of the *new* folder\n",
    "index.mdx": [
      "---\ntitle: T\n---",
      '<Snippet file="old.mdx" /> <Snippet file="new" />',
      "```bash cURL (for upload) {1}\nx\n```",
      '<svg viewBox="0 0 9 9" onClick={() => 1}>\n<text textAnchor="middle" style={{ fontSize: 9 }}>\na **b**\n</text>\n<image href="https://x.com/a.png" />\n</svg>',
      '<Card title="C" icon={<svg viewBox="0 0 9 9"><path d="M0 0" fill="url(https://x.com)" /></svg>} />',
      "<style>{`a { color: red }`}</style>",
      "<Own>kept</Own> {1 + x} {/* a comment */}",
      "```mermaid\ngraph TD\n```",
    ].join("\n\n"),
    "other.mdx": "---\ntitle: O\n---\n\n<Own>kept</Own>\n",
  });
  try {
    const out = join(texts.folder, "out");
    const { stderr } = spawnSync(process.execPath, [build, texts.folder, out], { encoding: "utf8" });
    const main = readFileSync(join(out, "index.html"), "utf8").split("<main")[1]!;
    for (const part of [
      "Of the <em>old</em> folder",
      "Of the <em>new</em> folder",
      "<figcaption>cURL (for upload)</figcaption>",
      '<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"><text text-anchor="middle" style="font-size: 9px">a b</text><image></image></svg>',
      '<span class="icon"><svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg></span>',
    ])
      expect(main).toContain(part);
    expect(stderr.split("\n").filter((line) => line.startsWith("A text has"))).toEqual([
      "A text has <style> with its content: index.mdx.",
      "A text has <Own>, of which only the content is shown: index.mdx and 1 more.",
      "A text has an expression that would have to be run: index.mdx.",
      "A text has a diagram of Mermaid, which is shown as its source: index.mdx.",
    ]);
  } finally {
    texts.remove();
  }
});

test("a parameter that is an object has its fields", () => {
  const filter = { type: "object", properties: { status: { type: "string", enum: ["FAILED"] } } };
  const parameters = [
    { name: "filter", in: "query", style: "deepObject", schema: filter },
    { name: "sort", in: "query", content: { "application/json": { schema: { type: "array", items: filter } } } },
  ];
  const runs = madeSite({
    "docs.json": '{ "name": "Runs", "navigation": { "openapi": "api.json", "pages": ["GET /runs"] } }',
    "api.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "A", version: "1" },
      paths: { "/runs": { get: { summary: "Runs", parameters } } },
    }),
  });
  try {
    const out = join(runs.folder, "out");
    execFileSync(process.execPath, [build, runs.folder, out], { encoding: "utf8" });
    const page = readFileSync(join(out, "api-reference/runs/index.html"), "utf8");
    const names = [...page.matchAll(/<th scope="row">\s*<code>(.*?)<\/code>/g)].map(([, name]) => name);
    expect(names.map((name) => name!.replaceAll("<wbr />", ""))).toEqual([
      "filter",
      "filter.status",
      "sort",
      "sort[].status",
    ]);
  } finally {
    runs.remove();
  }
});

test("the links of docs.json are on every page, redirects and a page for lost readers are written, and the rest is named", () => {
  const settings = {
    name: "Bars",
    navigation: { pages: ["index"] },
    navbar: {
      links: [
        { label: "Blog", href: "https://acme.com/blog" },
        { label: "Bad", href: "javascript:alert(1)" },
      ],
      primary: { type: "github", href: "https://github.com/acme/a" },
    },
    footer: {
      socials: { x: "https://x.com/acme" },
      links: [{ header: "Company", items: [{ label: "Start", href: "/index" }] }],
    },
    fonts: { family: "Inter" },
    redirects: [
      { source: "/old", destination: "/" },
      { source: "/:a/b/:a", destination: "/" },
    ],
  };
  const bars = madeSite({
    "docs.json": JSON.stringify(settings),
    "index.mdx": '---\ntitle: T\n---\n\n<iframe src="https://video.com/v" title="Film"></iframe>\n',
  });
  try {
    const out = join(bars.folder, "out");
    const { stderr } = spawnSync(process.execPath, [build, bars.folder, out], { encoding: "utf8" });
    const read = (file: string): string => readFileSync(join(out, file), "utf8");
    const home = read("index.html");
    const bar = /<header>[\s\S]*<\/header>/.exec(home)![0];
    const footer = /<footer>[\s\S]*<\/footer>/.exec(home)![0];
    expect([...bar.matchAll(/<a href="(https:[^"]*)"/g)].map(([, href]) => href)).toEqual([
      "https://acme.com/blog",
      "https://github.com/acme/a",
    ]);
    expect(bar).toContain("<span>GitHub</span>");
    expect(home).not.toContain("javascript:");
    expect(footer).toMatch(/<h2>Company<\/h2>[\s\S]*<a href="\/" ?>/);
    expect(footer).toContain('<a href="https://x.com/acme"');
    expect(read("_redirects")).toContain("/old / ");
    expect(read("404.html")).toContain('<a href="/">Bars</a>');
    expect(stderr).toContain('docs.json has "fonts"');
    expect(stderr).toContain("_redirects does not have /:a/b/:a: ");
    expect(stderr).toContain("Frames are links, because no page loads another site: https://video.com/v.\n");
  } finally {
    bars.remove();
  }
});
