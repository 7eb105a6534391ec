// Texts of GitBook become what docs.json sites show.
import { describe, expect, it } from "vitest";
import { importText } from "../../../../src/project/import/text/import-text.ts";

function imported(text: string): { readonly text: string; readonly losses: readonly string[] } {
  const made = importText(text, {
    kind: "gitbook",
    file: "a.md",
    firstLine: 1,
    resolveLink: (href) =>
      href === "b.md" ? "/b" : href === ".gitbook/assets/c d.png" ? "/images/c d.png" : undefined,
  });
  return { text: made.text.trim(), losses: made.losses.map(({ line, feature }) => `${line}: ${feature}`) };
}

const steps = (inner: string): string => `{% stepper %}\n{% step %}\n${inner}\n{% endstep %}\n{% endstepper %}`;
const step = (tag: string, inner: string): string => `<Steps>\n\n${tag}\n\n${inner}\n\n</Step>\n\n</Steps>`;

describe("a step", () => {
  it("has the heading that begins it as its title, with its id", () => {
    const tag = '<Step title="Say &quot;hi&quot; twice" id="say-hi-twice">';
    expect(imported(steps('\n### Say **"hi"** twice\n\nText'))).toEqual({ text: step(tag, "Text"), losses: [] });
    expect(imported(steps('## A <a href="#own" id="own"></a>\nText')).text).toBe(
      step('<Step title="A" id="own">', "Text"),
    );
  });

  it.each(["## [A](b.md)\n\nText", "## A\n\n## A {#c}\n\nText", "Text\n\n## A", "## A {#b}"])(
    "keeps its heading if that is no plain title, or one of several: %j",
    (inner) => {
      expect(imported(steps(inner)).text).toBe(step("<Step>", inner.replace("b.md", "/b")));
    },
  );

  it("in code is code, and its lines are counted", () => {
    expect(imported("```\n{% step %}\n## A\n```\n\n{% x %}")).toEqual({
      text: "```\n{% step %}\n## A\n```\n\n&#123;% x %}",
      losses: ['6: "{% x %}"'],
    });
  });
});

describe("a table of cards", () => {
  const columns =
    '<th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th><th data-hidden data-card-cover data-type="files"></th><th data-hidden data-card-cover-dark></th><th data-hidden data-type="rating"></th>';
  const cards = (row: string, head = columns): string =>
    `<table data-view="cards"><thead><tr>${head}</tr></thead><tbody>${row}</tbody></table>`;

  it("is a group of cards", () => {
    expect(
      imported(
        cards(
          '<tr><td><strong>One &#x26; two</strong></td><td>See <a href="b.md">b</a></td><td><a href="b.md">b.md</a></td><td><a href=".gitbook/assets/c d.png">c</a></td><td></td><td>5</td></tr><tr><td><h4><i class="fa-leaf">:leaf:</i></h4></td><td>Leaf</td></tr>',
        ),
      ),
    ).toEqual({
      text: '<CardGroup>\n\n<Card title="One &amp; two" href="/b" img="/images/c%20d.png">\n\n<p>See <a href="/b">b</a></p>\n\n</Card>\n\n<Card title="Leaf" icon="leaf">\n\n</Card>\n\n</CardGroup>',
      losses: [],
    });
  });

  it("has cards without a title if their first text is more than one, and names what is left out", () => {
    const row = '<tr><td>A <a href="b.md">b</a></td><td><p>c</p></td><td></td><td></td><td><img src="d.png"></td></tr>';
    expect(imported(`x\n\n${cards(row)}`)).toEqual({
      text: 'x\n\n<CardGroup>\n\n<Card>\n\n<p>A <a href="/b">b</a></p>\n\n<p>c</p>\n\n</Card>\n\n</CardGroup>',
      losses: ["3: the picture of a card in the dark mode"],
    });
  });

  it("stays a table if it has no columns", () => {
    const { text, losses } = imported(cards("<tr><td>A</td></tr>", ""));
    expect(text).toContain("<td>A</td>");
    expect(losses).toEqual(["1: cards"]);
  });
});

it("an operation of a spec is its name and the link to the spec; its definition in Markdown stays text", () => {
  expect(
    imported(
      '{% openapi src="b.yaml" path="/a/{id}" method="get" %}\n[b](b.md)\n{% endopenapi %}\n\n{% swagger method="get" path="/a" %}',
    ),
  ).toEqual({
    text: '**`GET /a/{id}`**\n[b](/b)\n\n&#123;% swagger method="get" path="/a" %}',
    losses: ['1: the operation "GET /a/{id}"', '5: "{% swagger method="get" path="/a" %}"'],
  });
});

describe("a block on one line", () => {
  it.each([
    '{% hint style="info" %}\nOne **line**\n{% endhint %}',
    '{% hint style="warning" %}\nSay "100%" {% x %}\n{% endhint %}',
    '{% tabs %}\n{% tab title="A \\" %} b" %}\nOne\n{% endtab %}\n{% endtabs %}',
    "{% stepper %}\n{% step %}\nOne\n{% endstep %}\n{% step %}\nTwo\n{% endstep %}\n{% endstepper %}",
    '{% content-ref url="b.md" %}\n[b](b.md)\n{% endcontent-ref %}',
    '{% embed url="https://x.y" %}\nCaption\n{% endembed %}',
  ])("is that on several lines: %j", (block) => {
    const written = imported(block.replaceAll("\n", ""));
    const { text, losses } = imported(block);
    expect(written).toEqual({ text, losses: losses.map((each) => each.replace(/^\d+/, "1")) });
    expect(text).not.toMatch(/hint|endt|step %|content-ref/);
  });

  it("may have its beginning or its end on a line with text", () => {
    const text = "<Info>\n\nOne\nTwo\n\n</Info>\n\nThree";
    expect(imported('{% hint style="info" %}One\nTwo{% endhint %}\nThree')).toEqual({ text, losses: [] });
  });

  it("stays text in code, and without its end", () => {
    const code = '`{% hint style="info" %}a{% endhint %}`';
    expect(imported(code)).toEqual({ text: code, losses: [] });
    expect(imported('{% hint style="info" %}a').losses).toEqual(['1: "{% hint style="info" %}"']);
    expect(imported("a  \nb").text).toBe("a  \nb");
  });
});
