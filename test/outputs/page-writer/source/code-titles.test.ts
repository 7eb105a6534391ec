// Do the titles of code blocks reach the hosts, which read them from `title="…"`?
import { expect, test } from "vitest";
import { withCodeTitles } from "../../../../src/outputs/page-writer/source/code-titles.ts";

test.each([
  ["```bash npm\nnpm install\n```", '```bash title="npm"\nnpm install\n```'],
  ["```js Hello world.js {1,3} lines\nx\n```", '```js title="Hello world.js" {1,3} lines\nx\n```'],
  ['```ts filename="a b.ts" highlight={2}\nx\n```', '```ts title="a b.ts" highlight={2}\nx\n```'],
  ['~~~sh The "new" one\nx\n~~~', "~~~sh title=\"The 'new' one\"\nx\n~~~"],
  [
    "<CodeGroup>\n  ```sh a\n  x\n  ```\n  - ```sh b\n    y\n    ```\n</CodeGroup>",
    '<CodeGroup>\n  ```sh title="a"\n  x\n  ```\n  - ```sh title="b"\n    y\n    ```\n</CodeGroup>',
  ],
])("%j gets its title as an attribute", (written, expected) => {
  expect(withCodeTitles(written)).toBe(expected);
});

test.each([
  "```bash\nnpm install\n```",
  '```bash title="npm"\nx\n```',
  "```js {1,3} lines expandable\nx\n```",
  "```\n```bash npm\n```",
  "````md\n```bash npm\n```\n````",
  "Some ```code in a line``` here.",
])("%j stays as it is", (written) => {
  expect(withCodeTitles(written)).toBe(written);
});
