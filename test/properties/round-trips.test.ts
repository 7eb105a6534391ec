// Does a site come back the same when it is exported to a host and imported again? What differs has to be on a list of losses.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryHost } from "../../src/compiler/host/memory-host.ts";
import type { Host } from "../../src/compiler/host/host.ts";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { compileInMemory } from "../../src/project/compile-in-memory.ts";
import { nodeHost } from "../../src/project/disk/node-host.ts";
import { arbitrarySite } from "../support/arbitrary-site.ts";
import { compiledFixture } from "../support/compiled-fixtures.ts";
import { fixtureCases } from "../support/fixture-cases.ts";
import { propertyRuns, triedOf } from "../support/property-runs.ts";
import { changedSidebars, lostAddresses, roundTrip, type RoundTrip } from "../support/round-trip.ts";

/** The losses that change which entries a sidebar has, their order, labels or addresses. */
const changesTree = new Set([
  // On the lists of the adapters.
  "a group whose title leads to another version or out of the site",
  "a group without a label",
  "a page in the sidebars of several languages",
  "a page in the sidebars of several versions",
  "a page of several editions",
  "a page that a sidebar links twice",
  "a page without a text",
  "entries below the sixth level",
  "the address of a page that forwards",
  "the language and the bar on top of a page",
  // On those of the importers.
  "a second label of a page",
  "an entry without a page",
  "an entry that leads to a heading",
  "an item without a page",
  "the address of a page",
]);

function lossesOf({ notExpressed, back }: RoundTrip): readonly string[] {
  return [
    ...notExpressed.map(({ feature }) => feature),
    ...back.flatMap(({ losses }) => losses.map(({ feature }) => feature)),
  ];
}

/** What came back with a difference that no list has. */
async function unexplained(navigation: ResolvedNavigation, host: Host): Promise<readonly string[]> {
  const found: string[] = [];
  for (const of of ["vitepress", "docusaurus", "starlight", "fumadocs"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one site is in memory at a time
    const trip = await roundTrip(of, navigation, host);
    // Nothing can be imported from a site without pages.
    if (trip.written.size === 0) continue;
    const losses = lossesOf(trip);
    if (!losses.includes("the address of a page"))
      for (const each of lostAddresses(navigation, trip)) found.push(`${of}: ${each}`);
    // The trees of the other two are data that a program gives the host, so they are not imported.
    if ((of === "vitepress" || of === "docusaurus") && !losses.some((loss) => changesTree.has(loss)))
      for (const each of changedSidebars(of, navigation, trip)) found.push(`${of}: ${each}`);
  }
  return found;
}

/** Pages of other repositories are not in the folder. */
const cases = fixtureCases().filter(({ name }) => !/repositor/.test(name));

test.each(triedOf(cases).map((each) => [each.name, each] as const))("%s", async (_, fixture) => {
  const { navigation } = await compiledFixture(fixture);
  if (navigation === null) return;
  expect((await unexplained(navigation, nodeHost(join(fixture.folder, "input")))).join("\n")).toBe("");
});

const sites = process.env["NAVC_SITES"];

test.skipIf(sites === undefined).each(sites === undefined ? [""] : readdirSync(sites))(
  "%s (needs NAVC_SITES, a folder of sites)",
  async (name) => {
    const root = join(sites!, name);
    const { navigation } = await compileNavigation({ root, discover: true });
    expect((await unexplained(navigation!, nodeHost(root))).join("\n")).toBe("");
  },
  1_200_000,
);

test("any site", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(3), async ({ files }) => {
      const host = memoryHost(files);
      const { navigation } = await compileInMemory({ host, discover: true });
      fc.pre(navigation !== null);
      expect((await unexplained(navigation, host)).join("\n")).toBe("");
    }),
    { numRuns: propertyRuns(20) },
  );
});
