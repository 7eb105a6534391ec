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
  const isMode = (...modes: readonly string[]): boolean => modes.some((mode) => mode === frontmatter?.["mode"]);
  const hasSidebar = !isMode("center", "custom");
  return { hasSidebar, hasHeadings: hasSidebar && !isMode("wide", "frame") };
}
