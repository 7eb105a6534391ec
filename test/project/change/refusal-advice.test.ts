// Does a plan say what would be right instead, and is that written as a command?
import { expect, test } from "vitest";
import { refusalLines } from "../../../src/tools/cli/change/refusal-lines.ts";
import { leftLines } from "../../../src/project/change/left-lines.ts";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const page = "---\ntitle: T\n---\n";
const texts: SiteTexts = {
  "docs.json": JSON.stringify({
    name: "A",
    navigation: {
      languages: [
        { language: "en", groups: [{ group: "Guides", pages: ["start", "auth"] }] },
        { language: "fr", groups: [{ group: "Manuels d'ici", pages: ["fr/start", "fr/auth"] }] },
      ],
    },
  }),
  "start.mdx": page,
  "auth.mdx": page,
  "fr/start.mdx": page,
  "fr/auth.mdx": page,
  "fr/new.mdx": page,
  "bad.mdx": "---\ntitle: T\nopenapi: GET /nothing\n---\n",
  "good.mdx": page,
  "odd/one.mdx": page,
};

async function refused(operation: ChangeOperation): Promise<readonly string[]> {
  const plan = await plannedChange(texts, [operation]);
  return refusalLines(plan, { operations: [operation], root: "docs", isRefused: true, withLeft: true });
}

test.each([
  [{ kind: "into", labels: ["Guides"] }, `  navc add fr/new docs --into 'fr > Manuels d'\\''ici'`],
  [{ kind: "after", page: "start" }, "  navc add fr/new docs --after fr/start"],
] as const)("a page goes where its own language has that place: %j", async (target, command) => {
  expect(await refused({ kind: "add", page: "fr/new", target })).toContain(command);
});

test("the text of a page has to be corrected, because no other place helps", async () => {
  const lines = await refused({ kind: "add", page: "bad", target: { kind: "after", page: "auth" } });
  expect(lines).toContain(
    "Correct bad.mdx first: the problem is in that file, so another place or path does not help.",
  );
});

test("what can't be listed is left with the reason, and the others are listed", async () => {
  const plan = await plannedChange(texts, [{ kind: "list-unlisted" }]);
  expect(plan.refusals).toEqual([]);
  expect(withFiles(texts, plan.files)["docs.json"]).toContain('"good"');
  expect(leftLines(plan).join("\n")).toMatch(/bad\.mdx:1 "bad\.mdx": it was not listed: bad\.mdx:3: .*"GET \/nothing"/);
});
