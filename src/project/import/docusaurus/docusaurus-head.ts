// Finds the elements of a Docusaurus page that are written into the head of its document.

/** An element `<head>` in the text of a page. */
export interface HeadElement {
  readonly start: number;
  readonly end: number;
  /** Whether it holds nothing but that search engines leave the page out. */
  readonly isRobots: boolean;
}

const robots = /<meta\s+name=["']robots["']\s+content=["'][^"']*\bnoindex\b[^"']*["']\s*\/?>/gi;

/** The elements of a text, in order. */
export function headElements(text: string): readonly HeadElement[] {
  const found: HeadElement[] = [];
  for (const { index } of text.matchAll(/^<head>/gim)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const close = text.indexOf("</head>", index);
    if (close < 0) break;
    const inside = text.slice(index + "<head>".length, close);
    const isRobots = inside.trim() !== "" && inside.replaceAll(robots, "").trim() === "";
    found.push({ start: index, end: close + "</head>".length, isRobots });
  }
  return found;
}

/** Whether a page asks search engines to leave it out. */
export function isHeadNotIndexed(text: string): boolean {
  return headElements(text).some(({ start, end }) => text.slice(start, end).search(robots) >= 0);
}
