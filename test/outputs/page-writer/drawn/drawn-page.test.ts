// What of the text of a page does the preview draw?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CodeColors } from "../../../../src/outputs/page-writer/drawn/code-colors.ts";
import type { DrawnNode, MathElement } from "../../../../src/outputs/page-writer/drawn/drawn-node.ts";
import { drawnPage } from "../../../../src/outputs/page-writer/drawn/drawn-page.ts";
import { mathGrammar } from "../../../../src/outputs/page-writer/source/math-grammar.ts";
import { validMdx } from "../../../../src/outputs/page-writer/source/valid-mdx.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { acceptedIds, anchoredBodies } from "../anchored-bodies.ts";
import { bodiesIn } from "../source/site-bodies.ts";

/** A short form of a tree: elements as `tag(…)`, components as `<Name title>(…)`. */
function short(nodes: readonly DrawnNode[]): string {
  return (
    nodes
      // oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
      .map((node): string => {
        switch (node.kind) {
          case "text":
            return node.text.trim();
          case "element":
            return `${node.tag}${node.id === undefined ? "" : `#${node.id}`}(${short(node.children)})`;
          case "code":
            return `code[${node.language}|${node.title}|${node.text}]`;
          case "math":
            return `math[${node.source}|${node.isBlock ? "block" : "inline"}|${node.root === null ? "" : shortMath(node.root)}]`;
          case "link":
            return `link[${node.href}](${short(node.children)})`;
          case "picture":
            return `picture[${node.address}|${node.alt}|${node.colors ?? ""}]`;
          case "component":
            return `<${[node.name, ...Object.entries(node.attributes).map((each) => each.join("="))].join(" ")}>(${short(node.children)})`;
          case "program":
            return `{${node.text}}`;
        }
      })
      .join(" ")
  );
}

function shortMath({ tag, attributes, children }: MathElement): string {
  const inner = children.map((each) => (typeof each === "string" ? each : shortMath(each)));
  return `${[tag, ...Object.entries(attributes).map((each) => each.join("="))].join(" ")}(${inner.join(" ")})`;
}

const drawn = (body: string): string => short(drawnPage(body).nodes);

test("Markdown becomes elements", () => {
  expect(drawn("# A *b*\n\n1. one\n2. two\n\n> q `c`")).toBe(
    "h1#a-b(A em(b)) ol(li(one) li(two)) blockquote(p(q code(c)))",
  );
  expect(drawn("| a | b |\n|--:|---|\n| 1 | 2 |")).toBe("table(thead(tr(th(a) th(b))) tbody(tr(td(1) td(2))))");
  expect(drawn("[one](/a) [two][x] ![alt](/i.png)\n\n[x]: https://example.com")).toBe(
    "p(link[/a](one)  link[https://example.com](two)  picture[/i.png|alt|])",
  );
});

test("a block of code has its language, its title and its text", () => {
  expect(drawn('```ts title="a.ts" {1}\nconst a = <b>{c}</b>;\n```')).toBe("code[ts|a.ts|const a = <b>{c}</b>;]");
});

const partsOf = (body: string): unknown =>
  drawnPage(body).nodes.flatMap((node) => (node.kind === "code" ? node.parts : []));

test("code of a known language is in parts with colours, which are the same text together", () => {
  expect(partsOf("```js\nconst a = `x ${1}`; // c\n```")).toEqual([
    ["keyword", "const"],
    " a = ",
    ["text", "`x "],
    ["text", "${"],
    ["value", "1"],
    ["text", "}"],
    ["text", "`"],
    "; ",
    ["comment", "// c"],
  ]);
  expect(partsOf("```dotenv\nA=1\n```")).toEqual([["type", "A"], "=", ["value", "1"]]);
  expect(partsOf("```nothing\na\n```")).toEqual([undefined]);
});

