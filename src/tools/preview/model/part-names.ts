// Names the parts of a preview in one file: by words of our own and numbers, which mean nothing in HTML.

/** The names, with the place of an edition among the editions. */
export const partNames = {
  summary: "summary",
  entries: "entries",
  coverage: "coverage",
  comparison: "comparison",
  problemPlaces: "problem-places",
  links: "links",
  edition: (at: number): string => `edition-${at}`,
  lines: (at: number): string => `lines-${at}`,
  pages: (at: number, bucket: number): string => `pages-${at}-${bucket}`,
  explanations: (bucket: number): string => `explanations-${bucket}`,
} as const;

/** In how many buckets the explanations are. A file has at most 2,000. */
export const explanationBuckets = 64;

/** The id of the element with a part. */
export function partId(name: string): string {
  return `preview-${name}`;
}
