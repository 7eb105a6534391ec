// Finds the language or version of docs.json that a user names by labels.
import { isSelectorKind, listRow, type SelectorKind } from "../../compiler/contract/divisions.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { ConfigValues } from "./config-values.ts";
import { childrenOf, writtenTree, type WrittenDivision } from "./written-tree.ts";

/** A language or a version, and where it is written. */
export interface NamedBranch {
  readonly kind: SelectorKind;
  readonly label: string;
  readonly source: ConfigSource;
}

interface FoundBranch extends NamedBranch {
  /** Its label, after those of all divisions above it. */
  readonly labels: readonly string[];
}

const separator = " > ";

/** The language or version with this name; undefined if there is none. Throws `UsageError` if there are several. */
export function findBranch(name: string, config: string, values: ConfigValues): NamedBranch | undefined {
  const tree = writtenTree(config, values);
  const found = (tree === undefined ? [] : branchesBelow(tree, [])).filter(({ labels }) => {
    const whole = labels.join(separator);
    return whole === name || whole.endsWith(separator + name);
  });
  if (found.length < 2) return found[0];
  const names = found.map(({ labels }) => `"${labels.join(separator)}"`).join(", ");
  throw new UsageError(
    `"${name}" may be ${found.length} parts of the navigation. Write the labels above it, too: ${names}.`,
  );
}

function branchesBelow(division: WrittenDivision, above: readonly string[]): readonly FoundBranch[] {
  return childrenOf(division).flatMap((child): readonly FoundBranch[] => {
    const { field, label, at } = child;
    // Groups have no languages and versions in them.
    const kind = field === undefined || field === "pages" ? undefined : listRow(field)?.kind;
    if (kind === undefined || label === undefined) return [];
    const labels = [...above, label];
    const own = isSelectorKind(kind) ? [{ kind, label, source: at, labels }] : [];
    return [...own, ...branchesBelow(child, labels)];
  });
}
