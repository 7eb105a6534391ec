// Does the advice on a removal keep what is certain about the readers of its other pages?
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { openRemovals } from "../../../src/project/change/open-removals.ts";
import { refusalLines } from "../../../src/tools/cli/change/refusal-lines.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n`;
const pagesOf = (version: string, names: readonly string[]): SiteTexts =>
  Object.fromEntries(names.map((name) => [`${version}/${name}.mdx`, page(name)]));

function site(inOld: readonly string[], inNew: readonly string[] = ["index", "a", "b"]): SiteTexts {
  const version = (label: string, names: readonly string[]): object => ({
    version: label,
    groups: [{ group: "Guides", pages: names.map((name) => `${label}/${name}`) }],
  });
  return {
    "docs.json": JSON.stringify({ navigation: { versions: [version("v2", inNew), version("v1", inOld)] } }),
    ...pagesOf("v2", inNew),
    ...pagesOf("v1", inOld),
  };
}

const removal: ChangeOperation = { kind: "remove-division", labels: ["v1"] };

async function linesOf(texts: SiteTexts, operation: ChangeOperation = removal): Promise<readonly string[]> {
  const plan = await plannedChange(texts, [operation]);
  return refusalLines(plan, { operations: [operation], root: "docs", isRefused: true, withLeft: false });
}

test("only the page without a counterpart gets a target, and the rest goes as it would", async () => {
  const before = site(["index", "a", "b", "only"]);
  expect(await linesOf(before)).toEqual([
    expect.anything(),
    expect.stringContaining("/v1/only"),
    "The readers of the other pages are sent to the same page elsewhere. Remove that page first, with a target of its own:",
    "  navc rm v1/only docs --to /v2",
    "  navc rm docs --group v1",
    "Or send the readers of all pages to one with --to <page>, or nowhere with --no-redirect.",
    "Add --force to write it all the same.",
  ]);
  const first = await plannedChange(before, [...openRemovals(await plannedChange(before, [removal]))]);
  const after = await plannedChange(withFiles(before, first.files), [removal]);
  expect([first.refusals, after.refusals]).toEqual([[], []]);
  expect(after.addresses.map(({ from, to }) => `${from} ${to}`)).toEqual(["/v1 /v2", "/v1/a /v2/a", "/v1/b /v2/b"]);
});

test("many of them are counted", async () => {
  const more = ["p", "q", "r", "s", "t", "u", "w"];
  const lines = await linesOf(site(["index", ...more]));
  expect(lines).toContain("  … and 2 more pages, before that");
  expect(lines.filter((line) => line.startsWith("  navc rm"))).toHaveLength(6);
  expect(lines.join("\n")).toContain("Remove these pages first, each with a target of its own:");
});

test("the pages of a folder are no other case", async () => {
  expect(await linesOf(site(["index", "a", "only"]), { kind: "remove", page: "v1/" })).toContain("  navc rm v1/ docs");
});

test("one page is its own command, and a target for all is right if all need one", async () => {
  const only = site(["index", "only"], ["index"]);
  expect(openRemovals(await plannedChange(only, [{ kind: "remove", page: "v1/only" }]))).toEqual([]);
  const apart: SiteTexts = {
    "docs.json": JSON.stringify({
      navigation: {
        groups: [
          { group: "A", pages: ["x/a", "x/b"] },
          { group: "B", pages: ["y/c"] },
        ],
      },
    }),
    ...pagesOf("x", ["a", "b"]),
    ...pagesOf("y", ["c"]),
  };
  const plan = await plannedChange(apart, [{ kind: "remove-division", labels: ["A"] }]);
  expect([plan.refusals.length, openRemovals(plan)]).toEqual([2, []]);
});
