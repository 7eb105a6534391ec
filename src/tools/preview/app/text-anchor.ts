// Finds the anchors of the text of a page.

/** Ids of a page are written with a prefix: its author chooses them, and some would hide names of the preview. */
export function anchorId(id: string): string {
  return `text-${id}`;
}

/** Scrolls to a heading. The address of the preview has no place for anchors. */
export function showAnchor(id: string): void {
  document.getElementById(anchorId(id))?.scrollIntoView({ block: "start" });
}
