// Makes what `navc compile` prints: the result, or a feed of it.
import type { ProtectedPages } from "../../../outputs/feeds/page-kinds.ts";
import { basename, dirname, join } from "node:path";
import { jsonChunks } from "../../../outputs/render/navigation-json.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { printableJson, visible } from "../../../compiler/text/visible.ts";
import type { CompileCommandOptions } from "./command-options.ts";
import { llmsFullOutput, llmsOutput } from "./llms-output.ts";
import type { FormattedOutput } from "./output-files.ts";
import type { CompileFormat } from "../output-formats.ts";
import type { PrintedSite } from "../printed-site.ts";
import { feedNames } from "../../../outputs/feeds/feed-table.ts";
import type { RedirectHost } from "../../../outputs/feeds/redirect-host.ts";
import { fileBytes } from "../../../project/files/file-bytes.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

interface FormatOption {
  readonly key: "siteUrl" | "edition" | "llmsForm" | "protectedPages" | "for" | "lines" | "without";
  readonly name: string;
  readonly of: readonly CompileFormat[];
}

/** The options that only some formats have. */
const formatOptions: readonly FormatOption[] = [
  { key: "siteUrl", name: "--site-url", of: ["sitemap", "llms", "llms-full"] },
  { key: "edition", name: "--edition", of: ["llms", "llms-full"] },
  { key: "llmsForm", name: "--llms-form", of: ["llms"] },
  { key: "protectedPages", name: "--protected-pages", of: feedNames },
  { key: "for", name: "--for", of: ["redirects"] },
  { key: "lines", name: "--lines", of: ["json"] },
  { key: "without", name: "--without", of: ["json"] },
];

/** Rejects with `UsageError` for an option of another format, and if a sitemap has no host. */
export async function checkFormatOptions(options: CompileCommandOptions): Promise<void> {
  const { format = "json", siteUrl } = options;
  for (const { key, name, of } of formatOptions) {
    if (options[key] !== undefined && !of.includes(format))
      throw new UsageError(`${name} has no effect on --format ${format}. It is for --format ${listed(of)}.`);
  }
  if (format === "llms-full" && options.inputs !== undefined)
    throw new UsageError("--inputs has no effect on --format llms-full: it does not list the texts of pages.");
  if (siteUrl !== undefined) return checkSiteUrl(siteUrl);
  if (format === "sitemap")
    throw new UsageError(
      "A sitemap needs --site-url, because it may only have whole addresses: --site-url https://docs.example.com",
    );
}

function listed(formats: readonly string[]): string {
  return formats.join(", ").replace(/, (?=[^,]*$)/, " and ");
}

/** The options that affect what is written of a result, each with its value. */
export function feedOptions(options: CompileCommandOptions): object {
  const { format = "json", lines, without } = options;
  if (format === "json") return withoutUndefined({ lines, without });
  const given = formatOptions.map(({ key }) => [key, options[key]] as const);
  return withoutUndefined({ format, ...Object.fromEntries(given) });
}

async function checkSiteUrl(siteUrl: string): Promise<void> {
  const { siteUrlProblem } = await import("../../../outputs/feeds/site-url.ts");
  const problem = siteUrlProblem(siteUrl);
  if (problem !== undefined) throw new UsageError(`--site-url ${siteUrl} can't be used: ${problem}.`);
}

/** Makes the output of a compile; a feed has none if there is no navigation. */
export async function formattedOutput(site: PrintedSite, options: CompileCommandOptions): Promise<FormattedOutput> {
  const { format = "json" } = options;
  const { navigation } = site.result;
  if (format === "json") return { text: await resultText(navigation, options), furtherFiles: [], notes: [] };
  if (navigation === null) return { furtherFiles: [], notes: [] };
  const output = await feedOf(format, { navigation, site }, options);
  return { ...output, notes: [...(await unknownPages(format, navigation)), ...output.notes] };
}

async function resultText(
  navigation: ResolvedNavigation | null,
  { lines, without }: CompileCommandOptions,
): Promise<Iterable<string>> {
  if (navigation === null || (lines !== true && without === undefined)) return jsonChunks(navigation);
  const kept =
    without === undefined
      ? navigation
      : (await import("../../../outputs/render/without-places.ts")).withoutPlaces(navigation);
  return lines === true ? (await import("../../../outputs/render/lines-json.ts")).linesJson(kept) : jsonChunks(kept);
}

// oxlint-disable-next-line typescript/consistent-return -- each format returns, and the compiler checks that
async function feedOf(
  format: Exclude<CompileFormat, "json">,
  { navigation, site }: { readonly navigation: ResolvedNavigation; readonly site: PrintedSite },
  options: CompileCommandOptions,
): Promise<FormattedOutput> {
  switch (format) {
    case "sitemap":
      return sitemapOutput(navigation, options);
    case "llms":
      return llmsOutput(navigation, options, site);
    case "llms-full":
      return llmsFullOutput(navigation, options, site);
    case "search": {
      const { searchRecords } = await import("../../../outputs/feeds/search-records.ts");
      const lines = searchRecords(navigation, protectedIn(options)).map(
        (record) => `${printableJson(JSON.stringify(record))}\n`,
      );
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

async function sitemapOutput(navigation: ResolvedNavigation, options: CompileCommandOptions): Promise<FormattedOutput> {
  const { sitemap } = await import("../../../outputs/feeds/sitemap.ts");
  const { siteUrl = "", output } = options;
  const fileName = output === undefined ? "sitemap.xml" : basename(output);
  const { files, tooLong } = sitemap(navigation, { siteUrl, fileName, ...protectedIn(options) });
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

function protectedIn({ protectedPages }: CompileCommandOptions): ProtectedPages {
  return protectedPages === undefined ? {} : { protectedPages };
}

async function redirectsOutput(
  navigation: ResolvedNavigation,
  options: CompileCommandOptions,
): Promise<FormattedOutput> {
  const { hostRedirects } = await import("../../../outputs/feeds/host-redirects.ts");
  const host = options.for ?? "docs.json";
  const { text, notWritten } = hostRedirects(navigation, host);
  const { notWrittenNotes } = await import("./not-written-notes.ts");
  const replaced = host === "docs.json" ? [] : await replacedNotes({ file: options.output, host }, text);
  return { text: [text], furtherFiles: [], notes: [...replaced, ...notWrittenNotes(notWritten, host)] };
}

async function replacedNotes(
  { file, host }: { readonly file: string | undefined; readonly host: Exclude<RedirectHost, "docs.json"> },
  text: string,
): Promise<readonly string[]> {
  const before = file === undefined ? undefined : fileBytes(file)?.toString();
  if (file === undefined || before === undefined) return [];
  const { replacedRedirectsNote } = await import("./replaced-redirects-note.ts");
  const note = await replacedRedirectsNote({ file, host }, before, text);
  return note === undefined ? [] : [note];
}
