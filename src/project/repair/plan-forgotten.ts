// Plans what was forgotten when files were moved without navc: every text that still names them where they were. (D279)
import { routeOf } from "../../compiler/contract/page-path.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { foldersAbove } from "../../compiler/text/resolve-path.ts";
import { allNames } from "../change/all-names.ts";
import { withReferredFiles } from "../change/config-references.ts";
import { ConfigValues } from "../change/config-values.ts";
import { changedHost } from "../change/changed-host.ts";
import type { PlannedFile, RepairPlan } from "../change/edit-plan.ts";
import { EntryEdits } from "../change/entry-edits.ts";
import { nothingMoved, refusalsOf } from "../change/judge-plan.ts";
import { movedFiles, type MovedFiles } from "../change/moved-files.ts";
import { openSite, type OpenedSite, type SiteToChange } from "../change/opened-site.ts";
import { partedPages } from "../change/parted-pages.ts";
import { planTexts } from "../change/plan-change.ts";
import { requireReadable } from "../change/require-readable.ts";
import { renamedWords } from "../change/renamed-words.ts";
import type { ResolvedChange } from "../change/resolved-change.ts";
import type { RedirectPlace } from "../change/site-change.ts";
import { decidedRedirects } from "./decided-redirects.ts";
import { forgottenNames } from "./forgotten-names.ts";
import { movedSections, type FindSection } from "./moved-sections.ts";
import type { FoundFiles } from "./moved-since.ts";
import { brokenAnchors, partOfLink } from "./split-pages.ts";

/** Files that have moved, and what is known of the site. */
export interface MovedSite {
  readonly site: SiteToChange;
  /** New paths by old ones. */
  readonly moves: ReadonlyMap<string, string>;
  /** The pages that have the text of a page that was split. */
  readonly parts?: FoundFiles["parts"];
  /** The site as it is; undefined if its docs.json can't be read. */
  readonly now: OpenedSite | undefined;
  /** The site as it was; absent if only the moves are known. All texts then count as they were. */
  readonly earlier?: { readonly opened: OpenedSite; readonly files: () => readonly string[] };
  /** Where redirects are written; absent: in docs.json. */
  readonly redirects?: RedirectPlace | undefined;
}

/** The edits that were forgotten, and the site with them. */
export interface ForgottenPlan {
  readonly plan: Omit<RepairPlan, "lost">;
  readonly after: OpenedSite;
  /** The old addresses that lead on without a redirect of docs.json, or need not. */
  readonly known: ReadonlySet<string>;
}

/** Plans the edits that moved files need. What was edited already stays. Rejects with `UsageError` if the site can't be read as it was. */
export async function planForgotten(given: MovedSite): Promise<ForgottenPlan> {
  const { site, moves, parts = new Map(), now, earlier, redirects } = given;
  // A split page is there again while names are read, so that it is known what leads to it.
  const split = [...parts.keys()].filter((file) => !moves.has(file) && now !== undefined);
  const texts = split.map((file): PlannedFile => ({
    kind: "create",
    file,
    after: earlier?.opened.host.readText(file) ?? "",
  }));
  const inverse = [...moves].map(([from, to]): PlannedFile => ({ kind: "move", from: to, to: from }));
  const restored = await openSite(site, changedHost(site.host, [...inverse, ...texts], site.files));
  requireReadable(restored);
  const old = new Map([...moves].map(([from, to]) => [to, from]));
  const oldFiles = (): readonly string[] => [...site.files().map((file) => old.get(file) ?? file), ...split];
  const { opened: before, files: earlierFiles } = earlier ?? { opened: restored, files: oldFiles };
  const found = { moves, parts };
  const sections = new Map<string, readonly string[]>();
  const part = now && partOfLink(found, now, noted(movedSections(moves, before, now), moves, sections));
  const resolved = withSplit(resolvedMoves(moves, { before, restored, now }), split, part);
  const named = (opened: OpenedSite, files: () => readonly string[]): OpenedSite => ({
    ...opened,
    names: { ...opened.names, names: allNames(opened, files, moves) },
  });
  const isForgotten = forgottenNames({
    before: named(before, earlierFiles),
    restored: named(restored, oldFiles),
    now: now && named(now, site.files),
    moves,
    files: resolved.files,
  });
  const {
    files: planned,
    counts,
    left,
    addresses,
    settings,
    known,
  } = planTexts(
    restored,
    resolved,
    {
      host: restored.host,
      baseline: site.baseline,
      files: oldFiles,
      neverCommitted: site.neverCommitted,
      lastCommit: site.lastCommit,
    },
    { isWanted: isForgotten, place: redirects, isDecided: decidedRedirects(before, redirects), leading: before.names },
  );
  const isSplit = new Set(split);
  const files = planned.flatMap((file) => (file.kind === "remove" && isSplit.has(file.file) ? [] : withoutMove(file)));
  const after =
    files.length === 0 && now !== undefined ? now : await openSite(site, changedHost(site.host, files, site.files));
  site.onPlanned?.(after.navigation);
  const parted = partedPages(before.navigation, after.navigation, { moves, files: site.files() });
  const plan = {
    files,
    counts,
    ...(settings === undefined ? {} : { settings }),
    ...(parted === undefined ? {} : { parted }),
    left: [
      ...left.map((each) => ({ ...each, file: moves.get(each.file) ?? each.file })),
      ...brokenAnchors({ moves, parts: new Map([...sections, ...parts]) }, before, after),
    ],
    addresses,
    refusals: await refusalsOf(withKnownProblems({ before, restored, now }, moves), after, {
      ...nothingMoved,
      known,
      files,
    }),
    moved: [...moves].map(([from, to]) => ({ from, to })).toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  };
  return { plan, after, known };
}

