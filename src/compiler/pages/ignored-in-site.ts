// Finds what excludes a file of a site: the `.mintignore` of the repository that the file is in (D62, D250).
import { sourceFolderOf, type SourceNames } from "../contract/source-names.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { TextPlace } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";

/** A look-up of the line that excludes a file, undefined for other files; no look-up for a site without such lines. */
export async function ignoredInSite(
  host: Pick<Host, "readText">,
  sources: SourceNames,
  report: Report,
): Promise<((file: string) => TextPlace | undefined) | undefined> {
  const texts = ["", ...sources.values()].flatMap((folder) => {
    const start = folder === "" ? "" : `${folder}/`;
    const from = `${start}.mintignore`;
    const text = host.readText(from) ?? "";
    return text.trim() === "" ? [] : [{ folder, start, from, text }];
  });
  if (texts.length === 0) return undefined;
  // Few sites have such a file, and what matches its patterns is large.
  const { ignoredFiles } = await import("./ignored-files.ts");
  const byFolder = new Map(
    texts.map(({ folder, start, from, text }) => {
      const ignoredAt = ignoredFiles(text, report, from);
      return [folder, (file: string) => ignoredAt(file.slice(start.length))] as const;
    }),
  );
  return (file) => byFolder.get(sourceFolderOf(file, sources))?.(file);
}
