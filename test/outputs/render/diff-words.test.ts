// Does one word mean the same change in all forms of a difference?
import { stripVTControlCharacters } from "node:util";
import pc from "picocolors";
import { describe, expect, test } from "vitest";
import stringWidth from "string-width";
import { compareSites, differenceOf } from "../../../src/outputs/diff/diff-navigation.ts";
import { compileNavigation, memoryHost, type JsonObject, type ResolvedNavigation } from "../../../src/index.ts";
import { comparisonOf } from "../../../src/tools/preview/model/comparison.ts";
import { mergedTrees, type MergedNode } from "../../../src/tools/preview/model/merged-tree.ts";
import { markdownDiff } from "../../../src/outputs/render/diff-markdown.ts";
import { styledDiff } from "../../../src/outputs/render/diff-text.ts";

async function site(groups: Readonly<Record<string, readonly string[]>>, basePath = ""): Promise<ResolvedNavigation> {
  const paths = Object.values(groups).flat();
  const navigation = { groups: Object.entries(groups).map(([group, pages]) => ({ group, pages })) } as JsonObject;
  const pages = paths.map((path) => [`${path}.mdx`, `---\ntitle: Page ${path.slice(-1)}\n---\n`] as const);
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation }), ...Object.fromEntries(pages) });
  const result = await compileNavigation({ host, discover: true, basePath });
  return result.navigation as ResolvedNavigation;
}

function factsOf(node: MergedNode): readonly string[] {
  const own = node.facts.map(({ verb, before, after }) => [verb, before, after].filter(Boolean).join(" "));
  return [
    ...(own.length === 0 ? [] : [`${node.mark} ${node.label}: ${own.join(", ")}`]),
    ...node.children.flatMap(factsOf),
  ];
}

describe("moved is to another division, and a page whose address changed has a new address", async () => {
  const before = await site({ Start: ["home", "guides/a", "guides/b", "guides/c"], API: ["api/d", "api/e"] });
  const after = await site({
    Start: ["home", "guides/a", "learn/b"],
    API: ["api/d", "api/e", "guides/c"],
  });
  const both = await site({ Start: ["home", "guides/b", "guides/c"], API: ["api/d", "api/e", "api/a"] });

  test("in the text", () => {
    const text = styledDiff(differenceOf(compareSites(before, after, undefined)), { colors: pc.createColors(false) });
    expect(text).toContain(
      '  ~ new address  /guides/b → /learn/b\n  ~ moved        "Page c" /guides/c from "Start" to "API"\n',
    );
    expect(text).toContain("1 address lost · 1 page with a new address, 1 moved\n");
    expect(text).toContain("/guides/b  → /learn/b  the page is there now\n");
  });

  test("in the text at a narrow terminal, with the rest of a line below its first word", () => {
    const difference = differenceOf(compareSites(before, after, undefined));
    const style = { colors: pc.createColors(true), columns: 48 };
    const text = styledDiff(difference, style);
    expect(stripVTControlCharacters(text)).toMatchInlineSnapshot(`
      "1 address leads nowhere now
        /guides/b  → /learn/b  the page is there now

      Pages
        ~ new address  /guides/b → /learn/b
        ~ moved        "Page c" /guides/c from "Start"
                       to "API"

      1 address lost · 1 page with a new address, 1
      moved
      --format redirects prints what to put into
      "redirects" of docs.json
      "
    `);
    for (const line of text.split("\n")) expect(stringWidth(line)).toBeLessThanOrEqual(48);
    const whole = styledDiff(difference, { ...style, columns: undefined });
    expect(styledDiff(difference, { ...style, columns: 400 })).toBe(whole);
    expect(stripVTControlCharacters(text).split(/\s+/)).toEqual(stripVTControlCharacters(whole).split(/\s+/));
  });

  test("in Markdown", () => {
    const text = markdownDiff(differenceOf(compareSites(before, after, undefined)));
    expect(text).toContain(
      "- **new address** `/guides/b` → `/learn/b`\n- **moved** “Page c” `/guides/c` from “Start” to “API”\n",
    );
  });

  test("in the tree of the preview", () => {
    const [edition] = mergedTrees(compareSites(before, after, undefined));
    expect(factsOf(edition!.tree)).toEqual([
      "changed Page b: new address /guides/b /learn/b",
      "moved-out Page c: moved to API",
      "moved-in Page c: moved here from Start",
    ]);
  });

  test("a page with both is one line, and is counted under both words", () => {
    const compared = compareSites(before, both, undefined);
    const text = styledDiff(differenceOf(compared), { colors: pc.createColors(false) });
    expect(text).toContain('  ~ moved  /guides/a → /api/a from "Start" to "API"\n');
    expect(text).toContain("1 address lost · 1 page moved, 1 with a new address\n");
    expect(factsOf(mergedTrees(compared)[0]!.tree)).toEqual([
      "moved-out Page a: moved to API",
      "moved-in Page a: moved here from Start, new address /guides/a /api/a",
    ]);
  });
});

test("another base path is reported in the same sentence in the text and in the preview", async () => {
  const sides = [await site({ Start: ["a"] }, "/docs"), await site({ Start: ["a"] })] as const;
  const compared = compareSites(...sides, undefined);
  const sentence = "The base path was /docs and is none; addresses are compared without it.";
  expect(styledDiff(differenceOf(compared), { colors: pc.createColors(false) })).toContain(sentence);
  expect(comparisonOf(compared).notes).toEqual([sentence]);
});