/** The same, which notes for each page that lost a section itself and the pages that have one. */
function noted(
  find: FindSection,
  moves: ReadonlyMap<string, string>,
  sections: Map<string, readonly string[]>,
): FindSection {
  return (file, anchor) => {
    const holder = find(file, anchor);
    if (holder !== undefined) sections.set(file, [...(sections.get(file) ?? [moves.get(file) ?? file]), holder]);
    return holder;
  };
}

/** A problem of the earlier site is not new, either. */
function withKnownProblems({ before, now }: Sites, moves: ReadonlyMap<string, string>): OpenedSite {
  const rename = renamedWords(moves);
  const renamed = (each: Diagnostic): Diagnostic => ({
    ...each,
    file: rename(each.file),
    subject: rename(each.subject),
  });
  const site = now ?? before;
  return { ...site, diagnostics: [...site.diagnostics, ...before.diagnostics.map(renamed)] };
}

/** The file has moved already: only its text is planned. */
function withoutMove(file: PlannedFile): readonly PlannedFile[] {
  if (file.kind !== "move") return [file];
  const { to, before, after } = file;
  return before === undefined || after === undefined ? [] : [{ kind: "edit", file: to, before, after }];
}

interface Sites {
  readonly before: OpenedSite;
  readonly restored: OpenedSite;
  readonly now: OpenedSite | undefined;
}

function resolvedMoves(moves: ReadonlyMap<string, string>, sites: Sites): ResolvedChange {
  const { restored } = sites;
  const folderAfter = folderMoves(restored, moves);
  return {
    moves,
    operations: [],
    removed: new Map(),
    generated: new Map(),
    created: new Map(),
    files: movedFiles(moves, new Map(), folderAfter, []),
    folderAfter,
    entries: doubledEntries(moves, sites),
    texts: [],
    placed: [],
    unlisted: [],
    notListed: [],
    kept: [],
    sentNowhere: new Set(),
    leftOut: new Set(),
    undecided: [],
    patterns: new Map(),
    redirects: [],
  };
}

/** Such pages are gone, and links to them lead to the parts. */
function withSplit(resolved: ResolvedChange, split: readonly string[], part: MovedFiles["part"]): ResolvedChange {
  if (part === undefined) return resolved;
  const removed = new Map(split.map((file) => [file, undefined]));
  const files = movedFiles(resolved.moves, removed, resolved.folderAfter, []);
  return { ...resolved, removed, files: { ...files, part } };
}

/** The new paths of the folders whose pages have all moved in the same way. */
function folderMoves(
  { navigation }: OpenedSite,
  moves: ReadonlyMap<string, string>,
): (folder: string) => string | undefined {
  const targets = new Map<string, Set<string | undefined>>();
  const folders = new Set(Object.values(navigation.pages).flatMap(({ path }) => foldersAbove(path)));
  for (const { path, file } of Object.values(navigation.pages)) {
    const to = file === null ? undefined : moves.get(file);
    for (const folder of new Set([...foldersAbove(path), routeOf(path)])) {
      if (!folders.has(folder)) continue;
      const rest = file?.slice(folder.length);
      const target = rest !== undefined && to?.endsWith(rest) === true ? to.slice(0, -rest.length) : undefined;
      targets.set(folder, (targets.get(folder) ?? new Set()).add(target));
    }
  }
  return (folder) => {
    const [target, ...others] = targets.get(folder) ?? [];
    return others.length === 0 && target !== folder ? target : undefined;
  };
}

/** The old entries of pages that got a new entry beside them are removed. */
function doubledEntries(moves: ReadonlyMap<string, string>, { before, restored, now }: Sites): EntryEdits {
  const edits = new EntryEdits(
    new ConfigValues(withReferredFiles(restored.names.configFiles, restored.host), restored.host),
  );
  const [earlier, left, made] = [before, restored, now].map((site) =>
    groupBy(site?.names.entries ?? [], ({ page }) => page),
  ) as [Entries, Entries, Entries];
  for (const [from, to] of moves) {
    const added = made.get(to) ?? [];
    // One that names the page by its folder leads to it from both places: `guides` to `guides/index.mdx`, and to `guides.mdx`.
    const same = new Set(added.map(({ source }) => `${source.file} ${source.pointer}`));
    const old = (left.get(from) ?? []).filter(({ source }) => !same.has(`${source.file} ${source.pointer}`));
    // An entry of an exchanged page may be the old one of the other page.
    if (added.length === 0 || before.host.stat(to) !== undefined || now?.host.stat(from) !== undefined) continue;
    const surplus = old.length + added.length - (earlier.get(from)?.length ?? 1);
    for (const { source } of old.slice(0, Math.max(surplus, 0))) edits.remove(source);
  }
  return edits;
}

type Entries = ReadonlyMap<string, OpenedSite["names"]["entries"]>;
