// Imports a site of another generator.
import { join } from "node:path";
import { count } from "../../../compiler/diagnostics/codes.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";
import { nodeHost } from "../../../project/disk/node-host.ts";
import { importKinds, type ImportKind } from "../../../project/import/import-kind.ts";
import { importSite, type SiteImport } from "../../../project/import/import-site.ts";
import { isOnePlace, pathFromRoot } from "../../../project/settings/repository-path.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { CommandContext } from "../command-context.ts";
import { errorsFound, noErrors } from "../io/exit-codes.ts";
import { writeJson, writeNote } from "../io/streams.ts";
import { shellWord } from "../../../project/settings/shell-word.ts";
import { importLossNotes, placedLosses } from "./import-loss-notes.ts";
import { newDocsFolder } from "../../../project/files/new-docs-folder.ts";
import { otherPages } from "./other-pages.ts";
import { sourceInTarget, type ImportPlaces } from "./source-in-target.ts";
import { writeImport, type WrittenImport } from "./write-import.ts";

/** The options of `navc import`. */
export interface ImportCommandOptions {
  readonly output?: string;
  readonly config?: string;
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly reporter?: "text" | "json";
}

const mostNamed = 10;
const mostOthers = 3;

/** Runs `navc import`. */
export async function importFrom(
  kind: ImportKind,
  folder: string,
  options: ImportCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { streams } = context;
  const { output, config, dryRun = false, force = false, reporter = "text" } = options;
  if (output === undefined && !dryRun)
    throw new UsageError(
      `Name the docs folder to write: navc import ${kind} ${shellWord(folder)} -o ${newDocsFolder()}`,
    );
  if (output?.trim() === "") throw new UsageError("-o takes the name of a folder.");
  const host = nodeHost(folder);
  if (host.stat("")?.kind !== "folder") throw new UsageError(`${folder} is not a folder that can be read.`);
  const named = config === undefined ? undefined : pathInFolder(folder, config, host);
  if (config !== undefined && named === undefined)
    throw new UsageError(`${config} is not in "${folder}". Write the configuration into that folder.`);
  const imported = await importSite({ kind, host, config: named, ignore: ignored(folder, output) });
  if (output !== undefined)
    await refuseSources({ kind, folder, output, imported, readAll: () => importSite({ kind, host, config: named }) });
  // A page that only leads to another site is made, and none of the old site.
  if (imported.site.pages.every(({ file }) => file === undefined) && !hasSpecs(imported)) {
    for (const note of await importLossNotes(imported.losses, folder, host)) writeNote(streams, note);
    throw new UsageError(
      `There is no page to import in "${folder}". Name the folder of the site; the pages that its configuration names have to be in it.`,
    );
  }
  const written = await writeImport(imported, host, { output, dryRun, force });
  const losses = [...imported.losses, ...written.losses];
  const others = output === undefined ? [] : otherPages(folder, output, imported);
  if (reporter === "json") {
    writeJson(streams.stdout, indentedJson(await report(imported, { ...written, losses, others }, host)));
  } else {
    for (const note of await importLossNotes(losses, folder, host)) writeNote(streams, note);
    for (const note of defaultNotes(imported)) writeNote(streams, note);
    for (const note of otherNotes(others, output)) writeNote(streams, note);
    for (const note of resultNotes(kind, imported, written, output)) writeNote(streams, note);
  }
  context.exitWith(written.refused.length > 0 ? errorsFound : noErrors);
}

/** Nothing is written among the sources of the old site, whose pages would be pages of the new one, too. (D497) */
async function refuseSources({ kind, ...places }: ImportPlaces & { readonly kind: ImportKind }): Promise<void> {
  const { folder, output } = places;
  const found = await sourceInTarget(places);
  if (found === undefined) return;
  throw new UsageError(
    `${output} holds sources of the old site, such as ${join(folder, found)}, and the new site can't be written among them. Name another folder: navc import ${kind} ${shellWord(folder)} -o ${newDocsFolder()}`,
  );
}

