// Finds the anchors of the text of a page.

/** The id of an anchor of a page in the preview. It has a prefix: the author of the page chooses ids, and some would hide names of the preview. */
export function anchorId(id: string): string {
  return `text-${id}`;
}

/** Scrolls to a heading. The address of the preview has no place for anchors. */
export function showAnchor(id: string): void {
  document.getElementById(anchorId(id))?.scrollIntoView({ block: "start" });
}
