// Is HTML of Python-Markdown raw or Markdown as its extensions say, and are their marks what readers saw? (D494)
import { describe, expect, it } from "vitest";
import { mkdocsRulesWith } from "../../../../src/project/import/text/dialects/mkdocs-rules.ts";
import { importText } from "../../../../src/project/import/text/import-text.ts";
import type { JsonObject } from "../../../../src/compiler/text/json-value.ts";

function imported(
  text: string,
  extensions?: Readonly<Record<string, JsonObject>>,
): { readonly text: string; readonly losses: readonly string[] } {
  const rules = extensions === undefined ? undefined : mkdocsRulesWith((name) => extensions[name]);
  const options = { kind: "mkdocs", file: "docs/a.md", firstLine: 1, resolveLink: () => undefined, rules } as const;
  const made = importText(text, options);
  return { text: made.text.trim(), losses: made.losses.map(({ line, feature }) => `${line}: ${feature}`) };
}

const textOf = (text: string): string => imported(text).text;

describe("an element with markdown", () => {
  it.each(["markdown", 'markdown="1"', 'markdown="block"', 'markdown="markdown"'])("holds blocks: %s", (attribute) => {
    expect(textOf(`<div class="a" ${attribute}>\n![One](a/p.png)\n\n- [b](c.md)\n</div>\n**after**`)).toBe(
      '<div className="a">\n\n![One](a/p.png)\n\n- [b](c.md)\n\n</div>\n\n**after**',
    );
  });

  it("that is a figure with a caption in plain text is a frame", () => {
    const figure = (caption: string): string => `<figure markdown="span">\n  ![A](b.png)\n  ${caption}\n</figure>`;
    const frame = '<Frame caption="The &quot;ship&quot;">\n\n![A](b.png)\n\n</Frame>';
    expect(textOf(figure('<figcaption>The "ship"</figcaption>'))).toBe(frame);
    expect(textOf(figure('<figcaption>\n  The\n  "ship"\n  </figcaption>'))).toBe(frame);
  });

  it.each([
    ["<figcaption>a *b*</figcaption>", "<figcaption>a &#42;b&#42;</figcaption>"],
    ["<figcaption markdown>a *b*</figcaption>", "<figcaption>a *b*</figcaption>"],
    ['<figcaption class="c">a</figcaption>', '<figcaption className="c">a</figcaption>'],
  ])("stays a figure if its caption says more: %s", (caption, shown) => {
    expect(textOf(`<figure markdown="span">\n  ![A](b.png)\n  ${caption}\n</figure>`)).toBe(
      `<figure>\n\n![A](b.png)\n\n${shown}\n\n</figure>`,
    );
  });

  it("holds one paragraph if it says so, or is an element of lines", () => {
    expect(textOf('<div markdown="span">\n- a *b*\n\n# c\n</div>')).toBe("<div>\n\n&#45; a *b*\n&#35; c\n\n</div>");
    expect(textOf("<p markdown>\na *b*\n1. c\n</p>")).toBe("<p>a *b* 1. c</p>");
    expect(textOf('<p markdown="block">\n- a\n</p>')).toBe("<p>\n\n- a\n\n</p>");
  });

  it("is in lists, quotes, notes and other such elements", () => {
    expect(textOf("- a\n\n    <figure markdown>\n      ![b](c)\n    </figure>\n\n    d")).toBe(
      "- a\n\n    <figure>\n\n    ![b](c)\n\n    </figure>\n\n    d",
    );
    expect(textOf("- <div markdown>\n  *a*\n  </div>")).toBe("- <div>\n\n  *a*\n\n  </div>");
    expect(textOf("> <div markdown>\n> *a*\n> </div>")).toBe("> <div>\n>\n> *a*\n>\n> </div>\n>");
    expect(textOf("!!! note\n    <div markdown>\n    *a*\n    </div>")).toBe(
      "<Note>\n\n<div>\n\n*a*\n\n</div>\n\n</Note>",
    );
    expect(textOf("<div markdown>\n  <div markdown>\n    *a*\n  </div>\n  *b*\n</div>")).toBe(
      "<div>\n\n<div>\n\n*a*\n\n</div>\n\n*b*\n\n</div>",
    );
  });

  it("may have a tag of several lines, and text beside its tags", () => {
    expect(textOf('<div class="a"\n     markdown>\n*b*\n</div>')).toBe('<div className="a">\n\n*b*\n\n</div>');
    expect(textOf("<details markdown><summary>s</summary>\n*b*</details> *c*")).toBe(
      "<details>\n\n<summary>s</summary>\n\n*b*\n\n</details>\n\n*c*",
    );
  });

  it("says its losses in the lines where they are", () => {
    expect(imported("<div markdown>\na\n\n[b](c){ .d }\n</div>\n\n{{ e }}").losses).toEqual([
      '4: "{ .d }"',
      '7: "{{ e }}"',
    ]);
  });
});

