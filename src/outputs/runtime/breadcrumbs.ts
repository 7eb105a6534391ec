// Finds what is above the title of a page.
import type { Breadcrumb } from "../../compiler/site/page.ts";
import type { PageView } from "./view-page.ts";

/** What is above the title of a page. */
export type Eyebrow =
  | { readonly kind: "breadcrumbs"; readonly items: readonly Breadcrumb[] }
  | { readonly kind: "section"; readonly label: string }
  /** Nothing: no division of the page has a label. */
  | { readonly kind: "none" };

/**
 * Returns what is above the title of a page: its breadcrumbs or its section, by `styling.eyebrows` of docs.json.
 *
 * @param view - What `viewPage` returned.
 * @param themeDefault - What the theme shows if docs.json does not say.
 */
export function eyebrowOf(view: PageView, themeDefault: "breadcrumbs" | "section" = "section"): Eyebrow {
  const { breadcrumbs = [], section } = view.placement;
  if (!section) return { kind: "none" };
  const kind = view.site.navigation.site.eyebrows ?? themeDefault;
  return kind === "breadcrumbs" ? { kind, items: breadcrumbs } : { kind, label: section };
}
