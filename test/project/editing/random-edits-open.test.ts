// Does a site with open documents stay what a cold compile gives, whatever is typed, saved and done to its files?
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EditedSite } from "../../../src/project/editing/edited-site.ts";
import { diceFrom, type Dice } from "../../outputs/schema/mutate.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { editSite, newSite } from "../../support/site-edits.ts";

/** `NAVC_OPEN_EDITS=5000` makes that many edits instead of these few; `NAVC_FUZZ_SEED=7` makes other ones. */
const asked = Number(process.env["NAVC_OPEN_EDITS"] ?? 0);
const edits = asked || 60 + propertyRuns(60);
const seed = Number(process.env["NAVC_FUZZ_SEED"] ?? 1);

// A file that has just been written is never kept, and here all are.
beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(new Date("2100-01-01").getTime());
});
afterEach(() => void vi.restoreAllMocks());

const quiet = { changed: () => undefined, failed: () => undefined };
const documents = [
  "docs.json",
  "start.mdx",
  "guides/auth.mdx",
  "index.mdx",
  "new.mdx",
  "nav/one.json",
  "a.json",
  ".mintignore",
];
const bodies = [
  "",
  "[a](/start)",
  "[b](/nowhere#x)",
  "## Title\n",
  "<Note>",
  "[c](./auth#title)",
  "import A from '/snippets/start.mdx'",
];
const configs = [
  '{ "navigation": { "pages": ["start", "new", "gone"] } }',
  '{ "navigation": { "groups": [{ "group": "A", "pages": ["start", "guides/auth", "guides/start"] }] } }',
  '{ "navigation": { "pages": ["index", "new"] }, "redirects": [{ "source": "/nowhere", "destination": "/start" }] }',
  '{ "navigation": { "$ref": "nav/one.json" } }',
];

function textFor(file: string, dice: Dice): string {
  if (file.endsWith(".json")) return dice(8) === 0 ? "{" : configs[dice(configs.length)]!;
  if (file === ".mintignore") return ["guides", "*.mdx", ""][dice(3)]!;
  return `---\ntitle: Page ${dice(4)}\n---\n${bodies[dice(bodies.length)]!}\n`;
}

/** The same front matter with another body. */
function withBody(text: string, dice: Dice): string {
  const made = [bodies[dice(bodies.length)]!, bodies[dice(bodies.length)]!].join("\n\n");
  return `${text.split("\n---\n", 1)[0]!}\n---\n${made}\n`;
}

async function coldState(root: string, texts: ReadonlyMap<string, string>): Promise<string> {
  const cold = new EditedSite(root, { version: "1" }, quiet);
  for (const [file, text] of texts) cold.setText(file, text);
  const state = stateOf(await cold.now());
  await cold.close();
  return state;
}

function stateOf({ found, site, problem }: Awaited<ReturnType<EditedSite["now"]>>): string {
  return JSON.stringify({ found, navigation: site?.result.navigation, problem });
}

// An edit takes a tenth of a second; the limit is for one that hangs.
test("after random edits the state is that of a cold start", { timeout: 60_000 + edits * 2_000 }, async () => {
  const dice = diceFrom(seed);
  const above = mkdtempSync(join(realpathSync(tmpdir()), "navc-open-"));
  const root = newSite(above, dice);
  const site = new EditedSite(root, { version: "1" }, quiet);
  const texts = new Map<string, string>();
  const seen = new Set<string>();
  for (let step = 0; step < edits; step += 1) {
    // Some compiles are overtaken.
    if (dice(3) === 0) void site.now();
    for (let turns = dice(12); turns > 0; turns -= 1) await Promise.resolve();
    const file = documents[dice(documents.length)]!;
    const kind = dice(16);
    if (kind < 4) {
      for (const path of editSite(root, dice).paths) site.diskChanged(path);
    } else if (kind < 7) {
      texts.delete(file);
      site.setText(file, undefined);
    } else {
      const text = textFor(file, dice);
      texts.set(file, text);
      site.setText(file, text);
    }
    if (step % 2 !== 0 || !existsSync(root)) continue;
    const now = stateOf(await site.now());
    expect(now, `seed ${seed}, step ${step}`).toBe(await coldState(root, texts));
    seen.add(now);
    // Most edits of people are only of a body.
    const open = [...texts].filter(([path, text]) => path.endsWith(".mdx") && text.includes("\n---\n"));
    const [path, before] = open[dice(open.length || 1)] ?? [];
    if (path === undefined) continue;
    const text = withBody(before!, dice);
    texts.set(path, text);
    site.setText(path, text);
    const next = stateOf(await site.now());
    expect(next, `seed ${seed}, step ${step}, body of ${path}`).toBe(await coldState(root, texts));
  }
  expect(seen.size).toBeGreaterThan(8);
  expect(site.ended - site.whole).toBeGreaterThan(edits / 10);
  await site.close();
  rmSync(above, { recursive: true, force: true });
});
