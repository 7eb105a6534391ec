// A page of the result, and the places where it is shown.
import type {
  PageReference,
  PageSymbol,
  ResolvedOperation,
  UnresolvedOperation,
} from "../expand/page-operation-facts.ts";
import type { Icon } from "../contract/icon-form.ts";
import type { JsonObject, JsonValue } from "../text/json-value.ts";

/** A page of the site, with all its places. */
export interface Page {
  /** Its address, which is its key in `pages`. */
  readonly href: string;
  /** Its page path: from the docs root, without a leading slash and without an extension. */
  readonly path: string;
  /** Path of its file from the docs root; null if the page is generated or missing. */
  readonly file: string | null;
  /** From its front matter or operation, else made from its path. */
  readonly title: string;
  /** The shorter title for sidebars, if the page has one. */
  readonly sidebarTitle?: string;
  /** From its front matter or operation. */
  readonly description?: string;
  /** Shown beside its title. */
  readonly icon?: Icon;
  /** A short word shown beside the title, e.g. `new`. */
  readonly tag?: string;
  /** True if the page or its operation is deprecated. */
  readonly deprecated?: true;
  /** True if it is hidden at all its places. */
  readonly hidden?: true;
  /**
   * Whether search, sitemaps and llms.txt have it; only where that does not follow from `hidden`. True: `searchable` on a hidden
   * tab or group brings it back. False: it is not hidden, but no list and no link leads to it, or the platform leaves it out because a
   * hidden division lists it, too.
   */
  readonly indexed?: boolean;
  /** True if search engines are asked not to index it. */
  readonly noindex?: true;
  /** Where it forwards to, instead of having content of its own: an address inside or outside the site. */
  readonly url?: string;
  /** The links at its end; empty if there should be none. Absent: the page does not say. */
  readonly related?: readonly RelatedLink[];
  /** Who may see it: names of groups of readers, or rules with `includes` and `excludes`; empty: nobody. Absent: everyone. */
  readonly groups?: readonly JsonValue[];
  /** True if docs.json lists it but it has no file. */
  readonly missing?: true;
  /** The API operation that it describes. */
  readonly operation?: PageOperation;
  /** The part of a GraphQL schema that it describes, or the SDK that the platform makes it from. */
  readonly reference?: PageReference;
  /** The symbol of a library that it describes. */
  readonly symbol?: PageSymbol;
  /** The front matter fields without a field of their own in the result, as plain JSON. */
  readonly frontmatter?: JsonObject;
  /** Pages with the same key are the same page in different editions. */
  readonly key: string;
  /** The language that lists it, the first if there are several; null if there is none. */
  readonly language: string | null;
  /** The version that lists it, the first if there are several; null if there is none. */
  readonly version: string | null;
  /** Where it is shown: the default edition first, then editions in document order, each in reading order. */
  readonly placements: readonly Placement[];
}

/** A link at the end of a page. */
export interface RelatedLink {
  /** A page of the site or an external address, as in `Division`. */
  readonly href: string;
  /** As written, else the title of the page; absent for a link out of the site without a label. */
  readonly label?: string;
  /** True if `href` leads out of the site. */
  readonly external?: true;
}

/** The API operation that a page describes. */
export type PageOperation = ResolvedOperation | UnresolvedOperation;

/** One place of a page in the navigation, with what is shown there. */
export interface Placement {
  /** The ids of the editions in which the page has this place. */
  readonly editions: readonly string[];
  /** The id of its node in their trees; null if it is not listed. */
  readonly node: string | null;
  /** The id of the division whose sidebar is shown beside the page. */
  readonly sidebar: string;
  /** The ids of the divisions above it, outermost first; the root is left out. */
  readonly trail: readonly string[];
  /** The divisions above it that have a label, outermost first; absent if there are none. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The label of the innermost breadcrumb. */
  readonly section?: string;
  /** The page before it in the sidebar; null at the beginning, and for a page outside the reading order. */
  readonly prev: Neighbor | null;
  /** The page after it in the sidebar; null at the end, and for a page outside the reading order. */
  readonly next: Neighbor | null;
}

/** The page before or after another one. */
export interface Neighbor {
  /** The label of its nodes: its sidebar title, else its title. */
  readonly label: string;
  /** A key of `pages`. */
  readonly href: string;
}

/** A division above a page. */
export interface Breadcrumb {
  /** The label of the division. */
  readonly label: string;
  /** Where the division leads; absent if it leads nowhere. */
  readonly href?: string;
}
