// Which word tells the pages of one spec from those of another? (D8)
import type { Slot } from "./gather-slots.ts";
import { joined, pathFolder, sanitize } from "./operation-path.ts";

/** The version of a spec's pages, else their language, else the spec's base name, as a segment of a path. */
export function editionWord(slot: Slot): string {
  return sanitize(slot.version ?? slot.language ?? "") || baseWord(slot);
}

/** The name of a spec's file as a segment of a path. */
export function baseWord({ document }: Pick<Slot, "document">): string {
  return sanitize((document.source.split("/").at(-1) ?? "").replace(/\.[a-z]+$/i, ""));
}

/** The directory that gives a spec's pages that word from the start. */
export function editionDirectory(slot: Slot): string {
  return joined(pathFolder(slot.directory), editionWord(slot));
}
