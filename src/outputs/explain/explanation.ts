// The facts of an explanation, plain JSON.
import type { ShownLayout } from "../../compiler/contract/directory-layout.ts";
import type { DivisionKind, ListField } from "../../compiler/contract/divisions.ts";
import type { Severity } from "../../compiler/diagnostics/codes.ts";

/** A line and column from 1 in a file, its path from the docs root. */
export interface WrittenAt {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where something comes from, in a few words, and where that is written. */
export interface Origin {
  readonly from: string;
  readonly at?: WrittenAt;
}

/** A text of the page, and where it comes from. */
export interface SourcedText extends Origin {
  readonly text: string;
}

/** A page as one names it to others. */
export interface PageName {
  readonly href: string;
  readonly title: string;
}

/** A division above an entry, or the branch of a selector. */
export interface DivisionFacts extends WrittenAt {
  readonly kind: DivisionKind | "root";
  /** "" for `navigation` itself, and where there is none. */
  readonly label: string;
  readonly href?: string;
  readonly hidden?: true;
  /** A group that the spec made: it is written nowhere, and the place is that of the spec's name. */
  readonly generated?: true;
}

/** A spec in force, and the division that sets it. */
export interface SpecFacts extends Origin {
  readonly source: string;
  readonly directory?: string;
}

/** The layout in which the root page of a group lists what the group holds, and the division that sets it. */
export interface DirectoryFacts extends Origin {
  readonly layout: ShownLayout;
}

/** What is around the page in some editions. */
export interface PlacementFacts {
  readonly editions: readonly string[];
  /** The division whose list is shown beside the page; "" for the root. */
  readonly sidebar: string;
  readonly breadcrumbs: readonly string[];
  readonly previous: PageName | null;
  readonly next: PageName | null;
}

/** The list of `navigation` that an entry is in, which the platform drops, and the one beside it that the platform uses. */
export interface DroppedFacts {
  readonly list: ListField;
  readonly used: ListField;
  /** Where the list that is used is written. */
  readonly at: WrittenAt;
}

/** A place in docs.json, or in a file it refers to, that puts the page into the site. */
export interface EntryFacts extends WrittenAt {
  /** An element of `pages`; the `root` of a division; the name of a spec that pages are made from. */
  readonly kind: "entry" | "root" | "spec";
  /** What docs.json says at the place. */
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

/** The operation a page describes. */
export interface OperationFacts {
  /** `GET /users`, `webhook orderCreated`. */
  readonly name: string;
  readonly spec: string;
  /** Absent for a spec that was not read, and for a part of a GraphQL schema. */
  readonly at?: WrittenAt;
  /** The spec or the schema was not read, or has no such part. */
  readonly unresolved?: true;
  /** What says that this page describes it. */
  readonly origin: Origin;
}

/** Something out of the ordinary about a page. */
export interface StateFacts extends Origin {
  readonly state: "missing" | "hidden" | "noindex" | "deprecated" | "external" | "unlisted";
}

/** A redirect of docs.json that matches the address. */
export interface RedirectFacts {
  readonly source: string;
  readonly destination: string;
  readonly at: WrittenAt;
  /** False where the platform may decide otherwise. */
  readonly certain: boolean;
  /** Where other redirects send readers from the destination, if they do. */
  readonly end?: string;
  /** What is at the end; a folder has pages below it and no page itself. */
  readonly target: "page" | "unlisted page" | "file" | "folder" | "outside" | "nothing" | "loop";
  /** The page at the end; null: no page of this site. */
  readonly page: PageName | null;
}

/** The same page in other editions. */
export interface CounterpartFacts extends PageName {
  readonly editions: readonly string[];
}

/** An edition without the page; `file` could be it, and no entry names that file. */
export interface AbsentFacts {
  readonly edition: string;
  readonly file?: string;
}

/** A reported problem that touches the page. */
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
  /** From the docs root; null when it is generated or missing. */
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
  /** Who links to it where no entry lists it. */
  readonly linkedFrom: readonly LinkFacts[];
  /** What is shown beside it where no entry lists it. */
  readonly beside: readonly PlacementFacts[];
  readonly counterparts: readonly CounterpartFacts[];
  readonly absent: readonly AbsentFacts[];
  readonly problems: readonly ProblemFacts[];
  /** Other pages that the same words name, such as those of an endpoint in other versions. */
  readonly others: readonly CounterpartFacts[];
  /** How many editions the site has. */
  readonly editions: number;
}

/** Who leads to an address that is no page of the site. */
export interface LinkExplanation {
  readonly kind: "link";
  readonly href: string;
  readonly external: boolean;
  readonly from: readonly LinkFacts[];
  readonly redirect?: RedirectFacts;
  /** What readers get who ask for the top of the site; only where that is asked for. */
  readonly entrance?: PageName;
  readonly editions: number;
}

/** A page file that no entry lists. */
export interface UnlistedFacts {
  /** Its path from the docs root. */
  readonly file: string;
  readonly href: string;
  /** `ignored`: `.mintignore` leaves it out. `part`: it is no page, but a part of pages, or about the repository. */
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
  /** The entry of `pages` that lists it; absent where a division has pages of all operations that are not excluded. */
  readonly entry?: string;
  /** The address of its page once it is listed in `division`, if no other page has it. */
  readonly href?: string;
  /** A division that sets its spec; absent where none does. */
  readonly division?: DivisionFacts;
}

/** A word that names no page of the navigation, with suggestions. */
export interface NothingFound {
  readonly kind: "nothing";
  readonly what: string;
  /** Whether readers who ask for the address certainly get something: by a redirect, or the entrance. */
  readonly arrives: boolean;
  readonly redirect?: RedirectFacts;
  /** What readers get who ask for the top of the site; only where that is asked for. */
  readonly entrance?: PageName;
  /** A page file of that path. */
  readonly file?: UnlistedFacts;
  /** The pages below the address, if it is that of a folder. */
  readonly folder?: { readonly pages: number; readonly first: PageName };
  /** The operations that it names. */
  readonly operations?: readonly OperationWithoutPage[];
  /** Pages with a name like it. */
  readonly nearest: readonly PageName[];
  /** A diagnostic code like it. */
  readonly nearestCode?: string;
}

export type Explanation = PageExplanation | LinkExplanation | NothingFound;
