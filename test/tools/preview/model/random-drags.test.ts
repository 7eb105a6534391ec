// Whatever is dragged where: only it moves, only its lines change, and what was announced is what the site becomes.
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type Host } from "../../../../src/index.ts";
import type { JsonValue } from "../../../../src/compiler/text/json-value.ts";
import { pointerSegments } from "../../../../src/compiler/text/json-pointer.ts";
import { nodeHost } from "../../../../src/project/disk/node-host.ts";
import { filesBelow } from "../../../../src/project/files/files-below.ts";
import { changedHost } from "../../../../src/project/change/changed-host.ts";
import type { EditPlan } from "../../../../src/project/change/edit-plan.ts";
import { planChange } from "../../../../src/project/change/plan-change.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import { UsageError } from "../../../../src/project/settings/usage-error.ts";
import { moveTo, editionNodes, type EditionNode } from "../../../../src/tools/preview/model/row-moves.ts";
import { corpusSites } from "../../../corpus/corpus-sites.ts";
import { diceFrom, type Dice } from "../../../outputs/schema/mutate.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { linkedSite } from "../../../project/change/linked-site.ts";

const seed = Number(process.env["NAVC_FUZZ_SEED"] ?? 1);

interface DraggedSite {
  readonly name: string;
  readonly host: Host;
  readonly files: () => readonly string[];
}

/** Drags something; false if it can't be there. */
async function dragIn({ name, host, files }: DraggedSite, dice: Dice): Promise<boolean> {
  const { navigation } = await compileNavigation({ root: ".", host, discover: true });
  const edition = navigation?.editions[dice(navigation.editions.length)];
  if (edition === undefined) return false;
  const nodes = [...editionNodes(edition).values()];
  const pick = (): EditionNode => nodes[dice(nodes.length)]!;
  const [moved, near, kind] = [pick(), pick(), (["before", "after", "into"] as const)[dice(3)]!];
  const move = moveTo([moved], kind, near);
  if (move === undefined) return false;
  const site = { compiler: await loadCompiler(), options: { root: "." }, host, files };
  const plan = await planChange(site, { operations: move.operations }).catch((error: unknown) => {
    if (error instanceof UsageError) return undefined;
    throw error;
  });
  if (plan === undefined) return false;
  const what = `${name}, ${JSON.stringify(move.operations)}`;
  expectOnlyItMoves(plan, moved, what);
  const after = await compileNavigation({ root: ".", host: changedHost(host, plan.files, files), discover: true });
  const now = new Set(Object.keys(after.navigation!.pages));
  const gone = Object.keys(navigation!.pages).filter((href) => !now.has(href));
  const announced = [
    ...plan.addresses.map(({ from }) => from),
    ...plan.refusals.flatMap((each) => (each.kind === "address" ? [each.address] : [])),
  ];
  expect(
    gone.filter((href) => !announced.includes(href)),
    what,
  ).toEqual([]);
  return plan.files.length > 0;
}

/** Each entry and label is there as often as before; only a division that has become empty is gone. */
function expectOnlyItMoves({ files }: EditPlan, { node }: EditionNode, what: string): void {
  const edited = files.map((file) => {
    if (file.kind !== "edit") throw new Error(`${what}: ${file.kind}`);
    return file;
  });
  const [before, after] = (["before", "after"] as const).map((side) =>
    edited.flatMap((file) => textsIn(JSON.parse(file[side]) as JsonValue)).toSorted(),
  );
  const entries = (texts: readonly string[] | undefined): readonly string[] =>
    texts!.filter((text) => text.startsWith("entry "));
  expect(entries(after), what).toEqual(entries(before));
  const added = after!.filter((text, index) => text !== after![index - 1] && !before!.includes(text));
  expect(added, what).toEqual([]);
  // The lines of the element at both places, and those beside it, whose commas change.
  for (const file of edited) {
    const length = linesOf(node, file.file, file.before);
    const changed = changedLines(file.before, file.after);
    expect(changed, `${what}: lines of ${file.file}`).toBeLessThanOrEqual(2 * length + 12);
  }
}

/** Each text of a value with its field; elements of lists are entries. */
function textsIn(value: JsonValue, field = "entry"): readonly string[] {
  if (typeof value === "string") return [`${field} ${value}`];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each as JsonValue));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${name}:`));
}

/** How many lines an element may take: those of its value, written in the longest way. */
function linesOf({ source }: EditionNode["node"], file: string, text: string): number {
  if ((source.file ?? "docs.json") !== file) return text.split("\n").length;
  let value = JSON.parse(text) as JsonValue | undefined;
  for (const segment of pointerSegments(source.pointer))
    value = (value as Readonly<Record<string, JsonValue>> | undefined)?.[segment];
  return JSON.stringify(value, undefined, 1).split("\n").length;
}

/** The lines that are not common to both texts, by their number. */
function changedLines(before: string, after: string): number {
  const counts = new Map<string, number>();
  const add = (text: string, by: number): void => {
    for (const line of text.split("\n").map((each) => each.trim().replace(/,$/, "")))
      counts.set(line, (counts.get(line) ?? 0) + by);
  };
  add(before, 1);
  add(after, -1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

test("in made sites", async () => {
  let done = 0;
  for (let run = 0; run < propertyRuns(60); run += 1) {
    const dice = diceFrom(seed * 1000 + run);
    const texts = linkedSite(dice);
    const site = { name: `seed ${seed}, run ${run}`, host: memoryHost(texts), files: () => Object.keys(texts) };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (await dragIn(site, dice)) done += 1;
  }
  expect(done).toBeGreaterThan(propertyRuns(60) / 6);
}, 600_000);

const perSite = Number(process.env["NAVC_DRAGS"] ?? 1);

describe.skipIf(corpusSites.length === 0)("in the sites of NAVC_CORPUS (skipped where it names no folder)", () => {
  // A sample: all of them are tried with more drags by hand. In a site of pages from specs, few rows can be dragged.
  const sample = perSite === 1 ? corpusSites.filter((_, index) => index % 6 === 0) : corpusSites;
  test("each drag", async () => {
    let done = 0;
    for (const { name, root } of sample) {
      const site = { name, host: nodeHost(root), files: () => filesBelow(root) };
      const dice = diceFrom(seed);
      let here = 0;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (let run = 0; run < perSite * 12 && here < perSite; run += 1) if (await dragIn(site, dice)) here += 1;
      done += here;
    }
    expect(done).toBeGreaterThan(sample.length / 2);
  }, 1_200_000);
});
