// Shows what a plan changes in texts, as few lines as possible. (D312)
import type { PlannedFile } from "../../project/change/edit-plan.ts";
import { isPageFileName } from "../../compiler/contract/page-path.ts";
import { loadHunks } from "../../project/fix/text-hunks.ts";
import { siteText } from "./answer.ts";

/** A line for each line that was removed or added, after the name of its file and the line; docs.json first. Texts of removed files are left out. */
export async function shortPatch(files: readonly PlannedFile[]): Promise<readonly string[]> {
  const hunksOf = await loadHunks({ context: 0 });
  const ordered = files.toSorted((a, b) => Number(isPageFileName(nameOf(a))) - Number(isPageFileName(nameOf(b))));
  return ordered.flatMap((file) => {
    if (file.kind === "remove" || file.after === undefined) return [];
    const before = file.kind === "create" ? "" : (file.before ?? "");
    return hunksOf(before, file.after)
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => headOf(line, nameOf(file)) ?? siteText(withoutIndent(line, nameOf(file)), 200));
  });
}

function headOf(line: string, file: string): string | undefined {
  const start = /^@@ -\S+ \+(\d+)/.exec(line)?.[1];
  return start === undefined ? undefined : siteText(`${file}:${start}`);
}

/** In JSON, spaces mean nothing. */
function withoutIndent(line: string, file: string): string {
  return file.endsWith(".json") ? line.replace(/^([-+])\s+/, "$1 ") : line;
}

function nameOf(file: PlannedFile): string {
  return file.kind === "move" ? file.to : file.file;
}
