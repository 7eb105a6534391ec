// Which names of pages tell nothing, because nearly every folder may have one?

/** In small letters. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  (
    "index overview introduction intro readme home welcome start quickstart quick-start getting-started get-started setup " +
    "install installation usage examples example guide reference api faq changelog configuration concepts troubleshooting"
  ).split(" "),
);
