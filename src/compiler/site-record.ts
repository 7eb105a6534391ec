// What the stages of a compile record in addition to the result.
import type { ListField } from "./contract/divisions.ts";
import type { UrlScheme } from "./contract/dialect.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Place } from "./diagnostics/place.ts";
import type { RecordedLinks } from "./checks/recorded-links.ts";
import type { UsesByDivision } from "./routes/spec-uses.ts";
import type { Source } from "./site/navigation.ts";
import type { SiteFacts } from "./site/site-facts.ts";
import type { SpecDocument } from "./specs/spec-catalog.ts";

/** What the stages of a compile recorded, which its result does not contain. */
export interface SiteRecord extends RecordedLinks {
  readonly site: SiteFacts;
  /** The line of `.mintignore` that excludes a file; undefined if no line does. */
  readonly ignoredAt: ((file: string) => Place | undefined) | undefined;
  /** The entries of pages that are in the tree and that the platform does not find. */
  readonly unreached: () => readonly Source[];
  /** Whether a path is that of a page file that is published, listed or not. */
  readonly isPage: (path: string) => boolean;
  /** The file of places that do not name one. */
  readonly config: string;
  /** The specs that were read and that docs.json or a page names. */
  readonly documents: readonly SpecDocument[];
  /** The specs that divisions set. */
  readonly attached: () => UsesByDivision;
  /** The specs whose operations all have pages in a division. */
  readonly generates: UsesByDivision;
  /** The lists of `navigation` that are not empty. */
  readonly rootLists: readonly { readonly field: ListField; readonly source: Source }[];
  /** What the addresses of generated pages are made from. */
  readonly urls: UrlScheme;
}

/** What the stages recorded, when all of them have run. */
export interface KeptRecord extends SiteRecord {
  /** The problems that are not reported only because no list has their page (D45). */
  readonly ofUnlisted: () => Promise<readonly Diagnostic[]>;
}
