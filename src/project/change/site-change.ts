// Defines what can be changed in a site.

/** Where an entry goes: before or after the first entry of a page, or to the end of a division, by the labels of it and of those above it. */
export type EntryTarget =
  | { readonly kind: "before" | "after"; readonly page: string }
  | { readonly kind: "into"; readonly labels: readonly string[] };

/** One thing to change. Paths are from the docs root; a page may be named with or without its extension. */
export type ChangeOperation =
  /** Moves or renames a page, another file, a folder (with a "/" at its end), or what a pattern with `*` matches. */
  | { readonly kind: "move"; readonly from: string; readonly to: string }
  /** Removes a page. Its readers are sent to `redirect`: a page, an address, or nowhere with null; undefined is refused with a proposal. */
  | { readonly kind: "remove"; readonly page: string; readonly redirect: string | null | undefined }
  /** Removes a division with the pages that no other one lists. Their readers are sent to `redirect`. */
  | {
      readonly kind: "remove-division";
      readonly labels: readonly string[];
      readonly redirect: string | null | undefined;
    }
  /** Lists each page that no list has, after the listed pages of its folder. */
  | { readonly kind: "list-unlisted" }
  /** Adds a page, or lists one that exists and is not listed; with `group` in a new group. */
  | {
      readonly kind: "add";
      readonly page: string;
      readonly group?: string | undefined;
      readonly title?: string | undefined;
      readonly description?: string | undefined;
      readonly target: EntryTarget;
    }
  /** Moves the entries of a page. */
  | { readonly kind: "place"; readonly page: string; readonly target: EntryTarget }
  /** Moves a division with everything in it. */
  | { readonly kind: "place-division"; readonly labels: readonly string[]; readonly target: EntryTarget }
  /** Gives a division another label. */
  | { readonly kind: "relabel"; readonly labels: readonly string[]; readonly label: string };

/** What to change. */
export interface SiteChange {
  readonly operations: readonly ChangeOperation[];
  /** The same is done to the same pages in other languages, other versions, or both; absent: only to the named ones. */
  readonly counterparts?: { readonly languages: boolean; readonly versions: boolean } | undefined;
}
