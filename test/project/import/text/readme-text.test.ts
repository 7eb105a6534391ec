// Are components of ReadMe read as MDX reads them, with Markdown in them?
import { describe, expect, it } from "vitest";
import { importText } from "../../../../src/project/import/text/import-text.ts";

function imported(text: string): { readonly text: string; readonly losses: readonly string[] } {
  const made = importText(text, {
    kind: "readme",
    file: "docs/a/b.md",
    firstLine: 1,
    resolveLink: () => undefined,
    readFile: () => undefined,
  });
  return { text: made.text.trim(), losses: made.losses.map(({ line, feature }) => `${line}: ${feature}`) };
}

describe("components of ReadMe", () => {
  it("have Markdown in them, whatever their indent is", () => {
    const text = [
      '<Callout icon="🔎" theme="warn">',
      "  ### Title",
      "  Text with `code` and a [link](https://x.y)",
      "</Callout>",
      "<Tabs>",
      '  <Tab title="One">',
      "    * a",
      "      * b",
      "",
      "    ```js",
      "      <Tabs>",
      "    ```",
      "  </Tab>",
      "</Tabs>",
    ].join("\n");
    expect(imported(text).text).toBe(
      [
        "<Warning>\n",
        "### Title\nText with `code` and a [link](https://x.y)\n",
        "</Warning>\n",
        "<Tabs>\n",
        '<Tab title="One">\n',
        "* a\n  * b\n",
        "```js\n  <Tabs>\n```\n",
        "</Tab>\n",
        "</Tabs>",
      ].join("\n"),
    );
  });

  it("that are not alone on a line, or closed by nothing, change no indent", () => {
    expect(imported('a <Card title="T">b</Card>\n\n- c\n\n  d').text).toBe('a <Card title="T">b</Card>\n\n- c\n\n  d');
    expect(imported("</Tabs>\n\n- c\n\n  d").text).toContain("- c\n\n  d");
  });

  it("hold HTML in a template, whose signs are no text", () => {
    const { text, losses } = imported(
      'a\n\n<HTMLBlock runScripts={true}>{`\n<style>\n  b {}\n</style>\n<link rel="x" href="y">\n\n<div class="c">\n\n        \\`d\\` \\${e}\n</div>\n`}</HTMLBlock>\n\n<<late>>',
    );
    expect(text).toBe('a\n\n<div className="c">\n&#96;d&#96; $&#123;e&#125;\n</div>\n\n&#60;&#60;late>>');
    expect(losses).toEqual(['15: "<<late>>"', "4: <style>", "7: <link>"]);
  });

  it("are text in a code block", () => {
    const code = "```text\n<HTMLBlock>{`\n```";
    expect(imported([code, "`}</HTMLBlock>"].join("\n\n")).text).toContain(code);
  });

  it("hold text if what is in them is no template", () => {
    expect(imported("<HTMLBlock>{html}</HTMLBlock>\n\n<HTMLBlock>{`a").text).toBe(
      "&#123;html}\n\n&#60;HTMLBlock>&#123;`a",
    );
  });
});

