// Defines the facts of an explanation, which are plain JSON.
import type { ShownLayout } from "../../compiler/contract/directory-layout.ts";
import type { DivisionKind, ListField } from "../../compiler/contract/divisions.ts";
import type { Severity } from "../../compiler/diagnostics/codes.ts";

/** A line and column from 1 in a file, whose path starts at the docs root. */
export interface WrittenAt {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where something comes from, in a few words, and its place. */
export interface Origin {
  readonly from: string;
  readonly at?: WrittenAt;
}

/** A text of the page, and where it comes from. */
export interface SourcedText extends Origin {
  readonly text: string;
}

/** A page, by its title and address. */
export interface PageName {
  readonly href: string;
  readonly title: string;
}

/** A division above an entry, or the branch of a selector. */
export interface DivisionFacts extends WrittenAt {
  readonly kind: DivisionKind | "root";
  /** "" for `navigation` itself, and if there is none. */
  readonly label: string;
  readonly href?: string;
  readonly hidden?: true;
  /** True for a group that was generated from a spec: it is not written anywhere, so its place is the name of the spec. */
  readonly generated?: true;
}

/** A spec in force, and the division that sets it. */
export interface SpecFacts extends Origin {
  readonly source: string;
  readonly directory?: string;
}

/** The layout in which the root page of a group lists the contents of the group, and the division that sets it. */
export interface DirectoryFacts extends Origin {
  readonly layout: ShownLayout;
}

/** What is shown around the page in some editions. */
export interface PlacementFacts {
  readonly editions: readonly string[];
  /** The division whose list is shown beside the page; "" for the root. */
  readonly sidebar: string;
  readonly breadcrumbs: readonly string[];
  readonly previous: PageName | null;
  readonly next: PageName | null;
}

/** The list of `navigation` with an entry, which the platform ignores, and the other list, which the platform uses. */
export interface DroppedFacts {
  readonly list: ListField;
  readonly used: ListField;
  /** The place of the used list. */
  readonly at: WrittenAt;
}

/** A place in docs.json, or in a file that it refers to, that puts the page into the site. */
export interface EntryFacts extends WrittenAt {
  /** An element of `pages`; the `root` of a division; the name of a spec that pages are made from. */
  readonly kind: "entry" | "root" | "spec";
  /** What is written at the place. */
  readonly written: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly editions: readonly string[];
  /** Outermost first. */
  readonly above: readonly DivisionFacts[];
  readonly hiddenBy?: Origin;
  /** Only for an entry that readers of the published site never see, because `navigation` has several lists. */
  readonly dropped?: DroppedFacts;
  readonly specs: readonly SpecFacts[];
  readonly directory?: DirectoryFacts;
  readonly placements: readonly PlacementFacts[];
}

/** The operation that a page describes. */
export interface OperationFacts {
  /** `GET /users`, `webhook orderCreated`. */
  readonly name: string;
  readonly spec: string;
  /** Absent for a spec that was not read, and for a part of a GraphQL schema. */
  readonly at?: WrittenAt;
  /** The spec or the schema was not read, or has no such part. */
  readonly unresolved?: true;
  /** Where it says that this page describes it. */
  readonly origin: Origin;
  /** What overlays changed of it; absent where none did. */
  readonly overlays?: readonly OverlayFacts[];
}

/** An action of an overlay that added the operation, or changed fields of it. */
export interface OverlayFacts {
  /** The file of the overlay, or its address. */
  readonly overlay: string;
  readonly at: WrittenAt;
  /** The names of the fields; none where it added the operation. */
  readonly fields: readonly string[];
}

/** Something unusual about a page. */
export interface StateFacts extends Origin {
  readonly state: "missing" | "hidden" | "noindex" | "deprecated" | "external" | "unlisted";
}

/** A redirect of docs.json that matches the address. */
export interface RedirectFacts {
  readonly source: string;
  readonly destination: string;
  readonly at: WrittenAt;
  /** False if the platform may decide differently. */
  readonly certain: boolean;
  /** Where other redirects send readers from the destination, if they do. */
  readonly end?: string;
  /** What is at the end; a folder has pages below it but is not a page. */
  readonly target: "page" | "unlisted page" | "file" | "folder" | "outside" | "nothing" | "loop";
  /** The page at the end; null: no page of this site. */
  readonly page: PageName | null;
}

/** The same page in other editions. */
export interface CounterpartFacts extends PageName {
  readonly editions: readonly string[];
}

/** An edition without the page; `file` may be the missing page, and no entry names it. */
export interface AbsentFacts {
  readonly edition: string;
  readonly file?: string;
}

/** A reported problem that concerns the page. */
export interface ProblemFacts extends WrittenAt {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
}

/** A division or page that links to an address. */
export interface LinkFacts extends Omit<DivisionFacts, "kind"> {
  readonly kind: DivisionFacts["kind"] | "page";
  readonly editions: readonly string[];
}

/** Why a page is where it is. */
export interface PageExplanation {
  readonly kind: "page";
  readonly href: string;
  readonly path: string;
  /** From the docs root; null if it is generated or missing. */
  readonly file: string | null;
  readonly title: SourcedText;
  /** What the sidebar shows. */
  readonly label: SourcedText;
  readonly tag?: SourcedText;
  readonly address: Origin;
  readonly key: SourcedText;
  readonly operation?: OperationFacts;
  readonly states: readonly StateFacts[];
  readonly redirect?: RedirectFacts;
  readonly entries: readonly EntryFacts[];
  /** What links to it, if no entry lists it. */
  readonly linkedFrom: readonly LinkFacts[];
  /** What is shown beside it, if no entry lists it. */
  readonly beside: readonly PlacementFacts[];
  readonly counterparts: readonly CounterpartFacts[];
  readonly absent: readonly AbsentFacts[];
  readonly problems: readonly ProblemFacts[];
  /** Other pages that the same words name, such as those of an endpoint in other versions. */
  readonly others: readonly CounterpartFacts[];
  /** How many editions the site has. */
  readonly editions: number;
}

/** What leads to an address that is not a page of the site. */
export interface LinkExplanation {
  readonly kind: "link";
  readonly href: string;
  readonly external: boolean;
  readonly from: readonly LinkFacts[];
  readonly redirect?: RedirectFacts;
  /** What readers get who open the root of the site; only for the root. */
  readonly entrance?: PageName;
  readonly editions: number;
}

/** A page file that no entry lists. */
export interface UnlistedFacts {
  /** Its path from the docs root. */
  readonly file: string;
  readonly href: string;
  /** `ignored`: `.mintignore` excludes it. `part`: it is not a page, but a part of pages, or a file about the repository. */
  readonly state: "published" | "redirected" | "ignored" | "part";
}

/** An operation of a spec that has no page. */
export interface OperationWithoutPage {
  /** `GET /users`, `webhook orderCreated`, `channel chat`. */
  readonly name: string;
  /** The path of its spec from the docs root, or its address. */
  readonly spec: string;
  readonly at: WrittenAt;
  /** Whether the spec says with `x-excluded` that it has none. */
  readonly excluded: boolean;
  /** The overlay that removes it, which is at `at`. */
  readonly removedBy?: string;
  /** The entry of `pages` that lists it; absent if a division has pages of all operations that are not excluded. */
  readonly entry?: string;
  /** The address that its page would get in `division`, if no other page has it. */
  readonly href?: string;
  /** A division that sets its spec; absent if none does. */
  readonly division?: DivisionFacts;
}

/** A word that names no page of the navigation, with suggestions. */
export interface NothingFound {
  readonly kind: "nothing";
  readonly what: string;
  /** Whether readers who open the address certainly get something: by a redirect, or because it is the entrance. */
  readonly arrives: boolean;
  readonly redirect?: RedirectFacts;
  /** What readers get who open the root of the site; only for the root. */
  readonly entrance?: PageName;
  /** A page file with this path. */
  readonly file?: UnlistedFacts;
  /** The pages below the address, if it is that of a folder. */
  readonly folder?: { readonly pages: number; readonly first: PageName };
  /** The operations that it names. */
  readonly operations?: readonly OperationWithoutPage[];
  /** Pages with a similar name. */
  readonly nearest: readonly PageName[];
  /** A similar diagnostic code. */
  readonly nearestCode?: string;
}

export type Explanation = PageExplanation | LinkExplanation | NothingFound;