describe("an address with blanks", () => {
  it.each([
    ["![a](b/c d.png)", "![a](b/c%20d.png)"],
    ['![a](b c.png "d e")', '![a](b%20c.png "d e")'],
    ["[a](b c 'd e' )", "[a](b%20c 'd e')"],
    ["[![a](b c.png)](d e.md#f){ .g }", "[![a](b%20c.png)](d%20e.md#f)"],
    ["[`a`]( b (1) c.md )", "[`a`](b%20(1)%20c.md)"],
    ["[a](Bob's b.md)", "[a](Bob's%20b.md)"],
    ["[a](<b c.md>) [a](b.md 'c d') [^1](b c) \\](b c) `[a](b c)`", undefined],
    ["a (b c) [d] (e f)", undefined],
  ])("is one, as Python-Markdown reads it: %j", (written, text) => {
    expect(imported(written).text).toBe(text ?? written);
  });
});

describe("attributes in braces", () => {
  it.each([
    ["[a](b){ #c }", '[a](b)<span id="c" />', []],
    ["[a](b){ .d #c }", '[a](b)<span id="c" />', ['1: ".d"']],
    ["![a](b){ #c .d }", '![a](b)<span id="c" />', ['1: ".d"']],
    ["![a](b){ #c width=3 }", '<img src="b" alt="a" width="3" id="c" />', []],
    [
      '![a](b){: .d width="40%" height=2 loading=lazy align=left }',
      '<img src="b" alt="a" width="40%" height="2" loading="lazy" />',
      ['1: ".d align=left"'],
    ],
    ['[![a \\[x\\] "y"](b "c"){width=3}](d)', '[<img src="b" alt="a [x] &quot;y&quot;" title="c" width="3" />](d)', []],
    ["![a](b c.png){ width=3 }", '<img src="b%20c.png" alt="a" width="3" />', []],
    ["`![a](b){ width=3 }`", "`![a](b){ width=3 }`", []],
    ["![a](b){ loading=lazy }", "![a](b)", ['1: "{ loading=lazy }"']],
    ['[a](b){ title="to #c" }', "[a](b)", ['1: "{ title="to #c" }"']],
    ["a\n{: #c }\n\nb", 'a\n\n<span id="c" />\n\nb', []],
    ["- a\n\n    b\n    {: .d #c }", '- a\n\n    b\n\n    <span id="c" />', ['4: ".d"']],
    ["a\n{: .d }", "a", ['2: "{: .d }"']],
  ])("keep an id: %j", (written, text, losses) => {
    expect(imported(written)).toEqual({ text, losses });
  });
});

describe("an element without markdown", () => {
  it("is raw to its end, and what is below it is Markdown", () => {
    expect(textOf("<div>\n![a](b)\n\n- *c*\n\n# d\n</div>\n**e**")).toBe(
      "<div>\n!&#91;a&#93;(b)\n&#45; &#42;c&#42;\n&#35; d\n</div>\n\n**e**",
    );
  });

  it("makes what is in it raw, whatever that says", () => {
    expect(textOf("<div>\n<p markdown>*a*</p>\n</div>")).toBe("<div>\n<p>&#42;a&#42;</p>\n</div>");
    expect(textOf("<div markdown>\n<p>*a*</p>\n\n*b*\n</div>")).toBe("<div>\n\n<p>&#42;a&#42;</p>\n\n*b*\n\n</div>");
  });

  it("is any element if the extension is off", () => {
    expect(imported("<div markdown>\n*a*\n\n*b*\n</div>", {}).text).toBe("<div>\n&#42;a&#42;\n&#42;b&#42;\n</div>");
  });
});

