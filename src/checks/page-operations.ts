// The pages whose front matter names an operation.
import type { PageOperationFact } from "../expand/expanded-tree.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { isUnlisted } from "./page-unlisted.ts";

/** What they lead to, without pages that are reported as unlisted: who left a file behind has one thing to decide about it. */
export const pageOperations: (site: CheckedSite) => readonly PageOperationFact[] = perObject(({ expanded }) => {
  const left = new Set(expanded.unplaced.filter(isUnlisted).map(({ file }) => file));
  return expanded.pageOperations.filter(({ page }) => !left.has(page.file));
});
