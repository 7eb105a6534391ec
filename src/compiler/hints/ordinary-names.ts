// Lists the names of pages that nearly every folder has.

/** Names that nearly every folder may have, in lowercase: two pages with such a name need not be the same page. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  (
    "index overview introduction intro readme home welcome start quickstart quick-start getting-started get-started setup " +
    "install installation usage examples example guide reference api faq changelog configuration concepts troubleshooting"
  ).split(" "),
);

/** Names of pages that open their folder, in lowercase. */
export const openingNames: ReadonlySet<string> = new Set(
  "index overview introduction intro readme home welcome start getting-started get-started".split(" "),
);
