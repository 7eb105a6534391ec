// Names the file that says at which domain GitHub Pages serves a site.
import type { ImportLoss } from "./import-loss.ts";
import type { OldFolder } from "./old-folder.ts";

/** A loss if the folder of published files has `CNAME`. */
export function lostDomain(source: OldFolder, folder: string): readonly ImportLoss[] {
  const file = folder === "" ? "CNAME" : `${folder}/CNAME`;
  return source.has(file)
    ? [{ feature: "the domain of a site", reason: "it is set where the new site is published", file }]
    : [];
}
