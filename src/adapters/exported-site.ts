// What a host gets of a site, and what makes it.
import type { ResolvedNavigation } from "../site/navigation.ts";
import type { HostFile } from "./host-file.ts";
import type { NotExpressed } from "./not-expressed.ts";
import type { PageSource } from "./pages/page-source.ts";

/** What a host gets of a site. */
export interface ExportedSite {
  /** Plain data that the configuration of the host imports. */
  readonly config: object;
  /** The pages, and whatever other files the host reads. */
  readonly files: readonly HostFile[];
  readonly notExpressed: readonly NotExpressed[];
}

/** Makes what one host gets; `pages` is empty where they are not asked for. */
export type SiteExporter = (navigation: ResolvedNavigation, pages: readonly PageSource[]) => ExportedSite;
