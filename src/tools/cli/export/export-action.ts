// Exports a site for a site generator.
import { join } from "node:path";
import { adapterHosts, type AdapterHost } from "../../../outputs/adapters/host-name.ts";
import type { ExportedSite } from "../../../outputs/page-writer/exported-site.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import { configFile } from "../../../compiler/options.ts";
import type { CommandContext } from "../command-context.ts";
import { compileForOutput } from "../site-for-output.ts";
import { emptyEndpointNotes } from "./empty-endpoint-notes.ts";
import type { PageFolders } from "./export-pages.ts";
import { isOnePlace } from "../../../project/settings/repository-path.ts";
import { filesOfHosts, withoutPagesOfHosts } from "./pages-of-hosts.ts";
import { styleSheetNote } from "./style-sheet-note.ts";
import { fileBytes } from "../../../project/files/file-bytes.ts";
import { isSource, replacesSource } from "../../../project/is-source.ts";
import { notExpressedNotes } from "./not-expressed-notes.ts";
import { isPlainForm, pageFaultNotes, type FaultNote } from "./page-fault-notes.ts";
import type { PrintedSite } from "../printed-site.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";
import { writeNote, writeToStdout } from "../io/streams.ts";
import { errorsFound, noErrors } from "../io/exit-codes.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { writeFile } from "../../../project/writer/write-file.ts";

/** The options of `navc export`. */
export interface ExportCommandOptions extends SiteOptions {
  readonly output?: string;
  readonly pages?: string;
  readonly public?: string;
  readonly llms?: boolean;
  readonly strict?: boolean;
  readonly exitZero?: boolean;
  readonly trustScripts?: boolean;
}

/** Runs `navc export`. */
export async function exportTo(
  host: AdapterHost,
  root: string,
  options: ExportCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { streams } = context;
  const { output, pages, quiet } = options;
  if (output?.trim() === "") throw new UsageError("-o takes the name of a file.");
  for (const name of ["pages", "public"] as const)
    if (options[name]?.trim() === "") throw new UsageError(`--${name} takes the name of a folder.`);
  if (pages === undefined && options.public !== undefined)
    throw new UsageError("--public is for the files that pages show. Name with --pages the folder of the pages, too.");
  if (options.llms === true && options.public === undefined)
    throw new UsageError("--llms writes llms.txt to the folder of --public. Name it, too.");
  if (pages === undefined && options.strict === true)
    throw new UsageError("--strict is for the pages that are written. Name with --pages their folder, too.");
  if (options.trustScripts === true && (pages === undefined || !hostsOfReact.has(host)))
    throw new UsageError("--trust-scripts is for the pages of Docusaurus and Fumadocs, which --pages writes.");
  if (pages !== undefined) demandOwnFolder(host, root, pages);
  const { site, report, code } = await compileForOutput(root, options, context, { discover: true });
  if (report !== "") streams.stderr.write(report);
  const isExported = site.result.navigation !== null;
  context.exitWith(isExported && options.exitZero === true ? noErrors : code);
  if (site.result.navigation === null) return;
  const known = withoutPagesOfHosts(site.result.navigation, root, foldersIn(options));
  const { headerFiles } = await import("../../../outputs/page-writer/source/header-files.ts");
  const { withoutFiles } = await import("../../../outputs/page-writer/source/without-files.ts");
  const header = headerFiles(known, site.host, configFile(site.settings.compile.config));
  // Without pages, the files that a host has are not known.
  const navigation = pages === undefined ? known : withoutFiles(known, header.lost);
  const { exportSite } = await import("../../../outputs/page-writer/export-site.ts");
  const { iconDrawing } = await import("../../../project/icon-drawings.ts");
  const exported = exportSite(host, navigation, { drawingOf: iconDrawing });
  const { config, notExpressed } = exported;
  const written =
    pages === undefined
      ? undefined
      : await writePages(
          {
            ...options,
            pages,
            header,
            scripts: options.trustScripts === true,
            namesComponents: host !== "vitepress" && options.trustScripts !== true,
          },
          exported,
          navigation,
          site,
          root,
        );
  if (quiet !== true)
    for (const note of await notExpressedNotes(adapterHosts[host], notExpressed.list(), root, site))
      writeNote(streams, note);
  if (quiet !== true) for (const note of emptyEndpointNotes(navigation, site.result.unknown)) writeNote(streams, note);
  if (written !== undefined && quiet !== true) {
    const isOfHost = filesOfHosts(root, foldersIn(options));
    const note = styleSheetNote(root, site.host, isOfHost, adapterHosts[host]);
    if (note !== undefined) writeNote(streams, note);
  }
  for (const note of written?.ofPages ?? [])
    if (quiet !== true || (options.strict === true && note.isPlainForm)) writeNote(streams, note.text);
  const text = indentedJson(written === undefined ? config : { ...config, components: written.components });
  if (output === undefined) await printConfig(text, host, options, streams);
  else await writeConfig(output, text, root, site);
  if (written === undefined) return;
  for (const note of written.notes) if (quiet !== true || written.isRefused) writeNote(streams, note);
  if (written.isRefused || (options.strict === true && written.hasPlainForms)) context.exitWith(errorsFound);
}

