// Does a server of Vite have what a cold compile gives, whatever is done to the files of the site?
import { existsSync, mkdtempSync, realpathSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createLogger, createServer } from "vite";
import { compileNavigation, splitNavigation, type EditionPart, type NavigationIndex } from "../../../src/index.ts";
import { openNavigation } from "../../../src/runtime.ts";
import navc from "../../../src/vite.ts";
import { diceFrom, type Dice } from "../../outputs/schema/mutate.ts";
import { editKinds, editSite, newSite } from "../../support/site-edits.ts";

/** `NAVC_VITE_EDITS=400` makes that many edits; without it, none. `NAVC_FUZZ_SEED=7` makes other ones. It is run by itself: a server needs its process. */
const edits = Number(process.env["NAVC_VITE_EDITS"] ?? 0);
const seed = Number(process.env["NAVC_FUZZ_SEED"] ?? 1);

// What a link leads to has several paths, and an edit reports one of them.
const kinds = editKinds.filter((kind) => !kind.startsWith("link "));

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test.skipIf(edits === 0)(
  "after random edits, and with other folders in the place of these, a server has the site as it is",
  { timeout: 60_000 + edits * 5_000 },
  async () => {
    const dice = diceFrom(seed);
    const above = mkdtempSync(join(realpathSync(tmpdir()), "navc-vite-edits-"));
    ends.push(() => rmSync(above, { recursive: true, force: true }));
    const root = newSite(above, dice);
    const served = await serverOf(above);
    const seen = new Set<string>();
    for (let step = 0; step < edits; step += 1) {
      for (let count = dice(3); count >= 0; count -= 1) editSite(root, dice, kinds[dice(kinds.length)]);
      if (dice(8) === 0) replaceFolder(above, root, dice);
      const expected = await titlesOnDisk(root);
      if (expected === undefined) continue;
      // Where nothing reports the edits, this never ends, and the test is out of time.
      for (;;) {
        const now = await served();
        if (now === expected) break;
        await new Promise((next) => void setTimeout(next, 20));
      }
      seen.add(expected);
    }
    expect(seen.size).toBeGreaterThan(edits / 4);
  },
);

/** Returns a function that gives the titles of all pages by edition, as an app gets them. */
async function serverOf(above: string): Promise<() => Promise<string | undefined>> {
  const server = await createServer({
    root: above,
    configFile: false,
    customLogger: { ...createLogger("silent"), info() {}, warn() {}, error() {} },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [navc({ root: "docs" })],
  });
  ends.push(() => server.close());
  return async () => {
    try {
      const { index } = (await server.ssrLoadModule("virtual:navc")) as { readonly index: NavigationIndex };
      const parts = await Promise.all(
        index.editions.map(async ({ id }) => {
          const { default: part } = await server.ssrLoadModule(`virtual:navc/edition/${id}`);
          return [id, titlesOf(part as EditionPart)];
        }),
      );
      return JSON.stringify(parts);
    } catch {
      // A docs.json that could not be read, or an edition that is gone meanwhile.
      return undefined;
    }
  };
}

/** Undefined without a tree: then an app keeps the last one. */
async function titlesOnDisk(root: string): Promise<string | undefined> {
  const { navigation } = await compileNavigation({ root });
  if (navigation === null) return undefined;
  const { index, files } = splitNavigation(navigation);
  const parts = index.editions.map(({ id }, part) => [id, titlesOf(JSON.parse(files[part]!.text) as EditionPart)]);
  return JSON.stringify(parts);
}

function titlesOf(part: EditionPart): readonly string[] {
  return Object.entries(openNavigation(part).navigation.pages).map(([href, { title }]) => `${href} ${title}`);
}

/** Puts another site in the place of the docs folder, as the checkout of another branch may do. */
function replaceFolder(above: string, root: string, dice: Dice): void {
  const kept = mkdtempSync(join(above, "kept-"));
  if (existsSync(root)) renameSync(root, join(kept, "docs"));
  const made = mkdtempSync(join(above, "made-"));
  renameSync(newSite(made, dice), root);
}
