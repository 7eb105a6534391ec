// Opens what the preview shows: the data in its own file, or those that its server has.
import type { PageExplanation } from "../../explain/explanation.ts";
import { loadEdition, openNavigation, type OpenNavigation } from "../../runtime/index.ts";
import type { SiteLinks } from "../../links/site-links.ts";
import type { NavigationIndex } from "../../site/edition-part.ts";
import { ownValue } from "../../text/json-value.ts";
import type { Comparison } from "../comparison.ts";
import { findEntries, type FindEntry } from "../find-entries.ts";
import type { EditionData, PreviewFile, PreviewSummary } from "../preview-data.ts";
import type { ProblemPlace } from "../problem-places.ts";
import type { SourceLines } from "../source-lines.ts";
import type { SpecCoverage } from "../spec-coverage.ts";

/** An edition that can be shown. */
export interface LoadedEdition {
  readonly id: string;
  readonly site: OpenNavigation;
  readonly lines: SourceLines;
}

/** What the preview shows. Each function rejects where the server does not answer. */
export interface PreviewSource {
  /** True where a server follows the files of the site. */
  readonly live: boolean;
  readonly summary: () => Promise<PreviewSummary>;
  readonly edition: (index: NavigationIndex, id: string) => Promise<LoadedEdition>;
  /** Undefined where nothing is known of the page. */
  readonly explanation: (href: string) => Promise<PageExplanation | undefined>;
  readonly coverage: () => Promise<readonly SpecCoverage[]>;
  readonly entries: () => Promise<readonly FindEntry[]>;
  /** Null where the site is not compared with another. */
  readonly comparison: () => Promise<Comparison | null>;
  readonly problemPlaces: () => Promise<readonly ProblemPlace[]>;
  /** Null where the bodies of pages were not read, or can't be. */
  readonly links: () => Promise<SiteLinks | null>;
  /** Calls a function with the number of the state of the site, and with undefined while the server is away. */
  readonly onChange: (listener: (revision: number | undefined) => void) => void;
}

/** The source that the document has. */
export function openSource(): PreviewSource {
  const text = document.getElementById("preview-data")?.textContent ?? "";
  return text === "" ? servedSource() : fileSource(unpacked(JSON.parse(text) as string));
}

function servedSource(): PreviewSource {
  return {
    live: true,
    summary: () => read("summary"),
    edition: async (index, id) => {
      const { part, lines } = await read<EditionData>(`edition`, { id });
      return { id, site: await loadEdition(index, id, () => Promise.resolve(part)), lines };
    },
    explanation: async (href) => (await read<PageExplanation | null>("page", { href })) ?? undefined,
    coverage: () => read("coverage"),
    entries: () => read("entries"),
    comparison: () => read("comparison"),
    problemPlaces: () => read("problem-places"),
    links: () => read("links"),
    onChange(listener) {
      const events = new EventSource("/events");
      events.addEventListener("message", ({ data }) => listener(Number(data)));
      events.addEventListener("error", () => listener(undefined));
    },
  };
}

async function read<Value>(name: string, query: { readonly [name: string]: string } = {}): Promise<Value> {
  const words = new URLSearchParams(query).toString();
  const response = await fetch(`/data/${name}.json${words === "" ? "" : `?${words}`}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Value;
}

function fileSource(file: Promise<PreviewFile>): PreviewSource {
  const site = file.then(({ navigation }) => (navigation === null ? undefined : openNavigation(navigation)));
  return {
    live: false,
    summary: async () => (await file).summary,
    edition: async (_index, id) => {
      const opened = await site;
      if (opened === undefined) throw new Error("There is no site in this file.");
      return { id, site: opened, lines: (await file).lines };
    },
    explanation: async (href) => ownValue((await file).explanations, href),
    coverage: async () => (await file).coverage,
    entries: async () => {
      const { navigation } = await file;
      return navigation === null ? [] : findEntries(navigation);
    },
    comparison: async () => (await file).comparison,
    problemPlaces: async () => (await file).problemPlaces,
    links: async () => (await file).links,
    onChange: () => undefined,
  };
}

async function unpacked(base64: string): Promise<PreviewFile> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return (await new Response(stream).json()) as PreviewFile;
}
