// Lists the formats of `navc compile`, `navc diff` and `navc explain`, the default first.
import { feedNames, type Feed } from "../../outputs/feeds/feed-table.ts";

/** A format of `navc compile`. */
export type CompileFormat = "json" | Feed | "redirects";

/** The values of `navc compile --format`. */
export const compileFormats: readonly CompileFormat[] = ["json", ...feedNames, "redirects"];

/** The name of the file of each format where navc chooses it, and what the format is, for the help of the command. */
export const compileOutputs: {
  readonly [format in CompileFormat]: { readonly file: string; readonly about: string };
} = {
  json: { file: "navigation.json", about: "all that a theme renders from, in one line" },
  sitemap: { file: "sitemap.xml", about: "the addresses for search engines" },
  llms: { file: "llms.txt", about: "the pages as links, for language models" },
  "llms-full": { file: "llms-full.txt", about: "the texts of all pages, for language models" },
  search: { file: "search.jsonl", about: "records for a search index, as JSON lines" },
  redirects: { file: "redirects.txt", about: "the redirects of docs.json, in the form of a host" },
};

/** The values of `navc compile --llms-form`. */
export const llmsForms = ["plain", "mintlify"] as const;

/** A form of llms.txt. */
export type LlmsForm = (typeof llmsForms)[number];

/** The values of `navc diff --format`. */
export const diffFormats = ["text", "markdown", "json", "redirects", "html"] as const;

/** A format of `navc diff`. */
export type DiffFormat = (typeof diffFormats)[number];

/** The values of `navc explain --format`. */
export const explainFormats = ["text", "json"] as const;

/** A format of `navc explain`. */
export type ExplainFormat = (typeof explainFormats)[number];
