// Finds the page that a wrong path most likely means, and the JSON file that a wrong `$ref` most likely means.
import { compareText } from "../text/compare-text.ts";
import { lowerBound } from "../text/lower-bound.ts";
import { withoutPageExtension } from "../contract/page-path.ts";
import type { Host } from "../host/host.ts";
import { baseName } from "../text/resolve-path.ts";
import type { HintBudget } from "./hint-budget.ts";
import { nearest } from "../text/nearest.ts";
import { perKey } from "../text/per-object.ts";

const ignored: readonly string[] = ["**/node_modules/**", "**/.git/**"];

/** Names that nearly every folder may have, in lowercase: two pages with one of them need not be the same page. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  (
    "index overview introduction intro readme home welcome start quickstart quick-start getting-started get-started setup " +
    "install installation usage examples example guide reference api faq changelog configuration concepts troubleshooting"
  ).split(" "),
);

type IsTaken = (candidate: string) => boolean;

/** Returns the page path that a missing one most likely means. It may search all files, so call it only if needed. */
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
  const freeOf = perKey((isTaken: IsTaken) => candidatesOf(all().filter((path) => !isTaken(path))));
  return (path, isTaken = noneIsTaken) => {
    const folder = path.replace(/\/index$/, "");
    if (folder !== path && known().has(folder)) return folder;
    const free = freeOf(isTaken);
    const moved = likeliest(path, free);
    // A page that exists but can't be read is not a suggestion for its own entry.
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

// Folders are long and similar, so only the name is compared: one wrong letter, two in a long name.
function slipsIn(path: string): number {
  return Math.max(2, Math.floor(nameOf(path).length / 4));
}

function candidatesOf(paths: readonly string[]): Candidates {
  return { paths, byEnd: filesByEnd(paths) };
}

function nameOf(path: string): string {
  return baseName(path).toLowerCase();
}

/** The file whose path ends most like another one, and how alike they are. */
export interface LikeliestFile {
  readonly path: string;
  /** How many segments the two have in common at their ends; at least the name. */
  readonly common: number;
  /** Whether no other file has that name. */
  readonly isOnlyOfName: boolean;
}

/**
 * A look-up of the one path that shares more segments at its end, case aside, with the path asked for than all others
 * do; undefined where several share as many, or none has its name.
 */
export function filesByEnd(paths: readonly string[]): (path: string) => LikeliestFile | undefined {
  // Reversed and sorted, paths with a common end are side by side: only neighbors need a look.
  const sorted = paths
    .map((path) => ({ path, reversed: reversedPath(path) }))
    .toSorted((a, b) => compareText(a.reversed, b.reversed));
  return (path) => {
    const reversed = reversedPath(path);
    const at = lowerBound(sorted.length, (index) => sorted[index]!.reversed < reversed);
    const commonAt = (index: number): number => commonStart(reversed, sorted[index]?.reversed);
    const [before, after] = [commonAt(at - 1), commonAt(at)];
    const common = Math.max(before, after);
    if (common === 0 || before === after) return undefined;
    const [best, beyond] = before > after ? [at - 1, at - 2] : [at, at + 1];
    const nextMost = Math.max(Math.min(before, after), commonAt(beyond));
    return nextMost === common ? undefined : { path: sorted[best]!.path, common, isOnlyOfName: nextMost === 0 };
  };
}

/** `a/B/c` as `c/b/a/`: with a slash behind each segment, so that none is taken for the beginning of another. */
function reversedPath(path: string): string {
  return `${path.toLowerCase().split("/").toReversed().join("/")}/`;
}

/** How many segments two reversed paths have in common at their start. */
function commonStart(one: string, other = ""): number {
  let segments = 0;
  for (let index = 0; index < one.length && one[index] === other[index]; index += 1)
    if (one[index] === "/") segments += 1;
  return segments;
}

/**
 * Returns a look-up over all JSON files below the root, listed when first asked: one of the same name in another folder,
 * else the closest path. The extension, which all have, makes none closer.
 */
export function nearestFiles(host: Host, budget: HintBudget): (file: string) => string | undefined {
  let paths: readonly string[] | undefined;
  return (file) => {
    if (!budget.take("file")) return undefined;
    paths ??= host
      .list({ extensions: ["json"], ignore: ignored })
      .filter((path) => path !== "docs.json")
      .map(withoutExtension)
      .toSorted();
    const wanted = withoutExtension(file);
    const moved = paths.filter((path) => nameOf(path) === nameOf(wanted));
    // A file that exists but can't be read is not a suggestion.
    const near =
      moved.length === 1 && moved[0] !== wanted ? moved[0] : nearest(wanted, paths, Math.floor(wanted.length / 3));
    return near === undefined ? undefined : `${near}.json`;
  };
}

function withoutExtension(file: string): string {
  return file.replace(/\.json$/i, "");
}