/** The path of a file in the folder: named from there, as in its own documents, or from here, as a shell completes it. */
function pathInFolder(folder: string, written: string, host: Host): string | undefined {
  const fromThere = pathFromRoot(folder, join(folder, written));
  return fromThere !== undefined && host.stat(fromThere)?.kind === "file" ? fromThere : pathFromRoot(folder, written);
}

/** Whether specs make pages of a site that has no files of pages. */
function hasSpecs({ config }: SiteImport): boolean {
  return /"(?:openapi|asyncapi)":/.test(JSON.stringify(config));
}

/** The folder that is written to is no part of what is read. */
function ignored(folder: string, output: string | undefined): readonly string[] {
  if (output === undefined || isOnePlace(folder, output)) return [];
  const path = pathFromRoot(folder, output);
  return path === undefined ? [] : [`${path}/**`];
}

async function report(
  { site, config, defaults }: SiteImport,
  { isWritten, files, refused, losses, others }: WrittenImport & { readonly others: readonly string[] },
  host: Parameters<typeof placedLosses>[1],
): Promise<unknown> {
  return {
    ok: refused.length === 0,
    written: isWritten,
    files,
    refused,
    others,
    pages: site.pages.map(({ file, path, addresses }) => ({ file: file ?? null, path, addresses })),
    redirects: config["redirects"] ?? [],
    defaults,
    losses: await placedLosses(losses, host),
  };
}

/** What docs.json has to say, and nobody said. */
function defaultNotes({ defaults }: SiteImport): readonly string[] {
  const fields = Object.entries(defaults).map(([path, value]) => `${path} ${JSON.stringify(value)}`);
  if (fields.length === 0) return [];
  return [
    `docs.json has to have what no source of the old site names, so it is a default: ${fields.join(", ")}. Write your own.`,
  ];
}

/** Pages that are there are published, whoever wrote them, and no import removes any. */
function otherNotes(others: readonly string[], output: string = ""): readonly string[] {
  if (others.length === 0) return [];
  const { shown, left } = firstOf(others, mostOthers);
  const more = left === 0 ? "" : ` and ${String(left)} more`;
  const [pages, them] = others.length === 1 ? ["1 page is", "it"] : [`${others.length} pages are`, "them"];
  const names = shown.map((path) => join(output, path)).join(", ");
  return [
    visible(
      `${pages} in ${output} that this import does not write, maybe of an earlier one: ${names}${more}. Remove ${them}, unless readers are to see ${them}.`,
    ),
  ];
}

function resultNotes(
  kind: ImportKind,
  { site, config }: SiteImport,
  { isWritten, files, refused }: WrittenImport,
  output: string = "",
): readonly string[] {
  if (refused.length > 0) {
    const { shown, left } = firstOf(refused, mostNamed);
    const more = left === 0 ? [] : [`${left} more files are there with another text.`];
    return [
      ...shown.map((path) => visible(`${join(output, path)} is there with another text.`)),
      ...more,
      "nothing was written. Name another folder with -o, or add --force to replace these files.",
    ];
  }
  const { redirects } = config;
  const sum = [
    count(site.pages.length, "page"),
    `docs.json with ${count(Array.isArray(redirects) ? redirects.length : 0, "redirect")}`,
    count(site.files.length, "other file"),
  ].join(", ");
  if (!isWritten)
    return [
      visible(`${importKinds[kind].label}: ${sum}. ${files.length === 0 ? "All are there." : "Nothing was written."}`),
    ];
  const docs = visible(shellWord(output));
  // The docs.json of an import names the platform, so a check in another dialect would ask about that.
  return [
    visible(`wrote ${sum} to ${output}. Next: navc check ${docs} --links --dialect mintlify, and navc preview ${docs}`),
  ];
}
