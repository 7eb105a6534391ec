// Names the parts of a preview in one file: only with words of navc and numbers, which have no meaning in HTML.

/** The names; editions are named by their index. */
export const partNames = {
  summary: "summary",
  entries: "entries",
  coverage: "coverage",
  comparison: "comparison",
  changedTexts: "changed-texts",
  problemPlaces: "problem-places",
  links: "links",
  icons: "icons",
  edition: (at: number): string => `edition-${at}`,
  lines: (at: number): string => `lines-${at}`,
  pages: (at: number, bucket: number): string => `pages-${at}-${bucket}`,
  texts: (bucket: number): string => `texts-${bucket}`,
  explanations: (bucket: number): string => `explanations-${bucket}`,
} as const;

/** The number of buckets of explanations. A file has at most 2,000 explanations. */
export const explanationBuckets = 64;

/** The number of buckets of texts. */
export const textBuckets = 64;

/** The id of the element that contains a part. */
export function partId(name: string): string {
  return `preview-${name}`;
}
