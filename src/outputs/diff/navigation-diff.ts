// The result of `diffNavigation`, plain JSON.
import type { ShownLayout } from "../../compiler/contract/directory-layout.ts";
import type { UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import type { DivisionNodeKind } from "../../compiler/site/navigation.ts";

/**
 * What changed. Addresses in it start with "/" and have no base path, as in `redirects` of docs.json. The order is
 * fixed: by kind of change, then in reading order.
 */
export interface NavigationDiff {
  /** False when an address that existed leads nowhere now. */
  readonly ok: boolean;
  /** The site that was. */
  readonly before: DiffSide;
  /** The site that is. */
  readonly after: DiffSide;
  /** Every address that existed and leads nowhere now: of pages in reading order of `before`, then sources of redirects. */
  readonly lost: readonly LostHref[];
  /**
   * For `redirects` of docs.json, before those that are there: they save every lost address that has a proposal which no
   * redirect matches. Guesses are left out, unless they were asked for.
   */
  readonly redirects: readonly Redirect[];
  /** Every change; each is one of a kind, in the editions that it names. */
  readonly changes: readonly Change[];
  /** The redirects of docs.json that were added, removed or changed. */
  readonly redirectChanges: readonly RedirectChange[];
}

/** A redirect of docs.json that only one side has, or that leads elsewhere. */
export interface RedirectChange {
  /** As written. */
  readonly source: string;
  /** Where it led, as written; null where it was added. */
  readonly before: string | null;
  /** Where it leads, as written; null where it was removed. */
  readonly after: string | null;
  /** The addresses of the pages that readers could open, and can't open now, because it matches them. */
  readonly hides: readonly string[];
}

/** What must be known of a side to read the changes. */
export interface DiffSide {
  /** The path that every href of the side begins with; "" when it is at the top of its host. */
  readonly basePath: string;
  /** The ids of its editions, in document order. */
  readonly editions: readonly string[];
}

/** An address that existed and leads nowhere now. */
export interface LostHref {
  /** The address, without the base path. */
  readonly href: string;
  /** Of the page it led to. */
  readonly title: string;
  /** Its redirect, where it has one and that leads nowhere. */
  readonly redirect?: Redirect;
  /** Absent where no page of the new site is close to it. */
  readonly proposal?: ProposedTarget;
  /** What is not known of the site after and can have hidden its page, or where that is now: nothing is proposed. */
  readonly withheld?: UnknownFact;
  /** The links in pages of the site after that still lead there; only `navc diff --links` reads them. */
  readonly links?: LinksToLost;
}

/** Links in pages that lead to one address. */
export interface LinksToLost {
  /** How many there are. */
  readonly number: number;
  /** The first of them, at most eleven; lines and columns from 1. */
  readonly places: readonly { readonly file: string; readonly line: number; readonly column: number }[];
}

/** Where a lost address should lead. */
export interface ProposedTarget {
  /** The address, without the base path. */
  readonly href: string;
  /** `moved`: the page is there now. `successor`: the page there has its place. `counterpart`: the same page in another version or language. `division`: the page was removed, its division is there. */
  readonly kind: "moved" | "successor" | "counterpart" | "division";
  /** Why, in words. */
  readonly reason: string;
  /**
   * True for a `successor` and a `division`: only the place of the removed page speaks for it, and nothing that is in the two pages.
   * Someone who knows both has to decide.
   */
  readonly guess?: true;
  /** A redirect of the site after that matches this address and may form a loop with it; it has to be removed first. */
  readonly caughtBy?: Redirect;
}

/** A division, as far as it has to be recognised. */
export interface DivisionRef {
  /** Its id in the trees of the result; "" for the root. */
  readonly id: string;
  readonly kind: DivisionNodeKind;
  /** As written; "" when there is none. */
  readonly label: string;
  /** The labels of the divisions above it, outermost first. */
  readonly above: readonly string[];
}

/** Changes that are equal in several editions are one change, with all these. */
interface InEditions {
  /** Ids of the editions: of `before` where something was removed, else of `after`. */
  readonly editions: readonly string[];
}

/** A change to a page; it applies to the pages of one key in several versions or languages when it is equal in all. */
interface OfPage extends InEditions {
  /** The key of the page (`Page.key`), in `before` where it was removed or is unlisted, else in `after`. */
  readonly key: string;
  /** Of the first of `hrefs`. */
  readonly title: string;
  /** Its addresses: in `before` where it was removed, else in `after`. */
  readonly hrefs: readonly string[];
}

interface Texts {
  readonly before: string;
  readonly after: string;
}

/** A page was added or removed by itself, not with a division or edition. `division` is null where it is in no list. */
export interface PageAddedOrRemoved extends OfPage {
  readonly kind: "page-added" | "page-removed";
  /** The division that lists it; null where none does. */
  readonly division: DivisionRef | null;
}

/** The address of a page changed. It has `divisions` if the page is also in another division. */
export interface PageMoved extends OfPage {
  readonly kind: "page-moved";
  /** Its addresses, in each version and language in which it moved alike. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** Where it was and is, if that is another division. */
  readonly divisions?: { readonly before: DivisionRef; readonly after: DivisionRef };
}

/** The title of a page changed; with `page-relabelled`, only the label in the sidebar. */
export interface PageRenamed extends OfPage, Texts {
  readonly kind: "page-retitled" | "page-relabelled";
}

/** The `url` of a page changed; null for a page with text of its own. */
export interface PageRelinked extends OfPage {
  readonly kind: "page-relinked";
  /** The link that it had. */
  readonly before: string | null;
  /** The link that it has. */
  readonly after: string | null;
}

/** The links at its foot are others, in number, order, target or own label. */
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
  /** The division that it was in. */
  readonly before: DivisionRef;
  /** The division that it is in. */
  readonly after: DivisionRef;
}

