// Texts of generators that read Markdown become MDX.
import { foreignContent } from "parse5";
import { describe, expect, it } from "vitest";
import { importText } from "../../../../src/project/import/text/import-text.ts";

function imported(kind: string, text: string, files: Readonly<Record<string, string>> = {}): string {
  return importText(text, {
    kind: kind as never,
    file: "docs/a.md",
    firstLine: 1,
    resolveLink: () => undefined,
    readFile: (path) => files[path],
  }).text.trim();
}

function lossesOf(kind: string, text: string): readonly string[] {
  return importText(text, {
    kind: kind as never,
    file: "docs/a.md",
    firstLine: 1,
    resolveLink: () => undefined,
  }).losses.map(({ feature, reason }) => `${feature}: ${reason}`);
}

describe("Markdown of other generators", () => {
  it("has the notes and tabs of MkDocs by their indent", () => {
    expect(
      imported("mkdocs", '!!! warning "T"\n    a\n\n    === "S"\n        ```sh\n        b\n        ```\n\nc'),
    ).toBe('<Warning>\n\n**T**\n\na\n\n<CodeGroup>\n\n```sh title="S"\nb\n```\n\n</CodeGroup>\n\n</Warning>\n\nc');
  });

  it("has the foldable notes of MkDocs that have a title and no kind, or no space before it", () => {
    expect(imported("mkdocs", '??? "A *b*"\n    c\n\n???+ "D"\n    e\n\n???note\n    f\n\n???\n\n??? ""')).toBe(
      '<Accordion title="A b">\n\nc\n\n</Accordion>\n\n<Accordion title="D" defaultOpen>\n\ne\n\n</Accordion>\n\n<Accordion title="Note">\n\nf\n\n</Accordion>\n\n???\n\n??? ""',
    );
  });

  it("has titles of foldable parts and tabs of MkDocs without their links", () => {
    expect(imported("mkdocs", '??? "To the [x][] and [y](z.md) #"\n    a\n\n=== "`b` [c](d.md)"\n    e')).toBe(
      '<Accordion title="To the x and y #">\n\na\n\n</Accordion>\n\n<Tabs>\n\n<Tab title="b c">\n\ne\n\n</Tab>\n\n</Tabs>',
    );
  });

  it("has the blocks of GitBook, and leaves one that nothing closes", () => {
    expect(imported("gitbook", '{% hint style="danger" %}\na\n{% endhint %}\n\n{% hint %}\nb')).toBe(
      "<Danger>\n\na\n\n</Danger>\n\n&#123;% hint %}\n\nb",
    );
  });

  it("has quotes in titles of GitBook, and what it says of a block of code", () => {
    const code = (properties: string): string => `{% code ${properties} %}\n\`\`\`js\nx\n\`\`\`\n{% endcode %}`;
    expect(imported("gitbook", '{% tab title="Say \\"hi\\" now" %}\nx\n{% endtab %}')).toBe(
      '<Tab title="Say &quot;hi&quot; now">\n\nx\n\n</Tab>',
    );
    const text = [
      code('title="a" overflow="wrap" lineNumbers="true"'),
      code('lineNumbers="false" fullWidth="true"'),
      '{% code title="b" %}\nText\n{% endcode %}',
    ].join("\n\n");
    expect(imported("gitbook", text)).toBe('```js title="a" wrap lines\nx\n```\n\n```js\nx\n```\n\nText');
    expect(lossesOf("gitbook", text)).toEqual([
      'the property "fullWidth" of {% code %}: it is left out',
      '"{% code title="b" %}": no code block is alone in it, so only what is in it is kept',
    ]);
  });

  it("has the links and files of GitBook with their captions, its ids of headings, and the texts that it reuses", () => {
    const files = { ".gitbook/includes/a.md": "---\ntitle: A\n---\n\n*a*" };
    expect(
      imported(
        "gitbook",
        '{% embed url="https://x.y/_a_" %}\nOne\n{% endembed %}\n\n{% file src="a.pdf" %}\nTwo\n{% endfile %}\n\n{% embed url="https://x.y" %}\n\n{% include "../.gitbook/includes/a.md" %}\n\n## A b <a href="#a-b" id="a-b"></a>',
        files,
      ),
    ).toBe(
      '<a href="https://x.y/_a_">https://x.y/_a_</a>\n\nOne\n\n<a href="a.pdf" download>a.pdf</a>\n\nTwo\n\n<a href="https://x.y">https://x.y</a>\n\n*a*\n\n## A b {#a-b}',
    );
  });

  it.each([
    ["mkdocs", "the new site runs no templates"],
    ["gitbook", "the new site has no such block, and runs no templates"],
  ] as const)("names each tag of a template once: %s", (kind, reason) => {
    const text =
      "a {% raw %}b{% endraw %} `{% code %}`\n\n{% set x = {'a': 1} %}\n\n## T {% data x %}\n\n{% include 'none' %} {%";
    const { text: made, losses } = importText(text, {
      kind,
      file: "docs/a.md",
      firstLine: 3,
      resolveLink: () => undefined,
    });
    expect(made).toContain("a &#123;% raw %}b&#123;% endraw %} `{% code %}`\n");
    expect(losses.map(({ line, feature }) => `${line} ${feature}`)).toEqual([
      '3 "{% raw %}"',
      '3 "{% endraw %}"',
      "5 \"{% set x = {'a': 1} %}\"",
      '7 "{% data x %}"',
      "9 \"{% include 'none' %}\"",
    ]);
    expect(new Set(losses.map((each) => each.reason))).toEqual(new Set([`${reason}, so it stays text`]));
  });

  it.each(['{% set conf = {"a": {"b": 1}} %}', '{% if x == "}" %}', '{% if x == "{" %}'])(
    "names a tag of a template with braces in it: %s",
    (tag) => {
      const { losses } = importText(`# H\n\n${tag}\n\nText {% ${tag}\n`, {
        kind: "mkdocs",
        file: "docs/a.md",
        firstLine: 1,
        resolveLink: () => undefined,
      });
      expect(losses.map(({ line, feature }) => `${line} ${feature}`)).toEqual([`3 "${tag}"`, `5 "${tag}"`]);
    },
  );

  it("names a block of GitBook that nothing closes once, and a file that can't be included", () => {
    const { losses } = importText('{% hint %}\na\n\n{% include "b.md" %}', {
      kind: "gitbook",
      file: "docs/a.md",
      firstLine: 1,
      resolveLink: () => undefined,
    });
    expect(losses.map(({ line, feature }) => `${line} ${feature}`)).toEqual(["4 an included file", '1 "{% hint %}"']);
  });

  it("has the containers of VitePress, and its expressions as text", () => {
    expect(imported("vitepress", "::: details More\n{{ a }}\n:::")).toBe(
      '<Accordion title="More">\n\n&#123;&#123; a }}\n\n</Accordion>',
    );
  });

  it("has the lines and regions of files that VitePress includes", () => {
    const files = {
      "docs/t.txt": "one\ntwo\nthree\nfour",
      "docs/r.md":
        "before\n\n<!-- #region ab -->\nother\n<!-- #endregion ab -->\n<!-- #region a -->\nfirst\n<!-- #region -->\nsecond\n<!-- #endregion -->\nthird\n<!-- #endregion -->\n\nafter",
      "docs/c.ts": "// #region x\nlet x;\n// #region y\nlet y;\n// #endregion y\n// #endregion x\nlet z;",
    };
    const parts = (written: string): string => imported("vitepress", `<!--@include: ./${written}-->`, files);
    expect(["{2,2}", "{3,}", "{,1}", "{0,1}", "{2,3}", "{9,}"].map((range) => parts(`t.txt${range}`))).toEqual([
      "two",
      "three\nfour",
      "one",
      "one",
      "two\nthree",
      "",
    ]);
    expect(parts("r.md#a")).toBe("first\nsecond\nthird");
    expect(parts("r.md#a{2,3}")).toBe("second");
    expect(parts("r.md#ab ")).toBe("other");
    expect(parts("r.md#none")).toContain("@include: ./r.md#none");
    expect(imported("vitepress", "<<< ./c.ts#x\n\n<<< ./c.ts#y", files)).toBe(
      "```ts\nlet x;\nlet y;\n```\n\n```ts\nlet y;\n```",
    );
  });

  it("marks the lines that comments of VitePress mark", () => {
    const code = (info: string, ...lines: readonly string[]): string => ["```" + info, ...lines, "```"].join("\n");
    const lines = [
      "a; // [!code highlight]",
      "b; // [!code ++]",
      "// [!code focus:2]",
      "c;",
      "d; // why [!code hl]",
      "<p/> {/* [!code hl] */}",
      "e; /* [!code error] */",
      "f[!code hl];",
      "# [!code \\!hl]",
      "g",
    ];
    const { text, losses } = importText(code("js {10,4}", ...lines), {
      kind: "vitepress",
      file: "a.md",
      firstLine: 1,
      resolveLink: () => undefined,
    });
    expect(text).toBe(
      code(
        "js {1,3-6,9}",
        "a;",
        "b; // [!code ++]",
        "c;",
        "d; // why",
        "<p/>",
        "e;",
        "f[!code hl];",
        "# [!code \\!hl]",
        "g",
      ),
    );
    expect(losses.map(({ feature }) => feature)).toEqual([
      '"[!code focus]" of a code block',
      '"[!code error]" of a code block',
    ]);
    expect(imported("vitepress", code("sh", "# [!code hl]", "a"))).toBe(code("sh {1}", "a"));
    expect(imported("vitepress", code("js {1}", "a"))).toBe(code("js {1}", "a"));
    const files = { "docs/b.js": "a;\nb; // [!code hl]\nc;" };
    expect(imported("vitepress", "<<< ./b.js{3 js}", files)).toBe(code("js {2-3}", "a;", "b;", "c;"));
  });

  it("marks the lines that comments of Docusaurus mark", () => {
    const code = (info: string, ...lines: readonly string[]): string => ["```" + info, ...lines, "```"].join("\n");
    const lines = [
      "// highlight-next-line",
      "a;",
      "b;",
      "/* highlight-start */",
      "c;",
      "{/* highlight-next-line */}",
      "d;",
      "# highlight-end",
      "<!-- highlight-other -->",
    ];
    expect(imported("docusaurus", code('js title="T"', ...lines))).toBe(
      code('js title="T" {1,3-4}', "a;", "b;", "c;", "d;", "<!-- highlight-other -->"),
    );
    expect(imported("docusaurus", code("js {1}", ...lines))).toBe(code("js {1}", ...lines));
    expect(imported("docusaurus", code("", ...lines))).toBe(code("", ...lines));
  });

  it("has the components of Starlight", () => {
    expect(imported("starlight", '<Aside type="tip" title="T">\na\n</Aside>')).toContain("<Tip>\n**T**");
    expect(imported("starlight", '<Fragment slot="x">\n\n*a*\n\n</Fragment>\n\nb <Fragment>c</Fragment>')).toBe(
      "*a*\n\nb c",
    );
  });

  it("has the files that mdBook includes, but none that includes itself or is outside", () => {
    const files = { "docs/b.md": "b\n\n{{#include b.md}}", "docs/c.rs": "// ANCHOR: x\nlet c;\n// ANCHOR_END: x\n" };
    expect(
      imported("mdbook", "{{#include b.md}}\n\n```rust\n{{#include c.rs:x}}\n```\n\n{{#include ../../d.md}}", files),
    ).toBe("b\n\n&#123;&#123;#include b.md}}\n\n```rust\nlet c;\n```\n\n&#123;&#123;#include ../../d.md}}");
  });

  it("finds the marks of a part of mdBook anywhere in a line", () => {
    const file = [
      "<p>ANCHOR:a-b</p>",
      "one",
      "  <!-- ANCHOR: inner -->",
      "two",
      "/* ANCHOR_END:  inner */ let x;",
      "three",
      "<!-- ANCHOR_END: a-b -->",
      "four // ANCHOR: été_2 (begins)",
      "five",
    ].join("\n");
    const partOf = (name: string): string => imported("mdbook", `{{#include b.md:${name}}}`, { "docs/b.md": file });
    expect(["a-b", "inner", "été_2"].map(partOf)).toEqual(["one\ntwo\nthree", "two", "five"]);
    expect(["a", "inne", "2"].map(partOf)).not.toContain("two");
  });

  it("says once that mdBook can't include a file", () => {
    const { text, losses } = importText("{{#include none.md}}\n\nIn {{#include a.md}} text", {
      kind: "mdbook",
      file: "a.md",
      firstLine: 1,
      resolveLink: () => undefined,
      readFile: () => undefined,
    });
    expect(text.trim()).toBe("&#123;&#123;#include none.md}}\n\nIn &#123;&#123;#include a.md}} text");
    expect(losses.map(({ feature, line }) => `${line}: ${feature}`)).toEqual([
      "1: an included file",
      '3: "{{#include a.md}}"',
    ]);
  });

  it("says of what mdBook does not replace itself that a preprocessor does, and nothing of what is escaped", () => {
    const { text, losses } = importText(
      "{{#URL}} [a]({{#URL}}/b) \\{{#include x.md}} `{{#c}}`\n\n{{#include ../x.md}}",
      {
        kind: "mdbook",
        file: "a.md",
        firstLine: 1,
        resolveLink: () => undefined,
        readFile: () => undefined,
      },
    );
    expect(text.trim().split("\n")[0]).toBe("&#123;&#123;#URL}} [a]({{#URL}}/b) \\{&#123;#include x.md}} `{{#c}}`");
    expect(losses.map(({ feature, reason }) => `${feature}: ${reason}`)).toEqual([
      "an included file: it is outside the folders that may be read, or has no path, so the line stays text",
      '"{{#URL}}": a preprocessor writes what it stands for, and navc runs none, so it stays text',
      '"{{#URL}}": a preprocessor writes what it stands for, and navc runs none, so it stays text',
    ]);
  });

  it("writes HTML as MDX reads it", () => {
    expect(
      imported("mkdocs", 'a <b <https://x.y>\n\n<p align=center>\n<img src="i.png" style="max-width: 3px">\n</p>'),
    ).toBe(
      'a &#60;b [https://x.y](https://x.y)\n\n<p align="center"> <img src="i.png" style={{ maxWidth: "3px" }} /> </p>',
    );
  });

  it("writes drawings with all of their elements", () => {
    const drawing = [
      '<svg viewBox="0 0 9 9" xmlns:xlink="x">',
      '  <defs><style>a { }</style><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs>',
      '  <clippath id="b"><path d="M0 0"></path></clippath><title>T</title>',
      '  <rect style="stroke-width: 2"></rect><text x="5">',
      "    Two",
      '    lines</text><use xlink:href="#a" onclick="x()"/>',
      "</svg>",
    ];
    expect(imported("mkdocs", drawing.join("\n"))).toBe(
      [
        '<svg viewBox="0 0 9 9" xmlnsXlink="x">',
        '  <defs><linearGradient id="a"><stop stopColor="red" /></linearGradient></defs>',
        '  <clipPath id="b"><path d="M0 0" /></clipPath><title>T</title>',
        '  <rect style={{ strokeWidth: "2" }} /><text x="5"> Two lines</text><use xlinkHref="#a" />',
        "</svg>",
      ].join("\n"),
    );
    expect(imported("mkdocs", 'a <text x="1">b</text>')).toBe('a &#60;text x="1">b&#60;/text>');
    // parse5 has those whose names have capital letters.
    for (const [, name] of [...foreignContent.SVG_TAG_NAMES_ADJUSTMENT_MAP, ["", "mpath"], ["", "set"]] as const) {
      const text = `<svg>\n<g><${name} id="a"></${name}></g>\n</svg>`;
      expect(imported("mkdocs", text.toLowerCase())).toBe(text);
      expect(lossesOf("mkdocs", text)).toEqual([]);
    }
    expect(imported("starlight", '<svg>\n<defs><clipPath id="a" /></defs>\n</svg>')).toBe(
      '<svg>\n<defs><clipPath id="a" /></defs>\n</svg>',
    );
  });

  it("has the title of a component in bold, wherever its tags are", () => {
    expect(imported("fern", '<Callout title="A &quot;b&quot;">x</Callout>')).toBe(
      '<Info>\n\n**A "b"**\n\nx\n\n</Info>',
    );
    expect(imported("fern", 'a <Callout title="T">x</Callout> b')).toBe("a <Info>**T** x</Info> b");
  });

  it("keeps components of the platform in a text that is not valid MDX", () => {
    expect(imported("fern", '<Note>a</Note>\n\n<Card title="b" cols={2}>c</Card>\n\n{')).toBe(
      '<Note>a</Note>\n\n<Card title="b" cols={2}>c</Card>\n\n&#123;',
    );
  });

  it("has the pages that MDX imports, and Fern's and ReadMe's shared texts, where they are shown", () => {
    const files = { "docs/_b.mdx": "*b*", "s/c.mdx": "c", "docs/s/d.mdx": "d", "custom_blocks/E.md": "e" };
    expect(
      imported("docusaurus", "import B from './_b.mdx';\nimport C from '@site/s/c.mdx';\n\n<B />\n\n<C/>", files),
    ).toBe("*b*\n\nc");
    expect(imported("fern", '<Markdown src="/s/d.mdx" />', files)).toBe("d");
    expect(imported("readme", "<E />", files)).toBe("e");
  });
});

