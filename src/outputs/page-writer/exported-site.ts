// What a host gets of a site, and what makes it.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { HostFile } from "./host-file.ts";
import type { NotExpressed } from "../adapters/not-expressed.ts";
import type { PageSource } from "./source/page-source.ts";

/** What a program that makes sites, such as Starlight, reads of a site. */
export interface ExportedSite {
  /** Plain data that the configuration of the program imports. It can be written as JSON. */
  readonly config: object;
  /** The files that the program reads beside its configuration and the pages. */
  readonly files: readonly HostFile[];
  /** Makes the file of a page. Pages are given one after the other, so that not all of them have to be in memory. */
  readonly pageFile: (source: PageSource) => HostFile;
  /** `list()` gives what the program can't show, each feature once. It is complete after `pageFile` was called for all pages. */
  readonly notExpressed: { readonly list: () => readonly NotExpressed[] };
}

/** Makes what one host gets. */
export type SiteExporter = (navigation: ResolvedNavigation) => ExportedSite;
