// Asks the server of the preview for what is shown.
import type { PageExplanation } from "../../../outputs/explain/explanation.ts";
import { searchTable } from "../model/search-entries.ts";
import type { FindEntry } from "../model/find-entries.ts";
import { followServer } from "./follow-server.ts";
import { kept, keptByName } from "./kept.ts";
import { openEdition } from "./loaded-edition.ts";
import type { PreviewSource } from "./preview-source.ts";
import { readPieces } from "./read-pieces.ts";

export function servedSource(): PreviewSource {
  return {
    live: true,
    summary: () => read("summary"),
    edition: keptByName((summary, id) =>
      openEdition(summary, id, {
        data: () => read("edition", { id }),
        pages: (bucket, of) => read("pages", { id, bucket: String(bucket), of: String(of) }),
        lines: () => read("lines", { id }),
      }),
    ),
    explanation: async (href) => (await read<PageExplanation | null>("page", { href })) ?? undefined,
    coverage: () => read("coverage"),
    entries: kept(async () => searchTable(await read<readonly FindEntry[]>("entries"))),
    comparison: kept(() => read("comparison")),
    problemPlaces: () => read("problem-places"),
    links: () => read("links"),
    onChange: followServer,
  };
}

async function read<Value>(name: string, query: { readonly [name: string]: string } = {}): Promise<Value> {
  const words = new URLSearchParams(query).toString();
  const response = await fetch(`/data/${name}.json${words === "" ? "" : `?${words}`}`);
  if (!response.ok || response.body === null) throw new Error(await response.text());
  return readPieces(response.body);
}
