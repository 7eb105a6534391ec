// Do the settings of a MkDocs site decide what its texts mean? (D494)
import { describe, expect, it } from "vitest";
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
});
