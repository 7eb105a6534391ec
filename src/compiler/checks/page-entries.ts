// What docs.json and front matter name: divisions, page entries and the operations of pages.
import type { BoundDivision, BoundPage } from "../bind/bound-tree.ts";
import type { EntryState, PageOperationFact } from "../expand/expanded-tree.ts";
import { listedPageOperations } from "../expand/unknown-operations.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";

/** A page path entry or `root`, and the page that it leads to. */
export type PageEntry<Kind extends EntryState["kind"] = EntryState["kind"]> = Pick<
  BoundPage,
  "path" | "written" | "source" | "inForce" | "reference"
> & { readonly state: Extract<EntryState, { readonly kind: Kind }> };

/** Every page path entry and `root`, in reading order. */
export const pageEntries: (site: CheckedSite) => readonly PageEntry[] = perObject(
  ({ bound, expanded: { entries } }) => {
    const all: PageEntry[] = [];
    const add = (entry: BoundPage): void => {
      const { path, written, source, inForce, reference } = entry;
      const named = { path, written, source, inForce, state: entries.get(source)! };
      all.push(reference === undefined ? named : { ...named, reference });
    };
    const walk = ({ root, children }: BoundDivision): void => {
      if (root !== undefined) add(root);
      for (const child of children) {
        if (child.kind === "page") add(child);
        else if (child.kind !== "endpoint") walk(child);
      }
    };
    walk(bound.root);
    return all;
  },
);

/** The entries that lead to a page file, even if another file is shown at its address. */
export function entriesOfFiles(site: CheckedSite): readonly PageEntry<"found" | "collided">[] {
  return pageEntries(site).filter(isOfFile);
}

function isOfFile(entry: PageEntry): entry is PageEntry<"found" | "collided"> {
  return entry.state.kind === "found" || entry.state.kind === "collided";
}

/** The operations that pages name, without those of unlisted pages: for an unlisted file there is one message. */
export function pageOperations({ expanded }: CheckedSite): readonly PageOperationFact[] {
  return listedPageOperations(expanded);
}