describe("components of Fern", () => {
  it("end where they did, also directly before the end of another one", () => {
    expect(imported("fern", '<CardGroup cols={2}><Card title="A" icon="fa-solid fa-b">c</Card></CardGroup>')).toBe(
      '<CardGroup cols={2}><Card title="A" icon="b">c</Card></CardGroup>',
    );
    expect(imported("docusaurus", '<Tabs><TabItem value="a" label="A">b</TabItem></Tabs>')).toBe(
      '<Tabs><Tab title="A">b</Tab></Tabs>',
    );
  });

  it("have icons by their names", () => {
    expect(imported("fern", '<Card title="A" icon="fa-regular fa-user" href="/b">c</Card>')).toBe(
      '<Card title="A" icon="user" iconType="regular" href="/b">c</Card>',
    );
    expect(
      imported(
        "fern",
        'a <Icon icon="fa-solid fa-bolt" /> <Icon icon="/a.svg" /> <Icon icon="fa-sharp fa-light fa-x" />',
      ),
    ).toBe('a <Icon icon="bolt" /> <Icon icon="/a.svg" /> <Icon icon="x" iconType="sharp-light" />');
  });

  it("have icons without the classes that move them", () => {
    const text = '<Card title="A" icon="fa-light fa-spinner fa-spin">b</Card>';
    expect(imported("fern", text)).toBe('<Card title="A" icon="spinner" iconType="light">b</Card>');
    expect(lossesOf("fern", text)).toEqual(['"fa-spin" of an icon: it is left out']);
    expect(imported("fern", 'a <Icon icon="fa-duotone fa-solid fa-x" />')).toBe(
      'a <Icon icon="x" iconType="duotone" />',
    );
    expect(imported("fern", 'a <Icon icon="fa-light fa-sharp fa-x" />')).toBe(
      'a <Icon icon="x" iconType="sharp-light" />',
    );
  });

  it("keep numbers and objects that are written", () => {
    const text = '<Step stepNumber={3} title="A" icon={"fa-solid fa-b"} style={{ a: 1 }}>b</Step>';
    expect(imported("fern", text)).toBe('<Step stepNumber={3} title="A" icon="b" style={{ a: 1 }}>b</Step>');
  });

  it.each([
    ["fern", '<Accordion title={"A " + b}>c</Accordion>', "<Accordion>c</Accordion>", ["title"]],
    ["fern", '<Card {...props} href={a()} title="A">c</Card>', '<Card title="A">c</Card>', ["{...props}", "href"]],
    ["fern", '<Card href={a()} title="A">c</Card>\n\n{', '<Card title="A">c</Card>\n\n&#123;', ["", "href"]],
    ["fumadocs", '<Card {...props} href={a()} title="A">c</Card>', '<Card title="A">c</Card>', ["href", "{...props}"]],
    ["fumadocs", "<ImageZoom src={banner} />", "<img />", ["src"]],
    ["fumadocs", "<Tab value={a}>b</Tab>", '<Tab title="Tab">b</Tab>', ["value"]],
  ])("of %s name the attributes that are computed: %s", (kind, text, written, names) => {
    expect(imported(kind, text)).toBe(written);
    const name = /^<(\w+)/.exec(text)![1]!;
    expect(lossesOf(kind, text)).toEqual(
      names.map((each) =>
        each === ""
          ? "tags and expressions: the text is not valid MDX, so only its Markdown and HTML are kept"
          : `the attribute "${each}" of <${name}>: it is computed, and is left out`,
      ),
    );
  });

  it("are open or not as they were", () => {
    expect(imported("fern", '<Accordion title="A" defaultOpen={true}>b</Accordion>')).toBe(
      '<Accordion title="A" defaultOpen={true}>b</Accordion>',
    );
    expect(imported("fern", '<Accordion title="A" defaultOpen={false}>b</Accordion>')).toBe(
      '<Accordion title="A" defaultOpen={false}>b</Accordion>',
    );
  });

  it("are those of the platform, or only what is in them", () => {
    const files = '<Files>\n  <Folder name="a" defaultOpen>\n    <File name="b" comment="c" />\n  </Folder>\n</Files>';
    expect(imported("fern", files)).toBe(
      '<Tree>\n  <Tree.Folder name="a" defaultOpen>\n    <Tree.File name="b" />\n  </Tree.Folder>\n</Tree>',
    );
    expect(imported("fern", '<Button intent="primary" href="/a">Go</Button>\n\n<Indent>\nb\n</Indent>')).toBe(
      '<a href="/a">Go</a>\n\nb',
    );
  });
});

