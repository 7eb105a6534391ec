// Which sites are measured, and where do they lie between two runs?

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateSite, writeSite } from "../test/support/generate-site.mjs";

const SUPPORT = join(import.meta.dirname, "../test/support");

export const shapes = {
  "1k": { pages: 1_000, languages: 2, versions: 2, specs: 1, operations: 50, depth: 3 },
  "10k": { pages: 10_000, tabs: 6, depth: 3, specs: 2, operations: 500, specFormat: "mixed" },
  // As wide as the largest public site known: 140 editions.
  "25k": { pages: 25_000, languages: 4, versions: 35, tabs: 5, depth: 3 },
  // Every page has a counterpart in each of 136 editions.
  "136-editions": { pages: 23_120, languages: 4, versions: 34, tabs: 5, depth: 2, prefixDefaults: true },
  "300-redirects": { pages: 6_000, tabs: 5, depth: 3, redirects: 300 },
  "2000-redirects": { pages: 6_000, tabs: 5, depth: 3, redirects: 2_000 },
  // As the real sites that are mostly specs: few pages, 28 specs of half a megabyte each.
  "28-specs": { pages: 600, tabs: 5, specs: 28, operations: 100, specFormat: "mixed" },
  deep: { pages: 10_000, tabs: 6, depth: 12, groupSize: 3 },
  "100k": { pages: 100_000, tabs: 7, depth: 3, bodyBytes: [256, 2048] },
};

/** The shape with half of the pages, redirects and operations. */
export function halfOf({ pages, redirects = 0, operations = 0, ...shape }) {
  return { ...shape, pages: pages / 2, redirects: redirects / 2, operations: operations / 2 };
}

/** Makes the site on first use. A change of the shape or of the generator makes it anew. */
export function siteFor(name, shape, { fresh }) {
  const folder = join(tmpdir(), "navc-bench", `${name}-${fingerprint(shape)}`);
  const planFile = join(folder, "plan.json");
  if (fresh || !existsSync(planFile)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const site = generateSite(shape);
    writeSite(join(folder, "site"), site);
    // Written last: a site whose making was interrupted has no plan, and is made again.
    writeFileSync(planFile, JSON.stringify({ heads: site.pageFiles, specs: site.specFiles }));
  }
  const { heads, specs } = JSON.parse(readFileSync(planFile, "utf8"));
  return { name, folder, root: join(folder, "site"), heads, specs };
}

function fingerprint(shape) {
  const hash = createHash("sha256").update(JSON.stringify(shape));
  const sources = readdirSync(SUPPORT).filter((file) => /^generate-.*\.mjs$/.test(file));
  for (const file of sources.toSorted()) hash.update(readFileSync(join(SUPPORT, file)));
  return hash.digest("hex").slice(0, 12);
}
