// Do the components of Fumadocs become those of the platform where the mapping is exact?
import { expect, it } from "vitest";
import { importText } from "../../../../src/project/import/text/import-text.ts";

function imported(text: string): { readonly text: string; readonly losses: readonly string[] } {
  const made = importText(text, { kind: "fumadocs", file: "docs/a.mdx", firstLine: 1, resolveLink: () => undefined });
  return { text: made.text.trim(), losses: made.losses.map(({ line, feature }) => `${line}: ${feature}`) };
}

it("has a table of types as fields", () => {
  const { text, losses } = imported(
    [
      "Text",
      "",
      "- In a list",
      "",
      "  <TypeTable",
      "    type={{",
      "      slug: {",
      "        type: '\"a\" | <b>',",
      "        description: 'One *two* {x} `{y}`.',",
      "        required: true,",
      "        default: `3`,",
      "        typeDescription: more(),",
      "      },",
      '      "data-x": { type: "number", deprecated: true, default: 1, required: false },',
      "    }}",
      "  />",
    ].join("\n"),
  );
  expect(text).toBe(
    [
      "Text",
      "",
      "- In a list",
      "",
      '  <ResponseField name="slug" type="&quot;a&quot; | <b>" required default="3">',
      "    One &#42;two&#42; &#123;x&#125; `{y}`.",
      "  </ResponseField>",
      '  <ResponseField name="data-x" type="number" default="1" deprecated />',
    ].join("\n"),
  );
  expect(losses).toEqual(['5: "typeDescription" of <TypeTable>']);
});

it.each([
  ["from $5 to $10", "from &#36;5 to &#36;10"],
  ["# and digits", "&#35; and digits"],
  ["- or _", "&#45; or &#95;"],
  ["1. one `*` ~~two~~", "&#49;. one `*` &#126;&#126;two&#126;&#126;"],
])("writes the description of a row as text: %s", (description, written) => {
  const { text, losses } = imported(`<TypeTable type={{ a: { description: "${description}", default: -1 } }} />`);
  expect(text).toBe(`<ResponseField name="a" default="-1">\n  ${written}\n</ResponseField>`);
  expect(losses).toEqual([]);
});

it.each([
  "<TypeTable type={{ a: { default: -'x' } }} />",
  "<TypeTable type={{ a: { type: 'x', description: <b>y</b> } }} />",
  "<TypeTable type={{ [a]: { type: 'x' } }} />",
  "<TypeTable type={{ ...a }} />",
  "<TypeTable type={{ a: b }} />",
  "<TypeTable type={{ a: { type: `${x}` } }} />",
  "<TypeTable type={types} />",
  '<TypeTable type={{ a: { type: "x" } }} id="b" />',
  '> <TypeTable type={{ a: { type: "x" } }} />',
  'In a line <TypeTable type={{ a: { type: "x" } }} />',
])("leaves a table that is computed, or in a line, as text: %s", (text) => {
  const { text: made, losses } = imported(text);
  expect(made).toContain("&#60;TypeTable type=");
  expect(losses).toEqual(["1: <TypeTable>"]);
});

it("has tabs of code with their names", () => {
  const { text, losses } = imported(
    [
      '<CodeBlockTabs defaultValue="npm">',
      "  <CodeBlockTabsList>",
      '    <CodeBlockTabsTrigger value="npm">npm</CodeBlockTabsTrigger>',
      '    <CodeBlockTabsTrigger value="b">Other</CodeBlockTabsTrigger>',
      "  </CodeBlockTabsList>",
      '  <CodeBlockTab value="npm">',
      "```bash",
      "npm i",
      "```",
      "  </CodeBlockTab>",
      '  <CodeBlockTab value="b">',
      "```bash",
      "b",
      "```",
      "  </CodeBlockTab>",
      "</CodeBlockTabs>",
    ].join("\n"),
  );
  expect(text).toBe(
    '<Tabs>\n  \n  <Tab title="npm">\n```bash\nnpm i\n```\n  </Tab>\n  <Tab title="b">\n```bash\nb\n```\n  </Tab>\n</Tabs>',
  );
  expect(losses).toEqual(['2: "Other" of a tab']);
});

it("has commands of npm as a block of commands, and names that those of other package managers are left out", () => {
  const { text, losses } = imported('```package-install title="A"\nnpm i a\n```\n\n```npm\nnpm i b\n```');
  expect(text).toBe('```bash title="A"\nnpm i a\n```\n\n```bash\nnpm i b\n```');
  expect(losses).toEqual(['1: "package-install" of a code block', '5: "npm" of a code block']);
});