describe("what was found in real sites", () => {
  const losses = (kind: string, text: string): readonly string[] =>
    importText(text, { kind: kind as never, file: "a.md", firstLine: 1, resolveLink: () => undefined }).losses.map(
      ({ feature }) => feature,
    );

  it("keeps the ids that headings had, as each generator made them", () => {
    const text = "## A/B & C\n\n## `Box<T>`\n\n## Plain\n\n## Plain\n\n## 1. Über **uns**\n\n    # code\n\n## x {#y}";
    const ids = (kind: string): readonly string[] =>
      [...imported(kind, text).matchAll(/^## (.*)$/gm)].map(([, line]) => /\{#(.*)\}$/.exec(line!)?.[1] ?? "");
    expect(ids("mkdocs")).toEqual(["ab-c", "boxt", "", "plain_1", "1-uber-uns", "y"]);
    expect(ids("mdbook")).toEqual(["ab--c", "boxt", "", "plain-1", "", "y"]);
    expect(ids("docusaurus")).toEqual(["ab--c", "boxt", "", "plain-1", "", "y"]);
    expect(ids("vitepress")).toEqual(["a-b-c", "box-t", "", "plain-1", "_1-uber-uns", "y"]);
    expect(ids("readme")).toEqual(["", "", "", "", "", "y"]);
  });

  it("keeps the ids of underlined headings, and leaves lists, quotes and rules", () => {
    const text =
      "Local/sub opt\n-------------\n\nTwo\nlines/x\n===  \n\nOwn {#o}\n---\n\nC #\n---\n\n- a/b\n---\n\n> c/d\n---\n\n```\ne\n---\n```\n\n---";
    const kept = "- a/b\n---\n\n> c/d\n---\n\n```\ne\n---\n```\n\n---";
    expect(imported("mkdocs", text)).toBe(
      `## Local/sub opt {#localsub-opt}\n\n# Two lines/x {#two-linesx}\n\n## Own {#o}\n\n## C \\# {#c}\n\n${kept}`,
    );
    for (const [kind, id] of [
      ["vitepress", "local-sub-opt"],
      ["docusaurus", "localsub-opt"],
    ] as const)
      expect(imported(kind, text).split("\n")[0], kind).toBe(`## Local/sub opt {#${id}}`);
  });

  it("keeps the ids that headings of Fumadocs have in brackets, and names its marks of the table of contents", () => {
    const text =
      "## Heading [#my-id]\n\nUnder `x` [#u]\n---\n\n## A [!toc]\n\n## B [toc] [#c]\n\n## D [#e] f\n\n## G [#h](#i)\n\nText [#j]";
    expect(imported("fumadocs", text)).toBe(
      "## Heading {#my-id}\n\n## Under `x` {#u}\n\n## A {#a-toc}\n\n## B {#c}\n\n## D [#e] f {#d-e-f}\n\n## G [#h](#i) {#g-h}\n\nText [#j]",
    );
    expect(losses("fumadocs", text)).toEqual(['"[!toc]" of a heading', '"[toc]" of a heading']);
  });

  it("keeps mathematics, and makes none of prices", () => {
    const text = "$\\mathbb{F}_p$ and $$a_{1}$$\n\n$$\n{2p_3}\n$$\n\n$5 and $6, `$a` <https://x.y/$b>";
    for (const kind of ["mdbook", "docusaurus"])
      expect(imported(kind, text), kind).toBe(
        "$\\mathbb{F}_p$ and $$a_{1}$$\n\n$$\n{2p_3}\n$$\n\n\\$5 and \\$6, `$a` [https://x.y/\\$b](https://x.y/$b)",
      );
    expect(imported("mdbook", "one $5")).toBe("one $5");
  });

  it("applies no rule in a comment of several lines", () => {
    expect(imported("vitepress", "<!-- ## A\n::: tip\n::: -->\nb <!-- c -->")).toBe(
      "{/* ## A\n::: tip\n::: */}\nb {/* c */}",
    );
  });

  it("joins code over two lines whose second one begins with a brace", () => {
    expect(imported("mdbook", "> `a\n> {b}` c\n\n`d\ne`")).toBe("> `a {b}` c\n\n`d\ne`");
  });

  it("names what a plugin of MkDocs writes, and icons once", () => {
    expect(losses("mkdocs", "::: a.b\n\n:material-a: :octicons-b: :fontawesome-brands-c:")).toEqual([
      '"::: …"',
      "an icon in a text",
      "an icon in a text",
    ]);
    expect(imported("mkdocs", ":fontawesome-brands-c: **d**{ #e }")).toBe(
      '<Icon icon="c" iconType="brands" /> **d**<span id="e" />',
    );
  });

  it("names by lines what it does not convert of MkDocs", () => {
    const text =
      "/// html | T\na\n///\n\n==b c== d == e == f `==g==`\n\n*[HTML]: H\n\n- h { .x }\n- :material-i:{ .lg .m } __j__";
    const { losses: found } = importText(text, {
      kind: "mkdocs",
      file: "a.md",
      firstLine: 1,
      resolveLink: () => undefined,
    });
    expect(found.map(({ feature, line }) => `${line}: ${feature}`)).toEqual([
      '1: "/// html | T"',
      "7: an abbreviation",
      '9: "{ .x }"',
      '10: "{ .lg .m }"',
      "10: an icon in a text",
    ]);
    expect(imported("mkdocs", text)).toBe(
      "/// html | T\na\n///\n\n<mark>b c</mark> d == e == f `==g==`\n\n- h &#123; .x }\n- :material-i: __j__",
    );
  });

  it("names elements that no site has, but no word for tests of code", () => {
    expect(
      losses("mdbook", '<Listing number="1">\n\n```rust,ignore,E0308,editable\na\n```\n\n</Listing> Vec<T>'),
    ).toEqual(['"editable" of a code block', "<Listing>"]);
  });
});