describe("marks", () => {
  const marked = "H~2~O a~b\\ c~ x^2^ ^^in^^ ~~out~~ ==m== ++ctrl+c++ `~a~ ++b++`";

  it("are elements if their extension is on", () => {
    expect(textOf(marked)).toBe(
      "H<sub>2</sub>O a<sub>b c</sub> x<sup>2</sup> <ins>in</ins> ~~out~~ <mark>m</mark> <kbd>Ctrl</kbd>+<kbd>C</kbd> `~a~ ++b++`",
    );
  });

  it("are text if it is off", () => {
    expect(imported(marked, {}).text).toBe(
      "H&#126;2&#126;O a&#126;b\\ c&#126; x^2^ ^^in^^ &#126;&#126;out&#126;&#126; ==m== ++ctrl+c++ `~a~ ++b++`",
    );
  });

  it("follow the options of their extensions", () => {
    const extensions = {
      "pymdownx.tilde": { subscript: false },
      "pymdownx.caret": { insert: false },
      "pymdownx.keys": { separator: " " },
    };
    expect(imported("a~b~ ~~c~~ d^e^ ^^f^^ ++a+b++", extensions).text).toBe(
      "a&#126;b&#126; ~~c~~ d<sup>e</sup> ^^f^^ <kbd>A</kbd> <kbd>B</kbd>",
    );
  });

  it("are no footnotes, addresses and formulas", () => {
    const text = "a[^1] b[^2] <https://a.b/~c/~d> [e](/~f/~g) $x^{a}y^{b}$\n\n[^1]: c\n\n[^2]: d";
    expect(textOf(text)).toContain("a[^1] b[^2] [https://a.b/\\~c/\\~d](https://a.b/~c/~d) [e](/~f/~g) $x^{a}y^{b}$");
  });

  it("of keys have their words, and are text if one is none", () => {
    expect(textOf('++cmd+arrow-up+"a<b"++ ++semicolon+backtick++ ++nothing++')).toBe(
      "<kbd>Cmd</kbd>+<kbd>Up</kbd>+<kbd>a&#60;b</kbd> <kbd>;</kbd>+<kbd>&#96;</kbd> ++nothing++",
    );
  });

  it("of edits are shown, taken or given up, and comments are named", () => {
    const text = "{++a++} {--b--} {~~c~>d~~} {==e==}{>>f<<}";
    expect(imported(text)).toEqual({
      text: "<ins>a</ins> <del>b</del> <del>c</del><ins>d</ins> <mark>e</mark>",
      losses: ["1: a comment in a text"],
    });
    expect(imported(text, { "pymdownx.critic": { mode: "accept" } }).text).toBe("a  d e");
    expect(imported(text, { "pymdownx.critic": { mode: "reject" } }).text).toBe("b c e");
    expect(imported("a\n\n{++\nb\n++}").losses).toEqual(["3: an edit of several lines"]);
  });

  it("of emoji are characters, and unknown names are named", () => {
    expect(imported("a :rocket: :+1: 10:30:45 `:tada:` :none: :material-home:")).toEqual({
      text: "a 🚀 👍 10:30:45 `:tada:` :none: :material-home:",
      losses: ["1: an icon in a text", '1: ":none:"'],
    });
    expect(imported("a :rocket: :none:", {})).toEqual({ text: "a :rocket: :none:", losses: [] });
  });

  it("that the new site lacks are named", () => {
    expect(imported('[=75% "75%"] [[Page]]\n\n*[HTML]: Hyper').losses).toEqual([
      "3: an abbreviation",
      "1: a progress bar",
      '1: "[[Page]]"',
    ]);
    expect(imported("[=75%] [[Page]]\n\n*[HTML]: Hyper", {}).losses).toEqual([]);
  });

  it("of mathematics are dollar signs", () => {
    expect(textOf("\\(x\\) a\n\n\\[\nx^2_a^3\n\\]")).toBe("$x$ a\n\n$$\nx^2_a^3\n$$");
  });

  it("of headings make the ids that these had", () => {
    expect(textOf("## H~2~O ++x++ :rocket:")).toBe("## H<sub>2</sub>O <kbd>X</kbd> 🚀 {#h2o-x}");
  });
});

