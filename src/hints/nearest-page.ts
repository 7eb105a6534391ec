// Finds the page that the writer of a path meant.
import { withoutPageExtension } from "../contract/page-path.ts";
import type { Host } from "../host/host.ts";
import { baseName } from "../text/resolve-path.ts";
import { filesByEnd } from "./files-by-end.ts";
import type { HintBudget } from "./hint-budget.ts";
import { nearest } from "../text/nearest.ts";

const ignored: readonly string[] = ["**/node_modules/**", "**/.git/**"];

/** Names that nearly every folder may have, in lowercase: two pages with one of them need not be the same page. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  (
    "index overview introduction intro readme home welcome start quickstart quick-start getting-started get-started setup " +
    "install installation usage examples example guide reference api faq changelog configuration concepts troubleshooting"
  ).split(" "),
);

type IsTaken = (candidate: string) => boolean;

/** The page path that a missing one most likely meant. It may search all files, so it is asked only on need. */
export type NearestPage = (path: string, isTaken?: IsTaken) => string | undefined;

const noneIsTaken: IsTaken = () => false;

interface Candidates {
  readonly paths: readonly string[];
  readonly byEnd: ReturnType<typeof filesByEnd>;
}

/**
 * Returns a look-up over all page files below the root, listed when first asked: the page that has the address of a
 * missing `index`, else a file of the same name in one other folder, else the path with a slip or two in it.
 * `isTaken` leaves out pages that the writer hardly meant: such a page has to be nearly the same. It is asked once per
 * page file, so its answers must not change from look-up to look-up.
 */
export function nearestPages(host: Host, budget: HintBudget): NearestPage {
  const all = once(() => pageFilePaths(host));
  const known = once(() => new Set(all()));
  const freeOf = rememberPerTest((isTaken) => candidatesOf(all().filter((path) => !isTaken(path))));
  return (path, isTaken = noneIsTaken) => {
    const folder = path.replace(/\/index$/, "");
    if (folder !== path && known().has(folder)) return folder;
    const free = freeOf(isTaken);
    const moved = likeliest(path, free);
    // A page that is there and can't be read is not what its own entry meant.
    if (moved !== undefined && moved !== path) return moved;
    if (!budget.take("page")) return undefined;
    return nearest(path, free.paths, slipsIn(path)) ?? nearest(path, all(), nameOf(path).length < 4 ? 0 : 1);
  };
}

/** The file with the longest end in common; a name alone decides only where no other file has it and it is no ordinary one. */
function likeliest(path: string, { byEnd }: Candidates): string | undefined {
  const best = byEnd(path);
  if (best === undefined) return undefined;
  const isEndOfOther = [path, best.path].some((each) => each.split("/").length === best.common);
  const isLikely = best.common > 1 || isEndOfOther || (best.isOnlyOfName && !ordinaryNames.has(nameOf(path)));
  return isLikely ? best.path : undefined;
}

/** The paths of all page files below the root, sorted, parts of pages with them. */
export function pageFilePaths(host: Pick<Host, "list">): readonly string[] {
  const files = host.list({ extensions: ["mdx", "md"], ignore: ignored });
  return files.map(withoutPageExtension).toSorted();
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function rememberPerTest(make: (isTaken: IsTaken) => Candidates): (isTaken: IsTaken) => Candidates {
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
  return baseName(path).toLowerCase();
}
