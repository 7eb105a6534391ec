// Loads what can be found in the site by name.
import { searchTable, type SearchTable } from "../model/search-entries.ts";
import { usePreview } from "./preview-context.ts";
import { useLoaded, type Loaded } from "./use-loaded.ts";

/** What can be found; nothing while there is no site. */
export function useEntries(): Loaded<SearchTable> {
  const { source, summary } = usePreview();
  const { overview } = summary;
  return useLoaded(`entries ${overview?.revision ?? "none"}`, async () =>
    overview === null ? searchTable([]) : source.entries(overview),
  );
}
