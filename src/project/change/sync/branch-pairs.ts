// Finds the languages or versions of docs.json that get the structure of another one.
import { UsageError } from "../../settings/usage-error.ts";
import type { ConfigValues } from "../config-values.ts";
import type { ListPlace } from "../entry-edits.ts";
import { innerBranches } from "./inner-branches.ts";
import { divisionsBelow, writtenTree, type WrittenDivision } from "../written-tree.ts";

/** Which structure is given to which languages or versions. */
export interface SyncRequest {
  /** The language or version whose structure is the right one, as docs.json has it; absent: the default one. */
  readonly from?: string | undefined;
  /** Those that get it; absent: all others beside it. One that docs.json does not have is added if there are pages for it. */
  readonly to?: readonly string[] | undefined;
  /** Whether they are versions, and not languages. */
  readonly versions?: boolean | undefined;
  /** Only this division of the source, by its label and those above it; absent: the whole navigation. */
  readonly only?: readonly string[] | undefined;
  /** Whether a page without a counterpart is listed as it is in the source; otherwise it is left out. */
  readonly fallback?: boolean | undefined;
}

/** A request that names its source. */
export type NamedRequest = SyncRequest & { readonly from: string };

/** A source, and what gets its structure. */
export interface BranchPair {
  readonly source: WrittenDivision;
  /** The labels of the languages and versions that the source is in. */
  readonly above: readonly string[];
  readonly label: string;
  /** The target, or the place where it is added. */
  readonly target: WrittenDivision | ListPlace;
  /** The languages or versions beside the two. */
  readonly beside: readonly WrittenDivision[];
}

/** Each pair of a source and a target: with versions in them, languages are in several lists. Throws `UsageError` if there is no such source. */
export function branchPairs(request: NamedRequest, config: string, values: ConfigValues): readonly BranchPair[] {
  const { from, to, versions } = request;
  const root = writtenTree(config, values);
  const field = versions === true ? "versions" : "languages";
  const inner = root === undefined ? undefined : innerBranches(root);
  const lists = (root === undefined ? [] : [root, ...divisionsBelow(root)]).flatMap((division) =>
    division.lists
      .filter((list) => list.field === field)
      .map(({ at, items }) => ({
        at,
        items: items.filter((item) => item.kind === "division"),
        above: [inner?.get(division)?.label ?? []].flat(),
      })),
  );
  const pairs = lists.flatMap(({ at, items, above }): readonly BranchPair[] => {
    const source = items.find((each) => isNamed(from, each));
    if (source === undefined) return [];
    const others = items.filter((each) => each !== source);
    const names = to ?? others.flatMap(({ label }) => label ?? []);
    const end = { file: at.file, list: at.pointer, before: values.listLength(at) };
    return names
      .filter((name) => !isNamed(name, source))
      .map((name) => {
        const target = others.find((each) => isNamed(name, each));
        const beside = others.filter((each) => each !== target);
        return { source, above, label: target?.label ?? name, target: target ?? end, beside };
      });
  });
  if (pairs.length > 0) return pairs;
  const all = [...new Set(lists.flatMap(({ items }) => items.flatMap(({ label }) => label ?? [])))];
  throw new UsageError(noPair(request, all));
}

function isNamed(name: string, { label }: WrittenDivision): boolean {
  return label?.toLowerCase() === name.toLowerCase();
}

function noPair({ from, versions }: NamedRequest, all: readonly string[]): string {
  const noun = versions === true ? "version" : "language";
  if (all.some((label) => label.toLowerCase() === from.toLowerCase()))
    return `The navigation has no ${noun} beside "${from}". Name the one to make with --to.`;
  const names = all.length === 0 ? "" : ` It has ${all.map((label) => `"${label}"`).join(", ")}.`;
  return `The navigation has no ${noun} "${from}".${names}`;
}
