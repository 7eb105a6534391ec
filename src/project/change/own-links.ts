// Finds links that would lead to their own page, because that takes the place of a removed one. (D477)
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { writtenPath } from "../../compiler/contract/href.ts";
import type { Host } from "../../compiler/host/host.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import { addressOfFile } from "./address-changes.ts";
import type { OwnLinks } from "./edit-plan.ts";
import type { ResolvedChange } from "./resolved-change.ts";

/** The links among changed names that would lead to their own page, by file. */
export function ownLinks(
  names: readonly SiteName[],
  { removed, files }: Pick<ResolvedChange, "removed" | "files">,
  host: Pick<Host, "readText">,
): readonly OwnLinks[] {
  const places = names.flatMap(({ place, target }) => {
    const file = files.after(place.file);
    const to = removed.get(target);
    if (place.kind !== "text" || file === undefined || to === undefined) return [];
    return writtenPath(to) === addressOfFile(file) ? [{ file, before: place.file, start: place.start }] : [];
  });
  return [...groupBy(places, ({ file }) => file)].map(([file, all]) => {
    const lines = indexLines(host.readText(all[0]!.before) ?? "");
    return { file, lines: all.map(({ start }) => lines.position(start).line) };
  });
}
