// Opens an edition in the browser; its pages and lines are loaded when they are needed.
import type { OpenNavigation } from "../../../outputs/runtime/open-navigation.ts";
import { loadEdition } from "../../../outputs/runtime/load-edition.ts";
import type { EditionData } from "../model/edition-data.ts";
import { EditionPages, type Pages } from "../model/edition-pages.ts";
import type { PreviewSummary } from "../model/preview-data.ts";
import type { SourceLines } from "../model/source-lines.ts";

/** An edition that can be shown. */
export interface LoadedEdition {
  readonly id: string;
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

/** Loads an edition of the site of this summary. */
export async function openEdition(
  { overview }: PreviewSummary,
  id: string,
  source: EditionSource,
): Promise<LoadedEdition> {
  if (overview === null) throw new Error("There is no site to show.");
  const { part, buckets } = await source.data();
  const pages = new EditionPages(buckets, (bucket) => source.pages(bucket, buckets));
  const site = await loadEdition(overview.index, id, () => Promise.resolve({ ...part, pages: pages.loaded }));
  let lines: Promise<SourceLines> | undefined;
  return { id, site, pages, lines: () => (lines ??= source.lines()) };
}
