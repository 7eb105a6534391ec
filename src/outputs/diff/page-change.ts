// Defines the changes of pages in a diff, and what the changes of divisions have in common with them.
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import type { DivisionNodeKind } from "../../compiler/site/navigation.ts";

/** A division, with what is needed to recognize it. */
export interface DivisionRef {
  /** Its id in the trees of the result; "" for the root. */
  readonly id: string;
  readonly kind: DivisionNodeKind;
  /** As written; "" if there is none. */
  readonly label: string;
  /** The labels of the divisions above it, outermost first. */
  readonly above: readonly string[];
}

/** A change that is equal in several editions is one change, with all their ids. */
export interface InEditions {
  /** Ids of the editions: of `before` if something was removed, else of `after`. */
  readonly editions: readonly string[];
}

/** A change to a page; it applies to the pages of one key in several versions or languages if it is equal in all of them. */
export interface OfPage extends InEditions {
  /** The key of the page (`Page.key`), in `before` if it was removed or is unlisted, else in `after`. */
  readonly key: string;
  /** The title of the page at the first of `hrefs`. */
  readonly title: string;
  /** Its addresses: in `before` if it was removed, else in `after`. */
  readonly hrefs: readonly string[];
}

/** The old and the new text. */
export interface Texts {
  readonly before: string;
  readonly after: string;
}

/** A page that has a part of the text of another one that was split. */
export interface TextShare {
  /** Its address, in `after`. */
  readonly href: string;
  /** How much of the old text it has, from 0 to 1, with two digits. */
  readonly share: number;
}

/** A page was added or removed by itself, not with a division or edition. `division` is null if it is not listed. */
export interface PageAddedOrRemoved extends OfPage {
  readonly kind: "page-added" | "page-removed";
  /** The division that lists it; null if none does. */
  readonly division: DivisionRef | null;
  /** The `.mintignore` that leaves out its file, which is still there; absent if the page was added, or its file removed. */
  readonly ignoredBy?: string;
  /** Of an added page: the `.mintignore` that left out its file before. */
  readonly ignoredBefore?: string;
  /** Of an added page: the redirect of `after` that matches its address, so that nobody can open it. */
  readonly redirectedBy?: Redirect;
  /** Of a removed page that was split: where its text is now, the largest part first. */
  readonly parts?: readonly TextShare[];
}

/** The address of a page changed. It has `divisions` if the page is also in another division. */
export interface PageMoved extends OfPage {
  readonly kind: "page-moved";
  /** Its addresses, in each version and language in which it moved in this way. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** The old and the new division, if they differ. */
  readonly divisions?: { readonly before: DivisionRef; readonly after: DivisionRef };
  /** If it was split: where its text is now, the largest part first. */
  readonly parts?: readonly TextShare[];
}

/** It is no longer the same page as those that were its counterparts: readers who change the language or version do not get to it. */
export interface PageSeparated extends OfPage {
  readonly kind: "page-separated";
  /** The ids of the editions in which it has lost its counterpart, in `after`. */
  readonly from: readonly string[];
  /** The `key` that makes it their counterpart again, for its front matter; null if none is sure to, as for a page without a file. */
  readonly sharedKey: string | null;
}

/** The title of a page changed; with `page-relabelled`, only the label in the sidebar. */
export interface PageRenamed extends OfPage, Texts {
  readonly kind: "page-retitled" | "page-relabelled";
}

/** The `url` of a page changed; null for a page with text of its own. */
export interface PageRelinked extends OfPage {
  readonly kind: "page-relinked";
  /** The old link. */
  readonly before: string | null;
  /** The new link. */
  readonly after: string | null;
}

/** The badge or the description of a page changed; null if it had or has none. */
export interface PageDescribed extends OfPage {
  readonly kind: "page-tagged" | "page-described";
  /** The old text. */
  readonly before: string | null;
  /** The new text. */
  readonly after: string | null;
}

/** It describes another operation: `POST /volumes`, `WEBHOOK orderCreated`; null if it described or describes none. */
export interface PageDescribing extends OfPage {
  readonly kind: "page-operation";
  /** The method and path, or the name, of the old operation. */
  readonly before: string | null;
  /** The same of the new operation. */
  readonly after: string | null;
}

/** A page, or the operation that it describes, is deprecated now, or no longer is. */
export interface PageDeprecated extends OfPage {
  readonly kind: "page-deprecated" | "page-undeprecated";
}

/** The links at its end changed: their number, order, targets or own labels. */
export interface PageRelated extends OfPage {
  readonly kind: "page-related";
}

/** Readers no longer see it in the navigation, or see it again. */
export interface PageVisibility extends OfPage {
  readonly kind: "page-hidden" | "page-shown";
}

/** It is in another division, at the same address. */
export interface PageRelocated extends OfPage {
  readonly kind: "page-relocated";
  /** The old division. */
  readonly before: DivisionRef;
  /** The new division. */
  readonly after: DivisionRef;
}

/** A page that both sides have is in one more division, or in one fewer, or a division lists it more or less often. */
export interface PageListing extends OfPage {
  readonly kind: "page-listed" | "page-unlisted";
  /** True if no list had it before. */
  readonly first?: true;
  /** The division that lists it now, or that no longer does. */
  readonly division: DivisionRef;
  /** Only if it is unlisted: the first division that still lists it; absent if none does. */
  readonly still?: DivisionRef;
  /** Only if the division listed it before and lists it now: how often it does now. */
  readonly times?: number;
}

/** The element before it now: a label, or null if it is the first. */
export interface Reordered {
  readonly follows: string | null;
}

/** It has another position in the same division. Only the fewest elements that had to move are listed. */
export interface PageReordered extends OfPage, Reordered {
  readonly kind: "page-reordered";
  /** The division that lists it. */
  readonly division: DivisionRef;
}
