// What the site stage records about its input, in addition to the result.
import { isExternalHref } from "../contract/href.ts";
import type { UnknownFact } from "../contract/unknown-fact.ts";
import type { Limits } from "../contract/limits.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { writtenLink } from "./division-href.ts";
import type { BuiltDivision } from "./edition-trees.ts";
import type { RepeatingSidebar } from "./sidebar-sequence.ts";
import type { SiteContext } from "./site-context.ts";

/** The facts that checks judge and explanations read. */
export interface SiteFacts extends Pick<
  SiteContext,
  "tree" | "editions" | "defaultEdition" | "selectors" | "listings" | "keyOf" | "viewOf" | "ids" | "pageAt"
> {
  /** The sidebars that list pages more than once, once for each edition in which it differs. */
  readonly repeatingSidebars: readonly RepeatingSidebar[];
  /** Divisions with a link inside the site that no edition uses, because they have pages (D15). */
  readonly unusedLinks: readonly ExpandedDivision[];
  readonly limits: Pick<Limits, "nodes" | "outputBytes">;
  /** The limits for which the result was cut, as unknown facts: they hide pages. */
  readonly unknown: readonly UnknownFact[];
  /** The limits for which the result was cut. */
  readonly cutFor: ReadonlySet<"nodes" | "outputBytes">;
}

/** What is missing from a result that was cut for a limit. */
export function unknownBeyond({ source }: ExpandedDivision, isCut: boolean): readonly UnknownFact[] {
  return isCut ? [{ kind: "limit", ...source, hides: ["pages", "operations"], area: { kind: "site" } }] : [];
}

/** The divisions whose internal `href` is replaced by pages in every edition. An `href` to the page that the division opens anyway does not count. */
export function unusedLinks(trees: readonly BuiltDivision[], basePath: string): readonly ExpandedDivision[] {
  const isUsed = new Map<ExpandedDivision, boolean>();
  const seen = new Set<BuiltDivision>();
  const add = (division: ExpandedDivision, target: string | undefined): void => {
    const { href } = division;
    if (href === undefined || isExternalHref(href)) return;
    const link = writtenLink(href, basePath).href;
    if (link !== undefined) isUsed.set(division, isUsed.get(division) === true || link === target);
  };
  const walk = (built: BuiltDivision): void => {
    if (seen.has(built)) return;
    seen.add(built);
    // A stub leads where its content is, in another edition.
    if (built.node.otherEdition === undefined) add(built.origin, built.node.href);
    // An edition begins at its pages (D13).
    for (const branch of built.view.branches) add(branch, undefined);
    for (const child of built.children) if (child.kind === "division") walk(child);
  };
  for (const tree of trees) walk(tree);
  return [...isUsed].flatMap(([division, used]) => (used ? [] : [division]));
}
