// Which sites can be generated, and what does a generated site consist of?

export interface SiteShape {
  /** Plain page entries of the whole site, over all its languages and versions. */
  pages: number;
  /** Number of languages; 0 for a site without that selector. At most 20. */
  languages: number;
  /** Number of versions; 0 for a site without that selector. */
  versions: number;
  /** Where the versions sit: around all tabs, or inside the first `versionedTabs` of them. */
  selectorsAt: "root" | "tab";
  /** How many tabs have versions of their own; read only with `selectorsAt: "tab"`. */
  versionedTabs: number;
  /** Tabs of each edition. One more is added for the specs. */
  tabs: number;
  /** How deep groups nest; 1 means that no group holds a group. */
  depth: number;
  /** Plain page entries a group holds, not counting those of its nested groups. */
  groupSize: number;
  /** Number of OpenAPI documents. Every second one is selected by endpoint entries, the others are generated. */
  specs: number;
  /** Operations of each document. */
  operations: number;
  /** With `"mixed"`, every second document is YAML. */
  specFormat: "json" | "yaml" | "mixed";
  /** Which editions show the specs: the default one, or all (each with a `directory` of its own). */
  specEditions: "default" | "all";
  /** Elements of `redirects`: three of four literal, every fourth with `:slug*`. */
  redirects: number;
  /** Page files that no entry names. */
  unlisted: number;
  /** Smallest and largest body of a page, in bytes. */
  bodyBytes: readonly [least: number, most: number];
  /** `"varied"` has what real sites have: CRLF, a byte order mark, no front matter, hidden pages, links. */
  frontMatter: "plain" | "varied";
  /** What titles, descriptions, labels and bodies are written in: with `"twelve scripts"` each page in another than the one before. */
  texts: "English" | "twelve scripts";
  /** Whether pages of the default language and version get a path prefix too. */
  prefixDefaults: boolean;
  seed: number;
}

export interface GeneratedSite {
  shape: SiteShape;
  /** Text of each file by its path from the root of the site, docs.json first. */
  files: Map<string, string>;
  /** Files of the listed pages, in reading order. */
  pageFiles: string[];
  /** Files no entry names. */
  unlistedFiles: string[];
  specFiles: string[];
  /** Endpoint entries in docs.json. */
  endpointEntries: number;
  /** Ids of the editions in document order: `en@v2`, `en`, `@v2`, or `main`. */
  editions: string[];
}

export const defaultShape: SiteShape;

/** The same shape gives the same bytes, on every machine. */
export function generateSite(shape?: Partial<SiteShape>): GeneratedSite;

/** Writes the files below `folder`, which is made when it does not exist. */
export function writeSite(folder: string, site: GeneratedSite): void;
