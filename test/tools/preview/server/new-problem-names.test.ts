// Which problems does the other site of a comparison not have?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import type { ComparedSite } from "../../../../src/project/comparison/diff-side.ts";
import { newProblemNames } from "../../../../src/tools/preview/server/new-problem-names.ts";

async function site(...pages: readonly string[]): Promise<ComparedSite> {
  const files = { "docs.json": JSON.stringify({ navigation: { pages } }), "a.mdx": "" };
  const result = await compileNavigation({ host: memoryHost(files) });
  return { navigation: result.navigation!, unknown: [], result };
}

test("those are new that the other site does not have, also if the others have other lines now", async () => {
  const before = await site("a", "gone");
  const after = await site("a", "lost", "gone");
  const names = newProblemNames({ before, after });
  expect(names).toEqual([expect.stringMatching(/^page-not-found\ndocs\.json\n\/navigation\/pages\/1\n/)]);
  expect(newProblemNames({ before, after: before })).toEqual([]);
});

test("nothing is known of a result file, which has no problems", async () => {
  const { navigation, unknown } = await site("a");
  expect(newProblemNames({ before: { navigation, unknown }, after: await site("gone") })).toBeNull();
});
