// Are columns as wide as a terminal shows them?
import stringWidth from "string-width";
import pc from "picocolors";
import { expect, test } from "vitest";
import type { NavigationDiff } from "../../../src/index.ts";
import { styledDiff } from "../../../src/outputs/render/diff-text.ts";
import { table, wrap } from "../../../src/outputs/render/text-layout.ts";

const wide = ["概要", "e\u0301te\u0301", "👩‍👩‍👧", "plain", "\u001B[31mred\u001B[39m"];

test("the second column of a table begins at the same column of the terminal in each row", () => {
  const starts = table(wide.map((name) => [name, "|"])).map((line) => stringWidth(line.slice(0, line.indexOf("|"))));
  expect(new Set(starts)).toEqual(new Set([7]));
});

test("a line is broken where the terminal is full", () => {
  expect(wrap("概要 概要 概要", 9)).toEqual(["概要 概要", "概要"]);
});

test("targets of lost addresses are below each other", () => {
  const lost = ["/概要", "/plain"].map((href) => ({
    href,
    title: "",
    proposal: { href: `${href}-2`, kind: "moved" as const, reason: "why" },
  }));
  const side = { basePath: "", editions: ["main"] };
  const diff: NavigationDiff = {
    ok: false,
    before: side,
    after: side,
    lost,
    redirects: [],
    redirectChanges: [],
    changes: [],
  };
  const lines = styledDiff(diff, { colors: pc.createColors(false) })
    .split("\n")
    .slice(1, 3);
  for (const mark of ["→", "why"]) {
    const [first, second] = lines.map((line) => stringWidth(line.slice(0, line.indexOf(mark))));
    expect(first).toBe(second);
  }
});
