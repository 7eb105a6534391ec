// Plans repairs of sites in memory.
import type { Dialect } from "../../../src/compiler/contract/dialect.ts";
import { diffNavigation, memoryHost, type NavigationDiff } from "../../../src/index.ts";
import type { ResolvedNavigation } from "../../../src/index.ts";
import { loadCompiler } from "../../../src/project/load-compiler.ts";
import type { RepairPlan } from "../../../src/project/change/edit-plan.ts";
import { planRepair } from "../../../src/project/repair/plan-repair.ts";
import type { SiteTexts } from "../change/planned-change.ts";

/** The plan that repairs a site of these texts, which had others before. */
export async function plannedRepair(
  before: SiteTexts,
  now: SiteTexts,
  baseline?: string,
  dialect: Dialect = "contract",
): Promise<RepairPlan> {
  const site = {
    compiler: await loadCompiler(),
    options: { root: ".", dialect },
    host: memoryHost(now),
    files: () => Object.keys(now),
    baseline,
  };
  return planRepair(site, { host: memoryHost(before), files: () => Object.keys(before) });
}

/** What changed between two sites of these texts. */
export async function difference(before: SiteTexts, after: SiteTexts): Promise<NavigationDiff> {
  const [old, found] = (await Promise.all([before, after].map(navigationOf))) as [
    ResolvedNavigation,
    ResolvedNavigation,
  ];
  return diffNavigation(old, found, { hosts: { before: memoryHost(before), after: memoryHost(after) } });
}

async function navigationOf(texts: SiteTexts): Promise<ResolvedNavigation> {
  const compiler = await loadCompiler();
  const { navigation } = await compiler.compile({ root: ".", host: memoryHost(texts), discover: true });
  if (navigation === null) throw new Error("The site has no navigation.");
  return navigation;
}

/** The texts with other paths. A path that ends in a slash is a folder. */
export function withMoves(texts: SiteTexts, moves: Readonly<Record<string, string>>): SiteTexts {
  const pathOf = (path: string): string => {
    const from = Object.keys(moves).find((each) => (each.endsWith("/") ? path.startsWith(each) : path === each));
    return from === undefined ? path : moves[from]! + (from.endsWith("/") ? path.slice(from.length) : "");
  };
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [pathOf(path), text]));
}
