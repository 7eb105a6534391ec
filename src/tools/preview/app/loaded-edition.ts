// Opens an edition in the browser; its pages and lines are loaded when they are needed.
import type { OpenNavigation } from "../../../outputs/runtime/open-navigation.ts";
import { loadEdition } from "../../../outputs/runtime/load-edition.ts";
import type { EditionData } from "../model/edition-data.ts";
import { EditionPages, type Pages } from "../model/edition-pages.ts";
import type { SiteOverview } from "../model/preview-data.ts";
import type { SourceLines } from "../model/source-lines.ts";

/** An edition that can be shown. */
export interface LoadedEdition {
  readonly id: string;
  /** The number of the state of its site. */
  readonly revision: number;
  /** Its pages are only the loaded ones. */
  readonly site: OpenNavigation;
  readonly pages: EditionPages;
  readonly lines: () => Promise<SourceLines>;
}

/** From where an edition is loaded. */
export interface EditionSource {
  readonly data: () => Promise<EditionData>;
  readonly pages: (bucket: number, of: number) => Promise<Pages>;
  readonly lines: () => Promise<SourceLines>;
}

/** Loads an edition of a site. */
export async function openEdition(overview: SiteOverview, id: string, source: EditionSource): Promise<LoadedEdition> {
  const { part, buckets } = await source.data();
  const pages = new EditionPages(buckets, (bucket) => source.pages(bucket, buckets));
  const site = await loadEdition(overview.index, id, () => Promise.resolve({ ...part, pages: pages.loaded }));
  let lines: Promise<SourceLines> | undefined;
  return { id, revision: overview.revision, site, pages, lines: () => (lines ??= source.lines()) };
}
