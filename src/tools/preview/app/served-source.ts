// Asks the server of the preview for what is shown.
import type { PageExplanation } from "../../../outputs/explain/explanation.ts";
import { searchTable } from "../model/search-entries.ts";
import type { FindEntry } from "../model/find-entries.ts";
import type { PreviewSummary, SiteOverview } from "../model/preview-data.ts";
import { changeSource } from "./change-source.ts";
import { iconLoader } from "./icon-loader.ts";
import { kept, keptByName } from "./kept.ts";
import { openEdition } from "./loaded-edition.ts";
import type { PreviewSource } from "./preview-source.ts";
import { readPieces } from "./read-pieces.ts";
import type { ServerConnection } from "./server-connection.ts";

export function servedSource(server: ServerConnection): PreviewSource {
  const read = async <Value>(name: string, query: { readonly [name: string]: string } = {}): Promise<Value> => {
    const words = new URLSearchParams(query).toString();
    const response = await server.get(`/data/${name}.json${words === "" ? "" : `?${words}`}`);
    if (!response.ok || response.body === null) throw new Error(await response.text());
    return readPieces(response.body);
  };
  const withSameOverview = sameOverview();
  return {
    live: true,
    summary: async () => withSameOverview(await read("summary")),
    edition: keptByName((overview, id) =>
      openEdition(overview, id, {
        data: () => read("edition", { id }),
        pages: (bucket, of) => read("pages", { id, bucket: String(bucket), of: String(of) }),
        lines: () => read("lines", { id }),
      }),
    ),
    explanation: async (href) => (await read<PageExplanation | null>("page", { href })) ?? undefined,
    text: (href) => read("text", { href }),
    deadLinks: (href) => read("dead-links", { href }),
    problemActions: () => read("problem-actions"),
    changes: changeSource(),
    divisions: kept(() => read("divisions")),
    coverage: () => read("coverage"),
    icon: iconLoader((keys) => read("icons", { keys: keys.join(",") })),
    entries: kept(async () => searchTable(await read<readonly FindEntry[]>("entries"))),
    findTexts: (words, isFirst) => read("search", isFirst ? { words, first: "" } : { words }),
    comparison: kept(() => read("comparison")),
    changedTexts: kept(() => read("changed-texts")),
    problemPlaces: () => read("problem-places"),
    links: () => read("links"),
    onChange: server.follow,
  };
}

/** A function that gives a summary the overview of the one before if the tree is the same, so that its editions stay loaded. */
function sameOverview(): (summary: PreviewSummary) => PreviewSummary {
  let last: SiteOverview | null = null;
  return (summary) => {
    if (summary.overview?.revision !== last?.revision) last = summary.overview;
    return { ...summary, overview: last };
  };
}
