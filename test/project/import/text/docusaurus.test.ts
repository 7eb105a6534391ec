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

  it("writes the ids of titles to which the platform gives none", () => {
    expect(imported("#### Four\n\n##### Five\n").text).toBe("#### Four\n\n##### Five {#five}\n");
  });

  it("keeps what it does not know as text, and names it", () => {
    const { text, losses } = imported(":::other\nx\n:::\n\n<Own a={b}>y</Own>");
    expect(text).toBe(":::other\nx\n:::\n\n&#60;Own a=&#123;b}>y&#60;/Own>");
    expect(losses.map(({ feature, line }) => [feature, line])).toEqual([
      ['":::other"', 1],
      ["<Own>", 5],
    ]);
  });

  it("has MDX that is hidden from other programs in a block of code", () => {
    const fence = "```mdx-code-block";
    const { text, losses } = imported(
      [
        `${fence}\nimport Tabs from "@theme/Tabs";\n\n<Tabs>\n<TabItem value="x">\n\`\`\``,
        "Text",
        "````mdx-code-block\n```js\na\n```\n</TabItem>\n</Tabs>\n````",
        "`````md\n" + fence + "\n<Shown />\n```\n`````",
      ].join("\n\n"),
    );
    expect(text.trim()).toBe(
      '<Tabs>\n<Tab title="x">\n\nText\n\n```js\na\n```\n</Tab>\n</Tabs>\n\n`````md\n' +
        fence +
        "\n<Shown />\n```\n`````",
    );
    expect(losses).toEqual([]);
  });

  it("has such MDX also in a text that it includes", () => {
    const fence = "```mdx-code-block";
    const { text, losses } = importText(`${fence}\nimport Part from "./_part.mdx";\n\`\`\`\n\n<Part />\n`, {
      kind: "docusaurus",
      file: "docs/a.md",
      firstLine: 1,
      resolveLink: () => undefined,
      readFile: () =>
        `${fence}\n<Tabs values={[{ label: "One", value: "a" }]}>\n<TabItem value="a">\n\`\`\`\n\nText\n\n${fence}\n</TabItem>\n</Tabs>\n\`\`\`\n`,
    });
    expect(text.trim()).toBe('<Tabs>\n<Tab title="One">\n\nText\n\n</Tab>\n</Tabs>');
    expect(losses).toEqual([]);
  });

  it("has the labels of tabs that are in a list above them", () => {
    const tabs = '<TabItem value="a">\n\n1\n\n</TabItem>\n<TabItem value="b" label="Own">\n\n2\n\n</TabItem>\n</Tabs>';
    const list =
      '<Tabs\n  defaultValue="a"\n  values={[\n    { label: \'The "A"\', value: \'a\' },\n    { value: "x", label: "\\"" },\n  ]}>\n';
    expect(imported(list + tabs).text).toBe(
      '<Tabs>\n<Tab title="The &quot;A&quot;">\n\n1\n\n</Tab>\n<Tab title="Own">\n\n2\n\n</Tab>\n</Tabs>',
    );
    const computed = imported(`\n<Tabs values={props.all}>\n${tabs}`);
    expect(computed.text).toContain('<Tab title="a">');
    expect(computed.losses.map(({ feature, line }) => [feature, line])).toEqual([["the labels of tabs", 2]]);
    const code = "```jsx\n<Tabs values={[{ label: 'A', value: 'a' }]}>\n<TabItem value=\"a\">\n```";
    expect(imported(code).text).toBe(code);
  });

  it("has links of its component", () => {
    expect(imported('a <Link to="./b.md">c *d*</Link>').text).toBe('a <a href="/b">c *d*</a>');
  });

  it("has emoji as characters", () => {
    const { text, losses } = imported("a :tada: `:tada:` :none:");
    expect(text).toBe("a 🎉 `:tada:` :none:");
    expect(losses.map(({ feature }) => feature)).toEqual(['":none:"']);
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

  it("gives tabs inside of tabs the labels of their own list", () => {
    const tabsOf = (a: string, inside: string): string =>
      `<Tabs values={[{ label: "${a} A", value: "a" }, { label: "${a} B", value: "b" }]}>\n<TabItem value="a">\n\n${inside}\n\n</TabItem>\n<TabItem value="b">\n\nx\n\n</TabItem>\n</Tabs>`;
    const { text } = imported(tabsOf("Outer", tabsOf("Inner", "y")));
    expect(text.match(/title="[^"]*"/g)).toEqual([
      'title="Outer A"',
      'title="Inner A"',
      'title="Inner B"',
      'title="Outer B"',
    ]);
  });
});

it("names components that have the name of an element with a capital letter, which no page could run", () => {
  const { text, losses } = imported(
    "<Button to='/a'>Go</Button> <button>Stay</button>\n\n<Details>\n\nText\n\n</Details>\n\n<Video src=\"a.mp4\" />",
  );
  expect(text).toBe(
    "&#60;Button to='/a'>Go&#60;/Button> <button>Stay</button>\n\n&#60;Details>\n\nText\n\n&#60;/Details>\n\n<Video src=\"a.mp4\" />",
  );
  expect(losses.map(({ feature, line }) => [feature, line])).toEqual([
    ["<Button>", 1],
    ["<Details>", 3],
  ]);
});

describe("what is not valid MDX", () => {
  it.each([
    ["<details><summary>More</summary>", 7],
    ["A {b", 7],
    ["Under 5 <4", 7],
    [":::note\n\nUnder 5 <4\n\n:::", 9],
  ])("is named with its line: %j", (fault, line) => {
    const { losses } = importText(`One\n\n\`\`\`js\n{\n\`\`\`\n\n${fault}\n\nThree\n`, {
      kind: "docusaurus",
      file: "a.md",
      firstLine: 1,
      resolveLink: () => undefined,
    });
    expect(losses.find(({ feature }) => feature === "tags and expressions")).toMatchObject({ file: "a.md", line });
  });
});
