// Defines what a host gets from a site, and the function that makes it.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { HostFile } from "./host-file.ts";
import type { IconOptions } from "../adapters/icons/drawn-icons.ts";
import type { NotExpressed } from "../adapters/not-expressed.ts";
import type { PageSource } from "./source/page-source.ts";

/** What a site generator, such as Starlight, reads from a site. */
export interface ExportedSite {
  /** Plain data that the configuration of the program imports. It can be written as JSON. */
  readonly config: object;
  /** The files that the program reads in addition to its configuration and the pages. */
  readonly files: readonly HostFile[];
  /** Makes the file of a page. It is called for one page after the other, so that not all pages have to be in memory. */
  readonly pageFile: (source: PageSource) => HostFile;
  /** Why the program could not build the file of a page; undefined if nothing is known to be wrong. */
  readonly problemIn: (file: HostFile) => PageProblem | undefined;
  /** `list()` returns what the program can't show, each feature once. It is complete after `pageFile` has been called for all pages. */
  readonly notExpressed: { readonly list: () => readonly NotExpressed[] };
}

/** What would end a build. */
export interface PageProblem {
  /** What is wrong, as a sentence without a full stop. */
  readonly reason: string;
  /** The line of the written page at which it is. */
  readonly line: string;
}

/** Makes what one host gets. */
export type SiteExporter = (navigation: ResolvedNavigation, options?: IconOptions) => ExportedSite;
