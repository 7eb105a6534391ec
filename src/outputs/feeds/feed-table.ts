// The table of what each feed does with each kind of page and link (D139).

/** A text or list that is made of the navigation for readers other than a theme. */
export type Feed = "sitemap" | "llms" | "search";

/** What a page or a link is to a feed. A page has the first kind that applies, in the order of the table. */
export type EntryKind =
  | "missing"
  | "redirected"
  | "hidden"
  | "unresolved"
  | "forwardedInside"
  | "noindex"
  | "forwardedOut"
  | "generated"
  | "listed"
  | "linked"
  | "unlisted"
  | "outsideLink"
  | "stub";

/** Whether a feed has the entries of each kind. */
export const feedTable: { readonly [kind in EntryKind]: { readonly [feed in Feed]: boolean } } = {
  /** No file has it. */
  missing: { sitemap: false, llms: false, search: false },
  /** A redirect of docs.json matches its address, and redirects go before pages. */
  redirected: { sitemap: false, llms: false, search: false },
  /** Hidden wherever it is listed. */
  hidden: { sitemap: false, llms: false, search: false },
  /** A generated page whose operation is not known, and so neither is its address. */
  unresolved: { sitemap: false, llms: false, search: false },
  /** Its `url` leads to another page of the site, which has an entry of its own. */
  forwardedInside: { sitemap: false, llms: false, search: false },
  /** `noindex` in front matter. */
  noindex: { sitemap: false, llms: true, search: false },
  /** Its `url` leads out of the site, or to what is no page. */
  forwardedOut: { sitemap: false, llms: true, search: true },
  /** Listed, and made from a spec. */
  generated: { sitemap: true, llms: true, search: true },
  /** Listed, with a file. */
  listed: { sitemap: true, llms: true, search: true },
  /** In no list, but a link of the navigation leads to it. */
  linked: { sitemap: true, llms: true, search: true },
  /** In no list, and nothing leads to it. */
  unlisted: { sitemap: false, llms: false, search: false },
  /** A division that is a link out of the site, or to what is no page. */
  outsideLink: { sitemap: false, llms: true, search: false },
  /** A division whose content is in another edition. */
  stub: { sitemap: false, llms: true, search: false },
};
