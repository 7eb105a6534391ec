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
  expect(made).toContain('<Tab title="npm">\n\n```bash\nnpm i a\n```\n\n  </Tab>');
  expect(made).toContain('```text title="A b"\na `b`\n```');
  expect(made).toMatch(/```\n {2}x\n {4}<y>\n```$/);
  expect(losses).toEqual(['6: "mark" of <Code>']);
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
