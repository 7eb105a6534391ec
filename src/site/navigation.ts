// Format 1 of the result: plain JSON with everything resolved.
import type { ApiReference } from "../contract/api-reference.ts";
import type { ShownLayout } from "../contract/directory-layout.ts";
import type { DivisionKind, SelectorKind } from "../contract/divisions.ts";
import type { PageReference, ResolvedOperation, UnresolvedOperation } from "../expand/page-operation-facts.ts";
import type { JsonObject, JsonValue } from "../text/json-value.ts";

/** The name of an icon, or an object with a name, a style and a library, as written. */
export type Icon = string | JsonObject;

/** The place where an element is written. */
export interface Source {
  /** Path of the file from the docs root; absent when it is docs.json. */
  readonly file?: string;
  /** JSON pointer into that file. */
  readonly pointer: string;
}

/** The whole site, as `compileNavigation` returns it: each page, each edition with its tree, and what leads where. */
export interface ResolvedNavigation {
  /** The version of this format. It grows only by fields that readers may ignore. */
  readonly formatVersion: 1;
  readonly site: Site;
  /** Every language of the site once, by code; empty on a site without languages. */
  readonly languages: readonly LanguageEntry[];
  /** Every version of the site once, by label; empty on a site without versions. */
  readonly versions: readonly VersionEntry[];
  /** Every (version, language) pair of the site, in document order; at least one. */
  readonly editions: readonly Edition[];
  /** Every page by its href, in reading order of docs.json; pages in no list come last. */
  readonly pages: { readonly [href: string]: Page };
  /** The same page in other editions. For each key that two or more pages have: the href in each edition, by edition id. */
  readonly counterparts: { readonly [key: string]: { readonly [edition: string]: string } };
}

/** Settings of the whole site in docs.json. */
export interface Site {
  readonly name: string;
  /** The path that every href begins with, e.g. `/docs`; "" when the site is at the top of its host. */
  readonly basePath: string;
  /** What is shown above the title of a page: its breadcrumbs or its section; null when the theme decides. */
  readonly eyebrows: "breadcrumbs" | "section" | null;
  /** Whether selecting a group opens its first page; null when the theme decides. */
  readonly drilldown: boolean | null;
}

/** What a language or version has both among those of the whole site and in a selector. */
interface SelectorFields {
  /** A short word shown beside the label, e.g. `beta`. */
  readonly tag?: string;
  /** True for the one that readers start with. */
  readonly default: boolean;
  /** True when it is not offered to readers. */
  readonly hidden?: true;
  /** Where choosing it leads: the first visible page, or its link; absent when there is neither. */
  readonly href?: string;
  /** Its fields that navc does not interpret, as written. */
  readonly extra?: JsonObject;
}

interface LanguageName {
  /** As written in docs.json. */
  readonly code: string;
  /** The language tag for `hreflang` and `lang`, e.g. `zh-Hans`. */
  readonly bcp47: string;
  /** The name of the language in that language. */
  readonly label: string;
  /** The direction of its script. */
  readonly dir: "ltr" | "rtl";
}

/** A language of the site, with the fields of its first occurrence in docs.json. */
export interface LanguageEntry extends LanguageName, SelectorFields {
  /** The banner, the navbar and the footer of this language, as written. */
  readonly banner?: JsonValue;
  readonly navbar?: JsonValue;
  readonly footer?: JsonValue;
}

/** A version of the site, with the fields of its first occurrence in docs.json. */
export interface VersionEntry extends SelectorFields {
  readonly label: string;
}

/** The site in one language and one version, with a navigation tree of its own. */
export interface Edition {
  /** `en@v2`, `en`, `@v2`, or `main` on a site without languages and versions. */
  readonly id: string;
  /** The code of its language; null on a site without languages. */
  readonly language: string | null;
  /** The label of its version; null when its language has no versions. */
  readonly version: string | null;
  /** True for the one edition that readers start with. */
  readonly default: boolean;
  /** The first visible page; absent when there is none. */
  readonly href?: string;
  /** What is shown on every page of the edition: the anchors of the site, then those of its language and version. */
  readonly global: { readonly anchors: readonly Division[]; readonly extra?: JsonObject };
  /** The navigation as this edition has it; languages and versions are resolved, so they are no nodes of it. */
  readonly tree: Division;
}

/** The kinds of divisions in the tree of an edition: all but languages and versions, and the root. */
export type DivisionNodeKind = "root" | Exclude<DivisionKind, SelectorKind>;

/** A labelled part of the navigation: the root, a product, dropdown, tab, anchor, menu item or group. */
export interface Division {
  /** Unique in its tree and stable: `kind:label` of it and of all divisions above it, joined by "/"; "" for the root. */
  readonly id: string;
  readonly kind: DivisionNodeKind;
  /** As written; "" when there is none. */
  readonly label: string;
  /** Where it leads: an external link, its root page, or its first visible page; absent when it leads nowhere. */
  readonly href?: string;
  readonly icon?: Icon;
  /** A short word shown beside the label, e.g. `beta`. */
  readonly tag?: string;
  readonly description?: string;
  /** True when it is not shown. */
  readonly hidden?: true;
  /** True when `href` leads out of the site. */
  readonly external?: true;
  /** Href of the page that opens when the title is clicked; only where docs.json sets one. */
  readonly root?: string;
  /** How the root page of a group lists what the group holds; absent for `none`, and on what is no group with a root. */
  readonly directory?: ShownLayout;
  /** How a group opens and closes; on groups only. */
  readonly display?: GroupDisplay;
  /** The API specs that apply here, with the division that sets each when it is not this one. */
  readonly specs?: readonly SpecInForce[];
  /** What the platform makes reference pages of here, beside specs; navc makes those that an entry names. */
  readonly references?: readonly ApiReference[];
  /** The versions to choose from here; only on a division that has a version selector. */
  readonly versions?: readonly VersionOption[];
  /** The languages to choose from here; only on a division that has a language selector. */
  readonly languages?: readonly LanguageOption[];
  /** The id of the edition that has the content of this division; only where this edition has none. */
  readonly otherEdition?: string;
  /** The key of its first page, which finds the same page in other editions. */
  readonly key?: string;
  /** Its fields that navc does not interpret, as written. */
  readonly extra?: JsonObject;
  readonly source: Source;
  readonly children: readonly (Division | PageNode)[];
}

