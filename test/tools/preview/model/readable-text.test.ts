// Which words of a body does the search have?
import { describe, expect, test } from "vitest";
import { readableText } from "../../../../src/tools/preview/model/readable-text.ts";

describe("of a body the search has", () => {
  test.each([
    [
      "no marks of headings, lists and quotes",
      "## One\n- two\n1. three\n> four\n- [x] five",
      "One\ntwo\nthree\nfour\nfive",
    ],
    ["the words of links and pictures", "[Read *it*](/a/b) ![A cat](/c.png)", "Read it A cat"],
    ["a link with a picture in it", "[![logo](/l.png)](/home)", "logo"],
    ["the words of tags", '<Card title="Start here" href="/x">Go</Card>', "Start here\nGo"],
    ["a tag of several lines", '<Card\n  title={"Start"}\n  icon="x"\n>\nGo\n</Card>', "Start\nGo"],
    ["a program in a tag as a part of it", "<A b={{ c: '>' }} d={() => <b>x</b>}>text</A>", "text"],
    ["no comments", "a {/* b */} c <!-- d --> e", "a c e"],
    ["no statements", 'import X from "/x.mdx"\nexport const a = {\n  b: 1,\n}\n\ntext', "text"],
    ["code as it is written", "```js title\nconst a_b = [1](2) * 3;\n```\n`x_y`", "const a_b = [1](2) * 3;\nx_y"],
    ["the cells of a table", "| a | b |\n|---|:-:|\n| c | d |", "a b\nc d"],
    ["characters for entities and escapes", "a &amp; b \\* c &lt;d&gt;", "a & b * c <d>"],
    ["what only looks like a tag", "1 < 2, <https://a.example> and <b", "1 < 2, <https://a.example> and <b"],
    ["tags with brackets in their texts", `<A b="x > y" c='<b> "' title='One'>two</A>`, "One\ntwo"],
    ["tags in code as they are written", "`<b>` and ``a ` <i>`` c", "<b> and a <i> c"],
    ["no tags after a mark that begins no code", "a ` b <i>c</i>", "a b c"],
    ["the words of a statement that is none", "an import x\nof y", "an import x\nof y"],
    ["what follows a line of blanks after a statement", "import X from 'x'\n \ntext", "text"],
    ["lines of code with marks", "~~~\na ```\n`b`\n~c\nd ~~~ e\n~~~", "a ```\n`b`\n~c\nd ~~~ e"],
    ["code without its indentation", "```\n  a\n\n  b  \n```", "a\nb"],
    ["no marks with more blanks or digits", "> >  ##  a\n-   [ ]   b\n10.   c\n2) d", "a\nb\nc\nd"],
    ["what is no mark within a line", "a - b > c 1. d # e #f", "a - b > c 1. d # e #f"],
    ["links and pictures without their titles", '[a b](/c  "Title one") ![d](/e "T") [f](/g)', "a b d f"],
    ["what only looks like a link", '[a](/b c) [d](/e"f")', "[a](/b c) d"],
    ["strong and struck words", "***a*** ~~b~~ _c_ __d__ `e` ``f``", "a b c d e f"],
    ["names with underscores", "__bold__ _soft_ snake_case_name", "bold soft snake_case_name"],
  ])("%s", (_what, body, words) => {
    expect(readableText(body).text).toBe(words);
  });

  test("the places of its headings, but none of lines in code", () => {
    const { text, headings } = readableText(
      "one # no\n\n## Two *x*\n```\n# three\n```\n  ### Four \n#no\n####### no\n## \n[](/a)\n# *\n",
    );
    expect(headings.map(({ title, start }) => [title, text.slice(start).split("\n")[0]])).toEqual([
      ["Two x", "Two x"],
      ["Four", "Four"],
    ]);
  });
});
