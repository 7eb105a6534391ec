// Defines what an importer reads from another documentation site: the one value that all kinds make (D320).
import type { OldSlug } from "./text/old-slugs.ts";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import type { ImportLoss } from "./import-loss.ts";
import type { TextDialect } from "./import-kind.ts";
import type { CodeSettings } from "./text/shown-code.ts";
import type { TextRules } from "./text/text-rules.ts";

/** A documentation site as another generator has it, with the addresses that it has there. */
export interface ImportedSite {
  /** The name of the site; undefined if no source says it. */
  readonly name: string | undefined;
  /** Fields of docs.json beside name, navigation and redirects, in their final form. */
  readonly fields: JsonObject;
  readonly navigation: ImportedNavigation;
  /** Every page, listed or not. */
  readonly pages: readonly ImportedPage[];
  /** Redirects of the old site. Their addresses are those of the old site. */
  readonly redirects: readonly ImportedRedirect[];
  /** Old addresses that no page has any more, such as those of generated indexes, with the page that readers are sent to. */
  readonly movedAddresses: readonly MovedAddress[];
  /** Pictures, specs and other files to copy. */
  readonly files: readonly CopiedFile[];
  readonly links: LinkRules;
  /** How the ids of headings were made, if not as the generator does by itself. */
  readonly slugs?: OldSlug | undefined;
  readonly code?: CodeSettings;
  /** How its texts are written, if its settings decide that. */
  readonly rules?: TextRules;
  readonly losses: readonly ImportLoss[];
}

/** The tree of the old site. */
export type ImportedNavigation =
  /** In the form of docs.json already. */
  | { readonly kind: "config"; readonly value: JsonObject }
  | { readonly kind: "entries"; readonly entries: readonly ImportedEntry[] }
  | { readonly kind: "tabs" | "languages" | "versions" | "products"; readonly branches: readonly ImportedBranch[] };

/** A tab, a language, a version or a product. */
export interface ImportedBranch {
  /** The label of a tab, version or product, or the code of a language. */
  readonly label: string;
  /** More fields of it, such as `icon` or `default`. A branch with an `href` here holds nothing. */
  readonly fields?: JsonObject;
  readonly holds: ImportedNavigation;
}

/** An element of a sidebar. */
export type ImportedEntry = ImportedGroup | { readonly kind: "page"; readonly page: ImportedPage };

/** A section of a sidebar. */
export interface ImportedGroup {
  readonly kind: "group";
  readonly label: string;
  /** The page that its title opens. */
  readonly root?: ImportedPage | undefined;
  /** More fields of it, such as `icon` and `expanded`. */
  readonly fields?: JsonObject;
  readonly entries: readonly ImportedEntry[];
}

/** A page of the old site. */
export interface ImportedPage {
  /** Its file in the source folder; undefined for a page that is made, such as one that links out. */
  readonly file: string | undefined;
  /** Where it is in the result, without extension. */
  readonly path: string;
  readonly extension: "md" | "mdx";
  /** The addresses that the old site served it at, from "/" after its base; the first is the one that it shows. */
  readonly addresses: readonly string[];
  /** Its front matter in the words of docs.json. */
  readonly fields: JsonObject;
  /** How its text is written; `kept` is copied byte for byte with its front matter. */
  readonly dialect: TextDialect;
  /** The heading that is its title, if that is written in another way. */
  readonly heading?: string | undefined;
}

/** A redirect, as docs.json has it. */
export interface ImportedRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent?: boolean;
  /** Whether it is written as it is, because docs.json means the same by it. */
  readonly isKept?: true;
  /** Where it is written. */
  readonly at: Pick<ImportLoss, "file" | "line" | "pointer">;
}

/** An address of the old site that now leads to a page. */
export interface MovedAddress {
  readonly address: string;
  readonly page: ImportedPage;
}

/** A file that is copied as it is. */
export interface CopiedFile {
  /** In the source folder. */
  readonly from: string;
  /** In the docs folder. */
  readonly to: string;
}

/** How links in pages find their targets. */
export interface LinkRules {
  /** The base of the old site, such as `/docs/`; absolute links may begin with it. */
  readonly base: string;
  /** Folders of the source folder from which a link to a file that begins with "/" counts, in their order. */
  readonly roots: readonly string[];
  /** The address that a scheme of the old site stands for: `doc:start` is at `/docs/start`. */
  readonly schemes?: Readonly<Record<string, string>>;
  /** The files that a file stands for in a page, the first that is there: those of the language of the page before those of the default one. */
  readonly filesFor?: ((page: string, target: string) => readonly string[]) | undefined;
}
