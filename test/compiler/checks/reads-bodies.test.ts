// Does each check that reads the bodies of pages say so? The others do not run again when a body is edited.
import { join } from "node:path";
import { expect, test } from "vitest";
import { runStages } from "../../../src/compiler/compile.ts";
import { checks } from "../../../src/compiler/checks/checks.ts";
import type { Check, CheckedSite } from "../../../src/compiler/checks/check.ts";
import { linkPrefix } from "../../../src/compiler/checks/link-prefix.ts";
import { keptReports } from "../../../src/compiler/kept-checks.ts";
import { siteEditions } from "../../../src/compiler/checks/edition-folders.ts";
import { resolveOptions } from "../../../src/compiler/options.ts";
import { nodeHost } from "../../../src/project/disk/node-host.ts";
import { nodeMachine } from "../../../src/project/node-machine.ts";
import { fixtureCases } from "../../support/fixture-cases.ts";

function isOfBodies({ needs, readsBodies }: Check): boolean {
  return readsBodies === true || needs.includes("bodies");
}

/** The checked sites of fixtures, with all that can be asked for: those about links, and some of the others. */
async function checkedSites(): Promise<readonly CheckedSite[]> {
  const sites: CheckedSite[] = [];
  const cases = fixtureCases().filter(({ options }, index) => options.links === true || index % 5 === 0);
  for (const { folder, options } of cases) {
    const host = nodeHost(join(folder, "input"));
    const asked = { ...options, host, discover: true, links: true, assets: true };
    const { made } = await runStages(await resolveOptions(asked, nodeMachine), { keep: keptReports });
    if (made?.kept !== undefined) sites.push(made.kept.checked);
  }
  return sites;
}

function reportsOf({ run }: Check, site: CheckedSite): string {
  const reports: unknown[] = [];
  run(
    site,
    (...reported) => reports.push(reported),
    (...left) => reports.push(left),
  );
  return JSON.stringify(reports);
}

test("checks that do not say so find the same, whatever the bodies are", async () => {
  const sites = await checkedSites();
  const depending = new Set<string>();
  let compared = 0;
  for (const site of sites) {
    const empty = (): CheckedSite => ({ ...site, bodies: { bodies: new Map(), anchorsOf: site.bodies!.anchorsOf } });
    // What all links begin with is compared before checks run again.
    if (linkPrefix(empty())?.path !== linkPrefix(site)?.path) continue;
    compared += 1;
    for (const check of checks)
      if (reportsOf(check, { ...site }) !== reportsOf(check, empty())) {
        expect(isOfBodies(check), check.code).toBe(true);
        depending.add(check.code);
      }
  }
  expect(compared).toBeGreaterThan(60);
  expect([...depending]).toEqual(expect.arrayContaining(["link-not-found", "page-unlisted", "anchor-not-found"]));
});

test("the candidates for meant pages are kept while only bodies differ", async () => {
  const [site] = await checkedSites();
  expect(siteEditions({ ...site! })).toBe(siteEditions(site!));
});
