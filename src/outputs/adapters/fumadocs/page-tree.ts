// The page tree of Fumadocs, as far as the adapter makes it: the types of fumadocs-core, with plain data for what React draws.
import type { Icon } from "../../../compiler/site/page.ts";

/** The tree of one edition, a `PageTree.Root` of fumadocs-core. */
export interface FumadocsRoot {
  /** The id of the edition. */
  readonly $id: string;
  /** The name of the site. */
  readonly name: string;
  /** What the edition shows, in reading order. */
  readonly children: FumadocsNode[];
  /** What is shown only to a reader who opens a page of it: tabs and the like that are hidden with all that they hold. */
  readonly fallback?: FumadocsRoot;
}

/** What a list of the tree holds. */
export type FumadocsNode = FumadocsItem | FumadocsFolder;

/** What is beside the name of an entry. A site makes elements of it, because they can't be written as JSON. */
export interface FumadocsMarks {
  /** The name of an icon, or an object with a name, a style and a library, as written. */
  readonly icon?: Icon;
  /** A short word, e.g. `beta`. */
  readonly tag?: string;
  /** The method of the operation that the page describes: `GET` and so on, or `WEBHOOK`. */
  readonly method?: string;
  /** True when the page or its operation is deprecated. */
  readonly deprecated?: true;
}

interface FumadocsEntry {
  /** Unique in the trees of all editions. */
  readonly $id: string;
  /** What the sidebar shows. */
  readonly name: string;
  /** From docs.json for a folder, from its front matter or operation for a page. */
  readonly description?: string;
  /** What is beside its name; Fumadocs does not read it. */
  readonly marks?: FumadocsMarks;
}

/** A page or a link, a `PageTree.Item` of fumadocs-core. */
export interface FumadocsItem extends FumadocsEntry {
  readonly type: "page";
  /** Its address, with the base path of docs.json. */
  readonly url: string;
  /** True when it leads out of the site. */
  readonly external?: true;
}

/** A list that opens and closes, or a part of the site with a sidebar of its own: a `PageTree.Folder` of fumadocs-core. */
export interface FumadocsFolder extends FumadocsEntry {
  readonly type: "folder";
  /** True when it has a sidebar of its own: a product, dropdown, tab, anchor or menu item. */
  readonly root?: true;
  /** Where a folder with a sidebar of its own leads; Fumadocs does not read it. */
  readonly url?: string;
  /** Whether it is open at first. */
  readonly defaultOpen?: boolean;
  /** False when it is always open. */
  readonly collapsible?: boolean;
  /** The page that its title opens. */
  readonly index?: FumadocsItem;
  /** What it shows, in reading order. */
  readonly children: FumadocsNode[];
}

/** A link on every page of an edition, a `MainItemType` in `links` of a layout. */
export interface FumadocsLink {
  /** What is shown. */
  readonly text: string;
  /** Where it leads. */
  readonly url: string;
  /** True when it leads out of the site. */
  readonly external?: true;
  /** What is beside its text; Fumadocs does not read it. */
  readonly marks?: FumadocsMarks;
}
