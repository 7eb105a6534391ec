// Decides whether an item of the navbar can lead to a sidebar.
import type { DocusaurusSidebarItem } from "./sidebar-item.ts";

/** True for a sidebar that has a page: Docusaurus refuses to link to one without. */
export function hasDocument(sidebar: readonly DocusaurusSidebarItem[] = []): boolean {
  return sidebar.some((item) =>
    item.type === "category" ? item.link !== undefined || hasDocument(item.items) : item.type === "doc",
  );
}
