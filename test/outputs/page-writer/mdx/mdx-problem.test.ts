// Does navc find what a compiler of MDX, and the page that it makes, would stop at, and nothing else?
import { expect, test } from "vitest";
import { mdxProblem } from "../../../../src/outputs/page-writer/mdx/mdx-problem.ts";
import { pageText } from "../../../../src/outputs/page-writer/source/page-text.ts";
import { builtPage } from "./mdx-hosts.mjs";

const problem = (body: string): ReturnType<typeof mdxProblem> => mdxProblem(pageText({ title: "A" }, body));

test.each([
  ["Text\n\n{shift}", 'it uses "shift", which nothing defines', "{shift}"],
  ["Text\n\n<Card title={user.name} />", 'it uses "user", which nothing defines', "<Card title={user.name} />"],
  [
    "export const Box = () => <p>{missing}</p>\n\n<Box />",
    'it uses "missing", which nothing defines',
    "export const Box = () => <p>{missing}</p>",
  ],
  ["export const a = 1\n\nText\n\nexport const a = 2", 'it defines "a" twice', "export const a = 1"],
  ["export default () => 1\n\nText\n\nexport default () => 2", 'it defines "default" twice', "export default () => 1"],
  ["{(() => typeof a + b)()}", 'it uses "b", which nothing defines', "{(() => typeof a + b)()}"],
  ["{{ a: { [b]: 1 } }.a.c}", 'it uses "b", which nothing defines', "{{ a: { [b]: 1 } }.a.c}"],
  ["{((a) => a)(1)}{a}", 'it uses "a", which nothing defines', "{((a) => a)(1)}{a}"],
  ["Text\n\n<Card>\n\nMore", '"<Card>" has no closing tag', "<Card>"],
  ["Text\n\n{1 +}", "this expression is not valid JavaScript", "{1 +}"],
])("%j ends a build", async (body, reason, line) => {
  expect(problem(body)).toEqual({ reason, line });
  await expect(builtPage("fumadocs", body)).rejects.toThrow(/./);
});

test.each([
  'Text {"a"} {1} {undefined} {/* a */}',
  "{props.title}",
  "<Card title={[1, 2].map((n) => n + Math.PI).join()} />",
  "export const Box = ({ name, ...rest }) => <p {...rest}>{name}</p>\n\n<Box name='a' />",
  "export const [a, { b = 1 }] = [1, {}]\n\n{a}{b}",
  "export function later() { return after }\n\nexport const after = 1\n\n{later()}",
  "export class A { static b = 1; c() { return A.b } }\n\n{new A().c()}",
  "{(() => { try { for (const a of [1]) return a } catch ({ b }) { return b } })()}",
  "{(function f(a, [b = a] = []) { x: for (;;) break x; return f.name + typeof missing + { b }.b })()}",
  "export const c = 1\nexport { c as d }\n\n{`${c}`}",
  "<Foo />\n\n{[1].map((n) => <Foo key={n}>{n}</Foo>)}",
  "```js\nconst a = {b}\n```\n\n`{c}` \\{d}",
])("%j is built", async (body) => {
  expect(problem(body)).toBeUndefined();
  await expect(builtPage("fumadocs", body)).resolves.toBeDefined();
});
