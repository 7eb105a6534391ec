// The page tree of Fumadocs, with the parts that the adapter makes: the types of fumadocs-core, with plain data instead of React elements.
import type { Icon } from "../../../compiler/contract/icon-form.ts";

/** The tree of one edition, a `PageTree.Root` of fumadocs-core. */
export interface FumadocsRoot {
  /** The id of the edition. */
  readonly $id: string;
  /** The name of the site. */
  readonly name: string;
  /** What the edition shows, in reading order. */
  readonly children: FumadocsNode[];
  /** What only a reader sees who opens one of its pages: tabs and similar parts that are hidden with all their contents. */
  readonly fallback?: FumadocsRoot;
}

/** An element of a list in the tree. */
export type FumadocsNode = FumadocsItem | FumadocsFolder;

/** What is beside the name of an entry. The site makes elements from it, because elements can't be written as JSON. */
export interface FumadocsMarks {
  /** The name of an icon, or an object with a name, a style and a library, as written. */
  readonly icon?: Icon;
  /** The classes of an element that `css` makes the icon; absent if it does not draw it. */
  readonly iconClass?: string;
  /** A short word, e.g. `beta`. */
  readonly tag?: string;
  /** The method of the operation that the page describes: `GET` and so on, or `WEBHOOK`. */
  readonly method?: string;
  /** True if the page or its operation is deprecated. */
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
  /** True if it leads out of the site. */
  readonly external?: true;
}

/** A list that opens and closes, or a part of the site with a sidebar of its own: a `PageTree.Folder` of fumadocs-core. */
export interface FumadocsFolder extends FumadocsEntry {
  readonly type: "folder";
  /** True if it has a sidebar of its own: a product, dropdown, tab, anchor or menu item. */
  readonly root?: true;
  /** Where a folder with a sidebar of its own leads; Fumadocs does not read it. */
  readonly url?: string;
  /** Whether it is open at first. */
  readonly defaultOpen?: boolean;
  /** False if it is always open. */
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
  /** True if it leads out of the site. */
  readonly external?: true;
  /** What is beside its text; Fumadocs does not read it. */
  readonly marks?: FumadocsMarks;
}
