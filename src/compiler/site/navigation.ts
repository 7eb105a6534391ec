// Format 1 of the result: plain JSON with everything resolved.
import type { ApiReference } from "../contract/api-reference.ts";
import type { ShownLayout } from "../contract/directory-layout.ts";
import type { Dialect, UrlScheme } from "../contract/dialect.ts";
import type { DivisionKind, SelectorKind } from "../contract/divisions.ts";
import type { Redirect } from "../links/find-redirect.ts";
import type { Banner, Footer, Navbar, SiteHeader } from "./site-header.ts";
import type { JsonObject } from "../text/json-value.ts";
import type { Icon } from "../contract/icon-form.ts";
import type { Page } from "./page.ts";

/** The place where an element is written. */
export interface Source {
  /** Path of the file from the docs root; absent if it is docs.json. */
  readonly file?: string;
  /** JSON pointer into that file. */
  readonly pointer: string;
}

/** The whole site, as `compileNavigation` returns it: each page, each edition with its tree, and all redirects. */
export interface ResolvedNavigation {
  /** The version of this format. Only fields that programs may ignore are ever added. */
  readonly formatVersion: 1;
  /** The settings of the whole site. */
  readonly site: Site;
  /** Every language of the site once, by code; empty on a site without languages. */
  readonly languages: readonly LanguageEntry[];
  /** Every version of the site once, by label; empty on a site without versions. */
  readonly versions: readonly VersionEntry[];
  /** Every (version, language) pair of the site, in document order; at least one. */
  readonly editions: readonly Edition[];
  /** Every page by its href, in reading order of docs.json; unlisted pages come last. */
  readonly pages: { readonly [href: string]: Page };
  /** The same page in other editions. For each key that several pages have: the href in each edition, by edition id. */
  readonly counterparts: { readonly [key: string]: { readonly [edition: string]: string } };
  /** The usable `redirects` of docs.json, in order; their addresses are without `basePath`. */
  readonly redirects: readonly Redirect[];
}

/** Settings of the whole site in docs.json. */
export interface Site extends SiteHeader {
  /** The `name` in docs.json. */
  readonly name: string;
  /** What docs.json says the site is about. */
  readonly description?: string;
  /** The instructions of docs.json for programs that read its pages. */
  readonly instructions?: readonly string[];
  /** The path that every href begins with, e.g. `/docs`; "" if the site is at the root of its host. */
  readonly basePath: string;
  /** When pages were generated from specs: the option of the compile. Absent in results of earlier versions. */
  readonly dialect?: Dialect;
  /** What the addresses of generated pages were made from, if not in the way of the platform. */
  readonly urls?: UrlScheme;
  /** The start page: where readers get who open the root of the site; absent if there is no page to show. */
  readonly href?: string;
  /** What is shown above the title of a page: its breadcrumbs or its section; null if the theme decides. */
  readonly eyebrows: "breadcrumbs" | "section" | null;
  /** Whether selecting a group opens its first page; null if the theme decides. */
  readonly drilldown: boolean | null;
  /** `all`: hidden and unlisted pages are for search engines, too. */
  readonly indexing?: "all";
  /** True if addresses for search engines end with "/". */
  readonly trailingSlash?: true;
}

/** The fields that a language or version has both in the list of the site and in a selector. */
interface SelectorFields {
  /** A short word shown beside the label, e.g. `beta`. */
  readonly tag?: string;
  /** True for the default. */
  readonly default: boolean;
  /** True if it is not offered to readers. */
  readonly hidden?: true;
  /** The address that opens when it is chosen: the first visible page, or its link; absent if there is neither. */
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
  /** The line above every page of this language: its own, else that of the site. */
  readonly banner?: Banner;
  /** The top bar of this language: its own, else that of the site. */
  readonly navbar?: Navbar;
  /** What is below every page of this language: its own, else that of the site. */
  readonly footer?: Footer;
}

/** A version of the site, with the fields of its first occurrence in docs.json. */
export interface VersionEntry extends SelectorFields {
  /** As written in docs.json. */
  readonly label: string;
}

/** The site in one language and one version, with a navigation tree of its own. */
export interface Edition {
  /** `en@v2`, `en`, `@v2`, or `main` on a site without languages and versions. */
  readonly id: string;
  /** The code of its language; null for a site without languages. */
  readonly language: string | null;
  /** The label of its version; null if its language has no versions. */
  readonly version: string | null;
  /** True for the edition that readers start with. */
  readonly default: boolean;
  /** The first visible page; absent if there is none. */
  readonly href?: string;
  /** What is shown on every page of the edition: the anchors of the site, then those of its language and version. */
  readonly global: { readonly anchors: readonly Division[]; readonly extra?: JsonObject };
  /** The navigation as this edition has it; languages and versions are resolved, so they are not nodes of it. */
  readonly tree: Division;
}

