// Does a plan say which pages it separates from the same page in other versions, although they stay where they are? (D404)
import { expect, test } from "vitest";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import { plannedChange, withFiles } from "./planned-change.ts";

const versions = ["1", "2"].map((version) => ({ version, pages: [`v${version}/intro`, `v${version}/end`] }));
const texts: Record<string, string> = {
  "docs.json": JSON.stringify({ name: "A", navigation: { versions } }),
  ...Object.fromEntries(versions.flatMap(({ pages }) => pages.map((path) => [`${path}.mdx`, "# T\n"]))),
  "intro.mdx": "# Old\n",
  "old/intro.mdx": "---\nkey: end\n---\n",
};
const target = { kind: "before", page: "v1/intro" } as const;

test("a page that is listed takes the key of another one, whose front matter can keep it", async () => {
  const add = { kind: "add", page: "intro", target } as const;
  const plan = await plannedChange(texts, [add]);
  expect(plan.separated).toEqual([{ file: "v1/intro.mdx", from: ["@2"], key: "intro" }]);
  expect(plan.parted).toBeUndefined();
  expect(planLines(plan, false)).toContain(
    `v1/intro.mdx would no longer be the same page in 2; "key: intro" in its front matter keeps it the same`,
  );
  expect(planLines(plan, true)).toContain(
    `v1/intro.mdx is no longer the same page in 2; "key: intro" in its front matter makes it the same again`,
  );
  const kept = { ...texts, "v1/intro.mdx": "---\nkey: intro\n---\n" };
  expect((await plannedChange(kept, [add])).separated).toBeUndefined();
});

test("the pages that no list had are listed, and one of them has the key in its front matter", async () => {
  const plan = await plannedChange(texts, [{ kind: "list-unlisted", into: ["1"] }]);
  expect(plan.separated).toEqual([{ file: "v1/end.mdx", from: ["@2"], key: null }]);
  expect(planLines(plan, false)).toContain("v1/end.mdx would no longer be the same page in 2");
});

test("a page that moves takes the key, and if it is removed the other one gets it back", async () => {
  const { "intro.mdx": _, ...without } = texts;
  const first = { kind: "place", page: "v1/end", target } as const;
  const begun = withFiles(without, (await plannedChange(without, [first])).files);
  const plan = await plannedChange(begun, [{ kind: "move", from: "v1/end", to: "intro" }]);
  expect(plan.separated).toEqual([{ file: "v1/intro.mdx", from: ["@2"], key: null }]);
  const next = withFiles(begun, plan.files);
  expect((await plannedChange(next, [{ kind: "remove", page: "intro", redirect: null }])).separated).toBeUndefined();
});

const keyed = (key: string): Record<string, string> => ({
  "docs.json": JSON.stringify({
    name: "A",
    navigation: { languages: ["en", "fr", "de"].map((language) => ({ language, pages: [`${language}/a`] })) },
  }),
  "en/a.mdx": "# A\n",
  "fr/a.mdx": `---\nkey: ${key}\n---\n`,
  "de/a.mdx": "# A\n",
});

test("a page that moves away from a key that somebody has written needs that key, and no other moves", async () => {
  const plan = await plannedChange(keyed("a"), [{ kind: "move", from: "en/a", to: "en/b" }]);
  expect(plan.parted).toBeUndefined();
  expect(plan.separated).toEqual([{ file: "en/b.mdx", from: ["fr", "de"], key: "a" }]);
});

test("of pages that move together, one with a written key needs the key of the others", async () => {
  const all = { languages: true, versions: false };
  const plan = await plannedChange(keyed("a"), [{ kind: "move", from: "en/a", to: "en/b" }], all);
  expect(plan.parted).toBeUndefined();
  expect(planLines(plan, true)).toContain(
    'fr/b.mdx is no longer the same page in English, Deutsch; "key: b" in its front matter makes it the same again',
  );
});

test("where nobody has written a key, the same move puts the pages together", async () => {
  const texts = { ...keyed("a"), "fr/a.mdx": "# A\n" };
  const plan = await plannedChange(texts, [{ kind: "move", from: "en/a", to: "en/b" }]);
  expect(plan.separated).toBeUndefined();
  expect(plan.parted?.follow).toEqual([
    { from: "fr/a", to: "fr/b" },
    { from: "de/a", to: "de/b" },
  ]);
});

test("the pages that are not named are several or one", async () => {
  const separated = ["a", "b", "c", "d", "e"].map((file) => ({ file: `${file}.mdx`, from: ["fr"], key: null }));
  const plan = await plannedChange(texts, []);
  const lastLine = (number: number, isDone: boolean): string | undefined =>
    planLines({ ...plan, separated: separated.slice(0, number) }, isDone).at(-1);
  expect(lastLine(4, true)).toBe("… and 1 more page is no longer the same");
  expect(lastLine(5, true)).toBe("… and 2 more pages are no longer the same");
  expect(lastLine(5, false)).toBe("… and 2 more pages would no longer be the same");
});
