// Imports a site that is in memory, and asks the compiler about every old address.
import { compileInMemory } from "../../../src/project/compile-in-memory.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { redirectFinder } from "../../../src/compiler/links/redirect-finder.ts";
import { outline } from "../../../src/outputs/render/outline.ts";
import type { ImportKind } from "../../../src/project/import/import-kind.ts";
import type { ImportLoss } from "../../../src/project/import/import-loss.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { addressKey } from "../../../src/project/import/old-address.ts";
import { readableJson } from "../../../src/project/import/readable-json.ts";

/** An imported site, as its docs folder would be. */
export interface ImportedInMemory {
  /** The texts of the docs folder by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Every old address that the importer names. */
  readonly addresses: readonly string[];
  /** Those of the given addresses that neither a page, nor a file, nor a certain redirect answers. */
  readonly unanswered: (addresses: readonly string[]) => readonly string[];
  readonly losses: readonly ImportLoss[];
  /** The codes and messages of errors and warnings. */
  readonly problems: readonly string[];
  /** docs.json, the outline, the heads of pages, losses and problems, for people to read. */
  readonly text: string;
}

/** Imports the files of a site, and compiles the result. */
export async function importedInMemory(
  kind: ImportKind,
  sources: Readonly<Record<string, string>>,
  config?: string,
): Promise<ImportedInMemory> {
  const imported = await importSite({ kind, host: memoryHost(sources), config });
  const files: Record<string, string> = { "docs.json": readableJson(imported.config) };
  const losses = [...imported.losses];
  for (const { path, text = "", losses: ofPage } of imported.pages()) {
    files[path] = text;
    losses.push(...ofPage);
  }
  for (const { from, to } of imported.copies) files[to] = sources[from] ?? "";
  const { navigation, diagnostics } = await compileInMemory({ host: memoryHost(files), discover: true, links: true });
  if (navigation === null) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const served = new Set([...Object.keys(navigation.pages), ...Object.keys(files).map(encodeURI)].map(addressKey));
  const find = redirectFinder(navigation.redirects ?? []);
  const problems = diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ code, file, message }) => `${file ?? ""} ${code}: ${message}`);
  const { site } = imported;
  return {
    files,
    addresses: [
      ...site.pages.flatMap(({ addresses }) => addresses),
      ...site.movedAddresses.map(({ address }) => address),
    ],
    unanswered: (addresses) =>
      addresses.filter((address) => {
        const key = addressKey(address);
        if (served.has(key)) return false;
        const found = find(address);
        return (
          found?.certain !== true || !(served.has(addressKey(found.destination)) || /^https?:/.test(found.destination))
        );
      }),
    losses,
    problems,
    text: [
      files["docs.json"],
      outline(navigation),
      ...Object.entries(files)
        .filter(([path]) => /\.mdx?$/.test(path))
        .map(([path, text]) => `=== ${path}\n${text}`),
      ...losses.map(
        ({ feature, reason, file, line, pointer, what }) =>
          `loss: ${feature}: ${reason}. ${what ?? ""} (${file}${line === undefined ? (pointer ?? "") : `:${line}`})\n`,
      ),
      ...problems.map((problem) => `problem: ${problem}\n`),
    ].join("\n"),
  };
}
