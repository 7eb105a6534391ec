// Puts the pages of one sidebar into reading order, each with its neighbors (D17, D18).
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { Neighbor, Placement } from "./page.ts";

/** A division of a sidebar, and its parent; the owner of the sidebar has none. */
export interface SidebarDivision {
  readonly origin: ExpandedDivision;
  readonly above: SidebarDivision | undefined;
}

/** A page at a place of a sidebar, and the innermost division that lists it. */
export interface ListedPage {
  readonly origin: ExpandedPageNode;
  readonly division: SidebarDivision;
}

/** An entry that lists a page again, and the first one. */
export interface Repeat {
  readonly first: ListedPage;
  readonly again: ListedPage;
}

/** A sidebar that lists pages more than once. */
export interface RepeatingSidebar {
  readonly owner: ExpandedDivision;
  readonly repeats: readonly Repeat[];
  /** Everything that it lists, in reading order. */
  readonly entries: readonly ListedPage[];
}

/** A placement whose neighbors are not known yet. */
export type OpenPlacement = { -readonly [Field in keyof Placement]: Placement[Field] };

/** A page as one sidebar lists it. */
export interface SequenceEntry extends ListedPage {
  /** The page, as a neighbor of others. */
  readonly neighbor: Neighbor;
  readonly placement: OpenPlacement;
}

/** The pages of one sidebar while it is read. */
export class SidebarSequence {
  readonly #first = new Map<ExpandedPage, SequenceEntry>();
  readonly #entries: SequenceEntry[] = [];
  readonly #repeats: Repeat[] = [];

  /** Adds the next page; a page that was added before has no neighbors here. */
  add(entry: SequenceEntry): void {
    this.#entries.push(entry);
    const known = this.#first.get(entry.origin.page);
    if (known === undefined) this.#first.set(entry.origin.page, entry);
    else this.#repeats.push({ first: known, again: entry });
  }

  /** Sets `prev` and `next` when all pages have been added. */
  link(): void {
    const readable = [...this.#first.values()].filter(({ origin }) => isReadable(origin));
    readable.forEach(({ placement }, index) => {
      placement.prev = readable[index - 1]?.neighbor ?? null;
      placement.next = readable[index + 1]?.neighbor ?? null;
    });
  }

  /** What the sidebar of `owner` lists more than once; undefined if nothing. */
  repeatsOf(owner: ExpandedDivision): RepeatingSidebar | undefined {
    return this.#repeats.length === 0 ? undefined : { owner, repeats: this.#repeats, entries: this.#entries };
  }
}

// Hidden, external and missing pages are passed over.
function isReadable({ page, hiddenAbove }: ExpandedPageNode): boolean {
  return !(page.hidden ?? hiddenAbove) && page.url === undefined && page.missing !== true;
}
