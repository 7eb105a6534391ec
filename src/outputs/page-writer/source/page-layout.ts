// Says what a page shows beside its text.
import type { Page } from "../../../compiler/site/page.ts";

/** What is beside the text of a page. */
export interface PageLayout {
  readonly hasSidebar: boolean;
  /** Whether its headings are listed. */
  readonly hasHeadings: boolean;
}

/** The layout that the `mode` of the front matter asks for. */
export function pageLayout({ frontmatter }: Page): PageLayout {
  switch (frontmatter?.["mode"]) {
    case "wide":
    case "frame":
      return { hasSidebar: true, hasHeadings: false };
    case "center":
    case "custom":
      return { hasSidebar: false, hasHeadings: false };
    default:
      return { hasSidebar: true, hasHeadings: true };
  }
}
