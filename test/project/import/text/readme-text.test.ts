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
