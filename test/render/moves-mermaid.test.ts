// Is what moved a picture where that is clearer, and can no label break it?
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change, DivisionRef, NavigationDiff } from "../../src/index.ts";
import { movesMermaid } from "../../src/render/moves-mermaid.ts";

function group(label: string, ...above: readonly string[]): DivisionRef {
  return { id: `group:${label}`, kind: "group", label, above };
}

function relocated(href: string, before: DivisionRef, after: DivisionRef): Change {
  return { kind: "page-relocated", key: href, title: href, hrefs: [href], before, after, editions: ["main"] };
}

function picture(...changes: readonly Change[]): string {
  const side = { basePath: "", editions: ["main"] };
  const diff: NavigationDiff = { ok: true, before: side, after: side, lost: [], redirects: [], changes };
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
      '  d0["Start"] -->|"2 pages"| d1["Guides #8250; Help"]',
      '  d1 -->|"1 page"| d2["More"]',
      '  d0 -->|"Keys"| d3["the top level"]',
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

test("whatever the labels are, each line is an arrow between two quoted names", () => {
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
      const lines = picture(relocated("/a", group(one), more), relocated("/b", more, group(other, one))).split("\n");
      expect([lines.shift(), lines.shift(), lines.pop(), lines.pop()]).toEqual([
        "```mermaid",
        "flowchart LR",
        "",
        "```",
      ]);
      const name = String.raw`d\d(?:\["(?:[\p{L}\p{M}\p{N} ]|#\d+;)*"\])?`;
      const arrow = new RegExp(String.raw`^  ${name} -->\|"1 page"\| ${name}$`, "u");
      for (const line of lines) expect(line).toMatch(arrow);
      expect(lines.length).toBeGreaterThan(0);
    }),
  );
});
