// Defines what a change does to the files of a site, as plain JSON.
import type { LostHref } from "../../outputs/diff/navigation-diff.ts";
import type { NextStep } from "./next-step.ts";
import type { PartedPages } from "./parted-pages.ts";
import type { SeparatedPage } from "./separated-page.ts";
import type { NamedChange } from "./site-change.ts";

/** What is done with one file. Paths are from the docs root. */
export type PlannedFile =
  | {
      readonly kind: "edit";
      /** Its path. */
      readonly file: string;
      /** Its whole text, as it must still be when the plan is written. */
      readonly before: string;
      /** Its whole new text. */
      readonly after: string;
    }
  | {
      readonly kind: "create";
      /** Its path, at which nothing may be. */
      readonly file: string;
      /** Its text. */
      readonly after: string;
    }
  | {
      readonly kind: "remove";
      /** Its path. */
      readonly file: string;
      /** Its whole text, as it must still be when the plan is written. */
      readonly before: string;
    }
  | {
      readonly kind: "move";
      /** Its path. */
      readonly from: string;
      /** Its new path, at which nothing may be. */
      readonly to: string;
      /** Its whole text, if that changes, too. */
      readonly before?: string;
      /** Its whole new text, if that changes, too. */
      readonly after?: string;
    };

/** Something that names what moved and that was not changed. */
export interface LeftName {
  /** The file that names it. */
  readonly file: string;
  /** From 1. What a sync leaves has the line of the file as it is before the plan is written. */
  readonly line: number;
  /** The line when a sync is written; absent if it is the same. */
  readonly lineAfter?: number;
  /** The name, as it is in the file. */
  readonly written: string;
  /** Why, as the end of a sentence. */
  readonly reason: string;
  /** What would be right. */
  readonly next?: NextStep;
  /** Set for a page that has no counterpart in a sync, or no list: what is wrong with it. */
  readonly page?: LeftPage;
  /** True for a division that the change takes out of the navigation without naming it; absent otherwise. */
  readonly isGone?: true;
  /** True for a problem that the text of a page has all the time, and that is reported from now on because a list gets the page; absent otherwise. */
  readonly isInText?: true;
  /** True for a page that leaves lists which no operation names; absent otherwise. */
  readonly isUnlisted?: true;
  /** True for a link that leads on without its anchor, because what replaces its page does not have that; absent otherwise. */
  readonly isAnchor?: true;
}

/** What a sync says of a page that it leaves. */
export type LeftPage =
  /** Languages or versions lack it. */
  | {
      readonly kind: "missing";
      /** These. */
      readonly labels: readonly string[];
      /** Where its counterparts would be, if that is known. */
      readonly expected: readonly string[];
    }
  /** A language or version has it, and the one whose structure it gets does not. */
  | {
      readonly kind: "own";
      /** The one that has it. */
      readonly label: string;
      /** The one that lacks it. */
      readonly from: string;
    }
  /** A language or version has it, but no list for it. */
  | {
      readonly kind: "unlisted";
      /** This one. */
      readonly label: string;
    };

/** Why a plan should not be carried out. `message` is a sentence. */
export type Refusal =
  /** An address is lost. */
  | {
      readonly kind: "address";
      readonly message: string;
      /** Without the base path. */
      readonly address: string;
      readonly proposal?: Proposal;
    }
  /** Windows and macOS can't tell a new name from another one. */
  | {
      readonly kind: "name";
      readonly message: string;
      /** The path of the file or folder. */
      readonly path: string;
    }
  /** A whole language or version leaves the navigation. */
  | {
      readonly kind: "edition";
      readonly message: string;
      /** The code of the language, or the label of the version. */
      readonly label: string;
    }
  /** Texts that no commit has are lost with their files. */
  | {
      readonly kind: "uncommitted";
      readonly message: string;
      /** The paths of the files. */
      readonly files: readonly string[];
    }
  /** The site would have a problem that it does not have now. */
  | {
      readonly kind: "problem";
      readonly message: string;
      /** The code of the problem. */
      readonly code: string;
      /** The file that has it. */
      readonly file: string;
      /** What it is about, as in a diagnostic. */
      readonly subject: string;
      /** The path of the page that it is about; absent if it is about none. */
      readonly page?: string;
      /** What would be right instead; absent if that is not known. */
      readonly instead?: Instead;
    };

/** What would be right instead of a change that makes a problem. */
export type Instead =
  /** The text of a page is wrong, so it has to be corrected first: another place or path does not help. */
  | { readonly kind: "correct"; readonly file: string }
  /** Another change. */
  | { readonly kind: "change"; readonly operation: NamedChange };

/** Where the readers of an address could be sent. */
export interface Proposal {
  /** An address without the base path. */
  readonly to: string;
  /** Why, in words. */
  readonly reason: string;
  /** True if nothing but the place of the page speaks for it. */
  readonly guess?: true;
}

