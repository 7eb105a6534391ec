// Loads what matches the patterns of `.mintignore` for a site that has some: few have, and it is large.
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ignoredFiles } from "./ignored-files.ts";

/** What `ignoredFiles` returns; undefined for an empty text. */
export async function ignoredBy(text: string, report: Report): Promise<ReturnType<typeof ignoredFiles> | undefined> {
  return text.trim() === "" ? undefined : (await import("./ignored-files.ts")).ignoredFiles(text, report);
}