/** How a group opens and closes. */
export interface GroupDisplay {
  /** Whether the reader can close it: true for a group inside another one. */
  readonly collapsible: boolean;
  /** Whether it is open at first. */
  readonly expanded: boolean;
  /** What selecting the group does: go to its `href`, open and close it, or as the theme decides. */
  readonly onSelect: "navigate" | "toggle" | "theme";
}

/** An API spec that applies at a division. */
export interface SpecInForce {
  /** Path from the docs root, or its address. */
  readonly source: string;
  /** The folder of the addresses of its pages, as written. */
  readonly directory?: string;
  /** The id of the division that sets it, "" for the root; absent when it is this division. */
  readonly inheritedFrom?: string;
}

interface OptionFields extends SelectorFields {
  /** True when `href` leads out of the site. */
  readonly external?: true;
  /** The id of the edition it leads to; null for a link. */
  readonly edition: string | null;
  /** True for the one that the reader of this edition is in. */
  readonly current: boolean;
  readonly source: Source;
}

/** A version in the selector of one division. */
export interface VersionOption extends OptionFields {
  readonly label: string;
}

/** A language in the selector of one division. */
export interface LanguageOption extends LanguageName, OptionFields {}

/** A page in the tree of an edition. */
export interface PageNode {
  /** Unique in its tree and stable: the id of its division, "/", and `page:` with the page's key. */
  readonly id: string;
  readonly kind: "page";
  /** The page: always a key of `pages`. */
  readonly href: string;
  /** What the sidebar shows. */
  readonly label: string;
  readonly icon?: Icon;
  /** A short word shown beside the label, e.g. `new`. */
  readonly tag?: string;
  /** The method of the operation it describes: `GET` and so on, or `WEBHOOK`. */
  readonly method?: string;
  /** True when the page or its operation is deprecated. */
  readonly deprecated?: true;
  /** True when it is not shown here. */
  readonly hidden?: true;
  /** True when the page has no file. */
  readonly missing?: true;
  /** True when the page is only a link, which leads to `url`. */
  readonly external?: true;
  readonly url?: string;
  readonly source: Source;
}

/** A page of the site, wherever it is listed. */
export interface Page {
  readonly href: string;
  /** Its page path: from the docs root, without a leading slash and without an extension. */
  readonly path: string;
  /** Path of its file from the docs root; null when the page is generated or missing. */
  readonly file: string | null;
  readonly title: string;
  /** The shorter title for sidebars, where the page has one. */
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: Icon;
  /** A short word shown beside the title, e.g. `new`. */
  readonly tag?: string;
  /** True when the page or its operation is deprecated. */
  readonly deprecated?: true;
  /** True when it is hidden wherever it is listed. */
  readonly hidden?: true;
  /** True when search engines are asked not to index it. */
  readonly noindex?: true;
  /** Where it leads instead of having content of its own. */
  readonly url?: string;
  /** The links at its foot; empty where there are to be none. Absent: it says nothing about them. */
  readonly related?: readonly RelatedLink[];
  /** True when docs.json lists it and no file has it. */
  readonly missing?: true;
  /** The API operation that it describes. */
  readonly operation?: PageOperation;
  /** The part of a GraphQL schema that it describes, or the SDK that the platform makes it of. */
  readonly reference?: PageReference;
  /** The front matter fields that have no field here, as plain JSON. */
  readonly frontmatter?: JsonObject;
  /** Pages with the same key are the same page in different editions. */
  readonly key: string;
  /** The language it is listed under; null when that is none or several. */
  readonly language: string | null;
  /** The version it is listed under; null when that is none or several. */
  readonly version: string | null;
  /** Where it is shown: the default edition first, then editions in document order, each in reading order. */
  readonly placements: readonly Placement[];
}

/** A link at the foot of a page. */
export interface RelatedLink {
  /** A page of the site or an address out of it, as in `Division`. */
  readonly href: string;
  /** As written, else the title of the page; absent for a link out of the site without a label. */
  readonly label?: string;
  /** True when `href` leads out of the site. */
  readonly external?: true;
}

/** The API operation that a page describes. */
export type PageOperation = ResolvedOperation | UnresolvedOperation;

/** One place of a page in the navigation, with what is shown around it. */
export interface Placement {
  /** The ids of the editions in which the page has this place. */
  readonly editions: readonly string[];
  /** The id of its node in their trees; null when no list has it. */
  readonly node: string | null;
  /** The id of the division whose sidebar is shown beside the page. */
  readonly sidebar: string;
  /** The ids of the divisions above it, outermost first; the root is left out. */
  readonly trail: readonly string[];
  /** The divisions above it that have a label, outermost first; absent when there are none. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The label of the innermost breadcrumb. */
  readonly section?: string;
  /** The href of the page before it in the sidebar; null at the beginning, and for a page outside the reading order. */
  readonly prev: string | null;
  /** The href of the page after it in the sidebar; null at the end, and for a page outside the reading order. */
  readonly next: string | null;
}

/** A division above a page. */
export interface Breadcrumb {
  readonly label: string;
  /** Where the division leads; absent when it leads nowhere. */
  readonly href?: string;
}
