// What does every part of the site stage look things up in?
import type { BoundDivision, EditionPlan } from "../bind/bound-tree.ts";
import type { ExpandedDivision, ExpandedPage, ExpandedTree } from "../expand/expanded-tree.ts";
import type { Source } from "./navigation.ts";
import type { NodeIds } from "./node-ids.ts";
import type { KeyOf } from "./page-keys.ts";

/** The settled facts that the trees of all editions are built from. */
export interface SiteInput {
  readonly tree: ExpandedTree;
  readonly basePath: string;
  readonly editions: readonly EditionPlan[];
  readonly defaultEdition: EditionPlan;
  readonly keyOf: KeyOf;
  readonly ids: NodeIds;
  readonly hrefOf: (page: ExpandedPage) => string;
  readonly sourceOf: (source: { readonly file: string; readonly pointer: string }) => Source;
  /** The expanded form of a language or version branch. */
  readonly expandedOf: (branch: BoundDivision) => ExpandedDivision;
  /** Whether a language or version branch shows in an edition (D13). */
  readonly agrees: (branch: ExpandedDivision, edition: EditionPlan) => boolean;
}
