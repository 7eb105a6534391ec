// Does the runtime refuse a damaged result in its own words?
import { expect, test } from "vitest";
import { splitNavigation, type ResolvedNavigation } from "../../../src/index.ts";
import { resultFault } from "../../../src/project/results/result-fault.ts";
import { findPage, openNavigation, viewPage } from "../../../src/runtime.ts";
import type { JsonValue } from "../../../src/compiler/text/json-value.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";

const others: readonly unknown[] = [undefined, null, 0, "", "x", true, [], {}, [null], { a: null }];

/** Copies of a value: in each one thing at most so many levels down is gone, or something else. */
function* damaged(value: unknown, levels: number): Generator {
  if (levels === 0 || typeof value !== "object" || value === null) return;
  const keys = Object.keys(value);
  // Elements of a list and pages are alike.
  for (const key of keys.slice(0, 12)) {
    const copy = (field: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(key), field) : { ...value, [key]: field };
    for (const other of others) yield copy(other);
    for (const inner of damaged((value as Record<string, unknown>)[key], levels - 1)) yield copy(inner);
  }
}

const sites = (await compiledFixtures()).slice(0, 12);
const parts = sites.flatMap(({ navigation }) =>
  splitNavigation(navigation)
    .files.slice(0, 1)
    .map(({ text }) => JSON.parse(text) as unknown),
);

test("a damaged result is opened and shown, or refused as none of navc", () => {
  let count = 0;
  const faults = new Set<string>();
  for (const whole of [...sites.map(({ navigation }) => navigation), ...parts])
    for (const value of damaged(whole, 3)) {
      count += 1;
      try {
        const site = openNavigation(value as ResolvedNavigation);
        for (const page of Object.values(site.navigation.pages ?? {}).slice(0, 3)) viewPage(site, page);
      } catch (error) {
        faults.add(String(error));
      }
    }
  expect(count).toBeGreaterThan(5000);
  expect([...faults].toSorted()).toEqual([
    "TypeError: not a complete navigation of navc",
    "TypeError: not a page of a complete navigation of navc",
  ]);
});

test("a navigation that was not opened, and what is no address, has no page", () => {
  const [{ navigation }] = sites as [(typeof sites)[number]];
  const refused = "not a path of an opened complete navigation of navc";
  expect(() => findPage(navigation as never, "/")).toThrow(refused);
  expect(() => findPage(openNavigation(navigation), undefined as never)).toThrow(refused);
});

test("a damaged result file has a fault in words, or none", () => {
  let count = 0;
  let found = 0;
  for (const { navigation } of sites.slice(0, 7))
    for (const value of damaged(navigation, 4)) {
      count += 1;
      const fault = resultFault(JSON.parse(JSON.stringify(value)) as JsonValue);
      if (fault !== undefined) found += 1;
    }
  expect(count).toBeGreaterThan(3000);
  expect(found).toBeGreaterThan(1000);
});
