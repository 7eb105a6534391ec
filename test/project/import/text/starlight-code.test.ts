// Does `<Code>` of Starlight become a code block where its code is written in it?
import { expect, it } from "vitest";
import { importText } from "../../../../src/project/import/text/import-text.ts";

function imported(text: string): { readonly text: string; readonly losses: readonly string[] } {
  const made = importText(text, {
    kind: "starlight",
    file: "docs/a.mdx",
    firstLine: 1,
    resolveLink: () => undefined,
    readFile: () => undefined,
  });
  return { text: made.text.trim(), losses: made.losses.map(({ line, feature }) => `${line}: ${feature}`) };
}

it("is a code block, and tabs of code are a group of code", () => {
  const text = [
    "<Tabs>",
    '  <TabItem label="npm">',
    '    <Code code={`npm i a`} lang="bash"   />',
    "  </TabItem>",
    '  <TabItem label="b">',
    '    <Code\n      code="a `b`"\n      title=\'A "b"\'\n      mark={[1]}\n    />',
    "  </TabItem>",
    "</Tabs>",
    "",
    "<Code code={`\n  x\n    <y>\n`} />",
  ].join("\n");
  const { text: made, losses } = imported(text);
  expect(made).toContain('<Tab title="npm">\n\n    ```bash\n    npm i a\n    ```\n\n  </Tab>');
  expect(made).toContain('    ```text title="A b"\n    a `b`\n    ```');
  expect(made).toMatch(/```\n {2}x\n {4}<y>\n```$/);
  expect(losses).toEqual(['6: "mark" of <Code>']);
});

it("stays in its list, with the signs that its references name", () => {
  const text = [
    "<Steps>\n",
    '1. Install\n\n   <Code code="npm i &amp;&amp; &#120; \\*" lang="bash" />\n\n   And more.\n',
    "   - <Code code={`\n     a\n\n       b\n     `} />\n\n     deep\n",
    "2. <Code\n     code={'c &amp; d'}\n   />\n",
    "</Steps>",
  ].join("\n");
  const { text: made, losses } = imported(text);
  expect(made).toBe(
    [
      "1. Install\n\n   ```bash\n   npm i && x \\*\n   ```\n\n   And more.\n",
      "   - ```\n     a\n\n       b\n     ```\n\n     deep\n",
      "2. ```\n   c &amp; d\n   ```",
    ].join("\n"),
  );
  expect(losses).toEqual(["1: <Steps>"]);
});

it("stays in its quote", () => {
  const { text, losses } = imported("> a\n> <Code\n>   code={`b\n> c`}\n> />\n> d\n\n> - <Code code='e' />");
  expect(text).toBe("> a\n>\n> ```\n> b\n> c\n> ```\n>\n> d\n\n>\n> - ```\n>   e\n>   ```\n>");
  expect(losses).toEqual([]);
});

it.each([
  "<Code code={imported} />",
  "<Code code={`a ${b}`} />",
  "<Code code={`a \\` b`} />",
  'a <Code code="b" />',
  '<Code code="b">',
  '<Code lang="b" />',
])("stays as it was if %s is computed, or not alone on a line", (text) => {
  expect(imported(text).text).not.toContain("```");
});

it("is text in a code block", () => {
  expect(imported('```mdx\n<Code code="b" />\n```').text).toBe('```mdx\n<Code code="b" />\n```');
});
