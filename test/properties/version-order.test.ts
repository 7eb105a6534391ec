// Does the order of versions decide anything but their order? (property 8)
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../src/index.ts";
import { siteFiles } from "../support/arbitrary-site.ts";
import { propertyRuns } from "../support/property-runs.ts";

const names = ["start", "24.10", "über"];
const version = (label: string): fc.Arbitrary<JsonObject> =>
  fc
    .record({
      first: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
      second: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
      hidden: fc.option(fc.boolean(), { nil: undefined }),
    })
    .map(({ first, second, hidden }) => ({
      version: label,
      ...(hidden === undefined ? {} : { hidden }),
      tabs: [
        { tab: "Guides", pages: first.map((name) => `${label}/${name}`) },
        { tab: "More", groups: [{ group: "All", pages: second.map((name) => `${label}/guides/${name}`) }] },
      ],
    }));

const versionsInTwoOrders = fc
  .tuple(version("v1"), version("v2"), version("en"), fc.nat({ max: 2 }))
  .chain(([one, two, three, chosen]) => {
    const all = [one, two, three].map((each, index) =>
      index === chosen ? { ...each, hidden: false, default: true } : each,
    );
    return fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: 3, maxLength: 3 }));
  });

test("property 8: reordering versions reorders them and changes nothing else", async () => {
  await fc.assert(
    fc.asyncProperty(versionsInTwoOrders, async ([one, other]) => {
      const [first, second] = [await compiled(one), await compiled(other)];
      expect(second).toEqual(first);
    }),
    { numRuns: propertyRuns(200) },
  );
});

/** The result with everything sorted that follows the order of docs.json, and without places in it. */
async function compiled(versions: readonly JsonObject[]): Promise<unknown> {
  const { navigation, diagnostics } = await compileNavigation({ host: memoryHost(siteFiles({ versions })) });
  expect(diagnostics).toEqual([]);
  expect(navigation?.versions.map((each) => each.label)).toEqual(versions.map((each) => each["version"]));
  expect(navigation?.editions.map((each) => each.id)).toEqual(versions.map((each) => `@${each["version"] as string}`));
  return JSON.parse(JSON.stringify(navigation), (_key, value: unknown) => sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every(hasName) ? value.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "source")
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

// Editions and selector entries have no node kind; what has one stands in reading order, which has to stay.
function hasName(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    !("kind" in value) &&
    ("id" in value || ("default" in value && "label" in value))
  );
}

function nameOf(value: Record<string, unknown>): string {
  return String(value["id"] ?? value["label"]);
}
