// Are the files of a Docusaurus site where it looks for them, with the addresses and the order of the navigation?
import { expect, test } from "vitest";
import { exportDocusaurus } from "../../../../src/outputs/page-writer/hosts/export-docusaurus.ts";
import { readPageSources } from "../../../../src/outputs/page-writer/source/page-source.ts";
import { compileNavigation, memoryHost, type JsonObject } from "../../../../src/index.ts";

/** The files of a site by their paths, and what Docusaurus can't express. */
async function filesOf(
  navigation: JsonObject,
  pages: { readonly [file: string]: string },
  basePath = "",
): Promise<{ readonly files: { readonly [path: string]: string }; readonly lost: readonly string[] }> {
  const host = memoryHost(pages);
  const compiled = await compileNavigation({ config: { name: "Acme", navigation }, host, basePath });
  const { files, pageFile, notExpressed } = exportDocusaurus(compiled.navigation!);
  const all = [...files];
  for await (const source of readPageSources(compiled.navigation!, host)) all.push(pageFile(source));
  const lost = notExpressed.list().map(({ feature }) => feature);
  return { files: Object.fromEntries(all.map(({ path, text }) => [path, text])), lost };
}

test("a page is in the folder of its language and version, with its address", async () => {
  const { files } = await filesOf(
    {
      languages: [
        {
          language: "en",
          versions: [
            { version: "2", default: true, pages: ["index", "a"] },
            { version: "1", pages: ["v1/index", "v1/a"] },
          ],
        },
        { language: "fr", pages: ["fr/index", "fr/b"] },
      ],
    },
    {
      "index.mdx": "---\ntitle: Start\ndescription: All of it.\n---\nText\n",
      "a.mdx": "---\ntitle: The letter A\nsidebarTitle: A\n---\n",
      "v1/index.mdx": "",
      "v1/a.mdx": "",
      "fr/index.mdx": "",
      "fr/b.mdx": "---\nkey: a\n---\n",
    },
  );
  expect(Object.keys(files).toSorted()).toEqual([
    "docs/a.mdx",
    "docs/index.mdx",
    "fr_docs/a.mdx",
    "fr_docs/index.mdx",
    "src/css/navc.css",
    "versioned_docs/version-1/a.mdx",
    "versioned_docs/version-1/index.mdx",
    "versioned_sidebars/version-1-sidebars.json",
    "versions.json",
  ]);
  expect(files["docs/index.mdx"]).toBe(
    '---\ntitle: "Start"\ndescription: "All of it."\nslug: "/"\n---\n\n<div className="navc-description">\n\nAll of it.\n\n</div>\n\nText\n',
  );
  expect(files["docs/a.mdx"]).toContain('slug: "/a"\npagination_label: "A"\n');
  expect(files["versioned_docs/version-1/a.mdx"]).toContain('slug: "/a"\n');
  expect(files["fr_docs/a.mdx"]).toContain('slug: "/b"\n');
  expect(files["versions.json"]).toBe('[\n  "1"\n]\n');
});

const sameWords = [
  ["List<T>", "List\\<T>"],
  ["Bold title", "**Bold** title"],
  ["a < b & c", "a \\< b & c"],
  ["Use `navc`", "Use `navc`"],
  ["A link", "A [link](/later)"],
] as const;

test("a slug is decoded, as the file of the page is named, and a sign that Docusaurus can't have is named, and not in links", async () => {
  const names = ["a b > c", 'it\'s "so"', "100% sure", "c#", "why?", "é", "(beta)"];
  const written = Object.fromEntries(names.map((name) => [`${name}.mdx`, ""]));
  const { files, lost } = await filesOf(
    { pages: ["index", ...names] },
    { ...written, "index.mdx": "[one](/c%23#begin) [two](/why%3F) [three](/a%20b%20%3E%20c)" },
  );
  const slugs = Object.values(files).flatMap((text) => /^slug: (.*)$/m.exec(text)?.[1] ?? []);
  expect(slugs.map((slug) => JSON.parse(slug) as string)).toEqual([
    "/",
    "/a b > c",
    '/it\'s "so"',
    "/100- sure",
    "/c-",
    "/why-",
    "/é",
    "/-beta-",
  ]);
  expect(lost).toEqual(Array.from({ length: 4 }, () => "the address of a page"));
  expect(files["docs/index.mdx"]).toContain("[one](/c-#begin) [two](/why-) [three](/a%20b%20%3E%20c)");
});

