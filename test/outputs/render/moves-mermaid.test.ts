// Is what moved a picture where that is clearer, and can no label break it?
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change, DivisionRef, NavigationDiff } from "../../../src/index.ts";
import { movesMermaid } from "../../../src/outputs/render/moves-mermaid.ts";

function group(label: string, ...above: readonly string[]): DivisionRef {
  return { id: `group:${label}`, kind: "group", label, above };
}

function relocated(href: string, before: DivisionRef, after: DivisionRef): Change {
  return { kind: "page-relocated", key: href, title: href, hrefs: [href], before, after, editions: ["main"] };
}

function picture(...changes: readonly Change[]): string {
  const side = { basePath: "", editions: ["main"] };
  const diff: NavigationDiff = {
    ok: true,
    before: side,
    after: side,
    lost: [],
    redirects: [],
    redirectChanges: [],
    changes,
  };
  return movesMermaid(diff);
}

const [start, help, more] = [group("Start"), group("Help", "Guides"), group("More")];

test("pages and divisions that moved are arrows between the divisions", () => {
  const moved: Change = {
    kind: "division-moved",
    before: group("Keys", "Start"),
    after: group("Keys"),
    editions: ["main"],
  };
  expect(picture(relocated("/a", start, help), relocated("/b", start, help), relocated("/c", help, more), moved)).toBe(
    [
      "```mermaid",
      "flowchart LR",
      "  accTitle: What moved",
      "  subgraph before",
      '    a0["Start"]',
      '    a1["Guides #8250; Help"]',
      "  end",
      "  subgraph after",
      '    b0["Guides #8250; Help"]',
      '    b1["More"]',
      '    b2["the top level"]',
      "  end",
      '  a0 -->|"2 pages"| b0',
      '  a1 -->|"1 page"| b1',
      '  a0 -->|"Keys"| b2',
      "```",
      "",
    ].join("\n"),
  );
});

test("one arrow is left to the list, and so are more than eight", () => {
  expect(picture(relocated("/a", start, help), relocated("/b", start, help))).toBe("");
  const many = Array.from({ length: 9 }, (_, index) => relocated(`/${index}`, start, group(`G${index}`)));
  expect(picture(...many.slice(0, 8))).not.toBe("");
  expect(picture(...many)).toBe("");
});

test("arrows that follow each other are still two columns, and no picture is longer than GitHub draws", () => {
  const groups = Array.from({ length: 9 }, (_, index) => group(`${index}${"🚀".repeat(300)}`));
  const chain = groups.slice(1).map((to, index) => relocated(`/${index}`, groups[index]!, to));
  const text = picture(...chain);
  expect(text.match(/^ {4}[ab]\d/gm)).toHaveLength(16);
  expect(text.match(/^ {2}a\d -->\|"1 page"\| b\d$/gm)).toHaveLength(8);
  expect(text.length).toBeLessThan(50_000);
});

test("whatever the labels are, each line is a quoted name or an arrow", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      '"] --> x["',
      "`md`",
      "1. a",
      "- a",
      "<img src=x onerror=alert(1)>",
      "```",
      "end",
      "#quot;",
      "%%{init}%%",
      "a\nb",
    ),
  );
  fc.assert(
    fc.property(text, text, (one, other) => {
      const text = picture(relocated("/a", group(one), more), relocated("/b", more, group(other, one)));
      const name = String.raw`\["(?:[\p{L}\p{M}\p{N} ]|#\d+;)*"\]`;
      const column = (title: string, prefix: string): string =>
        String.raw`  subgraph ${title}\n(?:    ${prefix}\d${name}\n){1,2}  end\n`;
      const arrows = String.raw`(?:  a\d -->\|"[12] pages?"\| b\d\n){2}`;
      const head = "```mermaid\nflowchart LR\n  accTitle: What moved\n";
      expect(text).toMatch(
        new RegExp(`^${head}${column("before", "a")}${column("after", "b")}${arrows}\`\`\`\n$`, "u"),
      );
    }),
  );
});
