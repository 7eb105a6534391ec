// The page tree of Fumadocs, as far as the adapter makes it: the types of fumadocs-core with plain data for what React draws.

/** The tree of one edition, a `PageTree.Root` of fumadocs-core. */
export interface FumadocsRoot {
  /** The id of the edition. */
  readonly $id: string;
  /** The name of the site. */
  readonly name: string;
  /** What the edition shows, in reading order. */
  readonly children: FumadocsNode[];
}

/** What a list of the tree holds. */
export type FumadocsNode = FumadocsItem | FumadocsSeparator | FumadocsFolder;

/** A page or a link, a `PageTree.Item` of fumadocs-core. */
export interface FumadocsItem {
  /** Unique in the trees of all editions. */
  readonly $id: string;
  readonly type: "page";
  /** What the sidebar shows. */
  readonly name: string;
  /** Its address, with the base path of docs.json. */
  readonly url: string;
  /** True when it leads out of the site. */
  readonly external?: boolean;
}

/** A title between two entries, a `PageTree.Separator` of fumadocs-core. */
export interface FumadocsSeparator {
  /** Unique in the trees of all editions. */
  readonly $id: string;
  readonly type: "separator";
  /** What the sidebar shows. */
  readonly name: string;
}

/** A list that opens and closes, or a part of the site with a sidebar of its own: a `PageTree.Folder` of fumadocs-core. */
export interface FumadocsFolder {
  /** Unique in the trees of all editions. */
  readonly $id: string;
  readonly type: "folder";
  /** What the sidebar shows. */
  readonly name: string;
  /** True when it has a sidebar of its own. */
  readonly root?: boolean;
  /** Whether it is open at first. */
  readonly defaultOpen?: boolean;
  /** False when it is always open. */
  readonly collapsible?: boolean;
  /** The page that its title opens. */
  readonly index?: FumadocsItem;
  /** What it shows, in reading order. */
  readonly children: FumadocsNode[];
}
