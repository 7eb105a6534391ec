// Does a site that is kept compiled stay what a cold compile gives, whatever is done to its files?
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compileNavigation, createCompiler, type CompileResult, type Host } from "../src/index.ts";
import { nodeHost } from "../src/project/disk/node-host.ts";
import { diceFrom, type Dice } from "./outputs/schema/mutate.ts";
import { propertyRuns } from "./support/property-runs.ts";
import { editKinds, editSite, newSite, type Edit } from "./support/site-edits.ts";

/** `NAVC_EDITS=2000` makes that many edits instead of these few; `NAVC_FUZZ_SEED=7` makes other ones. */
const asked = Number(process.env["NAVC_EDITS"] ?? 0);
const edits = asked || 20 + propertyRuns(30);
const seed = Number(process.env["NAVC_FUZZ_SEED"] ?? 1);

// A file that has just been written is never kept, and here all are.
beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(new Date("2100-01-01").getTime());
});

const folders: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function newFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "navc-edits-"));
  folders.push(folder);
  writeFileSync(join(folder, "outside.mdx"), "---\ntitle: Outside\n---\n");
  return folder;
}

const cold = async (root: string, discover: boolean): Promise<string> =>
  JSON.stringify(await compileNavigation({ root, discover }));

test.each([false, true])(
  "random edits that are reported equal a cold compile, with discover: %s",
  async (discover) => {
    const dice = diceFrom(seed);
    const root = newSite(newFolder(), dice);
    const compiler = createCompiler({ root, discover });
    const done: Edit[] = [];
    let different = 0;
    let before = "";
    for (let step = 0; step < edits; step += 1) {
      const first = step % 4 === 0 ? compiler.compile() : undefined;
      for (let turns = dice(12); turns > 0; turns -= 1) await Promise.resolve();
      for (let count = 1 + dice(2); count > 0; count -= 1) {
        const edit = editSite(root, dice);
        done.push(edit);
        compiler.invalidate(edit.paths);
      }
      const result = JSON.stringify(await compiler.compile());
      await first;
      expect(result, `seed ${seed}, after ${JSON.stringify(done.slice(-6))}`).toBe(await cold(root, discover));
      different += Number(result !== before);
      before = result;
    }
    expect(different).toBeGreaterThan(done.length / 4);
  },
  10 * 60_000,
);

test.each([false, true])(
  "random edits that are reported to a host of one's own equal a cold compile, with discover: %s",
  async (discover) => {
    const dice = diceFrom(seed);
    const root = newSite(newFolder(), dice);
    const compiler = createCompiler({ host: freshHost(root), discover });
    // What a link leads to has several paths, and an edit reports one of them.
    const kinds = editKinds.filter((kind) => !kind.startsWith("link "));
    const done: Edit[] = [];
    for (let step = 0; step < edits; step += 1) {
      const edit = editSite(root, dice, kinds[dice(kinds.length)]);
      done.push(edit);
      compiler.invalidate(edit.paths);
      const result = JSON.stringify(await compiler.compile());
      expect(result, `seed ${seed}, after ${JSON.stringify(done.slice(-6))}`).toBe(await cold(root, discover));
    }
  },
  10 * 60_000,
);

/** A host that looks at the disk anew for each question. */
function freshHost(root: string): Host {
  return {
    readText: (path) => nodeHost(root).readText(path),
    readHead: (path, bytes) => nodeHost(root).readHead(path, bytes),
    stat: (path) => nodeHost(root).stat(path),
    list: (pattern) => nodeHost(root).list(pattern),
    refusal: (path) => nodeHost(root).refusal?.(path),
  };
}

test(
  "on a watched disk each kind of edit leads to one call with what a cold compile gives, or to none",
  async () => {
    const dice = diceFrom(seed);
    const root = newSite(newFolder(), dice);
    const results = watchResults(root);
    const rounds = asked ? Math.ceil(asked / 10 / editKinds.length) : 1;
    const kinds = Array.from({ length: rounds }, () => shuffled(editKinds, dice)).flat();
    const given: string[] = [];
    try {
      for (const [step, kind] of [undefined, ...kinds].entries()) {
        if (kind !== undefined) editSite(root, dice, kind);
        const expected = await cold(root, false);
        // One call too many, or one for an edit that changes nothing, shows in the next step.
        if (expected !== given.at(-1)) given.push(expected);
        await results.until(expected);
        expect(results.all, `seed ${seed}, up to ${kinds[step - 1]}`).toEqual(given);
      }
      expect(given.length).toBeGreaterThan(kinds.length / 3);
    } finally {
      results.close();
    }
  },
  10 * 60_000,
);

test(
  "edits on a watched disk while it compiles are not lost",
  async () => {
    const dice = diceFrom(seed);
    const root = newSite(newFolder(), dice);
    const results = watchResults(root);
    try {
      for (let step = 0; step < (asked ? asked / 20 : 10); step += 1) {
        for (let edits = dice(6); edits >= 0; edits -= 1) {
          editSite(root, dice);
          for (let turns = dice(30); turns > 0; turns -= 1) await new Promise((resolve) => void setImmediate(resolve));
        }
        await results.until(await cold(root, false));
      }
      expect(results.all.at(-1)).toBe(await cold(root, false));
    } finally {
      results.close();
    }
  },
  10 * 60_000,
);

interface Results {
  readonly all: readonly string[];
  /** Resolves when this has been the last result. */
  readonly until: (expected: string) => Promise<void>;
  readonly close: () => void;
}

function watchResults(root: string): Results {
  const all: string[] = [];
  let look = (): void => {};
  const compiler = createCompiler({ root });
  compiler.watch((result: CompileResult) => {
    // Where docs.json is gone, a listener keeps the last tree, and a compile has none.
    all.push(JSON.stringify(result.stale === true ? { ...result, navigation: null, stale: undefined } : result));
    look();
  });
  return {
    all,
    until: (expected) =>
      new Promise((resolve) => {
        look = (): void => {
          if (all.at(-1) === expected) resolve();
        };
        look();
      }),
    close: () => compiler.close(),
  };
}

function shuffled<Item>(list: readonly Item[], dice: Dice): readonly Item[] {
  const rest = [...list];
  return list.map(() => rest.splice(dice(rest.length), 1)[0]!);
}
