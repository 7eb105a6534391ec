// The selectors that a division offers (§1.6).
import type { ConfigDivision } from "../syntax/config-tree.ts";

/** The branches of one selector: all languages or all versions of a division. */
export interface BranchList {
  readonly kind: "language" | "version";
  readonly branches: readonly ConfigDivision[];
}

/** The selectors among the lists of a division. */
export function branchLists({ children }: ConfigDivision): readonly BranchList[] {
  return (["language", "version"] as const).flatMap((kind) => {
    const branches = children.filter((child): child is ConfigDivision => child.kind === kind);
    return branches.length === 0 ? [] : [{ kind, branches }];
  });
}
