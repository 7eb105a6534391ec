// The tree of docs.json: every node typed, in source order, nothing resolved yet.
import type { ApiReference, GraphqlReference, SdkReference } from "../contract/api-reference.ts";
import type { DirectoryLayout } from "../contract/directory-layout.ts";
import type { DivisionKind, ListField } from "../contract/divisions.ts";
import type { MethodKind } from "../contract/endpoint-entry.ts";
import type { HiddenContent, UnknownFact } from "../contract/unknown-fact.ts";
import type { Icon } from "../contract/icon-form.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { Redirect } from "../links/find-redirect.ts";
import type { SpecAttachment, SpecKind } from "../contract/spec-attachment.ts";
import type { JsonObject, JsonValue } from "../text/json-value.ts";

/** Where a node is written: a file from the docs root, and a pointer into it. */
export interface ConfigSource {
  readonly file: string;
  readonly pointer: string;
}

/** A page path of `pages` or `root`, in normal form and as written. */
export interface ConfigPage {
  readonly kind: "page";
  readonly written: string;
  readonly path: PagePath;
  readonly source: ConfigSource;
}

/** `[spec] METHOD /path` or `[spec] webhook NAME` (§2.2, D7). */
export interface ConfigEndpoint {
  readonly kind: "endpoint";
  readonly written: string;
  readonly spec: string | undefined;
  /** In upper case, or `WEBHOOK` with its name as the target; an unknown method as written. */
  readonly method: string;
  readonly target: string;
  readonly source: ConfigSource;
  /** An entry with an invalid method has no operation, but still selects from its spec. */
  readonly methodKind: MethodKind;
}

/** A list field of a division: where it is, and how many elements it has. */
export interface ConfigList {
  readonly field: ListField;
  readonly size: number;
  readonly source: ConfigSource;
}

/** `global` of `navigation`, a language or a version: anchors on every page (§2.9), and everything else unchanged. */
export interface ConfigGlobal {
  readonly anchors: readonly ConfigDivision[];
  readonly extra: JsonObject | undefined;
}

/** A reference, and where its source is written. */
export type AttachedReference<Reference extends ApiReference = ApiReference> = Reference & ConfigSource;

/** The fields of any division, except its kind, label and children. */
export interface DivisionFields {
  readonly icon?: Icon;
  readonly tag?: string;
  readonly description?: string;
  readonly hidden?: boolean;
  /** As written. */
  readonly href?: string;
  readonly root?: ConfigPage;
  /** Only for groups. */
  readonly expanded?: boolean;
  readonly directory?: DirectoryLayout;
  /** Only for languages and versions. */
  readonly default?: boolean;
  /** Only for `navigation`, languages and versions. */
  readonly global?: ConfigGlobal;
  /** Set here, not inherited; an empty list if the field exists but has no usable source. */
  readonly openapi?: readonly SpecAttachment[];
  readonly asyncapi?: readonly SpecAttachment[];
  /** Only for tabs. */
  readonly graphql?: AttachedReference<GraphqlReference>;
  /** Only for tabs and groups. */
  readonly sdk?: AttachedReference<SdkReference>;
  readonly extra?: JsonObject;
}

/** A division, or `navigation` itself as `root`. */
export interface ConfigDivision extends DivisionFields {
  readonly kind: DivisionKind | "root";
  /** As written; "" if it is missing or not a string. */
  readonly label: string;
  /** Its lists, without values that are not lists. */
  readonly lists: readonly ConfigList[];
  readonly children: readonly ConfigNode[];
  readonly source: ConfigSource;
  /** The fields that come from another place than `source` because of a `$ref`; absent if there are none. */
  readonly fieldSources?: ReadonlyMap<string, ConfigSource>;
  /** Fields that could not be read: of a wrong type, misspelt, or all fields of a broken `$ref` (`"$ref"`). The reason was reported. */
  readonly unread?: ReadonlySet<string>;
}

export type ConfigNode = ConfigDivision | ConfigPage | ConfigEndpoint;

/** An element of `redirects`, with the places of its two addresses. */
export interface ConfigRedirect extends Redirect {
  readonly sourceAt: ConfigSource;
  readonly destinationAt: ConfigSource;
}

/** A link of docs.json outside `navigation`. */
export interface ConfigLink {
  readonly href: string;
  /** The text that has the link; absent if it is only the link. */
  readonly written?: string;
  readonly source: ConfigSource;
}

/** The parts of docs.json outside `navigation` that navigation and links depend on (§2.12, D9). */
export interface ConfigSite {
  readonly name: string;
  readonly description: string | undefined;
  /** The instructions for programs that read the pages; undefined if there are none. */
  readonly instructions: readonly string[] | undefined;
  readonly eyebrows: "breadcrumbs" | "section" | null;
  readonly drilldown: boolean | null;
  /** `api.openapi`, else top-level `openapi`: they are inherited, but no pages are generated from them. */
  readonly openapi: readonly SpecAttachment[];
  readonly asyncapi: readonly SpecAttachment[];
  /** The kinds of specs outside `navigation` that could not be read. */
  readonly unread: ReadonlySet<SpecKind>;
  readonly redirects: readonly ConfigRedirect[];
  /** The fields that themes show beside the navigation, by name; each in its form. */
  readonly header: JsonObject;
  /** The links of the top bar, the footer, the logo and the banner, then those of single languages. */
  readonly links: readonly ConfigLink[];
  /** The links, profiles and files of the header, and of single languages, which the result has only if they can be opened. */
  readonly headerAddresses: readonly ConfigLink[];
  /** The files that docs.json shows on all pages, such as the logo. */
  readonly pictures: readonly ConfigLink[];
  /** The address of the site on the web, as its metadata names it for search engines; undefined if it does not. */
  readonly address: string | undefined;
  readonly seo: {
    /** Whether hidden and unlisted pages are for search engines, too. */
    readonly indexing: "all" | undefined;
    /** Whether addresses for search engines have a slash at their end. */
    readonly trailingSlash: boolean;
  };
}

/** A part of docs.json that could not be read; that was reported. */
export interface LostPart {
  readonly hides: Extract<HiddenContent, "pages" | "languages" | "redirects">;
  /** Where it is written, with its value if it has one; a file that can't be read has none. */
  readonly at: ConfigSource & { readonly value?: JsonValue };
}

/** An element whose navigation is in another repository, which was not given. */
export interface ElsewherePart {
  /** The name of the repository. */
  readonly source: string;
  readonly at: ConfigSource;
}

/** docs.json as a tree. */
export interface ConfigTree {
  readonly root: ConfigDivision;
  readonly site: ConfigSite;
  /** The parts of docs.json that could not be read, and languages and versions without a clear name. */
  readonly unknown: readonly UnknownFact[];
  /** The parts that could not be read, with what is written there. */
  readonly lost: readonly LostPart[];
  /** What is left out because it is in another repository. */
  readonly elsewhere: readonly ElsewherePart[];
}
