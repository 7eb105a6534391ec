// The tree of divisions with all pages made; no spec is needed after this.
import type { PageFieldValues } from "../contract/page-fields.ts";
import type { DirectoryLayout } from "../contract/directory-layout.ts";
import type { DivisionKind } from "../contract/divisions.ts";
import type {
  BoundDivision,
  BoundTree,
  EditionPlan,
  EditionPlans,
  GlobalFields,
  NodeSource,
  SelectorValue,
} from "../bind/bound-tree.ts";
import type { FoundPage, PageFile } from "../pages/page-catalog.ts";
import type { PageReference, PageSymbol, ResolvedOperation, UnresolvedOperation } from "./page-operation-facts.ts";
import type { RoutedOperation, ShownOperation } from "../routes/page-operation.ts";
import type { PlannedRoute } from "../routes/route-allocator.ts";
import type { NamedOperation } from "../specs/spec-catalog.ts";
import type { JsonObject } from "../text/json-value.ts";

export type { EditionPlan };

/** A value of a selector, with the branch that names it first in docs.json. */
export type ExpandedSelectorValue = SelectorValue<ExpandedDivision>;

/** What gave a page a field: its front matter, `x-mint.metadata` of its operation, the operation itself, or its path. */
export type FieldOrigin = "front matter" | "metadata" | "operation" | "path";

/** The origin of the fields of a page that can have several origins. All other fields come from front matter, or from metadata if the page has no file. */
export interface PageProvenance {
  readonly title: FieldOrigin;
  readonly deprecated: FieldOrigin | undefined;
  readonly key: FieldOrigin | undefined;
  /** What its front matter says about its operation; undefined if an entry or a spec names the operation. */
  readonly named: ShownOperation | undefined;
  /** The route of the operation whose address it has. */
  readonly route: PlannedRoute | undefined;
}

/** One page of the site, even if several places list it. `hidden` is that of the page itself: a division above may have another value (D14). */
export interface ExpandedPage extends Omit<PageFieldValues, "title" | "key" | "openapi" | "asyncapi"> {
  readonly path: string;
  /** From the docs root; null if the page is generated or missing. */
  readonly file: string | null;
  readonly title: string;
  readonly missing?: true;
  readonly operation?: ResolvedOperation | UnresolvedOperation;
  readonly reference?: PageReference;
  readonly symbol?: PageSymbol;
  readonly frontmatter?: JsonObject;
  /** A key that does not come from the path: from front matter, or an endpoint's (D26 a, b). */
  readonly key?: string;
  readonly provenance: PageProvenance;
}

/** A place in a list that shows a page. */
export interface ExpandedPageNode {
  readonly kind: "page";
  readonly page: ExpandedPage;
  /** `GET`…, `WEBHOOK`; undefined without an operation. */
  readonly method: string | undefined;
  readonly language: string | null;
  readonly version: string | null;
  /** Whether a division above hides it. */
  readonly hiddenAbove: boolean;
  /** Whether a division above keeps it out of search and other feeds (D244). */
  readonly withheldAbove: boolean;
  readonly source: NodeSource;
  /** The entry, or the name of the spec that it is made from, as written in docs.json. */
  readonly written: string;
}

/** A spec in force at a division; `setBy` is null if it is set for docs.json as a whole. */
export interface ExpandedSpec {
  readonly source: string;
  readonly directory: string | undefined;
  /** The overlays that are applied to it; undefined without one. */
  readonly overlays: readonly string[] | undefined;
  readonly setBy: ExpandedDivision | null;
  /** Where docs.json names it. */
  readonly at: NodeSource;
}

/** The layout of the root page of a group, and the division that sets it. */
export interface ExpandedDirectory {
  readonly layout: DirectoryLayout;
  readonly setBy: ExpandedDivision;
}

/** A division with its pages made. Languages and versions are still in the tree. */
export interface ExpandedDivision extends Pick<
  BoundDivision,
  "icon" | "tag" | "description" | "hidden" | "href" | "expanded" | "default" | "graphql" | "sdk" | "extra"
> {
  readonly kind: DivisionKind | "root";
  readonly label: string;
  /** Hidden by itself or by a division above it. */
  readonly hiddenHere: boolean;
  /** Whether it or a division above it keeps pages out of search and other feeds (D244). */
  readonly withheldHere: boolean;
  readonly language: string | null;
  readonly version: string | null;
  readonly global?: GlobalFields;
  readonly root?: ExpandedPageNode;
  /** Only for groups with a `root` (D110). */
  readonly directory?: ExpandedDirectory;
  /** The specs in force, as one list for each division that sets some. */
  readonly specs: readonly (readonly ExpandedSpec[])[];
  readonly children: readonly ExpandedNode[];
  readonly source: NodeSource;
  /** The fields that a `$ref` file has. */
  readonly fieldSources?: BoundDivision["fieldSources"];
  /** The first field that gives it pages; undefined if docs.json has none. */
  readonly filledBy?: FillingField;
  /** True if docs.json has more content for it that could not be read; that was reported. */
  readonly lostContent?: true;
  /** True for a group made of operations; docs.json has no element for it. */
  readonly generated?: true;
}

/** A field that gives a division pages. A list has a place of its own; `root` and specs have fields. */
export interface FillingField {
  readonly field: string;
  readonly listSource?: NodeSource;
}

export type ExpandedNode = ExpandedDivision | ExpandedPageNode;

/** What a page path entry or `root` was resolved to (D3). */
export type EntryState =
  | { readonly kind: "found"; readonly found: FoundPage }
  /** Its file has the address of the file `shown`, which is the one that readers see (D4). */
  | { readonly kind: "collided"; readonly found: FoundPage; readonly shown: string }
  | { readonly kind: "generated" }
  | { readonly kind: "missing" };

/** An unlisted page (D14): of a hidden operation, named by a link, or found in the folder. */
export type UnplacedPage =
  /** The page is shown in the sidebar of the division with the spec. */
  | { readonly kind: "operation"; readonly page: ExpandedPage; readonly owner: ExpandedDivision }
  | { readonly kind: "linked"; readonly page: ExpandedPage; readonly owner?: undefined }
  | { readonly kind: "discovered"; readonly page: ExpandedPage; readonly owner?: undefined; readonly file: string };

/** A file that was found in the folder and whose address shows another file. */
export interface ShadowedFile {
  readonly file: PageFile;
  readonly shown: string;
}

/** A page whose front matter names an operation, and what was found for it. */
export interface PageOperationFact {
  readonly page: PageFile;
  readonly named: RoutedOperation;
}

/** docs.json with all its pages. */
export interface ExpandedTree {
  readonly root: ExpandedDivision;
  readonly site: BoundTree["site"];
  readonly plans: EditionPlans<ExpandedDivision>;
  /** By their place in docs.json. */
  readonly entries: ReadonlyMap<NodeSource, EntryState>;
  readonly unplaced: readonly UnplacedPage[];
  readonly shadowed: readonly ShadowedFile[];
  /** In the order in which the pages were made. */
  readonly pageOperations: readonly PageOperationFact[];
  /** The operations that a page of the site shows. */
  readonly shownOperations: ReadonlySet<NamedOperation>;
}