test("code that an edit leaves as it is, is not split again", () => {
  const first = new CodeColors();
  const body = "```js\nconst a = 1;\n```\n\n";
  const [before] = drawnPage(body, first).nodes;
  const [after, added] = drawnPage(`${body}~~~js\nconst b = 1;\n~~~`, new CodeColors(first)).nodes;
  const partsIn = (node: DrawnNode | undefined): unknown => node?.kind === "code" && node.parts;
  expect(partsIn(after)).toBe(partsIn(before));
  expect(partsIn(added)).toEqual([["keyword", "const"], " b = ", ["value", "1"], ";"]);
});

test("long code has no colours, and neither has what follows too much code", () => {
  const block = (length: number): string => `\`\`\`js\n${"1;".repeat(length / 2)}\n\`\`\`\n`;
  const isColoured = (body: string): readonly boolean[] =>
    drawnPage(body).nodes.map((node) => node.kind === "code" && node.parts !== undefined);
  expect(isColoured(block(10_000) + block(10_002))).toEqual([true, false]);
  expect(isColoured(block(10_000).repeat(11))).toEqual([...Array<boolean>(10).fill(true), false]);
});

test("a formula becomes elements of MathML without addresses and styles", () => {
  expect(drawn("a $x^{2}$")).toBe("p(a math[x^{2}|inline|math(mrow(msup(mi(x) mn(2))))])");
  expect(drawn("$$\n\\text{if }\n$$")).toBe("math[\\text{if }|block|math display=block(mrow(mtext(if\u00a0)))]");
  expect(drawn("$\\mathbb{Rx1}\\mathcal{L}\\mathfrak{g}\\mathbf{A}$")).toMatch(/ℝ.*𝕩.*𝟙.*ℒ.*𝔤.*𝐀/u);
  expect(drawn("<Latex>E = m</Latex>")).toContain("math[E = m|inline|");
  for (const hostile of ["\\href{javascript:alert(1)}{x}", "\\htmlStyle{color:red}{x}", "\\url{https://example.com}"])
    expect(drawn(`$$\n${hostile}\n$$`).split("|").at(-1)).not.toMatch(/(?:href|style|class)=/);
});

test("a formula that can't be read, is long or makes too many others is its source", () => {
  expect(drawn("$\\frac{$")).toBe("p(math[\\frac{|inline|])");
  const twice = "\\def\\a{xx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b}" + "\\c".repeat(20);
  expect(drawn(`$$\n${twice}\n$$`).endsWith("|block|]")).toBe(true);
  expect(drawn(`$$\n${"x".repeat(5001)}\n$$`).endsWith("|block|]")).toBe(true);
});

test("components keep the attributes that are plain data", () => {
  expect(drawn('<Card title="T" href="/a" cols={2} wide icon={<X />} onClick={() => run()}>\n\ntext\n\n</Card>')).toBe(
    "<Card title=T href=/a cols=2 wide=true>(p(text))",
  );
});

test("components keep lists of texts, up to a limit", () => {
  expect(drawn('<Update tags={["SDK", "Bug fix"]} more={[1]} none={[[]]} />')).toBe("<Update tags=SDK,Bug fix>()");
  const long = Array.from({ length: 300 }, () => `"${"x".repeat(20)}"`).join(", ");
  expect(drawn(`<Update tags={[${long}]} />`)).toBe("<Update>()");
});

test("elements that are alone in a paragraph stand in none", () => {
  expect(drawn('<Tabs>\n  <Tab title="a">one</Tab>\n  <Tab title="b">two</Tab>\n</Tabs>')).toBe(
    "<Tabs>(<Tab title=a>(one) <Tab title=b>(two))",
  );
  expect(drawn("<b>one</b> and <b>two</b>")).toBe("p(strong(one) and strong(two))");
});

test("an expression has its value if it is plain data, else its text", () => {
  expect(drawn('export const name = "navc";\n\nHi {name}, {user.name} {/* no */}')).toBe("p(Hi navc , {user.name} )");
});

test("what would run is left out", () => {
  expect(
    drawn(
      '<script>{`alert(1)`}</script>\n\n<style>{`*{}`}</style>\n\n[a](javascript:alert(1)) <img src="javascript:x" alt="b" />',
    ),
  ).toBe("p(a  b)");
});

