// Finds the language or version of docs.json that a user names by labels.
import { isSelectorKind, listRow, type SelectorKind } from "../../compiler/contract/divisions.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { ConfigValues } from "./config-values.ts";
import { labelOrders } from "./label-orders.ts";
import { childrenOf, writtenTree, type WrittenDivision } from "./written-tree.ts";

/** A language or a version, and where it is written. */
export interface NamedBranch {
  readonly kind: SelectorKind;
  readonly label: string;
  readonly source: ConfigSource;
}

/** A language or version of docs.json, with those above it. */
export interface FoundBranch extends NamedBranch {
  /** Its label, after those of all divisions above it. */
  readonly labels: readonly string[];
  /** Of these, those of languages and versions. */
  readonly branches: readonly string[];
}

const separator = " > ";

/**
 * The language or version with this name: a version of a language, or that language of the version, whichever docs.json has in the other
 * one. Undefined if there is none. Throws `UsageError` if there are several.
 */
export function findBranch(name: string, config: string, values: ConfigValues): NamedBranch | undefined {
  const tree = writtenTree(config, values);
  const all = tree === undefined ? [] : branchesBelow(tree, { labels: [], branches: [] });
  const asWritten = all.filter(({ labels }) => `${separator}${labels.join(separator)}`.endsWith(separator + name));
  const found =
    asWritten.length > 0
      ? asWritten
      : all.filter(({ branches }) => labelOrders(branches, []).some((labels) => labels.join(separator) === name));
  if (found.length < 2) return found[0];
  const names = found.map(({ labels }) => `"${labels.join(separator)}"`).join(", ");
  throw new UsageError(
    `"${name}" may be ${found.length} parts of the navigation. Write the labels above it, too: ${names}.`,
  );
}

/** The labels of the language or version at a place, after those of all divisions above it; undefined if none is there. */
export function branchLabels(
  { file, pointer }: ConfigSource,
  config: string,
  values: ConfigValues,
): readonly string[] | undefined {
  const tree = writtenTree(config, values);
  const all = tree === undefined ? [] : branchesBelow(tree, { labels: [], branches: [] });
  return all.find(({ source }) => source.file === file && source.pointer === pointer)?.labels;
}

/** The other parts of the language or version at a place: several tabs may have the same versions. */
export function otherParts(
  { file, pointer }: ConfigSource,
  config: string,
  values: ConfigValues,
): readonly FoundBranch[] {
  const tree = writtenTree(config, values);
  const all = tree === undefined ? [] : branchesBelow(tree, { labels: [], branches: [] });
  const own = all.find(({ source }) => source.file === file && source.pointer === pointer);
  const name = own && nameOf(own);
  return all.filter((each) => each !== own && nameOf(each) === name);
}

function nameOf({ kind, branches }: FoundBranch): string {
  return JSON.stringify([kind, branches]);
}

/** The labels at the top of docs.json. */
export function topLabels(config: string, values: ConfigValues): readonly string[] {
  const tree = writtenTree(config, values);
  return tree === undefined ? [] : childrenOf(tree).flatMap(({ label }) => label ?? []);
}

function branchesBelow(
  division: WrittenDivision,
  above: Pick<FoundBranch, "labels" | "branches">,
): readonly FoundBranch[] {
  return childrenOf(division).flatMap((child): readonly FoundBranch[] => {
    const { field, label, at } = child;
    // Groups have no languages and versions in them.
    const kind = field === undefined || field === "pages" ? undefined : listRow(field)?.kind;
    if (kind === undefined || label === undefined) return [];
    const labels = [...above.labels, label];
    if (!isSelectorKind(kind)) return branchesBelow(child, { labels, branches: above.branches });
    const branches = [...above.branches, label];
    return [{ kind, label, source: at, labels, branches }, ...branchesBelow(child, { labels, branches })];
  });
}