describe("tables of ReadMe", () => {
  const table = (cells: string, head = "      <th>A</th>\n      <th>\n        B\n      </th>\n"): string =>
    `a\n\n<Table align={["left","center",null]}>\n  <thead>\n    <tr>\n${head}    </tr>\n  </thead>\n\n  <tbody>\n    <tr>\n${cells}    </tr>\n  </tbody>\n</Table>\n\nz`;

  it("are tables of Markdown, if each cell has a line of text at most", () => {
    const cells =
      "      <td>`b` | c</td>\n      <td>\n        [d](e) **f**\n      </td>\n      <td>\n\n      </td>\n      <td />\n";
    expect(imported(table(cells))).toEqual({
      text: "a\n\n| A | B |  |  |\n| :-- | :-: | --- | --- |\n| `b` \\| c | [d](e) **f** |  |  |\n\nz",
      losses: [],
    });
  });

  it("are tables of HTML with Markdown in their cells, if one has more", () => {
    const cells =
      '      <td style={{ textAlign: "left" }}>`b`</td>\n      <td>\n        **c**:\n\n        * d\n\n        ```js\n        <td>\n          {e}\n        ```\n      </td>\n';
    expect(imported(table(cells))).toEqual({
      text: [
        "a\n\n<table>\n\n<thead>\n\n<tr>\n\n<th>\n\nA\n\n</th>\n\n<th>\n\nB\n\n</th>\n\n</tr>\n\n</thead>\n\n<tbody>\n\n<tr>\n",
        '<td align="left">\n\n`b`\n\n</td>\n\n<td>\n\n**c**:\n\n* d\n\n```js\n<td>\n  {e}\n```\n\n</td>\n',
        "</tr>\n\n</tbody>\n\n</table>\n\nz",
      ].join("\n"),
      losses: [],
    });
  });

  it.each(["* d", "1. d", "# d", "> d", "<b>d</b>", "```\nd\n```", "d\n\n        e"])(
    "keep blocks in a cell: %s",
    (cell) => {
      const { text, losses } = imported(
        table(`      <td>\n        ${cell.replaceAll("\n", "\n        ")}\n      </td>\n`),
      );
      expect(text).toContain("<table>");
      expect(text).toContain("d");
      expect(losses).toEqual([]);
    },
  );

  it("keep cells that are on one line", () => {
    expect(imported("<Table>\n  <tr>\n    <td>b</td><td>c</td>\n  </tr>\n</Table>")).toEqual({
      text: "<table>\n\n<tr>\n\n<td>b</td><td>c</td>\n\n</tr>\n\n</table>",
      losses: [],
    });
  });

  it("are text where they are code, or do not end", () => {
    expect(imported("```\n<Table>\n<td>a</td>\n</Table>\n```").text).toBe("```\n<Table>\n<td>a</td>\n</Table>\n```");
    expect(imported("<Table>\n\n*a*").text).toBe("&#60;Table>\n\n*a*");
  });
});

describe("pictures and icons of ReadMe", () => {
  it("have characters for the names of emoji that are known, and name others", () => {
    expect(imported("Go :rocket: `:rocket:` 10:30:15 :fa-check: :owlbert:")).toEqual({
      text: 'Go 🚀 `:rocket:` 10:30:15 <Icon icon="check" /> :owlbert:',
      losses: ['1: ":owlbert:"'],
    });
  });

  it("have their captions", () => {
    const text =
      'a\n\n<Image align="center" alt="b" caption="The &quot;*c*&quot;" src="https://d.e/f.png" width="80%" />\n\n<Image alt="g" caption="" src="h.png" />';
    expect(imported(text)).toEqual({
      text: 'a\n\n<Frame caption="The &quot;*c*&quot;">\n\n<img alt="b" src="https://d.e/f.png" width="80%" />\n\n</Frame>\n\n<img alt="g" src="h.png" />',
      losses: [],
    });
  });

  it("have captions with signs of HTML, and lose those inside a line", () => {
    expect(
      imported(`<Image caption="A > B &amp; *c*" src="d.png" />\n\ne <Image caption='f' src="g.png" /> h`),
    ).toEqual({
      text: '<Frame caption="A > B &amp; *c*">\n\n<img src="d.png" />\n\n</Frame>\n\ne <img src="g.png" /> h',
      losses: ['3: the attribute "caption" of <Image>'],
    });
  });

  it("are icons of the platform", () => {
    expect(imported("a :fa-check-circle: `:fa-x:` b:fa-c: 10:fa-d:e")).toEqual({
      text: 'a <Icon icon="check-circle" /> `:fa-x:` b:fa-c: 10:fa-d:e',
      losses: [],
    });
  });
});

it("keeps a term of the glossary, and variables as text", () => {
  const { text, losses } = imported("The <<glossary:Rate limit>> of <<keys:x>> is `<<glossary:y>>` for <<user>>.");
  expect(text).toBe("The Rate limit of &lt;&lt;keys:x>> is `<<glossary:y>>` for &#60;&#60;user>>.");
  expect(losses).toEqual(['1: "<<glossary:Rate limit>>"', '1: "<<keys:x>>"', '1: "<<user>>"']);
});
