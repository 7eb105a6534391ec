// Do the redirects that a diff proposes save the addresses they are proposed for?
import { diffNavigation, type LostHref, type Redirect } from "../../../src/index.ts";
import { isJsonObject } from "../../../src/compiler/text/json-value.ts";
import { configOf } from "../edit-site.ts";
import { compileSite, type FuzzedSite } from "../fuzzed-site.ts";
import type { SeedSite } from "../seed-sites.ts";

/** Compares with the site before its edits, writes the proposed redirects into docs.json, and compares again. */
export async function proposedRedirects({ before, after, result }: FuzzedSite): Promise<readonly string[]> {
  const old = await compileSite(before);
  if (old.navigation === null || result.navigation === null) return [];
  const diff = diffNavigation(old.navigation, result.navigation, { unknown: result.unknown, guesses: true });
  const saved = withRedirects(after, diff.redirects);
  if (diff.redirects.length === 0 || saved === undefined) return [];
  const now = await compileSite(saved);
  if (now.navigation === null) return ["docs.json with the proposed redirects can't be read"];
  const { lost } = diffNavigation(old.navigation, now.navigation);
  const promised = new Set(diff.lost.filter(isPromised).map(({ href }) => href));
  return [
    ...lost.flatMap(({ href }) =>
      promised.has(href) ? [`still lost with ${JSON.stringify(diff.redirects).slice(0, 300)}: ${href}`] : [],
    ),
    ...now.diagnostics.flatMap(({ code, message, pointer }) =>
      pointsAtFirst(pointer, diff.redirects.length) ? [`proposed, and yet ${code}: ${message}`] : [],
    ),
  ];
}

function isPromised({ proposal }: LostHref): boolean {
  return proposal !== undefined && proposal.caughtBy === undefined;
}

function pointsAtFirst(pointer: string, count: number): boolean {
  const index = /^\/redirects\/(\d+)/.exec(pointer)?.[1];
  return index !== undefined && Number(index) < count;
}

/** Undefined where docs.json has no list of redirects to write them into. */
function withRedirects(site: SeedSite, redirects: readonly Redirect[]): SeedSite | undefined {
  const config = configOf(site);
  const { redirects: own = [] } = config ?? {};
  if (!isJsonObject(config) || !Array.isArray(own)) return undefined;
  const text = JSON.stringify({ ...config, redirects: [...redirects, ...(own as readonly unknown[])] });
  return { ...site, files: { ...site.files, "docs.json": text } };
}