test("a picture for one of two colours says so", () => {
  expect(
    drawn('<img className="block dark:hidden" src="/l.png" /><img className="hidden dark:block" src="/d.png" />'),
  ).toBe("picture[/l.png||light] picture[/d.png||dark]");
});

function idsIn(nodes: readonly DrawnNode[]): readonly string[] {
  return nodes.flatMap((node) => [
    ...("id" in node && node.id !== undefined ? [node.id] : []),
    ...("children" in node ? idsIn(node.children) : []),
  ]);
}

test("each anchor of any body is drawn", () => {
  fc.assert(
    fc.property(anchoredBodies, (body) => {
      const ids = idsIn(drawnPage(validMdx(body, mathGrammar).body).nodes);
      expect(acceptedIds(body)?.filter((id) => !ids.includes(id)) ?? []).toEqual([]);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test("each anchor of the bodies of the fixtures is drawn", () => {
  const bodies = bodiesIn(new URL("../../../../fixtures", import.meta.url).pathname);
  const lost = bodies.flatMap((body) => {
    const accepted = acceptedIds(body) ?? [];
    const ids = accepted.length === 0 ? [] : idsIn(drawnPage(validMdx(body, mathGrammar).body).nodes);
    return accepted.filter((id) => !ids.includes(id));
  });
  expect(lost).toEqual([]);
});

test("an anchor is at the element that has it, or before what can't have one", () => {
  expect(drawn('<section id="a">one</section>')).toBe("<section id=a>(one)");
  const [section, ...others] = drawnPage('<section id="a">one</section>\n\n<a id="b" href="/x">two</a>').nodes;
  expect(section).toMatchObject({ kind: "component", id: "a" });
  expect(short(others)).toBe("span#b() link[/x](two)");
});

test("headings with one title have different anchors, and are listed", () => {
  const { headings } = drawnPage("## Use\n\n### Use\n\n#### Deep");
  expect(headings).toEqual([
    { id: "use", level: 2, title: "Use" },
    { id: "use-2", level: 3, title: "Use" },
  ]);
});

test("a body that is no MDX is shown as it is written", () => {
  expect(drawn("a <b")).toBe("code[||a <b]");
});

test("the text of every fixture is drawn, and is plain data", () => {
  const bodies = readdirSync("fixtures", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  expect(bodies.length).toBeGreaterThan(100);
  for (const file of bodies) {
    const page = drawnPage(readFileSync(join("fixtures", file), "utf8"));
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  }
});

test("whatever is written, no address runs and no name is one of objects", () => {
  const pieces = fc.constantFrom(
    "[a](javascript:x)",
    '<a href="javascript:x">b</a>',
    "![x](data:text/html,y)",
    '<img src="javascript:x" />',

    "<Card title=",
    '"javascript:alert(1)"',
    ">",
    "</Card>",
    "[a](",
    "javascript:",
    ")",
    "![x](",
    "data:text/html,",
    "{",
    "}",
    "<a href=",
    "<img src=",
    " />",
    "\n\n",
    "__proto__=",
    "constructor",
    "`",
    "```",
    "|",
    "\n",
    "<",
    "# ",
    "- ",
    "\u0000",
    "👩‍💻",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (words) => {
      const { nodes } = drawnPage(words.join(""));
      for (const address of addressesIn(nodes))
        expect(address.trim().toLowerCase()).not.toMatch(/^(?:javascript|data:text)/);
      expect(JSON.parse(JSON.stringify(nodes))).toEqual(nodes);
    }),
    { numRuns: 500 },
  );
});

function addressesIn(nodes: readonly DrawnNode[]): readonly string[] {
  return nodes.flatMap((node) => [
    ...(node.kind === "link" ? [node.href] : []),
    ...(node.kind === "picture" ? [node.address] : []),
    ...("children" in node ? addressesIn(node.children) : []),
  ]);
}
