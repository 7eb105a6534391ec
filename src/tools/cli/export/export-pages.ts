// Writes the pages of a site for a host, and copies the files that they show.
import { join } from "node:path";
import type { ExportedSite, PageProblem } from "../../../outputs/page-writer/exported-site.ts";
import { writtenPage } from "../../../outputs/page-writer/written-page.ts";
import type { PageFault } from "../../../outputs/page-writer/source/page-fault.ts";
import type { HeaderFiles } from "../../../outputs/page-writer/source/header-files.ts";
import { readPageSources, type PageSource } from "../../../outputs/page-writer/source/page-source.ts";
import { scriptFolder } from "../../../outputs/page-writer/source/site-scripts.ts";
import { unknownComponents, type UnknownComponent } from "../../../outputs/page-writer/source/unknown-components.ts";
import { usedComponents } from "../../../outputs/page-writer/source/used-components.ts";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { count } from "../../../compiler/diagnostics/codes.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { reasonOf } from "../../../compiler/text/reason-of.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { recordName } from "../../../project/writer/export-record.ts";
import { isOnePlace } from "../../../project/settings/repository-path.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { RefusedFile } from "../../../project/writer/recorded-folder.ts";
import { WriteFailure } from "../../../project/writer/write-failure.ts";
import { llmsOfHost } from "./llms-of-host.ts";
import { writeHostFiles, type WrittenFile } from "./write-host-files.ts";

/** Where pages are written. */
export interface PageFolders {
  readonly pages: string;
  /** What docs.json shows beside the texts of pages. */
  readonly header: HeaderFiles;
  /** The folder of files that the host serves unchanged; absent if none are copied. */
  readonly public?: string | undefined;
  /** Whether llms.txt and llms-full.txt are written to `public`. */
  readonly llms?: boolean | undefined;
  /** Whether components that nothing defines are named. VitePress can't have them and names them itself. */
  readonly namesComponents?: boolean;
  /** Whether the scripts of the site are written, too, because the host may run them. */
  readonly scripts?: boolean;
}

/** What was done with pages and files. */
export interface ExportedPages {
  readonly refused: readonly RefusedFile[];
  /** Files of an earlier export that are no longer made but were not removed, because they were changed. */
  readonly left: readonly string[];
  /** Files that pages show but that were not copied, because no folder was given; with the docs folder. */
  readonly notCopied: readonly string[];
  readonly faults: readonly PageFault[];
  /** The names of the components that pages use but do not define, sorted. */
  readonly components: readonly string[];
}

/** Writes all pages, one at a time. Rejects with `UsageError` if a folder can't be written to. */
export async function exportPages(
  folders: PageFolders,
  exported: ExportedSite,
  navigation: ResolvedNavigation,
  root: string,
  host: Host,
): Promise<ExportedPages> {
  if (folders.public !== undefined && isOnePlace(folders.public, folders.pages))
    throw new UsageError(
      "--pages and --public name one folder. Name the folder of the files that the host serves as they are.",
    );
  const { header } = folders;
  const shown = new Set(header.files);
  const used = new Set<string>();
  const faults: PageFault[] = [...header.faults];
  const scripts = new Map<string, string>();
  const { public: folder, scripts: withScripts = false } = folders;
  const llms =
    folders.llms === true && folder !== undefined
      ? await llmsOfHost({ folder, root, scripts: withScripts }, navigation, host)
      : undefined;
  async function* all(): AsyncGenerator<WrittenFile, void> {
    for (const { path, text } of exported.files) yield { path, content: text };
    const options = { onFault: (fault: PageFault) => void faults.push(fault), scripts: withScripts };
    for await (const source of readPageSources(navigation, host, options)) {
      for (const each of source.scripts) scripts.set(each.path, each.text);
      for (const file of source.files) shown.add(file);
      const components = usedComponents(source.body).filter((name) => !used.has(name));
      for (const each of folders.namesComponents === true ? unknownComponents(source, components) : [])
        faults.push(unknownComponent(each, source, host));
      for (const name of components) used.add(name);
      llms?.add(source);
      const { file, problem } = writtenPage(source, exported);
      const { path, text } = file;
      if (problem !== undefined) faults.push(plainForm(source, problem, host));
      yield { path, content: text };
    }
    for (const [path, text] of scripts) yield { path: `${scriptFolder}/${path}`, content: text };
  }
  const ofPages = await written(folders.pages, all());
  const found = { faults, components: [...used].toSorted() };
  if (folders.public === undefined)
    return { ...found, ...ofPages, notCopied: [...shown].map((file) => join(root, file)) };
  for (const path of llms?.own ?? []) shown.add(path);
  // A host reads it in the folder that it serves.
  if (host.stat("_redirects")?.kind === "file") shown.add("_redirects");
  async function* allPublic(): AsyncGenerator<WrittenFile, void> {
    yield* copiesOf(shown, host);
    if (llms !== undefined) yield* llms.made();
  }
  const ofCopies = await written(folders.public, allPublic());
  return {
    ...found,
    refused: [...ofPages.refused, ...ofCopies.refused],
    left: [...ofPages.left, ...ofCopies.left],
    notCopied: [],
  };
}