test("the first heading of a text is not taken for the title, unless it has the same words", async () => {
  const description = "title: T\ndescription: Of it.";
  const { files } = await filesOf(
    {
      pages: [
        "other-name",
        "described",
        "same",
        "later",
        "second",
        "empty",
        ...sameWords.map((_, index) => `same-${index}`),
      ],
    },
    {
      ...Object.fromEntries(
        sameWords.map(([title, heading], index) => [
          `same-${index}.mdx`,
          `---\ntitle: ${JSON.stringify(title)}\n---\n# ${heading}\n\nText\n`,
        ]),
      ),
      "other-name.mdx": "# Not the title\n",
      "described.mdx": `---\n${description}\n---\nText\n\n# Not the title\n`,
      "same.mdx": '---\ntitle: "The *same*: [a] & b"\ndescription: Of it.\n---\n# The \\*same\\*: \\[a] & b\n\nText\n',
      "later.mdx": `---\n${description}\n---\nText\n\n## A part\n\n# Not the title\n`,
      "empty.mdx": `---\n${description}\n---\nText\n\n#\n`,
      "second.mdx": `---\n${description}\n---\n> # Not the title\n`,
    },
  );
  const text = (file: string): string => files[file]!.replace(/^---\n[^]*?\n---\n\n/, "");
  for (const [index, [, heading]] of sameWords.entries())
    expect(text(`docs/same-${index}.mdx`).match(/^# /gm)).toEqual([heading, "# "].slice(1));
  const shown = '<div className="navc-description">\n\nOf it.\n\n</div>\n\n';
  expect(text("docs/other-name.mdx")).toBe("# Other name {/* #_top */}\n\n# Not the title\n");
  expect(text("docs/described.mdx")).toBe(`# T {/* #_top */}\n\n${shown}Text\n\n# Not the title\n`);
  expect(text("docs/same.mdx")).toMatch(
    /^# The \\\*same.*\n\n<div className="navc-description">\n\nOf it\.\n\n<\/div>\n\nText\n$/,
  );
  // A title in the text looks the same.
  expect(text("docs/later.mdx")).toBe(`# T {/* #_top */}\n\n${shown}Text\n\n## A part\n\n# Not the title\n`);
  expect(text("docs/empty.mdx")).toBe(`# T {/* #_top */}\n\n${shown}Text\n\n#\n`);
  expect(text("docs/second.mdx")).toBe(`# T {/* #_top */}\n\n${shown}> # Not the title\n`);
});

test("the sidebar and the neighbors of a page are in front matter where Docusaurus would find others", async () => {
  const { files } = await filesOf(
    { tabs: [{ tab: "One", pages: ["a", { group: "B", root: "b", pages: ["b", "c"] }, "d"] }] },
    { "a.mdx": "", "b.mdx": "", "c.mdx": "", "d.mdx": "---\nhidden: true\n---\n" },
  );
  expect(files["docs/a.mdx"]).not.toMatch(/pagination|displayed/);
  expect(files["docs/b.mdx"]).toContain('pagination_next: "c"\n');
  expect(files["docs/d.mdx"]).toContain(
    'displayed_sidebar: "tab:One"\npagination_prev: null\npagination_next: null\n---\n\n<head>\n  <meta name="robots"',
  );
});

test("a page that forwards, and the top of a site without a page, lead on", async () => {
  const { files } = await filesOf(
    { pages: ["a", "sdk", "old"] },
    {
      "a.mdx": "",
      "sdk.mdx": '---\nurl: "https://sdk.example.com/?a=1&b=2"\n---\n',
      "old.mdx": "---\nurl: /a\n---\n",
    },
    "/docs",
  );
  expect(files["docs/sdk.mdx"]).toContain('httpEquiv="refresh" content="0; url=https://sdk.example.com/?a=1&amp;b=2"');
  expect(files["docs/old.mdx"]).toContain('<Redirect to={"/docs/a"} />');
  expect(files["docs/home.mdx"]).toMatch(/slug: "\/"[^]*<Redirect to=\{"\/docs\/a"\} \/>/);
});

test("a link in a body leads to the page that it names, also in another language", async () => {
  const { files } = await filesOf(
    {
      languages: [
        { language: "en", pages: ["a"] },
        { language: "fr", pages: ["fr/index", "fr/b"] },
      ],
    },
    { "a.mdx": "[b](/fr/b)", "fr/index.mdx": "", "fr/b.mdx": "[a](/a#x) [start](/fr) [file](/f.pdf) `[a](/a)`" },
    "/docs",
  );
  expect(files["docs/a.mdx"]).toContain("[b](pathname:///docs/fr/b)");
  expect(files["fr_docs/b.mdx"] ?? files["fr_docs/fr/b.mdx"]).toContain(
    "[a](pathname:///docs/a#x) [start](/docs/fr) [file](/f.pdf) `[a](/a)`",
  );
});

test("methods and tags are texts of the style sheet, whatever is in them", async () => {
  const { files } = await filesOf({ groups: [{ group: "A", tag: 'a"} b', pages: ["a"] }] }, { "a.mdx": "" });
  expect(files["src/css/navc.css"]).toContain(
    '.navc-tag--a_22_7d_20b > .menu__list-item-collapsible > .menu__link::before {\n  content: "a\\22 \\7d  b";\n}',
  );
});
