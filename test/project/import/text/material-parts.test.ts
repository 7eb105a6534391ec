// Are the cards of Material kept where the platform has them, and is what it has not named?
import { describe, expect, it } from "vitest";
import { importedInMemory } from "../imported-in-memory.ts";

async function pageOf(page: string): Promise<{ readonly text: string; readonly losses: readonly string[] }> {
  const { files, losses, problems } = await importedInMemory("mkdocs", {
    "mkdocs.yml": "site_name: A\nmarkdown_extensions: [md_in_html, attr_list, pymdownx.emoji]\n",
    "docs/index.md": `# A\n\n${page}\n`,
  });
  expect(problems).toEqual([]);
  return {
    text: files["index.mdx"]!.split("---\n\n").slice(1).join("---\n\n").trim(),
    losses: losses.map(({ feature, line }) => `${String(line)}: ${feature}`),
  };
}

describe("a grid of cards", () => {
  it("with a title in bold, a line and a text is a group of cards", async () => {
    const page = [
      '<div class="grid cards" markdown>',
      "",
      '-   :material-clock-fast:{ .lg .middle } __Set up "fast"__',
      "",
      "    ---",
      "",
      "    Install [`a`](https://x.y) and",
      "    run.",
      "",
      "    ```sh",
      "    - a",
      "    ```",
      "",
      "    [More](https://x.y)",
      "",
      "-   **Plain**",
      "",
      "    ---",
      "",
      "    - one",
      "        - two",
      "",
      "</div>",
      "After",
    ];
    expect(await pageOf(page.join("\n"))).toEqual({
      text: [
        "<CardGroup>\n",
        '<Card title="Set up &quot;fast&quot;">\n',
        "Install [`a`](https://x.y) and",
        "run.\n",
        "```sh\n- a\n```\n",
        "[More](https://x.y)\n",
        "</Card>\n",
        '<Card title="Plain">\n',
        "- one",
        "    - two\n",
        "</Card>\n",
        "</CardGroup>\n",
        "After",
      ].join("\n"),
      losses: ["5: the icon of a card"],
    });
  });

  it.each([
    ['class="grid cards" id="b"', '<div id="b">'],
    [
      `class="wide cards grid" id=b title='"c"' style="color: red"`,
      '<div className="wide" id="b" title="&quot;c&quot;" style={{ color: "red" }}>',
    ],
  ])("keeps its other attributes: %j", async (attributes, tag) => {
    const { text, losses } = await pageOf(
      `<div ${attributes} markdown>\n\n-   __A__\n\n    ---\n\n    text\n\n</div>\n\n[To it](#b)`,
    );
    expect(text).toContain(`${tag}\n\n<CardGroup>\n\n<Card title="A">\n\ntext\n\n</Card>\n\n</CardGroup>\n\n</div>`);
    expect(losses).toEqual([]);
  });

  it.each([
    "- __A__ for content\n- __B__ for style",
    "- __A__\n\n    ---\n\n    text\n\n- no title",
    "- __A *b*__\n\n    ---\n\n    text",
    "- __A__\n\n    text",
    "- __A__\n\n    ---\n\n    <p markdown>text</p>",
    "text\n\n- __A__\n\n    ---\n\n    text",
    "- __A $b$ c__\n\n    ---\n\n    text",
    "- __A ++b++ c__\n\n    ---\n\n    text",
    "- :a:{ #b } __A__\n\n    ---\n\n    text",
  ])("with anything else stays a list, and is named: %j", async (list) => {
    const { text, losses } = await pageOf(`<div class="grid cards" markdown>\n\n${list}\n\n</div>`);
    expect(losses).toContain("3: a grid");
    expect(text).toContain('<div className="grid cards">');
    expect(text).not.toContain("<Card");
  });

  it("that begins in the line of a mark of a list stays a list, and is named", async () => {
    const { text, losses } = await pageOf(
      '- <div class="grid cards" markdown>\n\n    - __A__\n\n        ---\n\n        text\n\n  </div>',
    );
    expect(losses).toEqual(["3: a grid"]);
    expect(text).toContain('- <div className="grid cards">');
    expect(text).not.toContain("Card");
  });
});

it("numbers of annotations in code stay, and are named", async () => {
  const page =
    "``` py\na = 1 # (1)!\nb = (1) # see (2)\n```\n\n1.  Text\n\n```c\nf(1) /* (2) */\n```\n\n``` py\nb = (1) # see (2)\nf(1)\n```";
  const { text, losses } = await pageOf(page);
  expect(text).toContain("a = 1 # (1)!");
  expect(losses).toEqual(["3: annotations of a code block", "10: annotations of a code block"]);
});
