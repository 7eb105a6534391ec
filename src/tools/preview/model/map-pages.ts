// Lists the pages of a part of the map, with the names of the divisions above each.
import type { MapNode, Question } from "./map-tree.ts";

/** A page of the map. */
export interface MapPage {
  readonly label: string;
  readonly href: string;
  /** The labels of the divisions below the shown part, down to the page. */
  readonly above: readonly string[];
}

/** A list of more pages is read by nobody, and takes longer to make than the map. */
const mostListed = 1000;

/** The first pages to which the answer is yes, in reading order; without a question the first of all pages. */
export function mapPages(part: MapNode, question: Question | undefined): readonly MapPage[] {
  const found: MapPage[] = [];
  const visit = ({ kind, label, href, children, counts }: MapNode, above: readonly string[]): void => {
    if (found.length === mostListed || (question !== undefined && counts[question] === 0)) return;
    if (kind === "page") found.push({ label, href, above });
    const own = kind === "several" || label === "" ? above : [...above, label];
    for (const child of children) visit(child, own);
  };
  if (part.kind === "page") visit(part, []);
  else for (const child of part.children) visit(child, []);
  return found;
}
