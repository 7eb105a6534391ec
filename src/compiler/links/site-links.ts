// What is known of the links of a site that are beside its navigation.

/** The pages that such links lead to, and what of the links is not known. */
export interface SiteLinks {
  /** The addresses of the pages that a link leads to, or may lead to. */
  readonly linked: readonly string[];
  /** How many pages, and parts that pages import, were searched. */
  readonly files: number;
  /** Files of which not all was read: they may have links to any page. */
  readonly unread: readonly string[];
}
