// Before a test file is loaded: what its top level runs counts for each of its tests, and runs with the changed line.
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, beforeEach, inject } from "vitest";

/** How often a mutant was reached, by its number. */
type Hits = Record<string, number>;

/** What Stryker keeps in a global variable. */
interface Switches {
  activeMutant?: string | undefined;
  hitCount?: number;
  currentTestId?: string;
  mutantCoverage?: { static: Hits; readonly perTest: Record<string, Hits> };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Stryker provides it, and has no types for it
const provided = inject as (key: string) => string | undefined;
const global = globalThis as { [name: string]: Switches | undefined };
const switches = global[provided("globalNamespace") ?? ""] ?? {};

if (provided("mode") === "mutant") {
  switches.activeMutant = provided("activeMutant");
  switches.hitCount = 0;
} else {
  await loadRoom();
  countTopLevel();
}

/** Adds what the top level of the file reaches to what each of its tests reaches. */
function countTopLevel(): void {
  const before = { ...switches.mutantCoverage?.static };
  let reached: Hits = {};
  beforeAll(() => {
    if (switches.mutantCoverage === undefined) return;
    reached = switches.mutantCoverage.static;
    switches.mutantCoverage.static = before;
  });
  beforeEach(() => {
    if (switches.mutantCoverage === undefined) return;
    const hits = (switches.mutantCoverage.perTest[switches.currentTestId!] ??= {});
    for (const [mutant, count] of Object.entries(reached)) {
      const here = count - (before[mutant] ?? 0);
      if (here > 0) hits[mutant] = (hits[mutant] ?? 0) + here;
    }
  });
}

/** Loads the modules first: a line that runs only then can't be changed later. */
async function loadRoom(): Promise<void> {
  for (const room of process.env["NAVC_ROOM"]?.split(",") ?? ["outputs", "tools"]) {
    const folder = resolve("src", room);
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      // oxlint-disable-next-line no-await-in-loop -- most are loaded after the first ones
      if (file.endsWith(".ts") && !/\.d\.ts$|-worker\.ts$/.test(file)) await import(join(folder, file));
  }
}
