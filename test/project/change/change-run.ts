// Makes random changes of a site, several in a row, and collects what is wrong with them.
import { knownBodies } from "../../../src/compiler/bodies/known-bodies.ts";
import { memoryHost } from "../../../src/index.ts";
import type { EditPlan } from "../../../src/project/change/edit-plan.ts";
import { planChange } from "../../../src/project/change/plan-change.ts";
import type { SiteChange } from "../../../src/project/change/site-change.ts";
import { loadCompiler } from "../../../src/project/load-compiler.ts";
import { UsageError } from "../../../src/project/settings/usage-error.ts";
import { diceFrom, type Dice } from "../../outputs/schema/mutate.ts";
import { changeFaults } from "./change-faults.ts";
import { withoutRedirects } from "./edit-faults.ts";
import { withFiles, type SiteTexts } from "./planned-change.ts";
import { changeKinds, randomChange, type ChangeKind, type RandomChange } from "./random-change.ts";
import { coldResult, printed, stateOf, type ChangingSite, type SiteState } from "./site-state.ts";

/** What one random change did. */
export interface TriedChange {
  readonly site: string;
  readonly number: number;
  readonly kind: ChangeKind;
  readonly change: SiteChange;
  /** What was refused, and why; undefined for a change that was made. */
  readonly refused: string | undefined;
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
}

/** A change with its faults as one text, which says how to try it again. */
export function faultLine({ site, number, kind, change, faults }: TriedChange): string {
  return `${site}, number ${number}, ${kind}: ${JSON.stringify(change)}\n  ${faults.join("\n  ")}`;
}

/** Which changes are tried. */
export interface ChangeRun {
  readonly seed: number;
  readonly count: number;
  /** Every how many changes the site is compiled without anything that was read before, and moved back. */
  readonly every?: number;
  readonly inARow: number;
  readonly tried?: (change: TriedChange) => void;
}

/** Tries changes of a site, some in a row before it is as it was in the beginning. */
export async function tryChanges(
  site: ChangingSite,
  { seed, count, every = 1, inARow, tried }: ChangeRun,
): Promise<readonly TriedChange[]> {
  const bodies = knownBodies();
  const first = await stateOf({ ...site, bodies });
  const all: TriedChange[] = [];
  if (first === undefined) return all;
  let state = first;
  for (let number = 0; number < count; number += 1) {
    if (number % inARow === 0) state = first;
    const dice = diceFrom(seed * 100_003 + number);
    const found = nextChange(state, number + seed, dice);
    if (found === undefined) return all;
    const outcome = await tryChange(state, found, (number + seed) % every === 0).catch((error: unknown) => ({
      refused: undefined,
      faults: [`it throws ${error instanceof Error ? error.stack : String(error)}`],
      after: state,
    }));
    const { after = state, ...rest } = outcome;
    const done = { site: site.name, number, kind: found.kind, change: found.change, ...rest };
    tried?.(done);
    all.push(done);
    state = rest.faults.length === 0 ? after : first;
  }
  return all;
}

/** Each kind in turn; the next one if the site has nothing for it. */
function nextChange(site: SiteState, number: number, dice: Dice): RandomChange | undefined {
  for (let skip = 0; skip < changeKinds.length; skip += 1) {
    const found = randomChange(changeKinds[(number + skip) % changeKinds.length]!, site, dice);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Outcome {
  readonly refused: string | undefined;
  readonly faults: readonly string[];
  readonly after?: SiteState;
}

async function tryChange(before: SiteState, { change, back }: RandomChange, isWhole: boolean): Promise<Outcome> {
  const plan = await planned(before, change);
  if (typeof plan === "string") return { refused: plan, faults: [] };
  if (plan.refusals.length > 0)
    return {
      refused: `refused: ${plan.refusals
        .slice(0, 4)
        .map(({ message }) => message)
        .join(" | ")}${plan.refusals.length > 4 ? ` … ${plan.refusals.length}` : ""}`,
      faults: [],
    };
  const texts = withFiles(before.texts, plan.files);
  const after = await stateOf({ ...before, texts });
  if (after === undefined) return { refused: undefined, faults: ["the site has no navigation after it"] };
  const faults = [...changeFaults({ change, plan, before, after })];
  if (isWhole && faults.length === 0) {
    if ((await coldResult(after)) !== printed(after.result)) faults.push("a cold compile says something else");
    const inverse = back?.(plan);
    if (inverse !== undefined) faults.push(...(await faultsOfBack(before, after, inverse)));
  }
  return { refused: undefined, faults, after };
}

/** A change and the one that takes it back change redirects only. */
async function faultsOfBack(before: SiteState, after: SiteState, inverse: SiteChange): Promise<readonly string[]> {
  const plan = await planned(after, inverse);
  if (typeof plan === "string") return [`it can't be taken back: ${plan}`];
  const refused = plan.refusals
    .filter(({ kind }) => kind === "problem")
    .map(({ message }) => `taking it back is refused: ${message}`);
  if (refused.length > 0) return refused;
  const texts = withFiles(after.texts, plan.files);
  const files = [...new Set([...Object.keys(before.texts), ...Object.keys(texts)])];
  return files
    .filter((file) => readable(file, texts) !== readable(file, before.texts))
    .map((file) => `${file} is not as it was: ${difference(readable(file, before.texts), readable(file, texts))}`);
}

function readable(file: string, texts: SiteTexts): string {
  const text = texts[file];
  if (text === undefined) return "(no file)";
  // The index of a folder can be named by the folder, and a relative path can begin with a dot.
  const plain = text
    .replaceAll(/(?<=["'(])\/index(?=["')#?])/g, "/")
    .replaceAll(/\/?(?<=["'(/])index(?=["')#?])/g, "")
    .replaceAll(/(?<=["'(\s])\.\/(?=\w)/g, "")
    .replaceAll(/(?<=\w)\/+(?=["')#?])/g, "");
  return file.endsWith(".json") ? withoutRedirects(plain) : plain;
}

function difference(one: string, other: string): string {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const at = Math.max(0, start - 30);
  return JSON.stringify([one.slice(at, start + 60), other.slice(at, start + 60)]);
}

/** The plan; for a change that can't be made, why. */
async function planned({ texts, options, bodies }: SiteState, change: SiteChange): Promise<EditPlan | string> {
  const site = {
    compiler: await loadCompiler(),
    options: { ...options, root: "." },
    host: memoryHost(texts),
    files: () => Object.keys(texts).filter((file) => !file.split("/").some((name) => /^\.|^node_modules$/.test(name))),
    bodies,
  };
  try {
    return await planChange(site, change);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
