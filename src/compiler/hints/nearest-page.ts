// Finds the page that a path most likely means (D103).
import type { Host } from "../host/host.ts";
import { groupBy } from "../text/group-by.ts";
import { nearestAmong } from "../text/nearest.ts";
import { perKey } from "../text/per-object.ts";
import { areSameName } from "../text/unicode-forms.ts";
import { baseName, folderOf } from "../text/resolve-path.ts";
import { areAlikeNames, wordsOfName } from "./alike-names.ts";
import { areNested } from "./are-nested.ts";
import { filesByEnd } from "./files-by-end.ts";
import type { HintBudget } from "./hint-budget.ts";
import { isSlip, numbersIn } from "./is-slip.ts";
import { openingNames, ordinaryNames } from "./ordinary-names.ts";
import { onlyPath, pageFilePaths } from "./page-file-paths.ts";
import { areParallel } from "./parallel-folders.ts";
import { pathEditions, type PathEditions } from "./path-editions.ts";

type IsTaken = (candidate: string) => boolean;

/** Where a page is looked for. */
export interface PageSearch {
  /** True for pages that are hardly meant. It is called once per page file, so its answers must not change. */
  readonly isTaken: IsTaken;
  readonly editions: PathEditions;
  /** The languages and versions above the entry. */
  readonly values: readonly string[];
}

/** The page path that a missing one most likely means; what a search does not say leaves nothing out. It may search all files, so it is called only if needed. */
export type NearestPage = (path: string, search?: Partial<PageSearch>) => string | undefined;

const anywhere: PageSearch = { isTaken: () => false, editions: pathEditions(), values: [] };

interface Candidates {
  readonly nearest: ReturnType<typeof nearestAmong>;
  readonly byEnd: ReturnType<typeof filesByEnd>;
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns a look-up over all page files below the root, listed at the first call: the page with the address of a missing
 * `index`; else, in the same language and version, the opening page of a folder with this name, a similar name in the same
 * folder, the same name in another folder, or the path with a slip or two. A taken page is meant only if one letter differs.
 * `isPage` says whether a file is a page of its own; it is called only if it matters.
 */
export function nearestPages(
  host: Pick<Host, "list">,
  budget: HintBudget,
  isPage: (path: string) => boolean,
): NearestPage {
  const all = once(() => pageFilePaths(host));
  const known = once(() => new Set(all()));
  const free = perKey((isTaken: IsTaken) => {
    const paths = all().filter((path) => !isTaken(path));
    return perKey(({ of }: PathEditions) => candidatesByEdition(paths, of));
  });
  const likely = perKey(({ of }: PathEditions) => candidatesByEdition(all(), of));
  return (path, search) => {
    const { isTaken, editions, values } = { ...anywhere, ...search };
    const folder = path.replace(/\/index$/, "");
    if (folder !== path && known().has(folder)) return folder;
    const searched = editions.searchedFor(path, values);
    const inEditions = (candidates: ReadonlyMap<string, Candidates>): readonly Candidates[] =>
      searched.flatMap((edition) => candidates.get(edition) ?? []);
    const asked = { path, takesTurn: turnOf(budget) };
    const isMeant = (found: string | undefined): found is string =>
      // A page that is there and can't be read is not what its own entry meant.
      found !== undefined && found !== path && isPage(found) && !areParallel(path, found, all(), known());
    const near = firstOf(inEditions(free(isTaken)(editions)), freeTiers, asked, isMeant);
    // Where nothing is taken, all candidates have been compared.
    if (near !== undefined || isTaken === anywhere.isTaken) return near;
    return firstOf(inEditions(likely(editions)), [misspelt], asked, isMeant);
  };
}

interface Search {
  readonly path: string;
  /** Whether all candidates may be compared with the path. */
  readonly takesTurn: () => boolean;
}

/** One way to search for a page. */
type Tier = (search: Search, candidates: Candidates) => string | undefined;

const freeTiers: readonly Tier[] = [openingPage, similarInFolder, sameNameElsewhere, slip];

function firstOf(
  sets: readonly Candidates[],
  tiers: readonly Tier[],
  search: Search,
  isMeant: (found: string | undefined) => found is string,
): string | undefined {
  for (const tier of tiers) {
    for (const candidates of sets) {
      const found = tier(search, candidates);
      if (isMeant(found)) return found;
    }
  }
  return undefined;
}

/** A search counts once, even if several tiers compare. */
function turnOf(budget: HintBudget): () => boolean {
  return once(() => budget.take("page"));
}

/** `x/overview` for `x`, if the folder has no other page that may open it. */
function openingPage({ path }: Search, { byFolder }: Candidates): string | undefined {
  return onlyPath((byFolder.get(path) ?? []).filter((each) => openingNames.has(nameOf(each))));
}

/** The only page of the same folder with a similar name: `x-guide` for `x`. */
function similarInFolder({ path, takesTurn }: Search, { byFolder }: Candidates): string | undefined {
  const siblings = byFolder.get(folderOf(path)) ?? [];
  if (siblings.length === 0 || !takesTurn()) return undefined;
  const inOtherCase = siblings.filter((each) => areSameName(each, path));
  const name = nameOf(path);
  const slips = siblings.filter((each) => isSlip(name, nameOf(each)));
  const alike = (): readonly string[] => siblings.filter((each) => areAlikeNames(name, nameOf(each)));
  return onlyPath(inOtherCase) ?? onlyPath(slips) ?? onlyPath(alike());
}

/** The file with the longest end in common; the name alone is enough only if no other file has it and it says which page is meant. */
function sameNameElsewhere({ path }: Search, { byEnd, byFolder }: Candidates): string | undefined {
  const best = byEnd(path);
  if (best === undefined) return undefined;
  const isEndOfOther = [path, best.path].some((each) => each.split("/").length === best.common);
  if (best.common > 1 || isEndOfOther) return best.path;
  const name = nameOf(path);
  if (!best.isOnlyOfName || ordinaryNames.has(name)) return undefined;
  // Where the folder is still there, its page may have got another name: `sdk/python` is not `migrations/python`.
  const isMoved = areNested(path, best.path) || !byFolder.has(folderOf(path));
  return isMoved || wordsOfName(name).length > 1 ? best.path : undefined;
}

function slip({ path, takesTurn }: Search, { nearest }: Candidates): string | undefined {
  if (!takesTurn()) return undefined;
  const found = nearest(path, slipsIn(path));
  return found !== undefined && numbersIn(found) === numbersIn(path) ? found : undefined;
}

/** A page that another entry already lists: only the same path with one wrong letter. */
function misspelt({ path, takesTurn }: Search, { nearest }: Candidates): string | undefined {
  if (!takesTurn()) return undefined;
  const found = nearest(path, nameOf(path).length < 4 ? 0 : 2);
  return found === undefined || areSameName(found, path) || isSlip(path, found) ? found : undefined;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

// Folders are long and alike, so what counts is the name: one slip, two in a long one.
function slipsIn(path: string): number {
  return Math.max(2, Math.floor(nameOf(path).length / 4));
}

function candidatesByEdition(
  paths: readonly string[],
  editionOf: (path: string) => string,
): ReadonlyMap<string, Candidates> {
  const byEdition = groupBy(paths, editionOf);
  return new Map([...byEdition].map(([edition, inIt]) => [edition, candidatesOf(inIt)]));
}

function candidatesOf(paths: readonly string[]): Candidates {
  return { nearest: nearestAmong(paths), byEnd: filesByEnd(paths), byFolder: groupBy(paths, folderOf) };
}

function nameOf(path: string): string {
  return baseName(path).toLowerCase();
}
