// Defines a page that a change separates from the same page in other languages and versions. (D404)

/** A page that is no longer the same page as those in other languages and versions, mostly because another page takes its key. */
export interface SeparatedPage {
  /** Its file. */
  readonly file: string;
  /** The ids of the editions in which it loses its counterpart. */
  readonly from: readonly string[];
  /** The `key` for its front matter that keeps it the same page; null if none is sure to. */
  readonly key: string | null;
}
