// What a host gets of a site, and what makes it.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { HostFile } from "./host-file.ts";
import type { NotExpressedList } from "../adapters/not-expressed.ts";
import type { PageSource } from "./source/page-source.ts";

/** What a host gets of a site. */
export interface ExportedSite {
  /** Plain data that the configuration of the host imports. */
  readonly config: object;
  /** What the host reads beside its configuration and the pages. */
  readonly files: readonly HostFile[];
  /** The file of a page. It is called for one page after the other, so that not all have to be held. */
  readonly pageFile: (source: PageSource) => HostFile;
  /** What the host can't express; `pageFile` may add to it. */
  readonly notExpressed: NotExpressedList;
}

/** Makes what one host gets. */
export type SiteExporter = (navigation: ResolvedNavigation) => ExportedSite;
