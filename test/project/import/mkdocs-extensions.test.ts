// Do the settings of a MkDocs site decide what its texts mean, and is what its pages hide kept or named? (D494, D495)
import { describe, expect, it, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

const text = "# T\n\nH~2~O x^2^ ++a++ :tada:\n\nTerm\n:   Definition\n\n<div markdown>\n*b*\n</div>\n";

async function pageWith(extensions: string, page = text): Promise<string> {
  const { files } = await importedInMemory("mkdocs", {
    "mkdocs.yml": `site_name: A\nmarkdown_extensions:\n${extensions}`,
    "docs/index.md": page,
  });
  return files["index.mdx"]!;
}

describe("extensions", () => {
  it.each([
    "  - def_list\n  - md_in_html\n",
    "  - extra\n",
    "  - markdown.extensions.extra\n",
    "  - markdown.extensions.extra:\n      footnotes:\n        BACKLINK_TEXT: x\n",
    "  - pymdownx.extra\n",
    "  markdown.extensions.def_list: {}\n  markdown.extensions.md_in_html.MarkdownInHtmlExtension: {}\n",
  ])("of Python-Markdown are on by their names and bundles: %j", async (extensions) => {
    const page = await pageWith(extensions);
    expect(page).toContain("<dd>Definition</dd>");
    expect(page).toContain("<div>\n\n*b*\n\n</div>");
    expect(page).toContain("H&#126;2&#126;O x^2^ ++a++ :tada:");
  });

  it("of PyMdown are on by their names, with their options", async () => {
    const names = ["caret", "keys", "tilde:TildeExtension", "emoji"].map((name) => `  - pymdownx.${name}\n`).join("");
    const page = await pageWith(names);
    expect(page).toContain("H<sub>2</sub>O x<sup>2</sup> <kbd>A</kbd> 🎉");
    expect(page).toContain("Term\n:   Definition");
    expect(page).toContain("<div>\n&#42;b&#42;\n</div>");
    expect(await pageWith("  - pymdownx.tilde: { subscript: false }\n")).toContain("H&#126;2&#126;O");
  });

  it("count in titles, which keep their code", async () => {
    const page = await pageWith(
      "  - pymdownx.tilde\n  - pymdownx.emoji\n",
      "# :rocket: H~2~O `:tada:`\n\n[a](#h2o-tada)\n",
    );
    expect(page).toBe('---\ntitle: "🚀 H2O :tada:"\n---\n\n[a](#h2o-tada)\n');
  });

  it("that change texts in ways that are not known are named", async () => {
    const { losses } = await importedInMemory("mkdocs", {
      "mkdocs.yml":
        "site_name: A\nmarkdown_extensions: [nl2br, markdown.extensions.nl2br, pymdownx.smartsymbols, smarty, pymdownx.keys]\n",
      "docs/index.md": "# A\n",
    });
    expect(losses.map(({ what }) => what)).toEqual([
      "markdown_extensions nl2br",
      "markdown_extensions markdown.extensions.nl2br",
      "markdown_extensions pymdownx.smartsymbols",
    ]);
  });
});

it.each([
  ["hide: [toc]", "wide", []],
  ["hide: [navigation, toc]", "center", []],
  ["hide:\n  - toc\n  - footer", "wide", ['"hide: footer" of a page']],
  ["hide: toc", "wide", []],
  ["hide: navigation toc footer", "center", ['"hide: footer" of a page']],
  ["hide: [navigation]", undefined, ['"hide: navigation" of a page']],
  ["tags: [a, b]\nstatus: new", undefined, ['"tags" of a page', '"status" of a page']],
  ["tags: []", undefined, []],
])("%j of front matter", async (front, mode, lost) => {
  const { files, losses } = await importedInMemory("mkdocs", {
    "mkdocs.yml": "site_name: A\n",
    "docs/index.md": `---\ntitle: A\n${front}\n---\n\n# A\n`,
  });
  expect(/^mode: "?(\w+)/m.exec(files["index.mdx"]!)?.[1]).toBe(mode);
  expect(losses.map(({ feature }) => feature)).toEqual(lost);
  expect(losses.every(({ file, line }) => file === "docs/index.md" && line! >= 3)).toBe(true);
});

test.each([
  ["https://github.com/a/b", "GitHub"],
  ["https://gitlab.com/a/b", "GitLab"],
  ["https://bitbucket.org/a/b", "Bitbucket"],
  ["https://code.example.com/a", "Code"],
  ["https://github.com/a/b\nrepo_name: a/b", "a/b"],
])("a repository has the label that MkDocs gives it: %s", async (repository, label) => {
  const { files } = await importedInMemory("mkdocs", {
    "mkdocs.yml": `site_name: A\nrepo_url: ${repository}\n`,
    "docs/index.md": "# A\n",
  });
  expect(JSON.parse(files["docs.json"]!).navbar.links[0].label).toBe(label);
});

describe("fields without fences", () => {
  const pageOf = async (text: string): Promise<{ readonly page: string; readonly lost: readonly string[] }> => {
    const { files, losses } = await importedInMemory("mkdocs", {
      "mkdocs.yml": "site_name: A\n",
      "docs/index.md": text,
    });
    return { page: files["index.mdx"]!, lost: losses.map(({ feature, line }) => `${String(line)}: ${feature}`) };
  };

  it("are no text, and the heading below them is the title", async () => {
    const text =
      "Title: X\r\nauthor: me\r\n    and you\r\ndescription: One\r\n\ttwo\r\nDescription: three\r\ntags: a\r\nstatus:\r\nhide: navigation\r\n\r\n\r\n# Heading\r\n\r\nText :shortcode: ==x\r\n";
    const { page, lost } = await pageOf(text);
    expect(page).toBe(
      "---\ntitle: Heading\nsidebarTitle: X\ndescription: One two three\n---\n\nText :shortcode: ==x\n",
    );
    expect(lost).toEqual(['9: "hide: navigation" of a page', '7: "tags" of a page']);
  });

  it.each([
    ["title: X\n# Heading\n\nText\n", "Heading", "Text\n"],
    ["__proto__: a\n\nText\n", "Index", "Text\n"],
    ["title: X\n", "X", ""],
    ["title: X", "X", ""],
    ["A text, and\nb: c\n", "Index", "A text, and\nb: c\n"],
    ["\na: b\n", "Index", "a: b\n"],
    ["    a: b\n", "Index", "```\na: b\n```\n"],
    ["[a]: /x\n\n[a]\n", "Index", "[a]: /x\n\n[a]\n"],
    ["---\ntitle: Z\n---\na: b\n", "Z", "a: b\n"],
  ])("end with a blank line, or before what is none: %j", async (text, title, body) => {
    const { page } = await pageOf(text);
    expect(/^title: (.*)$/m.exec(page)?.[1]).toBe(title);
    expect(page.slice(page.indexOf("\n---\n") + 5).replace(/^\n/, "")).toBe(body);
  });

  it("leave the lines of losses as they are", async () => {
    const { lost } = await pageOf("title: X\n\n# T\n\n:::: a.b\n\n::: a.b\n");
    expect(lost).toEqual(['7: "::: …"']);
  });
});
