// How are the editions of something named in few words?

const namedAtMost = 5;

/** `all 20 editions`, `en@v1, en@v2`, `en@v1, … and 15 more`; "" on a site with just one. */
export function editionWords(editions: readonly string[], total: number): string {
  if (total === 1) return "";
  if (editions.length === total) return total === 2 ? "both editions" : `all ${total} editions`;
  if (editions.length <= namedAtMost + 1) return editions.join(", ");
  return `${editions.slice(0, namedAtMost).join(", ")} and ${editions.length - namedAtMost} more of ${total} editions`;
}