/** A page that both sides have is in one division more, or in one less. */
export interface PageListing extends OfPage {
  readonly kind: "page-listed" | "page-unlisted";
  /** The division that lists it now, or no longer. */
  readonly division: DivisionRef;
}

/** What an element follows now: a label, or null where it is first. */
interface Reordered {
  readonly follows: string | null;
}

/** It has another position in the same division. Only the fewest elements that had to move are listed. */
export interface PageReordered extends OfPage, Reordered {
  readonly kind: "page-reordered";
  /** The division that lists it. */
  readonly division: DivisionRef;
}

/** A division was added or removed, with all in it; `pages` is the number of addresses that were added or removed with it. */
export interface DivisionAddedOrRemoved extends InEditions {
  readonly kind: "division-added" | "division-removed";
  /** The division, in `before` where it was removed, else in `after`. */
  readonly division: DivisionRef;
  /** The number of addresses that were added or removed with it. */
  readonly pages: number;
}

/** A division with mostly the same pages has another label or kind, or is in another division. */
export interface DivisionChanged extends InEditions {
  readonly kind: "division-relabelled" | "division-moved";
  /** The division as it was. */
  readonly before: DivisionRef;
  /** The division as it is. */
  readonly after: DivisionRef;
}

/** Readers no longer see it and what it holds, or see it again; its pages are not listed one by one. */
export interface DivisionVisibility extends InEditions {
  readonly kind: "division-hidden" | "division-shown";
  /** The division, in `after`. */
  readonly division: DivisionRef;
}

/** It has another position in the same division. */
export interface DivisionReordered extends InEditions, Reordered {
  readonly kind: "division-reordered";
  /** The division, in `after`. */
  readonly division: DivisionRef;
}

/** The link of a division out of the site changed; null if it had or has none. */
export interface DivisionRelinked extends InEditions {
  readonly kind: "division-relinked";
  /** The division, in `after`. */
  readonly division: DivisionRef;
  /** The link that it had. */
  readonly before: string | null;
  /** The link that it has. */
  readonly after: string | null;
}

/** The root page of a group lists what the group holds in another layout; null: it lists nothing. */
export interface DivisionDirectory extends InEditions {
  readonly kind: "division-directory";
  /** The group, in `after`. */
  readonly division: DivisionRef;
  /** The layout that its root page had. */
  readonly before: ShownLayout | null;
  /** The layout that its root page has. */
  readonly after: ShownLayout | null;
}

/** A language, a version, or one version of one language was added or removed; the other one is null. */
export interface EditionAddedOrRemoved extends InEditions {
  readonly kind: "edition-added" | "edition-removed";
  /** The code of the language; null where a version was added or removed in every language. */
  readonly language: string | null;
  /** The label of the version; null where a language was added or removed with all its versions. */
  readonly version: string | null;
  /** Number of addresses that were added or removed with it. */
  readonly pages: number;
  /** Of a removed one: the number of its pages that are still there, and in no list; absent if none is. */
  readonly unlisted?: number;
}

/** A language or version has another name; null: it is the site's first, or was its last. */
export interface EditionRenamed extends InEditions {
  readonly kind: "edition-renamed";
  /** What has another name. */
  readonly axis: "language" | "version";
  /** The name that it had. */
  readonly before: string | null;
  /** The name that it has. */
  readonly after: string | null;
}

/** Another edition is the default: the ids. */
export interface EditionDefault extends InEditions, Texts {
  readonly kind: "edition-default";
}

/** One change between two states of a site. */
export type Change =
  | EditionAddedOrRemoved
  | EditionRenamed
  | EditionDefault
  | DivisionAddedOrRemoved
  | DivisionChanged
  | DivisionRelinked
  | DivisionDirectory
  | DivisionVisibility
  | DivisionReordered
  | PageAddedOrRemoved
  | PageMoved
  | PageRenamed
  | PageRelinked
  | PageRelated
  | PageVisibility
  | PageRelocated
  | PageListing
  | PageReordered;
