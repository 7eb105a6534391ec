// What is known about the links of a site outside its navigation.

/** The pages that such links lead to, and what is not known about the links. */
export interface SiteLinks {
  /** The addresses of the pages that a link leads to, or may lead to. */
  readonly linked: readonly string[];
  /** How many pages, and parts that pages import, were searched. */
  readonly files: number;
  /** Files that were not read completely: they may have links to any page. */
  readonly unread: readonly string[];
}
