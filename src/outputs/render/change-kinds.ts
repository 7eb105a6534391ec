// The table of the kinds of change: their subjects, words and sections.
import type { Change } from "../diff/navigation-diff.ts";

/** A heading above changes. */
export type ChangeSection = "Languages and versions" | "Pages" | "Divisions" | "Order";

interface ChangeKind {
  readonly noun: "edition" | "page" | "division";
  /** What happened, in a word. */
  readonly verb: string;
  /** The same after a number, if it differs from the verb. */
  readonly counted?: string;
  readonly section: ChangeSection;
}

const edition = { noun: "edition", section: "Languages and versions" } as const;
const page = { noun: "page", section: "Pages" } as const;
const division = { noun: "division", section: "Divisions" } as const;

/** One row per kind. */
export const changeKinds: Readonly<Record<Change["kind"], ChangeKind>> = {
  "edition-added": { ...edition, verb: "added" },
  "edition-removed": { ...edition, verb: "removed" },
  "edition-renamed": { ...edition, verb: "renamed" },
  "edition-default": { ...edition, verb: "default", counted: "made the default" },
  "edition-tagged": { ...edition, verb: "tag", counted: "with another tag" },
  "edition-hidden": { ...edition, verb: "hidden" },
  "edition-shown": { ...edition, verb: "shown" },
  "edition-reordered": { ...edition, verb: "reordered" },
  "page-added": { ...page, verb: "added" },
  "page-removed": { ...page, verb: "removed" },
  "page-moved": { ...page, verb: "new address", counted: "with a new address" },
  "page-separated": { ...page, verb: "no counterpart", counted: "without counterparts" },
  "page-retitled": { ...page, verb: "retitled" },
  "page-relabelled": { ...page, verb: "relabelled" },
  "page-tagged": { ...page, verb: "tag", counted: "with another tag" },
  "page-described": { ...page, verb: "description", counted: "with another description" },
  "page-operation": { ...page, verb: "operation", counted: "with another operation" },
  "page-deprecated": { ...page, verb: "deprecated" },
  "page-undeprecated": { ...page, verb: "no longer deprecated" },
  "page-relinked": { ...page, verb: "relinked" },
  "page-related": { ...page, verb: "related links", counted: "with other related links" },
  "page-hidden": { ...page, verb: "hidden" },
  "page-shown": { ...page, verb: "shown" },
  "page-relocated": { ...page, verb: "moved" },
  "page-listed": { ...page, verb: "listed" },
  "page-unlisted": { ...page, verb: "unlisted" },
  "page-reordered": { ...page, verb: "reordered", section: "Order" },
  "division-added": { ...division, verb: "added" },
  "division-removed": { ...division, verb: "removed" },
  "division-relabelled": { ...division, verb: "relabelled" },
  "division-kind": { ...division, verb: "new kind", counted: "of a new kind" },
  "division-moved": { ...division, verb: "moved" },
  "division-relinked": { ...division, verb: "relinked" },
  "division-tagged": { ...division, verb: "tag", counted: "with another tag" },
  "division-described": { ...division, verb: "description", counted: "with another description" },
  "division-root": { ...division, verb: "root page", counted: "with another root page" },
  "division-directory": { ...division, verb: "new layout", counted: "with a new layout" },
  "division-hidden": { ...division, verb: "hidden" },
  "division-shown": { ...division, verb: "shown" },
  "division-expanded": { ...division, verb: "expanded", counted: "open at first" },
  "division-collapsed": { ...division, verb: "collapsed", counted: "closed at first" },
  "division-reordered": { ...division, verb: "reordered", section: "Order" },
};

/** The kinds of a change, the most visible first: a page with a new address may also be in another division. */
export function kindsOf(change: Change): readonly [Change["kind"], ...(readonly Change["kind"][])] {
  return change.kind === "page-moved" && change.divisions !== undefined
    ? ["page-relocated", change.kind]
    : [change.kind];
}
