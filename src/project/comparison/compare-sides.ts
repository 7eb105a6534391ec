// Compiles both sides of a comparison, and compares them.
import { compareSites, differenceOf, type ComparedSites } from "../../outputs/diff/diff-navigation.ts";
import type { NavigationDiff } from "../../outputs/diff/navigation-diff.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { diffNotes, type DiffNotes } from "../../outputs/render/diff-notes.ts";
import type { ProgressListener } from "../../compiler/contract/compile-progress.ts";
import type { CompilerProgram } from "../load-compiler.ts";
import { openComparedSite, settingsFolder, type ComparedSite, type SideCompile, type SideWord } from "./diff-side.ts";
import { ignoredLines } from "./ignored-lines.ts";
import { withLinks } from "./links-to-lost.ts";
import { readRedirectsFile } from "../results/result-file.ts";
import { publishedSite } from "./published-site.ts";
import type { SiteOptions } from "../settings/site-options.ts";
import { readSettings } from "../settings/site-settings.ts";
import { withBodies, type BodyCache } from "../kept-bodies/with-bodies.ts";

/** The options of a comparison. */
export interface CompareOptions extends SiteOptions {
  /** The docs.json that has the redirects of a result file. */
  readonly redirects?: string;
  /** Whether proposed redirects include guesses. */
  readonly guesses?: boolean;
}

/** Two sites and what changed between them. */
export interface SidesCompared {
  readonly before: ComparedSite;
  readonly after: ComparedSite;
  readonly compared: ComparedSites;
  readonly changed: NavigationDiff;
}

/** What a comparison needs, and who is informed about its progress. */
export interface CompareWith {
  readonly compiler: CompilerProgram;
  /** The cache of what is read from bodies. */
  readonly cache: BodyCache;
  /** Called with the name of each step when it begins. */
  readonly begin: (phase: string) => void;
  readonly onProgress: ProgressListener;
  /** Whether what the stages of the second side record is kept; absent: no. */
  readonly keepsRecord?: boolean;
}

/** Compiles both sides, and compares them. Rejects with `UsageError` if a side can't be read. */
export async function compareSides(
  sides: readonly [SideWord, SideWord],
  options: CompareOptions,
  how: CompareWith,
): Promise<SidesCompared> {
  const given = options.redirects === undefined ? undefined : readRedirectsFile(options.redirects);
  const [before, found] = await openBoth(sides, options, how);
  const after = given === undefined ? found : withRedirects(found, given);
  how.begin("comparing");
  return compareOpened(before, after, options);
}

/** What changed from one compiled site to another. */
export async function compareOpened(
  before: ComparedSite,
  after: ComparedSite,
  { guesses = false }: Pick<CompareOptions, "guesses"> = {},
): Promise<SidesCompared> {
  const hosts =
    before.host === undefined || after.host === undefined ? undefined : { before: before.host, after: after.host };
  const [old, now] = publishedSides(before, after);
  const { hostRedirectsOf } = await import("../change/hosts/host-redirects-of.ts");
  const ofHosts = hostRedirectsOf({ ...before, navigation: old }, { ...after, navigation: now });
  const compared = compareSites(old, now, hosts, ignoredLines(after), ignoredLines(before));
  return {
    before,
    after,
    compared,
    changed: await withLinks(differenceOf(compared, { unknown: after.unknown, guesses, ofHosts }), after),
  };
}

/** What readers get of both sides. What a result does not say is not known of it, so all pages beside it count; but what `after` does not publish is certainly not there. */
function publishedSides(before: ComparedSite, after: ComparedSite): readonly [ResolvedNavigation, ResolvedNavigation] {
  const { record } = after;
  if (record === undefined) return [before.navigation, after.navigation];
  return [
    before.record === undefined ? before.navigation : publishedSite(before.navigation, before.record),
    publishedSite(after.navigation, record),
  ];
}

/** What readers of a difference have to know in addition. */
export function notesOf([before, after]: readonly [SideWord, SideWord], compared: SidesCompared): DiffNotes {
  const noted = [
    { ...before, unknown: compared.before.unknown },
    { ...after, unknown: compared.after.unknown },
  ] as const;
  const { sides, pages } = compared.compared;
  const removed = [...sides[0].pages.values()].filter((page) => page.file !== null && !pages.to.has(page)).length;
  return diffNotes(compared.changed, noted, { redirects: compared.after.navigation.redirects, removed });
}

function withRedirects(site: ComparedSite, redirects: readonly Redirect[]): ComparedSite {
  return { ...site, navigation: { ...site.navigation, redirects } };
}

async function openBoth(
  sides: readonly [SideWord, SideWord],
  options: SiteOptions,
  { compiler, cache, begin, onProgress, keepsRecord }: CompareWith,
): Promise<readonly [ComparedSite, ComparedSite]> {
  const root = settingsFolder(sides);
  const { compile } = readSettings(root, options);
  return withBodies({ root, compile: { links: compile.links ?? false }, options }, cache, async (bodies) => {
    // Images have no part in a difference, and of the site before no links are shown.
    const settings = { ...compile, assets: false, onProgress };
    const how: SideCompile = { compiler, options: { ...settings, links: false } };
    const howAfter: SideCompile = { ...how, options: settings, bodies, keepsRecord };
    const openBefore = (other?: ComparedSite): Promise<ComparedSite> => {
      begin(`before: ${sides[0].word}`);
      return openComparedSite(sides[0], { ...how, other: other?.navigation });
    };
    const openAfter = (other?: ComparedSite): Promise<ComparedSite> => {
      begin(`after: ${sides[1].word}`);
      return openComparedSite(sides[1], { ...howAfter, other: other?.navigation });
    };
    // One after the other: both are busy, and neither waits for anything. A result file limits what the other side may know.
    if (sides[1].kind === "file") {
      const after = await openAfter();
      return [await openBefore(after), after];
    }
    const before = await openBefore();
    return [before, await openAfter(sides[0].kind === "file" ? before : undefined)];
  });
}