/** A labelled part of the navigation, by `kind`: the root, a group, or a product, dropdown, tab, anchor or menu item. */
export type Division = RootDivision | GroupDivision | ContainerDivision;

/** The kinds of divisions in the tree of an edition: all but languages and versions, and the root. */
export type DivisionNodeKind = Division["kind"];

interface DivisionFields {
  /** Unique in its tree and stable: `kind:label` of it and of all divisions above it, joined by "/"; "" for the root. */
  readonly id: string;
  /** As written; "" if there is none. */
  readonly label: string;
  /** Where it leads: an external link, its root page, or its first visible page; absent if it leads nowhere. */
  readonly href?: string;
  readonly icon?: Icon;
  /** A short word shown beside the label, e.g. `beta`. */
  readonly tag?: string;
  readonly description?: string;
  /** True if it is not shown. */
  readonly hidden?: true;
  /** True if `href` leads out of the site. */
  readonly external?: true;
  /** Href of the page that opens when the title is clicked; only where docs.json sets one. */
  readonly root?: string;
  /** The API specs that apply here, each with the division that sets it, if it is not this one. */
  readonly specs?: readonly SpecInForce[];
  /** What the platform makes reference pages from, apart from specs; navc makes only the pages that an entry names. */
  readonly references?: readonly ApiReference[];
  /** The versions to choose from here; only on a division that has a version selector. */
  readonly versions?: readonly VersionOption[];
  /** The languages to choose from here; only on a division that has a language selector. */
  readonly languages?: readonly LanguageOption[];
  /** The id of the edition that has the content of this division; only if this edition has no content for it. */
  readonly otherEdition?: string;
  /** The key of its first page, which finds the same page in other editions. */
  readonly key?: string;
  /** Its fields that navc does not interpret, as written. */
  readonly extra?: JsonObject;
  readonly source: Source;
  readonly children: readonly (Division | PageNode)[];
}

/** The root of the tree of an edition. */
export interface RootDivision extends DivisionFields {
  readonly kind: "root";
  /** Only a group has it. */
  readonly display?: undefined;
  /** Only a group has it. */
  readonly directory?: undefined;
}

/** A group: a titled list in a sidebar. */
export interface GroupDivision extends DivisionFields {
  readonly kind: "group";
  /** How it opens and closes. */
  readonly display: GroupDisplay;
  /** How its root page lists the contents of the group; absent for `none`, and for a group without a root. */
  readonly directory?: ShownLayout;
}

/** A product, dropdown, tab, anchor or menu item: it has a sidebar of its own, or leads to others that have. */
export interface ContainerDivision extends DivisionFields {
  readonly kind: Exclude<DivisionKind, SelectorKind | "group">;
  /** Only a group has it. */
  readonly display?: undefined;
  /** Only a group has it. */
  readonly directory?: undefined;
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
  /** The paths or addresses of the overlays that are applied to it, in order. */
  readonly overlays?: readonly string[];
  /** The id of the division that sets it, "" for the root; absent if it is this division. */
  readonly inheritedFrom?: string;
}

interface OptionFields extends SelectorFields {
  /** True if `href` leads out of the site. */
  readonly external?: true;
  /** The id of the edition it leads to; null for a link. */
  readonly edition: string | null;
  /** True for the one of this edition. */
  readonly current: boolean;
  readonly source: Source;
}

/** A version in the selector of one division. */
export interface VersionOption extends OptionFields {
  /** As written in docs.json. */
  readonly label: string;
}

/** A language in the selector of one division. */
export interface LanguageOption extends LanguageName, OptionFields {}

/** A page in the tree of an edition. */
export interface PageNode {
  /** Unique in its tree and stable: the id of its division, "/", and `page:` with the page's key. */
  readonly id: string;
  readonly kind: "page";
  /** The address of the page: always a key of `pages`. A page with a `url` forwards to it. */
  readonly href: string;
  /** What the sidebar shows. */
  readonly label: string;
  /** Shown beside its label. */
  readonly icon?: Icon;
  /** A short word shown beside the label, e.g. `new`. */
  readonly tag?: string;
  /** The method of the operation it describes: `GET` and so on, or `WEBHOOK`. */
  readonly method?: string;
  /** True if the page or its operation is deprecated. */
  readonly deprecated?: true;
  /** True if it is not shown here. */
  readonly hidden?: true;
  /** True if the page has no file. */
  readonly missing?: true;
  /** True if `href` leads out of the site: the page forwards to it. */
  readonly external?: true;
  /** Where its entry is written. */
  readonly source: Source;
}
