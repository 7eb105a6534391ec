// Defines what can be changed in a site.

/**
 * Where an entry goes: before or after the first entry of a page, or a division, or to the end of a division. A division is named by its
 * label and those above it, with " > " between them in one text.
 */
export type EntryTarget =
  | {
      readonly kind: "before" | "after";
      /** The path of a page that is listed. */
      readonly page: string;
    }
  | {
      readonly kind: "into";
      /** The label of the division, after those of the divisions above it as far as they are needed to find it. */
      readonly labels: readonly string[];
    };

/** An element of docs.json, named by its place: the only name of one of several divisions with the same label, or of one of several entries of a page. */
export interface WrittenElement {
  /** The file from the docs root; absent for docs.json. */
  readonly file?: string | undefined;
  /** JSON pointer into the file. */
  readonly pointer: string;
  /** What is there: the address of a page with the base path, or the label of a division. If something else is there, nothing is changed. */
  readonly name: string;
  /**
   * The language and version, and the labels of all divisions that hold it. With them it is also found at another place of its list,
   * except to be removed.
   */
  readonly above?: readonly string[] | undefined;
}

/** Where an element goes: before or after another one, or to the end of a division. */
export interface ElementTarget {
  readonly kind: "before" | "after" | "into";
  /** A page or a division; for "into" a division. */
  readonly element: WrittenElement;
}

/** One thing to change, of what people name by paths and labels. Paths are from the docs root; a page may be named with or without its extension. */
export type NamedChange =
  /** Moves or renames a page, another file, a folder, or several files. */
  | {
      readonly kind: "move";
      /** A page or another file; a folder with a "/" at its end; or a pattern with `*`. */
      readonly from: string;
      /** The new path; with a "/" at its end the folder that gets it. */
      readonly to: string;
    }
  /** Removes a page, or the pages of a folder. */
  | {
      readonly kind: "remove";
      /** The path of the page; a folder, with or without a "/" at its end; or a pattern with `*`. */
      readonly page: string;
      /** Where its readers are sent: the path of a page, an address, or null for nowhere. Absent, the plan has a refusal with a proposal. */
      readonly redirect?: string | null | undefined;
    }
  /** Removes a division with its pages, and the roots of its groups, that no other one has. */
  | {
      readonly kind: "remove-division";
      /** Its label, after those of the divisions above it as far as they are needed to find it. */
      readonly labels: readonly string[];
      /** Where the readers of its pages are sent, as for a page. */
      readonly redirect?: string | null | undefined;
    }
  /** Sends the readers of an address that no page has to another one. A redirect from there is changed. */
  | {
      readonly kind: "redirect";
      /** The address, with or without wildcards: `/old`, `/old/:slug*`. */
      readonly from: string;
      /** The path of a page, its address, or a web address; with the wildcards of `from`: `/new/:slug*`. */
      readonly to: string;
    }
  /** Lists each page that no list has, beside the listed pages of its folder, or of one above or below it. */
  | {
      readonly kind: "list-unlisted";
      /** The division that gets the pages which have no such place; absent, they are left. */
      readonly into?: readonly string[] | undefined;
    }
  /** Adds a page, lists one that exists in a sidebar that lacks it, or makes the file of one that is listed. */
  | {
      readonly kind: "add";
      /** The path of the page; without an extension a new one gets `.mdx`. Or an endpoint of a spec: `GET /users`. */
      readonly page: string;
      /** The label of a new group that holds it. */
      readonly group?: string | undefined;
      /** The title in the front matter of a new file; absent: the one that its name gives. */
      readonly title?: string | undefined;
      /** The description in the front matter of a new file. */
      readonly description?: string | undefined;
      /** Where it is listed; absent for a page that a list names already, and that has no file. */
      readonly target?: EntryTarget | undefined;
    }
  /** Moves the entries of a page that are in the same divisions as the place, or its only one. */
  | {
      readonly kind: "place";
      /** The path of the page. */
      readonly page: string;
      /** Where they go. */
      readonly target: EntryTarget;
    }
  /** Moves a division with everything in it. */
  | {
      readonly kind: "place-division";
      /** Its label, after those of the divisions above it as far as they are needed to find it. */
      readonly labels: readonly string[];
      /** Where it goes. */
      readonly target: EntryTarget;
    }
  /** Gives a division another label. */
  | {
      readonly kind: "relabel";
      /** Its label, after those of the divisions above it as far as they are needed to find it. */
      readonly labels: readonly string[];
      /** The new label. */
      readonly label: string;
    };

/** One thing to change, of what people point at. */
export type PointedChange =
  /** Moves one entry of a page, or a division, that is named by its place. */
  | {
      readonly kind: "place-element";
      /** What moves. */
      readonly element: WrittenElement;
      /** Where it goes. */
      readonly target: ElementTarget;
    }
  /** Removes one entry of a page from its list. The page stays. */
  | {
      readonly kind: "remove-element";
      /** The entry. */
      readonly element: WrittenElement;
    }
  /** Hides a page, or shows it again, by `hidden` in its front matter. */
  | {
      readonly kind: "hide";
      /** The path of the page. */
      readonly page: string;
      /** False to show it again. */
      readonly hidden: boolean;
    }
  /** Hides a division with everything in it, or shows it again. */
  | {
      readonly kind: "hide-division";
      /** Its label, after those of the divisions above it as far as they are needed to find it. */
      readonly labels: readonly string[];
      /** False to show it again. */
      readonly hidden: boolean;
    }
  /** Gives a page another name in the navigation: in `sidebarTitle` if it has one, and otherwise in `title`. */
  | {
      readonly kind: "retitle";
      /** The path of the page. */
      readonly page: string;
      /** The new name. */
      readonly title: string;
    };

/** One thing to change. */
export type ChangeOperation = NamedChange | PointedChange;

/** Where redirects from old addresses are written: in docs.json, in the file in which the host has them (the only one if none is named), or nowhere. */
export type RedirectPlace =
  | { readonly kind: "docs.json" }
  | { readonly kind: "host"; readonly file?: string | undefined }
  | { readonly kind: "none" };

/** What to change. */
export interface SiteChange {
  /** They are done together: each names files and labels as they are before the change. */
  readonly operations: readonly ChangeOperation[];
  /** Absent: in docs.json. */
  readonly redirects?: RedirectPlace | undefined;
  /** A folder that moves as a whole gets one redirect for all addresses below it, and not one for each page. */
  readonly patterns?: boolean | undefined;
  /** The same is done to the same pages in other languages, other versions, or both; absent: only to the named ones. */
  readonly counterparts?: { readonly languages: boolean; readonly versions: boolean } | undefined;
}
