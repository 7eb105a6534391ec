// Refuses to change a site whose docs.json can't be read with certainty.
import { duplicateKeys } from "../../compiler/text/json-keys.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import { UsageError } from "../settings/usage-error.ts";
import { unreadable, type OpenedSite } from "./opened-site.ts";

/** Throws `UsageError` with the place of a file of docs.json that can't be read, or of a key that is there twice. */
export function requireReadable({
  names,
  diagnostics,
  host,
}: Pick<OpenedSite, "names" | "diagnostics" | "host">): void {
  const broken = diagnostics.find(({ code }) => code === "config-syntax");
  if (broken !== undefined)
    throw unreadable(
      `Nothing was changed, because what a file names is not known while it can't be read. ${broken.file}:${broken.range.start.line}: ${broken.message}`,
      diagnostics,
      host,
    );
  for (const file of names.configFiles) {
    const text = host.readText(file) ?? "";
    const [twice] = duplicateKeys(text);
    if (twice === undefined) continue;
    const lines = indexLines(text);
    const [line, first] = [lines.position(twice.start).line, lines.position(twice.firstStart).line];
    throw new UsageError(
      `Nothing was changed, because an object has the key "${twice.key}" twice: at ${file}:${first} and ${file}:${line}. Remove one, or merge their values.`,
    );
  }
}
