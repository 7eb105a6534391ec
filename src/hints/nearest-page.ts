// Which page did the writer of a path mean?
import { nearest } from "../text/nearest.ts";
import { filesByEnd } from "./files-by-end.ts";
import { ordinaryNames } from "./ordinary-names.ts";
import type { Host } from "../host/host.ts";

const ignored: readonly string[] = ["**/node_modules/**", "**/.git/**"];

// Each compares a path with all others. Whoever misses more pages has made one mistake, not a hundred slips.
const comparisonsAtMost = 100;

type IsTaken = (candidate: string) => boolean;

/** The page path a missing one most likely meant; it may look over all files, so it is asked only on need. */
export type NearestPage = (path: string, isTaken?: IsTaken) => string | undefined;

const nobodys: IsTaken = () => false;

interface Candidates {
  readonly paths: readonly string[];
  readonly byEnd: ReturnType<typeof filesByEnd>;
}

/**
 * Returns a look-up over all page files below the root, listed when first asked: the page that has the address of a
 * missing `index`, else a file of the same name in one other folder, else the path with a slip or two in it (for the
 * first hundred). `isTaken` leaves out what the writer hardly meant: such a page has to be all but the same. It is asked
 * once a page file, so what it says must not change from look-up to look-up.
 */
export function nearestPages(host: Host): NearestPage {
  const all = once(() => pageFilePaths(host));
  const known = once(() => new Set(all()));
  const freeOf = rememberByTest((isTaken) => candidatesOf(all().filter((path) => !isTaken(path))));
  let comparisons = 0;
  return (path, isTaken = nobodys) => {
    const folder = path.replace(/\/index$/, "");
    if (folder !== path && known().has(folder)) return folder;
    const free = freeOf(isTaken);
    const moved = likeliest(path, free);
    // A page that is there and can't be read is not what its own entry meant.
    if (moved !== undefined && moved !== path) return moved;
    if (comparisons >= comparisonsAtMost) return undefined;
    comparisons += 1;
    return nearest(path, free.paths, slipsIn(path)) ?? nearest(path, all(), nameOf(path).length < 4 ? 0 : 1);
  };
}

/** The file with the longest end in common; a name alone tells only where it is alone and no ordinary one. */
function likeliest(path: string, { byEnd }: Candidates): string | undefined {
  const best = byEnd(path);
  if (best === undefined) return undefined;
  const isEndOfOther = [path, best.path].some((each) => each.split("/").length === best.common);
  const tells = best.common > 1 || isEndOfOther || (best.isOnlyOfName && !ordinaryNames.has(nameOf(path)));
  return tells ? best.path : undefined;
}

/** The paths of all page files below the root, sorted, parts of pages with them. */
export function pageFilePaths(host: Pick<Host, "list">): readonly string[] {
  const files = host.list({ extensions: ["mdx", "md"], ignore: ignored });
  return files.map((file) => file.replace(/\.mdx?$/, "")).toSorted();
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function rememberByTest(make: (isTaken: IsTaken) => Candidates): (isTaken: IsTaken) => Candidates {
  const made = new Map<IsTaken, Candidates>();
  return (isTaken) => {
    const candidates = made.get(isTaken) ?? make(isTaken);
    made.set(isTaken, candidates);
    return candidates;
  };
}

// Folders are long and alike, so what counts is the name: one slip, two in a long one.
function slipsIn(path: string): number {
  return Math.max(2, Math.floor(nameOf(path).length / 4));
}

function candidatesOf(paths: readonly string[]): Candidates {
  return { paths, byEnd: filesByEnd(paths) };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}
