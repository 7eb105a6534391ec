// What is the finished site? Format 1 of the result (DESIGN section 2): plain JSON, everything resolved.
import type { DivisionKind, SelectorKind } from "../contract/divisions.ts";
import type { JsonObject, JsonValue } from "../text/json-value.ts";

/** A name, or an object with a name, a style and a library. */
export type Icon = string | JsonObject;

/** Where an element is written: `file` only when it is not docs.json, and a JSON pointer into it. */
export interface Source {
  readonly file?: string;
  readonly pointer: string;
}

export interface ResolvedNavigation {
  readonly formatVersion: 1;
  readonly site: Site;
  /** The union of all language selectors by code; empty on a site without one. */
  readonly languages: readonly LanguageEntry[];
  /** The union of all version selectors by label; empty on a site without one. */
  readonly versions: readonly VersionEntry[];
  /** Every (version, language) pair of the site, in document order. */
  readonly editions: readonly Edition[];
  /** Every page by its href, in reading order of docs.json. */
  readonly pages: { readonly [href: string]: Page };
  /** For each key with two or more hrefs: the href in each edition (D26). */
  readonly counterparts: { readonly [key: string]: { readonly [edition: string]: string } };
}

export interface Site {
  readonly name: string;
  readonly basePath: string;
  /** §2.12: what stands above a page's title; null: the theme decides. */
  readonly eyebrows: "breadcrumbs" | "section" | null;
  /** §3: whether selecting a group goes to its first page; null: the theme decides. */
  readonly drilldown: boolean | null;
}

/** Fields that the first occurrence in docs.json gives a language or version. */
interface EntryFields {
  readonly tag?: string;
  readonly default: boolean;
  readonly hidden?: true;
  /** First visible page; absent when there is none. */
  readonly href?: string;
}

export interface LanguageEntry extends EntryFields {
  /** As written in docs.json. */
  readonly code: string;
  /** For `hreflang`. */
  readonly bcp47: string;
  /** The language's own name. */
  readonly label: string;
  readonly dir: "ltr" | "rtl";
  readonly banner?: JsonValue;
  readonly navbar?: JsonValue;
  readonly footer?: JsonValue;
  readonly extra?: JsonObject;
}

export interface VersionEntry extends EntryFields {
  readonly label: string;
  readonly extra?: JsonObject;
}

/** One (version, language) pair of the site (D13). */
export interface Edition {
  /** `en@v2`, `en`, `@v2`, or `main` on a site without selectors. */
  readonly id: string;
  readonly language: string | null;
  readonly version: string | null;
  readonly default: boolean;
  /** First visible page; absent when there is none. */
  readonly href?: string;
  /** On every page of the edition: the root's anchors, then those of divisions on the way (§2.9, D20). */
  readonly global: { readonly anchors: readonly Division[]; readonly extra?: JsonObject };
  readonly tree: Division;
}

/** A kind of division that shows in a tree, or its `root`; languages and versions are choices. */
export type DivisionNodeKind = "root" | Exclude<DivisionKind, SelectorKind>;

export interface Division {
  /** `kind:label` of it and all above it, joined by "/" (D25); "" for the root. */
  readonly id: string;
  readonly kind: DivisionNodeKind;
  /** As written; "" when there is none. */
  readonly label: string;
  /** Its link: an external one, its root page, or its first visible page (D15). */
  readonly href?: string;
  readonly icon?: Icon;
  readonly tag?: string;
  readonly description?: string;
  readonly hidden?: true;
  /** True when `href` leads out of the site. */
  readonly external?: true;
  /** Href of the page that opens when the title is clicked (§2.3). */
  readonly root?: string;
  /** Groups only (§3, D27). */
  readonly display?: GroupDisplay;
  /** The specs in force here, with where each was set when not here (§2.11). */
  readonly specs?: readonly SpecInForce[];
  /** Where a version selector sat: what it offers here. */
  readonly versions?: readonly VersionOption[];
  /** Where a language selector sat: what it offers here. */
  readonly languages?: readonly LanguageOption[];
  /** A stub: no content in this edition; the edition named here has it (D13). */
  readonly otherEdition?: string;
  /** The key of its first page: finds its counterpart across languages (D25). */
  readonly key?: string;
  /** Fields outside the contract, untouched (D20). */
  readonly extra?: JsonObject;
  readonly source: Source;
  readonly children: readonly (Division | PageNode)[];
}

