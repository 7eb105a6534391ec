// Are attributes, emoji, tildes and components of VitePress what readers saw, or named?
import { expect, it } from "vitest";
import { importText } from "../../../../src/project/import/text/import-text.ts";

function imported(text: string): { readonly text: string; readonly losses: readonly string[] } {
  const made = importText(text, { kind: "vitepress", file: "a.md", firstLine: 1, resolveLink: () => undefined });
  return { text: made.text.trim(), losses: made.losses.map(({ line, feature }) => `${line}: ${feature}`) };
}

it("names attributes behind links, pictures and emphasis, and keeps other braces", () => {
  expect(imported('![a](b){width=20} [c](d){target="_self"} **e**{.f} g {.h}\n\n(i){j} {k=l}')).toEqual({
    text: '<img src="b" alt="a" width="20" /> [c](d) **e** g \n\n(i)&#123;j} &#123;k=l}',
    losses: ['1: "{target="_self"}"', '1: "{.f}"', '1: "{.h}"'],
  });
  expect(imported("Call f(a){x=1} first.")).toEqual({ text: "Call f(a)&#123;x=1} first.", losses: [] });
  expect(imported("[a](b){download} [c](d){e f} g(h){i} ![j](k){1-2}")).toEqual({
    text: "[a](b) [c](d) g(h)&#123;i} ![j](k)&#123;1-2}",
    losses: ['1: "{download}"', '1: "{e f}"'],
  });
  expect(imported("*a*{#b}").text).toBe('*a*<span id="b" />');
});

it("has emoji as characters, and tildes that mean nothing as themselves", () => {
  expect(imported("a :tada: :none: H~2~O ~~b~~ <https://c.d/~e/~f> `~g~`")).toEqual({
    text: "a 🎉 :none: H&#126;2&#126;O ~~b~~ [https://c.d/\\~e/\\~f](https://c.d/~e/~f) `~g~`",
    losses: ['1: ":none:"'],
  });
});

it("keeps the language of a block whose lines have numbers", () => {
  expect(imported("```ts:line-numbers=2 {1}\na\n```\n\n```js:line-numbers=1\nb\n```")).toEqual({
    text: "```ts {1} lines\na\n```\n\n```js lines\nb\n```",
    losses: ['1: ":line-numbers=2" of a code block'],
  });
});

it("names each component and each tag with signs of Vue once", () => {
  const text =
    '<One />\n\na <Two @b="c">d</Two> <button @click="e">f</button>\n\n<div @click="g">h</div>\n\nList<T> `<U />`';
  expect(imported(text).losses).toEqual(["3: <Two>", "3: <button>", "1: <One>", '5: the attribute "@click" of <div>']);
});
