// The table of what each feed does with each kind of page and link (D139).

/** The feeds, by the names of their formats. */
export const feedNames = ["sitemap", "llms", "llms-full", "search"] as const;

/** A text or list that is made from the navigation for programs other than a theme. */
export type Feed = (typeof feedNames)[number];

/** The kind of a page or link for a feed. A page has the first kind that applies, in the order of the table. */
export type EntryKind =
  | "missing"
  | "redirected"
  | "hidden"
  | "hiddenElsewhere"
  | "protected"
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

/** Whether a feed contains the entries of each kind. */
export const feedTable: { readonly [kind in EntryKind]: { readonly [feed in Feed]: boolean } } = {
  /** It has no file. */
  missing: { sitemap: false, llms: false, "llms-full": false, search: false },
  /** A redirect of docs.json matches its address, and redirects have priority over pages. */
  redirected: { sitemap: false, llms: false, "llms-full": false, search: false },
  /** Hidden at all its places, and no hidden tab or group with `searchable` brings it back. */
  hidden: { sitemap: false, llms: false, "llms-full": false, search: false },
  /** Visible, but in a hidden division, too, which the platform follows (D244). */
  hiddenElsewhere: { sitemap: false, llms: false, "llms-full": false, search: false },
  /** Only some readers may see it (D245); in all feeds that are asked for protected pages. */
  protected: { sitemap: false, llms: false, "llms-full": false, search: false },
  /** A generated page whose operation is not known, so that its address is not known either. */
  unresolved: { sitemap: false, llms: false, "llms-full": false, search: false },
  /** Its `url` leads to another page of the site, which has an entry of its own. */
  forwardedInside: { sitemap: false, llms: false, "llms-full": false, search: false },
  /** `noindex` in front matter. */
  noindex: { sitemap: false, llms: true, "llms-full": true, search: false },
  /** Its `url` leads out of the site, or not to a page. */
  forwardedOut: { sitemap: false, llms: true, "llms-full": false, search: true },
  /** Listed, and made from a spec. */
  generated: { sitemap: true, llms: true, "llms-full": true, search: true },
  /** Listed, with a file. */
  listed: { sitemap: true, llms: true, "llms-full": true, search: true },
  /** Unlisted, but a link of the navigation leads to it, or docs.json has all pages indexed. */
  linked: { sitemap: true, llms: true, "llms-full": true, search: true },
  /** Unlisted, and nothing leads to it. */
  unlisted: { sitemap: false, llms: false, "llms-full": false, search: false },
  /** A division that is an external link, or a link that does not lead to a page. */
  outsideLink: { sitemap: false, llms: true, "llms-full": false, search: false },
  /** A division whose content is in another edition. */
  stub: { sitemap: false, llms: true, "llms-full": true, search: false },
};
