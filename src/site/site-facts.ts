// What the site stage records about its input, beside the result.
import type { Limits } from "../contract/limits.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import type { RepeatingSidebar } from "./sidebar-sequence.ts";
import type { SiteContext } from "./site-context.ts";

/** The facts that checks judge. */
export interface SiteFacts extends Pick<
  SiteContext,
  "tree" | "editions" | "defaultEdition" | "selectors" | "listings" | "keyOf" | "viewOf"
> {
  /** The sidebars that list pages more than once, each in every edition that differs there. */
  readonly repeatingSidebars: readonly RepeatingSidebar[];
  /** Divisions with a link inside the site that leads nowhere in any edition, because their pages win (D15). */
  readonly unusedLinks: readonly ExpandedDivision[];
  readonly limits: Pick<Limits, "nodes" | "outputBytes">;
  /** The limits that the result was cut for. */
  readonly cutFor: ReadonlySet<"nodes" | "outputBytes">;
}
