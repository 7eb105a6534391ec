// Does a GitBook keep its pages, its tree and its addresses, whatever of its forms it has?
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const pages = { "README.md": "# Start\n", "docs/A.md": "# A\n", "docs/b/README.md": "# B\n" };
const list = "* [Start](../README.md)\n* [A](A.md)\n* [B](b/README.md)\n";

test("links of a summary in a folder count from there", async () => {
  const site = await importedInMemory("gitbook", {
    ...pages,
    ".gitbook.yaml": "structure:\n  summary: docs/README.md\n",
    "docs/README.md": `${list}* [Root](/docs/c.md)\n* [Twice](/README.md)\n`,
    "docs/c.md": "# C\n",
  });
  expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
    navigation: { pages: ["index", "docs/A", "docs/b/index", "docs/c"] },
  });
  expect(site.losses.map(({ feature }) => feature)).toEqual(["a second entry of a page"]);
});

test("links of a summary don't lead out of the book", async () => {
  const site = await importedInMemory("gitbook", {
    ...pages,
    ".gitbook.yaml": "root: docs\n",
    "docs/SUMMARY.md": "* [Out](../README.md)\n* [In](/A.md)\n",
  });
  expect(site.addresses).toEqual(["/A"]);
  expect(site.losses.map(({ what }) => what)).toEqual(["Out"]);
});

test("the title of a link is the label in the sidebar", async () => {
  const site = await importedInMemory("gitbook", {
    "SUMMARY.md": '* [Start](README.md "Home")\n* [A](docs/A.md "All")\n  * [B](docs/b/README.md)\n',
    ...pages,
  });
  expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
    navigation: { pages: ["index", { group: "All", root: "docs/A", pages: ["docs/b/index"] }] },
  });
  expect(site.files["index.mdx"]).toBe("---\ntitle: Start\nsidebarTitle: Home\n---\n\n");
});

test("a book of the older program has the addresses of the files that it builds", async () => {
  const site = await importedInMemory("gitbook", {
    ...Object.fromEntries(Object.entries(pages).map(([file, text]) => [`book/${file}`, text])),
    "book.json": JSON.stringify({ root: "./book", title: "Acme", description: "All", plugins: ["x"] }),
    "book/SUMMARY.md": list.replaceAll("](", "](docs/").replace("docs/../", ""),
  });
  expect(site.addresses).toEqual(["/", "/index.html", "/docs/A.html", "/docs/b/", "/docs/b/index.html"]);
  expect(site.unanswered(site.addresses)).toEqual([]);
  expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({ name: "Acme", description: "All" });
});

test("the older program reads names with blanks, and shows the variables of the book", async () => {
  const { files, losses, unanswered } = await importedInMemory("gitbook", {
    "book.json": JSON.stringify({ variables: { v: "1.2", deep: { n: 3 }, list: [1] } }),
    "SUMMARY.md": "* [Start](README.md)\n* [First steps](first steps.md)\n* [Deep](a folder/b c.md#d)\n",
    "README.md":
      "# Start {{ book.v }}\n\n[a](first steps.md) {{book.deep.n}} {{ book.list }} {{ x | y }}\n\n```\nget {{ book.v }}\n```\n\n{% raw %}\n{{ book.v }}\n{% endraw %}\n",
    "first steps.md": "# First steps\n",
    "a folder/b c.md": '# Deep\n\n{% include "../part.md" %}\n',
    "part.md": "v{{ book.v }}\n",
  });
  expect(JSON.parse(files["docs.json"]!)).toMatchObject({
    navigation: { pages: ["index", "first steps", "a folder/b c"] },
  });
  expect(unanswered(["/", "/first%20steps.html", "/a%20folder/b%20c.html"])).toEqual([]);
  expect(files["index.mdx"]).toBe(
    "---\ntitle: Start 1.2\nsidebarTitle: Start\n---\n\n[a](/first%20steps) 3 &#123;&#123; book.list }} &#123;&#123; x | y }}\n\n```\nget 1.2\n```\n\n&#123;% raw %}\n&#123;&#123; book.v }}\n&#123;% endraw %}\n",
  );
  expect(files["a folder/b c.mdx"]).toContain("v1.2");
  expect(losses.map(({ feature, line }) => [feature, line])).toEqual([
    ['"{{ book.list }}"', 3],
    ['"{{ x | y }}"', 3],
    ['"{% raw %}"', 9],
    ['"{% endraw %}"', 11],
  ]);
});

test("texts of GitBook's service are no templates", async () => {
  const { files, losses } = await importedInMemory("gitbook", {
    ".gitbook.yaml": "root: .\n",
    "SUMMARY.md": "* [A](a b.md)\n",
    "a b.md": "# A\n\n{{ book.v }}\n",
  });
  expect(files["a b.mdx"]).toContain("&#123;&#123; book.v }}");
  expect(losses).toEqual([]);
});

test("a book without a configuration has the addresses of both", async () => {
  const { addresses } = await importedInMemory("gitbook", { "SUMMARY.md": "* [A](a.md)\n", "a.md": "# A\n" });
  expect(addresses).toEqual(["/a", "/a.html"]);
});