it("keeps what is in an accordion of another library, which has no title", () => {
  const { text, losses } = imported(
    '<Accordion type="single" collapsible>\n\na\n\n</Accordion>\n\n<Accordion title="T">\n\nb\n\n</Accordion>',
  );
  expect(text).toBe('a\n\n<Accordion title="T">\n\nb\n\n</Accordion>');
  expect(losses).toEqual(["1: <Accordion>"]);
});

it("has the labels of tabs that are in a list above them", () => {
  const tabs =
    '\n  <Tab>\n\n1\n\n<Tabs items={[\'x\']}>\n<Tab>2</Tab>\n</Tabs>\n\n  </Tab>\n  <Tab value="Own">3</Tab>\n  <Tab id="c">4</Tab>\n</Tabs>';
  const { text, losses } = imported(`<Tabs items={['A "a"', "B", \`C\`]} defaultIndex={1}>${tabs}`);
  expect([...text.matchAll(/title="([^"]*)"/g)].map(([, title]) => title)).toEqual([
    "A &quot;a&quot;",
    "x",
    "Own",
    "C",
  ]);
  expect(losses).toEqual([]);
  const computed = imported(`a\n\n<Tabs items={names}>${tabs}`);
  expect([...computed.text.matchAll(/title="([^"]*)"/g)].map(([, title]) => title)).toEqual(["Tab", "x", "Own", "Tab"]);
  expect(computed.losses).toEqual(["3: the labels of tabs"]);
  expect(imported('```mdx\n<Tabs items={["A"]}>\n<Tab>1</Tab>\n</Tabs>\n```').text).toContain("<Tab>1</Tab>");
});

it.each(["use `<Tab>` and `</Tabs>` here", "```mdx\n<Tabs>\n<Tab>\n</Tabs>\n```", "{/* <Tab>\n</Tabs> */}"])(
  "takes no tag in code or a comment for a tab: %s",
  (shown) => {
    const { text, losses } = imported(
      `<Tabs items={["One", "Two"]}>\n<Tab>\n\n${shown}\n\n</Tab>\n<Tab>\n\nb\n\n</Tab>\n</Tabs>`,
    );
    expect(text).toBe(`<Tabs>\n<Tab title="One">\n\n${shown}\n\n</Tab>\n<Tab title="Two">\n\nb\n\n</Tab>\n</Tabs>`);
    expect(losses).toEqual([]);
  },
);

it("takes no label of a list that it can't read as a whole", () => {
  const { text, losses } = imported(`<Tabs items={['It\\'s', 'B']}>\n<Tab>a</Tab>\n<Tab>b</Tab>\n</Tabs>`);
  expect(text).toBe('<Tabs>\n<Tab title="Tab">a</Tab>\n<Tab title="Tab">b</Tab>\n</Tabs>');
  expect(losses).toEqual(["1: the labels of tabs"]);
});

it("leaves a list of tabs that has no content", () => {
  expect(imported('<Tabs items={["A"]} />\n\n<Tab>a</Tab>').text).toBe('<Tabs />\n\n<Tab title="Tab">a</Tab>');
});

it("has pictures that open, and no list of contents", () => {
  expect(
    imported('a\n\n<ImageZoom src="/b.png" alt="c" width={10} />\n\n<InlineTOC items={toc}>d</InlineTOC>\n\ne'),
  ).toEqual({
    text: 'a\n\n<img src="/b.png" alt="c" width="10" />\n\ne',
    losses: ["5: <InlineTOC>"],
  });
});

it("has code blocks in a row as tabs, if they say so", () => {
  const code = '```ts tab="A" title="a.ts"\n1\n```\n\n```ts title="b.ts" tab="B" lineNumbers\n2\n```\n';
  const group = '<CodeGroup>\n\n```ts title="A"\n1\n```\n\n```ts title="B" lines\n2\n```\n\n</CodeGroup>';
  expect(imported(`x\n\n${code}\n\`\`\`js\n3\n\`\`\``)).toEqual({
    text: `x\n\n${group}\n\n\`\`\`js\n3\n\`\`\``,
    losses: [],
  });
  expect(imported('- a\n\n  ```ts tab="A"\n  1\n  ```\n  ```ts tab\n  2\n  ```').text).toBe(
    '- a\n\n  ```ts title="A"\n  1\n  ```\n  ```ts\n  2\n  ```',
  );
  const included = importText("<include>./b.mdx</include>", {
    kind: "fumadocs",
    file: "a.mdx",
    firstLine: 1,
    resolveLink: () => undefined,
    readFile: () => code,
  });
  expect(included.text.trim()).toBe(group);
});

