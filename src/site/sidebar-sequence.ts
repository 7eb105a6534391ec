// Which page comes before and after which? One sidebar, in reading order (D17, D18).
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { tellListedTwice, type ListedPage, type ListedTwiceInput, type Repeat } from "./listed-twice.ts";
import type { Placement } from "./navigation.ts";

/** A placement while its neighbours are looked for. */
export type OpenPlacement = { -readonly [Field in keyof Placement]: Placement[Field] };

/** A page as one sidebar lists it. */
export interface SequenceEntry extends ListedPage {
  readonly href: string;
  readonly placement: OpenPlacement;
}

/** The pages of one sidebar while it is read. */
export interface SidebarSequence {
  /** Takes the next page; one that is there already stays outside prev and next. */
  readonly add: (entry: SequenceEntry) => void;
  /** Writes prev and next, and tells what is there twice, once all pages are in. */
  readonly link: () => void;
}

/** An empty sequence for the sidebar of a division. */
export function sidebarSequence(owner: ExpandedDivision, twice: ListedTwiceInput): SidebarSequence {
  const first = new Map<ExpandedPage, SequenceEntry>();
  const entries: SequenceEntry[] = [];
  const repeats: Repeat[] = [];
  return {
    add: (entry) => {
      entries.push(entry);
      const known = first.get(entry.origin.page);
      if (known === undefined) first.set(entry.origin.page, entry);
      else if (entry.origin.collides !== true) repeats.push({ first: known, again: entry });
    },
    link: () => {
      const readable = [...first.values()].filter(({ origin }) => isReadable(origin));
      readable.forEach(({ placement }, index) => {
        placement.prev = readable[index - 1]?.href ?? null;
        placement.next = readable[index + 1]?.href ?? null;
      });
      if (repeats.length > 0) tellListedTwice(repeats, entries, owner, twice);
    },
  };
}

// Hidden, external and missing pages are passed over.
function isReadable({ page, hiddenAbove }: ExpandedPageNode): boolean {
  return !(page.hidden ?? hiddenAbove) && page.url === undefined && page.missing !== true;
}
