// Makes what `navc compile` prints: the result, or a feed of it.
import { basename, dirname, join } from "node:path";
import { jsonChunks } from "../../../outputs/render/navigation-json.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { printableJson, visible } from "../../../compiler/text/visible.ts";
import type { CompileCommandOptions } from "./command-options.ts";
import type { CompileFormat } from "../output-formats.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** A file, and its whole new content. */
export interface FileToWrite {
  readonly file: string;
  readonly text: string | Iterable<string>;
  /** The folder that the user named, if the name of the file in it was not chosen by the user; absent for a file that the user named. */
  readonly below?: string;
}

/** What a compile prints or writes. */
export interface FormattedOutput {
  /** In pieces, which can be read only once; absent if there is nothing to print. */
  readonly text?: Iterable<string>;
  /** The further files of a sitemap. */
  readonly furtherFiles: readonly FileToWrite[];
  /** What the feed leaves out, for stderr. */
  readonly notes: readonly string[];
}

type FormatOption = "siteUrl" | "edition" | "for";

const formatOptions: {
  readonly [option in FormatOption]: { readonly name: string; readonly of: readonly CompileFormat[] };
} = {
  siteUrl: { name: "--site-url", of: ["sitemap", "llms"] },
  edition: { name: "--edition", of: ["llms"] },
  for: { name: "--for", of: ["redirects"] },
};

/** Rejects with `UsageError` for an option of another format, and if a sitemap has no host. */
export async function checkFormatOptions(options: CompileCommandOptions): Promise<void> {
  const { format = "json", siteUrl } = options;
  for (const option of ["siteUrl", "edition", "for"] as const) {
    const { name, of } = formatOptions[option];
    if (options[option] !== undefined && !of.includes(format))
      throw new UsageError(`${name} has no effect on --format ${format}. It is for --format ${of.join(" and ")}.`);
  }
  if (siteUrl !== undefined) return checkSiteUrl(siteUrl);
  if (format === "sitemap")
    throw new UsageError(
      "A sitemap needs --site-url, because it may only have whole addresses: --site-url https://docs.example.com",
    );
}

/** The options that affect a feed, each with its value; none for the result itself. */
export function feedOptions({ format = "json", siteUrl, edition, for: host }: CompileCommandOptions): object {
  return format === "json" ? {} : withoutUndefined({ format, siteUrl, edition, for: host });
}

async function checkSiteUrl(siteUrl: string): Promise<void> {
  const { siteUrlProblem } = await import("../../../outputs/feeds/site-url.ts");
  const problem = siteUrlProblem(siteUrl);
  if (problem !== undefined) throw new UsageError(`--site-url ${siteUrl} can't be used: ${problem}.`);
}

/** Makes the output of a compile; a feed has none if there is no navigation. */
export async function formattedOutput(
  navigation: ResolvedNavigation | null,
  options: CompileCommandOptions,
): Promise<FormattedOutput> {
  const { format = "json" } = options;
  if (format === "json") return { text: jsonChunks(navigation), furtherFiles: [], notes: [] };
  if (navigation === null) return { furtherFiles: [], notes: [] };
  const output = await feedOf(format, navigation, options);
  return { ...output, notes: [...(await unknownPages(format, navigation)), ...output.notes] };
}

// oxlint-disable-next-line typescript/consistent-return -- each format returns, and the compiler checks that
async function feedOf(
  format: Exclude<CompileFormat, "json">,
  navigation: ResolvedNavigation,
  options: CompileCommandOptions,
): Promise<FormattedOutput> {
  switch (format) {
    case "sitemap":
      return sitemapOutput(navigation, options);
    case "llms":
      return llmsOutput(navigation, options);
    case "search": {
      const { searchRecords } = await import("../../../outputs/feeds/search-records.ts");
      const lines = searchRecords(navigation).map((record) => `${printableJson(JSON.stringify(record))}\n`);
      return { text: lines, furtherFiles: [], notes: [] };
    }
    case "redirects":
      return redirectsOutput(navigation, options);
  }
}

/** A note about missing pages, because most sites with specs at web addresses are compiled without the network. */
async function unknownPages(format: CompileFormat, navigation: ResolvedNavigation): Promise<readonly string[]> {
  if (format === "redirects") return [];
  const { pageKinds } = await import("../../../outputs/feeds/page-kinds.ts");
  const kindOf = pageKinds(navigation);
  const unresolved = Object.values(navigation.pages).filter((page) => kindOf(page) === "unresolved");
  const [first] = unresolved;
  if (first === undefined) return [];
  const count = unresolved.length === 1 ? "One page is" : `${String(unresolved.length)} pages are`;
  const spec = first.operation?.spec ?? first.reference?.source ?? "";
  return [
    visible(
      `${count} left out, because their operations are not known, and so neither are their addresses${spec === "" ? "" : ` (the first is of ${spec})`}. Specs at web addresses are read with --remote-specs.`,
    ),
  ];
}

async function sitemapOutput(
  navigation: ResolvedNavigation,
  { siteUrl = "", output }: CompileCommandOptions,
): Promise<FormattedOutput> {
  const { sitemap } = await import("../../../outputs/feeds/sitemap.ts");
  const fileName = output === undefined ? "sitemap.xml" : basename(output);
  const { files, tooLong } = sitemap(navigation, { siteUrl, fileName });
  const [first, ...others] = files;
  if (others.length > 0 && output === undefined)
    throw new UsageError(
      `The site has more pages than one sitemap may have, and needs ${String(files.length)} files. Name the first with -o sitemap.xml; the others are written beside it.`,
    );
  const notes = tooLong.map((href) => `${href} is not in the sitemap: its address is longer than 2,048 characters.`);
  if (first === undefined) return { furtherFiles: [], notes: [...notes, "There is no page for a sitemap."] };
  const folder = dirname(output ?? "");
  return {
    text: [first.text],
    furtherFiles: others.map(({ name, text }) => ({ file: join(folder, name), text, below: folder })),
    notes,
  };
}

async function llmsOutput(
  navigation: ResolvedNavigation,
  { siteUrl, edition }: CompileCommandOptions,
): Promise<FormattedOutput> {
  const ids = navigation.editions.map(({ id }) => id);
  if (edition !== undefined && !ids.includes(edition))
    throw new UsageError(`There is no edition "${edition}". The editions are ${ids.join(", ")}.`);
  const { llmsText } = await import("../../../outputs/feeds/llms-text.ts");
  const text = llmsText(navigation, {
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(edition === undefined ? {} : { edition }),
  });
  return { text: [text], furtherFiles: [], notes: [] };
}

async function redirectsOutput(
  navigation: ResolvedNavigation,
  options: CompileCommandOptions,
): Promise<FormattedOutput> {
  const { hostRedirects } = await import("../../../outputs/feeds/host-redirects.ts");
  const host = options.for ?? "docs.json";
  const { text, notWritten } = hostRedirects(navigation, host);
  const notes = notWritten.map(
    ({ redirect, reason }) =>
      `The redirect from ${redirect.source} to ${redirect.destination} is not written for ${host}: ${reason}.`,
  );
  return { text: [text], furtherFiles: [], notes: notes.map(visible) };
}