it.each([
  [
    '- a\n\n  ```sh tab="npm"\n  b\n  ```\n\n```sh tab="Result"\nc\n```',
    '- a\n\n  ```sh title="npm"\n  b\n  ```\n\n```sh title="Result"\nc\n```',
  ],
  ['> ```sh tab="npm"\n> b\n> ```', '> ```sh title="npm"\n> b\n> ```'],
  ['- ```sh tab="npm"\n  b\n  ```', '- ```sh title="npm"\n  b\n  ```'],
])("groups no code blocks of different places: %s", (written, made) => {
  expect(imported(written)).toEqual({ text: made, losses: [] });
});

it("has the icons of Lucide that a page imports by their names, and no others", () => {
  const { text, losses } = imported(
    [
      'import { BookOpen, Code2 as Code, HomeIcon } from "lucide-react";',
      "import { Own } from './own';",
      "",
      '<Card icon={<BookOpen />} title="A" href="/a" />',
      '<Card title="B" href="/b" icon={<Code className="x" />} />',
      '<Card title="C" icon={',
      "  <HomeIcon/>",
      "} />",
      '<Card icon={<Own />} title="D" />',
      '<Card icon={icons.map((each) => <BookOpen />)} title="E" />',
      "",
      "```jsx",
      "<Card icon={<BookOpen />} />",
      "```",
    ].join("\n"),
  );
  expect(text).toBe(
    [
      '<Card title="A" icon="book-open" href="/a" />',
      '<Card title="B" icon="code-2" href="/b" />',
      '<Card title="C" icon="home" />',
      '<Card title="D" />',
      '<Card title="E" />',
      "",
      "```jsx",
      "<Card icon={<BookOpen />} />",
      "```",
    ].join("\n"),
  );
  expect(losses).toEqual([
    "5: the attributes of <Code>",
    '9: the attribute "icon" of <Card>',
    '10: the attribute "icon" of <Card>',
  ]);
});

it("has the lines that comments of Shiki mark by their numbers", () => {
  const { text } = imported('```ts title="a.ts"\nconst a = 1; // [!code highlight]\nconst b = 2;\n```');
  expect(text).toBe('```ts title="a.ts" {1}\nconst a = 1;\nconst b = 2;\n```');
});

const accordion = (trigger: string): readonly string[] => [
  '<Accordion type="single" collapsible>',
  '  <AccordionItem value="a" className="b">',
  "    <AccordionTrigger>",
  `      ${trigger}`,
  "    </AccordionTrigger>",
  "    <AccordionContent>",
  "",
  "<Callout>One</Callout>",
  "",
  "    </AccordionContent>",
  "  </AccordionItem>",
  "</Accordion>",
];

it("has the accordions of shadcn/ui with their titles", () => {
  const { text, losses } = imported(accordion('Set "it" up').join("\n"));
  expect(text.replaceAll(/\s*\n\s*/g, "\n")).toBe(
    '<AccordionGroup>\n<Accordion title="Set &quot;it&quot; up">\n<Info>One</Info>\n</Accordion>\n</AccordionGroup>',
  );
  expect(losses).toEqual([]);
});

it("keeps an accordion of shadcn/ui whose title is more than a text, and names it", () => {
  const { text, losses } = imported(accordion("Set <b>it</b> up").join("\n"));
  expect(text).toContain("&#60;AccordionItem");
  expect(losses).toContain("2: <AccordionItem>");
});

it("shows an included file as a block of code unless it is Markdown", () => {
  const files: Readonly<Record<string, string>> = {
    "docs/x.ts": "const f = () => ({ a: 1 })\n# no heading\n\n// #region b\nb()\n// #endregion b\n",
    "docs/part.mdx": "## Part\n",
    "config.yaml": "a: <b>\n",
  };
  const text = [
    '<Callout type="warn">x</Callout>',
    "<include>./x.ts</include>",
    '<include lang="tsx" meta=\'title="x.ts" {1}\'>./x.ts#b</include>',
    "- Item\n\n  <include cwd>config.yaml</include>",
    "<include>part.mdx</include>",
    '<include lang="md">part.mdx</include>',
  ].join("\n\n");
  const made = importText(text, {
    kind: "fumadocs",
    file: "docs/a.mdx",
    firstLine: 1,
    resolveLink: () => undefined,
    readFile: (path) => files[path],
  });
  expect(made.losses).toEqual([]);
  expect(made.text.trim()).toBe(
    [
      "<Warning>x</Warning>",
      `\`\`\`ts\n${files["docs/x.ts"]!.trimEnd()}\n\`\`\``,
      '```tsx title="x.ts" {1}\nb()\n```',
      "- Item\n\n  ```yaml\n  a: <b>\n  ```",
      "## Part",
      "```md\n## Part\n```",
    ].join("\n\n"),
  );
});
