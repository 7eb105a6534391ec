// docs.json, where each node has everything that it inherits.
import type { GraphqlReference, SdkReference } from "../contract/api-reference.ts";
import type { DirectoryLayout } from "../contract/directory-layout.ts";
import type { DivisionKind } from "../contract/divisions.ts";
import type { GraphqlPart } from "../contract/graphql-entry.ts";
import type { SpecAttachment } from "../contract/spec-attachment.ts";
import type {
  AttachedReference,
  ConfigDivision,
  ConfigEndpoint,
  ConfigGlobal,
  ConfigPage,
  ConfigSite,
  ConfigSource,
  DivisionFields,
} from "../syntax/config-tree.ts";

export type { ConfigGlobal as GlobalFields, ConfigSource as NodeSource };

/** The specs of one kind in force at a node, and the division that sets them; null: docs.json as a whole (D9). */
export interface SpecsInForce {
  readonly attachments: readonly SpecAttachment[];
  readonly setBy: BoundDivision | null;
  /** True if one more spec was named that can't be read; that was reported. It may have operations that no other spec has (D56). */
  readonly isDamaged?: true;
}

/** The layout of root pages in force at a node, and the division that sets it. */
export interface DirectoryInForce {
  readonly layout: DirectoryLayout;
  readonly setBy: BoundDivision;
}

/** The GraphQL schema in force at a node; undefined if its field could not be read, which was reported. */
export interface GraphqlInForce {
  readonly schema: AttachedReference<GraphqlReference> | undefined;
}

/** What an entry names of a reference in force: a part of a schema, or a page below the folder of an SDK. */
export type BoundReference =
  | (GraphqlInForce & { readonly kind: "graphql"; readonly part: GraphqlPart })
  | { readonly kind: "sdk"; readonly sdk: AttachedReference<SdkReference> };

/** What a node gets from above: the innermost language and version, whether it is hidden, and what else is in force. */
export interface Inherited {
  readonly language: string | null;
  readonly version: string | null;
  readonly hidden: boolean;
  /** Whether it is hidden, and no `searchable` brings it back into search and other feeds (D244). */
  readonly withheld: boolean;
  readonly openapi: SpecsInForce | undefined;
  readonly asyncapi: SpecsInForce | undefined;
  readonly directory: DirectoryInForce | undefined;
  readonly graphql: GraphqlInForce | undefined;
  readonly sdk: AttachedReference<SdkReference> | undefined;
}

/** A division with what applies there. `inForce.hidden` includes its own `hidden`. */
export interface BoundDivision extends Pick<
  DivisionFields,
  "icon" | "tag" | "description" | "hidden" | "href" | "expanded" | "default" | "global" | "graphql" | "sdk" | "extra"
> {
  readonly kind: DivisionKind | "root";
  readonly label: string;
  readonly inForce: Inherited;
  readonly root?: BoundPage;
  /** The specs that are set here, of both kinds; empty if there are none. */
  readonly ownSpecs: readonly SpecAttachment[];
  readonly lists: ConfigDivision["lists"];
  readonly children: readonly BoundNode[];
  readonly source: ConfigSource;
  /** As in the config. */
  readonly fieldSources?: ConfigDivision["fieldSources"];
  /** Fields that could not be read, as in the config. */
  readonly unread?: ReadonlySet<string>;
}

/** A page entry or `root`. If it names a part of a GraphQL schema, its path is that of the page of the part (D112). */
export interface BoundPage extends ConfigPage {
  readonly inForce: Inherited;
  readonly reference?: BoundReference;
}

export interface BoundEndpoint extends ConfigEndpoint {
  readonly inForce: Inherited;
}

export type BoundNode = BoundDivision | BoundPage | BoundEndpoint;

/** One (version, language) pair of the site (D13). */
export interface EditionPlan {
  /** `en@v2`, `en`, `@v2`, or `main`. */
  readonly id: string;
  readonly language: string | null;
  readonly version: string | null;
  readonly default: boolean;
}

/** A value of a selector, with the branch that names it first in docs.json. */
export interface SelectorValue<Branch = BoundDivision> {
  readonly value: string;
  readonly branch: Branch;
}

/** The editions of a site and what its selectors offer. "Branch" means one language or version of a selector. */
export interface EditionPlans<Branch = BoundDivision> {
  /** In the order of D13; never empty. */
  readonly editions: readonly EditionPlan[];
  readonly languages: readonly SelectorValue<Branch>[];
  readonly versions: readonly SelectorValue<Branch>[];
  /** The edition of a pair; undefined when the site has none. */
  readonly at: (pair: Pick<EditionPlan, "language" | "version">) => EditionPlan | undefined;
  /** The edition that readers of a language start with (D12). */
  readonly defaultIn: (language: string | null) => EditionPlan | undefined;
  /** The innermost values of its kind below a branch: the branch is shown in their editions. None for a branch that only has an external link. */
  readonly valuesOf: (branch: Branch) => ReadonlySet<string>;
}

/** docs.json, where each node has everything that it inherits. */
export interface BoundTree {
  readonly root: BoundDivision;
  readonly site: ConfigSite;
  readonly plans: EditionPlans;
}
