// Finds visible pages that the platform keeps out of search because a hidden division lists them, too (D244).
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { Check } from "./check.ts";
import { labelPlace, titleInside } from "./division-check.ts";

const mostExamples = 3;

/** Reports each outermost hidden division that lists visible pages, once, with their number. */
export const pageAlsoHidden: Check = {
  code: "page-also-hidden",
  needs: [],
  run: ({ config, expanded: { root }, dialect }, report) => {
    if (dialect !== "mintlify" || config.site.seo.indexing === "all") return;
    const { visible, withheld } = placesOf(root);
    for (const [division, listed] of withheld) {
      const pages = [...listed].filter((page) => visible.has(page));
      if (pages.length === 0) continue;
      const args = {
        division: titleInside(division),
        canOptIn: division.kind === "tab" || division.kind === "group",
        pages: pages.length,
        examples: pages.slice(0, mostExamples).map(({ path }) => path),
      };
      report("page-also-hidden", labelPlace(division), args);
    }
  },
};

interface Places {
  readonly visible: ReadonlySet<ExpandedPage>;
  /** By the outermost division that keeps them out. */
  readonly withheld: ReadonlyMap<ExpandedDivision, ReadonlySet<ExpandedPage>>;
}

function placesOf(root: ExpandedDivision): Places {
  const visible = new Set<ExpandedPage>();
  const withheld = new Map<ExpandedDivision, Set<ExpandedPage>>();
  const add = ({ page, hiddenAbove, withheldAbove }: ExpandedPageNode, outermost: ExpandedDivision): void => {
    // What a page says itself, the platform follows at all its places. Pages with groups are in no public feed.
    if (page.hidden !== undefined || page.missing === true || page.groups !== undefined) return;
    if (!hiddenAbove) visible.add(page);
    if (!withheldAbove) return;
    const known = withheld.get(outermost) ?? new Set();
    withheld.set(outermost, known.add(page));
  };
  const walk = (division: ExpandedDivision, above: ExpandedDivision | undefined): void => {
    const outermost = division.withheldHere ? (above ?? division) : undefined;
    if (division.root !== undefined) add(division.root, outermost ?? division);
    for (const child of division.children) {
      if (child.kind === "page") add(child, outermost ?? division);
      else walk(child, outermost);
    }
  };
  walk(root, undefined);
  return { visible, withheld };
}
