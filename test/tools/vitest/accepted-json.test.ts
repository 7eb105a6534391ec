// Does an accepted navigation have the outline and the differences of the whole one?
import { beforeAll, expect, test } from "vitest";
import { resultFault } from "../../../src/project/results/result-fault.ts";
import { diffNavigation, outline, type ResolvedNavigation } from "../../../src/index.ts";
import { acceptedJson } from "../../../src/tools/vitest/accepted-json.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";

let whole: readonly ResolvedNavigation[];
let accepted: readonly ResolvedNavigation[];

beforeAll(async () => {
  whole = (await compiledFixtures()).map(({ navigation }) => navigation);
  accepted = whole.map((navigation) => JSON.parse(acceptedJson(navigation)) as ResolvedNavigation);
});

test("it is a result that navc diff reads", () => {
  expect(whole.length).toBeGreaterThan(300);
  expect(accepted.flatMap((navigation) => resultFault(JSON.parse(JSON.stringify(navigation))) ?? [])).toEqual([]);
});

test("its outline is the same", () => {
  expect(accepted.map(outline)).toEqual(whole.map(outline));
});

test("what changed since is the same", () => {
  const pairs = whole
    .map((before, index) => [before, accepted[index]!, whole[(index + 1) % whole.length]!] as const)
    .slice(0, propertyRuns(whole.length));
  const changes = pairs.map(([before, , after]) => diffNavigation(before, after));
  expect(changes.filter((each) => each.changes.length > 2).length).toBeGreaterThan(pairs.length / 4);
  expect(pairs.map(([, before, after]) => diffNavigation(before, after))).toEqual(changes);
});

test("nothing differs from the whole one", () => {
  const changes = whole.map((navigation, index) => diffNavigation(accepted[index]!, navigation).changes);
  expect(changes.flat()).toEqual([]);
});

test("a change of one page is one of few lines", () => {
  const [navigation] = whole.filter(({ pages }) => Object.keys(pages).length > 5);
  const [href, page] = Object.entries(navigation!.pages)[0]!;
  const changed = { ...navigation!, pages: { ...navigation!.pages, [href]: { ...page, title: "Another title" } } };
  const lines = new Set(acceptedJson(navigation!).split("\n"));
  const others = acceptedJson(changed)
    .split("\n")
    .filter((line) => !lines.has(line));
  expect(others).toHaveLength(1);
});
