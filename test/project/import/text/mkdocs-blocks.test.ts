// Are blocks between slashes, marks and references of MkDocs written as what the platform has?
import { describe, expect, it } from "vitest";
import { importText } from "../../../../src/project/import/text/import-text.ts";

function imported(text: string): { readonly text: string; readonly losses: readonly string[] } {
  const made = importText(text, {
    kind: "mkdocs",
    file: "docs/a.md",
    firstLine: 1,
    resolveLink: () => undefined,
    readFile: () => undefined,
  });
  return { text: made.text.trim(), losses: made.losses.map(({ line, feature }) => `${line}: ${feature}`) };
}

describe("blocks between slashes", () => {
  it("are notes, foldable parts and tabs, in one another", () => {
    const text = [
      "///// note | A *b*",
      "    attrs: {class: x}",
      "",
      "a",
      "//// tab | One",
      "/// details | More",
      "    type: warning",
      "    open: true",
      "deep",
      "///",
      "////",
      "",
      "//// tab | Two",
      "",
      "    code",
      "////",
      "/////",
      "b",
      "/// admonition",
      "    type: tip",
      "c",
      "///",
    ].join("\n");
    const { text: made, losses } = imported(text);
    expect(made).toBe(
      [
        "<Note>\n",
        "**A *b***\n",
        "a\n",
        "<Tabs>\n",
        '<Tab title="One">\n',
        '<Accordion title="More" defaultOpen>\n',
        "deep\n",
        "</Accordion>\n",
        "</Tab>\n",
        '<Tab title="Two">\n',
        "```\ncode\n```\n",
        "</Tab>\n",
        "</Tabs>\n",
        "</Note>\n",
        "b\n",
        "<Tip>\n",
        "c\n",
        "</Tip>",
      ].join("\n"),
    );
    expect(losses).toEqual(['1: "attrs" of a note']);
  });

  it("stay text if nothing closes them, if their kind is not known, and in code", () => {
    const code = "```rust\n/// note\n///\n```";
    const { text, losses } = imported(`${code}\n\n/// html | p\nx\n///\n\n/// note\ny`);
    expect(text).toBe(`${code}\n\n/// html | p\nx\n///\n\n/// note\ny`);
    expect(losses).toEqual(['6: "/// html | p"', '10: "/// note"']);
  });

  it("that are deeper than people write cost no more than they are long", () => {
    const levels = 2_000;
    const text = `${"/// note\n".repeat(levels)}x\n${"///\n".repeat(levels)}`;
    expect(imported(text).text.length).toBeLessThan(text.length * 8);
  });
});

it("marks are elements", () => {
  expect(imported("==a **b**== and a == b == c ==d==").text).toBe(
    "<mark>a **b**</mark> and a == b == c <mark>d</mark>",
  );
});

it("references to objects are their labels, and others stay", () => {
  const text =
    "[m.Cls][] [`m.f`][] [the app][m.Cls.run] [x][def] [m.C][] [y][m.D] `[m.E][]`\n\n[def]: https://x.y\n[m.C]: https://x.y\n[M.D]: https://x.y\n\n```\n[m.F][]\n```";
  const { text: made, losses } = imported(text);
  expect(made).toContain("m.Cls `m.f` the app [x][def] [m.C][] [y][m.D] `[m.E][]`");
  expect(made).toContain("```\n[m.F][]\n```");
  expect(losses.filter((each) => each === "1: a reference to an object of a program")).toHaveLength(3);
});
