// Which page comes before and after which? One sidebar, in reading order (D17, D18).
import { valueAt } from "../diagnostics/place.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { divisionTitle } from "../contract/divisions.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import type { Division } from "./navigation.ts";
import type { OpenPlacement } from "./page-placements.ts";

/** A page as one sidebar lists it. */
export interface SequenceEntry {
  readonly page: ExpandedPage;
  readonly href: string;
  readonly placement: OpenPlacement;
  readonly hidden: boolean;
  readonly source: { readonly file: string; readonly pointer: string };
}

/** The pages of one sidebar while it is read. */
export interface SidebarSequence {
  /** Takes the next page; one that is there already is told, and stays outside prev and next. */
  readonly add: (entry: SequenceEntry) => void;
  /** Writes prev and next, once all pages are in. Hidden, external and missing pages are passed over. */
  readonly link: () => void;
}

/** An empty sequence for the sidebar of a division. */
export function sidebarSequence(owner: Division, report: Report): SidebarSequence {
  const first = new Map<ExpandedPage, SequenceEntry>();
  const readable: SequenceEntry[] = [];
  return {
    add: (entry) => {
      const known = first.get(entry.page);
      if (known !== undefined) return tellTwice(known, entry, owner, report);
      first.set(entry.page, entry);
      if (!entry.hidden && entry.page.url === undefined && entry.page.missing !== true) readable.push(entry);
    },
    link: () => {
      readable.forEach(({ placement }, index) => {
        placement.prev = readable[index - 1]?.href ?? null;
        placement.next = readable[index + 1]?.href ?? null;
      });
    },
  };
}

function tellTwice(first: SequenceEntry, again: SequenceEntry, owner: Division, report: Report): void {
  const at = (entry: SequenceEntry): ReturnType<typeof valueAt> => valueAt(entry.source.file, entry.source.pointer);
  const sidebar =
    owner.kind === "root"
      ? "this sidebar"
      : `the sidebar of ${divisionTitle(owner.kind, owner.label).replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
  report(
    "page-listed-twice",
    at(again),
    { path: again.page.path, sidebar },
    { related: [{ message: "first listed here", place: at(first) }] },
  );
}
