// What of the text of a page does the preview draw?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DrawnNode } from "../../../../src/outputs/page-writer/drawn/drawn-node.ts";
import { drawnPage } from "../../../../src/outputs/page-writer/drawn/drawn-page.ts";

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

test("components keep the attributes that are plain data", () => {
  expect(drawn('<Card title="T" href="/a" cols={2} wide icon={<X />} onClick={() => run()}>\n\ntext\n\n</Card>')).toBe(
    "<Card title=T href=/a cols=2 wide=true>(p(text))",
  );
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