/** An address that a page has no longer. Addresses are without the base path. */
export interface ChangedAddress {
  /** The old address. */
  readonly from: string;
  /** Where its page is, or its readers are sent. */
  readonly to: string;
  /** Why its readers are sent there; only if nobody named the target. */
  readonly reason?: string;
}

/** How many places a change edits. */
export interface PlanCounts {
  /** Entries of docs.json that were changed, added or removed. */
  readonly entries: number;
  /** Links, images, imports and names in the front matter of pages. */
  readonly links: number;
  /** The number of files with these links. */
  readonly linkFiles: number;
  /** New redirects, one for each address that a page leaves. */
  readonly redirectsAdded: number;
  /** Redirects that lead on to a new address. */
  readonly redirectsChanged: number;
  /** Redirects that would hide a page. */
  readonly redirectsRemoved: number;
}

/** What a change does: plain JSON. Nothing has been written. */
export interface EditPlan {
  /** Sorted by path. */
  readonly files: readonly PlannedFile[];
  /** How many places it edits. */
  readonly counts: PlanCounts;
  /** The files beside docs.json and the pages in which names follow: settings, the baseline, `.mintignore`; absent if there are none. */
  readonly settings?: readonly string[];
  /** What names something that moved and stays as it is. */
  readonly left: readonly LeftName[];
  /** Each address that a page has no longer, and that leads elsewhere. */
  readonly addresses: readonly ChangedAddress[];
  /** The entries and divisions that were placed or renamed by name, and the pages that no list had; absent if none were. */
  readonly placed?: readonly PlacedEntry[];
  /** Links that would lead to their own page, because it takes the place of a removed one; absent if none do. */
  readonly ownLinks?: readonly OwnLinks[];
  /** The folders, with a slash at the end, from which several files move to one other folder while more files stay; absent if there are none. */
  readonly partly?: readonly string[];
  /** Moved pages that lose the same page in other languages; absent if none do. */
  readonly parted?: PartedPages;
  /** Pages that stay at their paths and are no longer the same page as those in other languages and versions; absent if none are. */
  readonly separated?: readonly SeparatedPage[];
  /** New names that not all systems have; absent if there are none. */
  readonly unportable?: readonly UnportableName[];
  /** Empty if nothing is lost or broken by it. */
  readonly refusals: readonly Refusal[];
}

/** A new file or folder whose name Windows does not have, or that Windows and macOS can't tell from another one. */
export interface UnportableName {
  /** Its path. */
  readonly path: string;
  /** The path from which it differs only in case or in Unicode form; absent if Windows does not have the name. */
  readonly same?: string;
}

/** Links of a page that would lead to that page itself. */
export interface OwnLinks {
  /** Its file after the change. */
  readonly file: string;
  /** The line of each of them, from 1. */
  readonly lines: readonly number[];
}

/** An entry or a division that has another place, or a division that has another label. */
export interface PlacedEntry {
  /** The path of a page, or the labels of a division, as it was named. */
  readonly name: string;
  /** The labels of the division in which it is now, the outermost first; absent if only its label changed. */
  readonly into?: readonly string[];
  /** The labels of the other divisions that list the page, or that have the new label, too; absent if there are none. */
  readonly alsoIn?: readonly (readonly string[])[];
  /** True if it stays in its list, at another position; absent otherwise. */
  readonly isOrder?: true;
  /** Its new label. */
  readonly label?: string;
  /** True if the heading of the page has the new label, too; absent if it has not. */
  readonly isHeading?: true;
  /** How many pages, of which `name` is the first, if several that no list had were put there. */
  readonly pages?: number;
  /** The folders by which the place of pages that no list had was chosen, if it is a guess: so many of all listed pages of the folder are there. */
  readonly chosenBy?: readonly { readonly folder: string; readonly here: number; readonly all: number }[];
}

/** A page that a language or version lacks. */
export interface UntranslatedPage {
  /** The file of the page that it has no counterpart of. */
  readonly file: string;
  /** The language or version. */
  readonly label: string;
  /** Where its counterpart would be; absent if the folders of the two have nothing in common. */
  readonly expected?: string;
  /** A page of the language or version that may be the same: by its file name or its place, and because the source lacks it. A guess. */
  readonly maybe?: string;
}

/** An edit plan that gives languages or versions the structure of another one. */
export interface SyncPlan extends EditPlan {
  /** What is left out because nobody has translated it, or listed as it is in the source. */
  readonly untranslated: readonly UntranslatedPage[];
}

/** An edit plan for files that have moved already. */
export interface RepairPlan extends EditPlan {
  /** The moved files that were found, sorted by their old paths. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  /** Other files of the earlier site that are named still, are gone, and were found nowhere else. */
  readonly unmatched?: readonly string[];
  /** The addresses that the earlier site had and that lead nowhere after the repair, because nothing is clearly the same page. */
  readonly lost: readonly LostHref[];
}
