// Finds what Docusaurus derives from the sidebars: the sidebar of each document, and the documents before and after it.
import type { DocusaurusSidebarItem, DocusaurusSidebars } from "./sidebar-item.ts";

/** The place of a document, as Docusaurus finds it. */
export interface DocumentPlace {
  readonly sidebar: string;
  readonly prev: string | null;
  readonly next: string | null;
}

/** Returns the place of each document of a version by its id; the last sidebar with the document counts. */
export function documentPlaces(sidebars: DocusaurusSidebars): ReadonlyMap<string, DocumentPlace> {
  const places = new Map<string, DocumentPlace>();
  for (const [sidebar, items] of Object.entries(sidebars)) {
    const order = documentsOf(items);
    const seen = new Set<string>();
    for (const [index, id] of order.entries()) {
      if (seen.has(id)) continue;
      seen.add(id);
      places.set(id, { sidebar, prev: order[index - 1] ?? null, next: order[index + 1] ?? null });
    }
  }
  return places;
}

function documentsOf(items: readonly DocusaurusSidebarItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.type === "doc") return [item.id];
    if (item.type !== "category") return [];
    return [...(item.link === undefined ? [] : [item.link.id]), ...documentsOf(item.items)];
  });
}