export interface GroupDisplay {
  readonly collapsible: boolean;
  readonly expanded: boolean;
  /** What selecting the group does: go to its `href`, open and close it, or as the theme likes. */
  readonly onSelect: "navigate" | "toggle" | "theme";
}

export interface SpecInForce {
  /** Path from the docs root, or its address. */
  readonly source: string;
  readonly directory?: string;
  /** The id of the division that sets it; absent when it is this one. */
  readonly inheritedFrom?: string;
}

interface OptionFields {
  readonly tag?: string;
  readonly default: boolean;
  readonly hidden?: true;
  readonly external?: true;
  /** First visible page of the branch; absent when there is none. */
  readonly href?: string;
  /** The edition it leads to; null for a link out. */
  readonly edition: string | null;
  readonly current: boolean;
  readonly extra?: JsonObject;
  readonly source: Source;
}

/** A version in the selector of one place. */
export interface VersionOption extends OptionFields {
  readonly label: string;
}

/** A language in the selector of one place. */
export interface LanguageOption extends OptionFields {
  readonly code: string;
  readonly bcp47: string;
  readonly label: string;
  readonly dir: "ltr" | "rtl";
}

export interface PageNode {
  readonly id: string;
  readonly kind: "page";
  /** Always a key of `pages`. */
  readonly href: string;
  /** What the sidebar shows. */
  readonly label: string;
  readonly icon?: Icon;
  readonly tag?: string;
  /** `GET`…, `WEBHOOK`. */
  readonly method?: string;
  readonly deprecated?: true;
  readonly hidden?: true;
  readonly missing?: true;
  readonly external?: true;
  /** Where the link goes when it is external. */
  readonly url?: string;
  readonly source: Source;
}

export interface Page {
  readonly href: string;
  readonly path: string;
  /** From the docs root; null when the page is generated or missing. */
  readonly file: string | null;
  readonly title: string;
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: Icon;
  readonly tag?: string;
  readonly deprecated?: true;
  readonly hidden?: true;
  readonly noindex?: true;
  readonly url?: string;
  /** An entry without a file. */
  readonly missing?: true;
  readonly operation?: PageOperation;
  /** The front matter keys without a field of their own, as plain JSON (D5). */
  readonly frontmatter?: JsonObject;
  /** Pages with the same key are the same page in different editions (D26). */
  readonly key: string;
  /** Null where the page is not under that selector. */
  readonly language: string | null;
  readonly version: string | null;
  /** Where it is shown: the default edition first, then editions in document order, then reading order. */
  readonly placements: readonly Placement[];
}

/** The operation a page describes. */
export type PageOperation = ResolvedOperation | UnresolvedOperation;

export interface ResolvedOperation {
  readonly spec: string;
  /** As in the spec, upper case. */
  readonly method: string;
  /** As the spec writes it; null for a webhook or channel. */
  readonly path: string | null;
  readonly webhook: string | null;
  readonly channel?: string;
  readonly operationId: string | null;
  readonly summary: string | null;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  readonly file: string;
  readonly pointer: string;
}

/** An operation of a spec that was not read (D9, D33). */
export interface UnresolvedOperation {
  /** "" when it is not known which spec (D56). */
  readonly spec: string;
  readonly method: string;
  readonly path: string | null;
  readonly webhook: string | null;
  readonly channel?: string;
  readonly unresolved: true;
}

export interface Placement {
  readonly editions: readonly string[];
  /** Id of its node in the tree; null: in no list. */
  readonly node: string | null;
  /** Id of the sidebar shown beside it. */
  readonly sidebar: string;
  /** Ids of the divisions above it, outermost first. */
  readonly trail: readonly string[];
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The innermost of its breadcrumbs. */
  readonly section?: string;
  readonly prev: string | null;
  readonly next: string | null;
}

export interface Breadcrumb {
  readonly label: string;
  readonly href?: string;
}