/** On a terminal the notes would be far above a long text, so what to do is said below it. */
async function printConfig(
  text: string,
  host: AdapterHost,
  { pages, quiet }: ExportCommandOptions,
  streams: CommandContext["streams"],
): Promise<void> {
  await writeToStdout(streams, [text]);
  if (streams.stdout.isTTY !== true || quiet === true) return;
  const more = pages === undefined ? ", and --pages FOLDER the pages" : "";
  writeNote(
    streams,
    `these ${String(text.split("\n").length - 1)} lines are what the configuration of ${adapterHosts[host]} imports: -o FILE writes them to a file${more}.`,
  );
}

/** Those that draw components of React. */
const hostsOfReact: ReadonlySet<AdapterHost> = new Set(["docusaurus", "fumadocs"]);

/** Throws if pages would be written among those of the site. */
function demandOwnFolder(host: AdapterHost, root: string, pages: string): void {
  // Docusaurus has its pages in a folder of this name.
  const folder = host === "docusaurus" ? join(pages, "docs") : pages;
  if (!isOnePlace(folder, root)) return;
  const reason = `the pages for ${adapterHosts[host]} would be written among those of your site`;
  throw new UsageError(`"${folder}" is the docs folder, so ${reason}. Name another folder with --pages.`);
}

/** The folders to which an export writes. */
function foldersIn({ pages, public: shown }: ExportCommandOptions): readonly string[] {
  return [pages, shown].filter((folder) => folder !== undefined);
}

interface PagesReport {
  /** The faults of pages. */
  readonly ofPages: readonly FaultNote[];
  /** Whether a page shows its tags and expressions as text. */
  readonly hasPlainForms: boolean;
  readonly notes: readonly string[];
  readonly isRefused: boolean;
  readonly components: readonly string[];
}

async function writePages(
  folders: PageFolders,
  exported: ExportedSite,
  navigation: ResolvedNavigation,
  { host }: PrintedSite,
  root: string,
): Promise<PagesReport> {
  const { exportPages, leftNote, notCopiedNote, refusedNotes } = await import("./export-pages.ts");
  const { refused, left, notCopied, faults, components } = await exportPages(folders, exported, navigation, root, host);
  const ofPages = pageFaultNotes(faults, root);
  const hasPlainForms = faults.some(isPlainForm);
  const leftNotes = left.length === 0 ? [] : [leftNote(left)];
  if (refused.length > 0)
    return { ofPages, notes: [...refusedNotes(refused), ...leftNotes], isRefused: true, hasPlainForms, components };
  const notes = notCopied.length === 0 ? [] : [notCopiedNote(notCopied)];
  return { ofPages, notes: [...leftNotes, ...notes], isRefused: false, hasPlainForms, components };
}

/** Writes the configuration only if it has changed, because programs that watch the file restart at each write. */
async function writeConfig(output: string, text: string, root: string, site: PrintedSite): Promise<void> {
  if (isSource(output, root, site)) throw new UsageError(replacesSource("the export", output, "-o"));
  if (fileBytes(output)?.toString() !== text) await writeFile(output, text);
}
