// What is wrong with what navc makes of a site after some edits?
import { compileSite, type FuzzedSite, type Oracle } from "./fuzzed-site.ts";
import { editSite, type Edit } from "./edit-site.ts";
import { changing } from "./oracles/changing.ts";
import { fitsSchema } from "./oracles/fits-schema.ts";
import { fixing } from "./oracles/fixing.ts";
import { holdsTogether } from "./oracles/holds-together.ts";
import { nothingVanishes } from "./oracles/nothing-vanishes.ts";
import { printedTexts } from "./oracles/printed-texts.ts";
import { proposedRedirects } from "./oracles/proposed-redirects.ts";
import { sameBytes } from "./oracles/same-bytes.ts";
import { saysWhy } from "./oracles/says-why.ts";
import { selfDiff } from "./oracles/self-diff.ts";
import type { SeedSite } from "./seed-sites.ts";

const always: Readonly<Record<string, Oracle>> = { saysWhy, holdsTogether, fitsSchema, nothingVanishes };
/** Each costs more than a compile, so a case asks one of them. */
const byTurns: Readonly<Record<string, Oracle>> = {
  sameBytes,
  selfDiff,
  proposedRedirects,
  printedTexts,
  fixing,
  changing,
};

/** One case: which site, what happens to it, and which of the costly questions is asked. */
export interface FuzzCase {
  readonly site: number;
  readonly edits: readonly Edit[];
  readonly turn: number;
}

/** `oracle: what is wrong`, for each thing that is; a throw is one. */
export async function judgeCase(
  { site, edits, turn }: FuzzCase,
  sites: readonly SeedSite[],
): Promise<readonly string[]> {
  const before = sites[site % sites.length]!;
  const after = editSite(before, edits);
  const turns = Object.entries(byTurns);
  const asked = [...Object.entries(always), turns[turn % turns.length]!];
  const fuzzed = await tried("compile", async () => ({ before, after, result: await compileSite(after) }));
  if (typeof fuzzed === "string") return [fuzzed];
  const problems: string[] = [];
  for (const [name, oracle] of asked) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first throw is the one that is shown
    const found = await tried(name, async () => oracle(fuzzed satisfies FuzzedSite));
    problems.push(...(typeof found === "string" ? [found] : found.map((words) => `${name}: ${words}`)));
  }
  return problems;
}

/** What is done, or what it threw. */
async function tried<Result>(name: string, run: () => Promise<Result>): Promise<Result | string> {
  try {
    return await run();
  } catch (error) {
    return `${name} throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