test("each folder that LANGS.md names is a language", async () => {
  const site = await importedInMemory("gitbook", {
    "book.json": "{}",
    "LANGS.md": "# Languages\n\n* [English](en/)\n* [Français](./fr)\n* [Deutsch](de/)\n* [Gone](it/)\n",
    ...Object.fromEntries(
      ["en", "fr", "de"].flatMap((language) => [
        [`${language}/SUMMARY.md`, "* [Start](README.md)\n* [A](a.md)\n"],
        [`${language}/README.md`, `# Start ${language}\n\n[A](a.md)\n`],
        [`${language}/a.md`, "# A\n"],
      ]),
    ),
  });
  expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
    navigation: {
      languages: [
        { language: "en", default: true, pages: ["en/index", "en/a"] },
        { language: "fr", pages: ["fr/index", "fr/a"] },
        { language: "de", pages: ["de/index", "de/a"] },
      ],
    },
  });
  expect(site.files["fr/index.mdx"]).toContain("[A](/fr/a)");
  expect(site.unanswered([...site.addresses, "/fr/a.html", "/"])).toEqual([]);
});

test("a book of the service without a summary lists its folders", async () => {
  const site = await importedInMemory("gitbook", {
    ".gitbook.yaml": "root: ./\n",
    ...pages,
    "docs/b/c/deep.md": "# Deep\n",
    "a.md": "Text\n",
  });
  expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
    navigation: {
      pages: [
        "index",
        "a",
        {
          group: "Docs",
          pages: ["docs/A", { group: "B", root: "docs/b/index", pages: [{ group: "C", pages: ["docs/b/c/deep"] }] }],
        },
      ],
    },
  });
  expect(site.losses.map(({ feature }) => feature)).toEqual(["the order of the pages"]);
});

test("a book.js is code, which is refused", async () => {
  const host = memoryHost({ "book.js": "module.exports = {}", "SUMMARY.md": "" });
  await expect(importSite({ kind: "gitbook", host })).rejects.toThrow(/book\.js is code.*writeFileSync\("book\.json"/);
});

test("headings have the ids that the older program makes, which links in texts have, too", async () => {
  const { files, problems } = await importedInMemory("gitbook", {
    "SUMMARY.md": "* [A](a.md)\n",
    "a.md": '# A\n\n[Why](#why-dont-i-use-it)\n\n## Why don’t I use `it`?\n\n## Own <a href="#mine" id="mine"></a>\n',
  });
  expect(files["a.mdx"]).toContain("## Why don’t I use `it`? {#why-dont-i-use-it}\n");
  expect(files["a.mdx"]).toContain("## Own {#mine}\n");
  expect(problems).toEqual([]);
});

test("pictures with the names that GitBook gives them are copied, and links lead to them", async () => {
  const names = ["image.png", "image (1).png", "image (2).png", "image (3).png", "image (4).png", "it's & (5).png"];
  const site = await importedInMemory("gitbook", {
    "SUMMARY.md": "* [A](a/a.md)\n",
    "a/a.md": [
      "# A",
      "![](../.gitbook/assets/image.png)",
      "![](<../.gitbook/assets/image (1).png>)",
      '<figure><img src="../.gitbook/assets/image (2).png" alt=""></figure>',
      "![](../.gitbook/assets/image%20(3).png)",
      '![](../.gitbook/assets/image%20\\(4\\).png "Title")',
      '<img src="../.gitbook/assets/it\'s &amp; (5).png" alt="">',
    ].join("\n\n"),
    ...Object.fromEntries(names.map((name) => [`.gitbook/assets/${name}`, name])),
  });
  expect(Object.keys(site.files)).toEqual(expect.arrayContaining(names.map((name) => `images/${name}`)));
  const text = site.files["a/a.mdx"]!;
  expect(text).not.toContain(".gitbook");
  expect(text.match(/\/images\/[^">\n]*?\.png/g)).toHaveLength(names.length);
  expect(site.problems).toEqual([]);
});

test("a redirect to a heading of a page keeps its heading", async () => {
  const { files } = await importedInMemory("gitbook", {
    ".gitbook.yaml":
      "redirects:\n  old: a/b.md\n  heading: a/b.md#x\n  query: ./a/b.md?a=1#x\n  folder: /a/README.md#y\n",
    "SUMMARY.md": "* [A](a/README.md)\n* [B](a/b.md)\n",
    "a/README.md": "# A\n\n## Y\n",
    "a/b.md": "# B\n\n## X\n",
  });
  const { redirects } = JSON.parse(files["docs.json"]!) as { redirects: readonly { destination: string }[] };
  expect(redirects.map(({ destination }) => destination)).toEqual(["/a/b", "/a/b#x", "/a/b?a=1#x", "/a#y"]);
});

test("a page keeps its icon, and its cover and layout are named", async () => {
  const site = await importedInMemory("gitbook", {
    "SUMMARY.md": "* [A](a.md)\n",
    "a.md": "---\nicon: book\ncover: .gitbook/assets/a.png\nlayout:\n  width: wide\n---\n\n# A\n",
  });
  expect(site.files["a.mdx"]).toBe("---\ntitle: A\nicon: book\n---\n\n");
  expect(site.losses.map(({ feature, file }) => `${file} ${feature}`)).toEqual([
    'a.md "cover" of a page',
    'a.md "layout" of a page',
  ]);
});
