// Gives keys to items of a sidebar that have the same label. Docusaurus 3.9 and later require these.
import type { DocusaurusSidebarItem } from "./sidebar-item.ts";

/** The same items, each with its own `key` if another item of its type has the same label. */
export function withItemKeys(items: readonly DocusaurusSidebarItem[]): DocusaurusSidebarItem[] {
  const labels = new Map<string, number>();
  for (const item of flattened(items)) labels.set(nameOf(item), (labels.get(nameOf(item)) ?? 0) + 1);
  const keys = new Set(labels.keys());
  const keyed = (item: DocusaurusSidebarItem, trail: readonly string[]): DocusaurusSidebarItem => {
    const own = [...trail, item.label ?? ""];
    const withItems = item.type === "category" ? { ...item, items: item.items.map((each) => keyed(each, own)) } : item;
    return labels.get(nameOf(item)) === 1 ? withItems : { ...withItems, key: freeKey(item, own, keys) };
  };
  return items.map((item) => keyed(item, []));
}

/** Pages and references to pages have the same keys. */
function nameOf({ type, label }: DocusaurusSidebarItem): string {
  return `${type === "ref" ? "doc" : type} ${label ?? ""}`;
}

function flattened(items: readonly DocusaurusSidebarItem[]): readonly DocusaurusSidebarItem[] {
  return items.flatMap((item) => (item.type === "category" ? [item, ...flattened(item.items)] : [item]));
}

function freeKey(item: DocusaurusSidebarItem, trail: readonly string[], keys: Set<string>): string {
  const base = item.type === "doc" || item.type === "ref" ? item.id : trail.join("/");
  let key = base;
  for (let count = 2; keys.has(nameOf({ ...item, label: key })); count++) key = `${base} ${count}`;
  keys.add(nameOf({ ...item, label: key }));
  return key;
}
