// Defines the facts of an explanation, which are plain JSON.
import type { ShownLayout } from "../../compiler/contract/directory-layout.ts";
import type { ListField } from "../../compiler/contract/divisions.ts";
import type { Severity } from "../../compiler/diagnostics/codes.ts";
import type { DivisionFacts, Origin, PageName, RedirectFacts, SourcedText, WrittenAt } from "./facts.ts";
import type { NothingFound } from "./nothing-found.ts";

/** A spec in force, and the division that sets it. */
export interface SpecFacts extends Origin {
  /** Its path from the docs root, or its address. */
  readonly source: string;
  /** The folder of the addresses of its pages. */
  readonly directory?: string;
}

/** The layout in which the root page of a group lists the contents of the group, and the division that sets it. */
export interface DirectoryFacts extends Origin {
  /** How it lists them. */
  readonly layout: ShownLayout;
}

/** What is shown around the page in some editions. */
export interface PlacementFacts {
  /** The ids of the editions in which that is so. */
  readonly editions: readonly string[];
  /** The division whose list is shown beside the page; "" for the root. */
  readonly sidebar: string;
  /** The labels of the divisions above it, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** The page before it; null at the beginning. */
  readonly previous: PageName | null;
  /** The page after it; null at the end. */
  readonly next: PageName | null;
}

/** The list of `navigation` with an entry, which the platform ignores, and the other list, which the platform uses. */
export interface DroppedFacts {
  /** The list of the entry. */
  readonly list: ListField;
  /** The list that the platform uses. */
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
  /** The ids of the editions that have it. */
  readonly editions: readonly string[];
  /** Outermost first. */
  readonly above: readonly DivisionFacts[];
  /** What hides it; absent for an entry that is shown. */
  readonly hiddenBy?: Origin;
  /** Only for an entry that readers of the published site never see, because `navigation` has several lists. */
  readonly dropped?: DroppedFacts;
  /** The specs in force at the entry. */
  readonly specs: readonly SpecFacts[];
  /** The layout in force at the entry. */
  readonly directory?: DirectoryFacts;
  /** What is around the page there. */
  readonly placements: readonly PlacementFacts[];
}

/** The operation that a page describes. */
export interface OperationFacts {
  /** `GET /users`, `webhook orderCreated`. */
  readonly name: string;
  /** The path of its spec from the docs root, or its address. */
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
  /** Where it is in the overlay. */
  readonly at: WrittenAt;
  /** The names of the fields; none where it added the operation. */
  readonly fields: readonly string[];
}

/** Something unusual about a page. */
export interface StateFacts extends Origin {
  /** Which of them. */
  readonly state: "missing" | "hidden" | "noindex" | "deprecated" | "external" | "unlisted";
}

/** The same page in other editions. */
export interface CounterpartFacts extends PageName {
  /** The ids of the editions that show it. */
  readonly editions: readonly string[];
}

/** An edition without the page; `file` may be the missing page, and no entry names it. */
export interface AbsentFacts {
  /** Its id. */
  readonly edition: string;
  /** The path of a file that could be the page. */
  readonly file?: string;
}

/** A reported problem that concerns the page. */
export interface ProblemFacts extends WrittenAt {
  /** How much it matters. */
  readonly severity: Severity;
  /** Which rule found it. */
  readonly code: string;
  /** What is wrong, and how to repair it. */
  readonly message: string;
}

/** A division or page that links to an address. */
export interface LinkFacts extends Omit<DivisionFacts, "kind"> {
  readonly kind: DivisionFacts["kind"] | "page";
  /** The ids of the editions that have it. */
  readonly editions: readonly string[];
}

/** Why a page is where it is. */
export interface PageExplanation {
  readonly kind: "page";
  /** Its address: its key in `pages` of the navigation. */
  readonly href: string;
  /** Its page path: from the docs root, without an extension. */
  readonly path: string;
  /** From the docs root; null if it is generated or missing. */
  readonly file: string | null;
  /** Its title. */
  readonly title: SourcedText;
  /** What the sidebar shows. */
  readonly label: SourcedText;
  /** The short word beside its title. */
  readonly tag?: SourcedText;
  /** What its address is made of. */
  readonly address: Origin;
  /** What makes it the same page as others in other editions. */
  readonly key: SourcedText;
  /** The API operation that it describes. */
  readonly operation?: OperationFacts;
  /** What is out of the ordinary about it. */
  readonly states: readonly StateFacts[];
  /** The redirect of its address; absent where none matches. */
  readonly redirect?: RedirectFacts;
  /** The places in docs.json that list it. */
  readonly entries: readonly EntryFacts[];
  /** What links to it, if no entry lists it. */
  readonly linkedFrom: readonly LinkFacts[];
  /** What is shown around it, if no entry lists it. */
  readonly unlistedPlacements: readonly PlacementFacts[];
  /** The same page in other editions. */
  readonly counterparts: readonly CounterpartFacts[];
  /** The editions that do not have it. */
  readonly absent: readonly AbsentFacts[];
  /** The reported problems that touch it. */
  readonly problems: readonly ProblemFacts[];
  /** Other pages that the same words name, such as those of an endpoint in other versions. */
  readonly others: readonly CounterpartFacts[];
  /** How many editions the site has. */
  readonly editions: number;
}

/** What leads to an address that is not a page of the site. */
export interface LinkExplanation {
  readonly kind: "link";
  /** The address that was asked for. */
  readonly href: string;
  /** True for an address out of the site. */
  readonly external: boolean;
  /** Who leads to it. */
  readonly from: readonly LinkFacts[];
  /** The redirect of the address; absent where none matches. */
  readonly redirect?: RedirectFacts;
  /** What readers get who open the root of the site; only for the root. */
  readonly entrance?: PageName;
  /** How many editions the site has. */
  readonly editions: number;
}

/** What there is to say of a word; distinguished by `kind`. */
export type Explanation = PageExplanation | LinkExplanation | NothingFound;
