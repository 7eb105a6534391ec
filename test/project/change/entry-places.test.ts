// Does a plan name the list that an entry is in?
import { expect, test } from "vitest";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { plannedChange, type SiteTexts } from "./planned-change.ts";

const tabs = [
  { tab: "T", pages: ["fr/a"] },
  { tab: "U", pages: ["fr/b"] },
];
const texts: SiteTexts = {
  "docs.json": JSON.stringify({
    name: "T",
    navigation: {
      languages: [
        { language: "en", pages: ["a", "b"] },
        { language: "fr", versions: [{ version: "v1", tabs }] },
      ],
    },
  }),
  ...Object.fromEntries(["a", "b", "fr/a", "fr/b"].map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
};

test.each<[string, ChangeOperation, string]>([
  [
    "a language",
    { kind: "place", page: "a", target: { kind: "after", page: "b" } },
    '  "a" has another position in "en"',
  ],
  [
    "a version of a language",
    { kind: "place-division", labels: ["U"], target: { kind: "before", page: "T" } },
    '  "U" has another position in "fr > v1"',
  ],
])("the list of %s is no top level", async (_, operation, line) => {
  expect(planLines(await plannedChange(texts, [operation]), true)).toContain(line);
});