describe("lists of definitions", () => {
  it("are lists of HTML", () => {
    expect(textOf("One\n*two*\n:   a [b](c.md)\n:   d\n\nThree\n\n: e\nf\n\nNext")).toBe(
      "<dl>\n\n<dt>One</dt>\n\n<dt>*two*</dt>\n\n<dd>a [b](c.md)</dd>\n\n<dd>d</dd>\n\n<dt>Three</dt>\n\n<dd>\n\ne\nf\n\n</dd>\n\n</dl>\n\nNext",
    );
  });

  it("hold blocks and other lists, and are in notes", () => {
    expect(textOf("A\n:   b\n\n    ```sh\n    c\n    ```\n\n    D\n    :   e")).toBe(
      "<dl>\n\n<dt>A</dt>\n\n<dd>\n\nb\n\n```sh\nc\n```\n\n<dl>\n\n<dt>D</dt>\n\n<dd>e</dd>\n\n</dl>\n\n</dd>\n\n</dl>",
    );
    expect(textOf("!!! tip\n    A\n    :   b\n\nc")).toBe(
      "<Tip>\n\n<dl>\n\n<dt>A</dt>\n\n<dd>b</dd>\n\n</dl>\n\n</Tip>\n\nc",
    );
  });

  it("need a term, and the extension", () => {
    expect(textOf("# A\n\n: b\n\n- c\n\n: d")).toBe("# A\n\n: b\n\n- c\n\n: d");
    expect(imported("A\n:   b", {}).text).toBe("A\n:   b");
  });
});

it("a cell of a table keeps the pipes of its code", () => {
  expect(textOf("| a | b |\n|---|---|\n| `P|Q` | ``c`|`` |\n| `\\|` | d |\n\n`e|f` g")).toBe(
    "| a | b |\n|---|---|\n| `P\\|Q` | ``c`\\|`` |\n| `\\|` | d |\n\n`e|f` g",
  );
});

it("has no marks, definitions or mathematics in raw HTML, and no definitions in mathematics", () => {
  const all = Object.fromEntries(
    ["def_list", "pymdownx.mark", "pymdownx.tilde", "pymdownx.keys", "pymdownx.critic", "pymdownx.arithmatex"].map(
      (name) => [name, {}],
    ),
  );
  const shown = (text: string): string =>
    imported(text, all)
      .text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replaceAll('{"\\n"}', "\n");
  for (const raw of [
    "<pre>\na ==b== ++c++ {--d--}\nkey\n: value\n</pre>",
    "<div>\nH~2~O ==x== \\(z\\)\n</div>",
    "$$\nx\n: y\n$$",
  ])
    expect(shown(raw)).toBe(raw);
});

it("has formulas between brackets in lines of their own", () => {
  const shown = (text: string): string => imported(text, { "pymdownx.arithmatex": {} }).text;
  expect(shown("A\n\n\\[ E = mc^2 \\]\n\nB")).toBe("A\n\n$$\nE = mc^2\n$$\n\nB");
  expect(shown("\\[\na\n\\]")).toBe("$$\na\n$$");
  expect(shown("- x\n\n    \\[ a_1\n    + b_2 \\]")).toBe("- x\n\n    $$\n    a_1\n    + b_2\n    $$");
  expect(shown("```\n\\[ a \\]\n```")).toBe("```\n\\[ a \\]\n```");
  for (const text of ["\\[ a", "\\[x\\](y) z", "a \\[ b \\]"]) expect(shown(text)).not.toContain("$$");
});

it("leaves a mark behind a backslash as it is", () => {
  const all = { "pymdownx.mark": {}, "pymdownx.critic": {} };
  expect(imported("\\==a== \\{++b++} ==c==", all).text).toBe("\\==a== \\{++b++} <mark>c</mark>");
});

it("shows no names of languages in code of a line, if their extension is on", () => {
  const text = "`#!python range(3)` ``:::js a ` b`` `#!` `#! /bin/sh` `a #!python b`\n\n```\n`#!python x`\n```";
  expect(imported(text, { "pymdownx.inlinehilite": {} }).text).toBe(
    "`range(3)` ``a ` b`` `#!` `#! /bin/sh` `a #!python b`\n\n```\n`#!python x`\n```",
  );
  expect(imported(text, {}).text).toBe(text);
});
