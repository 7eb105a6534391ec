// Texts of Docusaurus become what docs.json sites show.
import { describe, expect, it } from "vitest";
import { importText, type ImportedText } from "../../../../src/project/import/text/import-text.ts";

function imported(text: string): ImportedText {
  return importText(text, {
    kind: "docusaurus",
    file: "docs/a.md",
    firstLine: 1,
    resolveLink: (href) => (href === "./b.md" ? "/b" : undefined),
  });
}

describe("a text of Docusaurus", () => {
  it("has notes with their titles", () => {
    expect(imported(":::tip[Read *this*]\n\nSee [b](./b.md).\n\n:::\n").text).toBe(
      "<Tip>\n\n**Read *this***\n\nSee [b](/b).\n\n</Tip>\n",
    );
  });

  it("keeps what it does not know as text, and names it", () => {
    const { text, losses } = imported(":::other\nx\n:::\n\n<Own a={b}>y</Own>");
    expect(text).toBe(":::other\nx\n:::\n\n&#60;Own a=&#123;b}>y&#60;/Own>");
    expect(losses.map(({ feature, line }) => [feature, line])).toEqual([
      ['":::other"', 1],
      ["<Own>", 5],
    ]);
  });

  it("has tabs without their imports", () => {
    const text =
      'import Tabs from "@theme/Tabs";\n\n<Tabs groupId="g">\n<TabItem value="a" label="A">\n\nx\n\n</TabItem>\n</Tabs>';
    expect(imported(text).text.trim()).toBe('<Tabs>\n<Tab title="A">\n\nx\n\n</Tab>\n</Tabs>');
  });

  it("changes nothing in code", () => {
    const code = "```md\n:::note\n<Own>{x}\n:::\n```";
    expect(imported(code)).toEqual({ text: code, losses: [] });
  });

  it("keeps ids of headings, titles and marked lines of code, and comments", () => {
    expect(imported('## A {#b}\n\n```js title="c.js" {1,3} showLineNumbers\nd\n```\n\n<!-- e -->').text).toBe(
      '## A {#b}\n\n```js title="c.js" {1,3} lines\nd\n```\n\n{/* e */}',
    );
  });

  it("keeps an id that is written in a comment", () => {
    expect(imported("## A {/* #b */}")).toEqual({ text: "## A {#b}", losses: [] });
  });

  it("leaves what is nested too deeply as text", () => {
    const { text } = imported(`${"::::note\n".repeat(3000)}x`);
    expect(text.match(/<Note>/g)).toHaveLength(24);
    expect(text).toContain("x");
  });
});