/** The fault of a page that is written in a plain form. Its line is that of its file with the text that the host could not read. */
function plainForm({ page, href, file }: PageSource, { reason, line }: PageProblem, host: Host): PageFault {
  return { kind: "plain-form", title: page.title, href, reason, file, ...lineWith(line, file, host) };
}

function unknownComponent({ name, line }: UnknownComponent, { file }: PageSource, host: Host): PageFault {
  return { kind: "unknown-component", name, file: file ?? "", ...lineWith(line, file, host) };
}

/** The number of the first line of a file that has this text; nothing if it is that of a snippet. */
function lineWith(text: string, file: string | null, host: Host): { readonly line?: number } {
  const wanted = text.trim();
  const lines = wanted === "" || file === null ? [] : (host.readText(file) ?? "").split("\n");
  const index = lines.findIndex((each) => each.trim() === wanted);
  return index === -1 ? {} : { line: index + 1 };
}

/** Writes files. Returns those that were not written or not removed, with their paths from the current folder. */
async function written(
  folder: string,
  files: Parameters<typeof writeHostFiles>[1],
): Promise<Pick<ExportedPages, "refused" | "left">> {
  const { refused, left } = await writeHostFiles(folder, files);
  return {
    refused: refused.map(({ path, reason }) => ({ path: join(folder, path), reason })),
    left: left.map((path) => join(folder, path)),
  };
}

/** The files to copy; they are read in pieces, because videos are large. */
function* copiesOf(files: ReadonlySet<string>, host: Host): Generator<WrittenFile, void> {
  for (const path of files) yield { path, content: bytesOf(path, host) };
}

/** The bytes of a file. Since a page was found that shows it, the file may have been removed, or a folder above it may have become a link. */
function* bytesOf(path: string, host: Host): Generator<Uint8Array, void> {
  const { assetBytes } = defaultLimits;
  let length = 0;
  try {
    const pieces = host.readBytes?.(path);
    if (pieces === undefined) throw new Error("it is no longer in the docs folder");
    for (const piece of pieces) {
      length += piece.length;
      if (length > assetBytes) throw new Error(`it is larger than ${String(assetBytes)} bytes`);
      yield piece;
    }
  } catch (error) {
    throw new WriteFailure(path, reasonOf(error), { cause: error });
  }
}

const mostRefused = 10;
const mostNamed = 3;

/** Says what was not written, and why. */
export function refusedNotes(refused: readonly RefusedFile[]): readonly string[] {
  const { shown, left } = firstOf(refused, mostRefused);
  const notes = shown.map(({ path, reason }) => visible(`${path} was not written: ${reason}.`));
  return left === 0 ? notes : [...notes, `${left} more files were not written.`];
}

/** Says which files of an earlier export were not removed. */
export function leftNote(files: readonly string[]): string {
  const { shown, left } = firstOf(files, mostNamed);
  const more = left === 0 ? "" : ` and ${left} more`;
  return visible(
    `${recordName} lists ${count(files.length, "file")} that no page needs and that navc did not remove, because what is there is not what navc wrote: ${shown.join(", ")}${more}. Delete what you do not need.`,
  );
}

/** Says which files pages show but the host does not have. */
export function notCopiedNote(files: readonly string[]): string {
  const { shown, left } = firstOf(files, mostNamed);
  const more = left === 0 ? "" : ` and ${left} more`;
  return visible(
    `Pages show ${shown.join(", ")}${more}. To copy these files, name with --public the folder that the host serves as it is.`,
  );
}
