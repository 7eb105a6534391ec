// Which page comes before and after which? One sidebar, in reading order (D17, D18).
import { divisionTitle } from "../contract/divisions.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { Division, Placement } from "./navigation.ts";

/** A placement while its neighbours are looked for. */
export type OpenPlacement = { -readonly [Field in keyof Placement]: Placement[Field] };

/** A page as one sidebar lists it. */
export interface SequenceEntry {
  readonly origin: ExpandedPageNode;
  readonly href: string;
  readonly placement: OpenPlacement;
}

/** The pages of one sidebar while it is read. */
export interface SidebarSequence {
  /** Takes the next page; one that is there already is told, and stays outside prev and next. */
  readonly add: (entry: SequenceEntry) => void;
  /** Writes prev and next, once all pages are in. */
  readonly link: () => void;
}

/** An empty sequence for the sidebar of a division. */
export function sidebarSequence(owner: Division, report: Report): SidebarSequence {
  const first = new Map<ExpandedPage, SequenceEntry>();
  const readable: SequenceEntry[] = [];
  return {
    add: (entry) => {
      const known = first.get(entry.origin.page);
      if (known !== undefined) return tellTwice(known, entry, owner, report);
      first.set(entry.origin.page, entry);
      if (isReadable(entry.origin)) readable.push(entry);
    },
    link: () => {
      readable.forEach(({ placement }, index) => {
        placement.prev = readable[index - 1]?.href ?? null;
        placement.next = readable[index + 1]?.href ?? null;
      });
    },
  };
}

// Hidden, external and missing pages are passed over.
function isReadable({ page, hiddenAbove }: ExpandedPageNode): boolean {
  return !(page.hidden ?? hiddenAbove) && page.url === undefined && page.missing !== true;
}

function tellTwice(first: SequenceEntry, again: SequenceEntry, owner: Division, report: Report): void {
  const related = [{ message: "first listed here", place: placeOf(first) }];
  report("page-listed-twice", placeOf(again), { path: again.origin.page.path, sidebar: nameOf(owner) }, { related });
}

function placeOf({ origin: { source } }: SequenceEntry): Place {
  return valueAt(source.file, source.pointer);
}

function nameOf({ kind, label }: Division): string {
  if (kind === "root") return "this sidebar";
  const title = divisionTitle(kind, label);
  return `the sidebar of ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`;
}
