// Limits how large and deep the tree of an imported site is, and counts what is left out of it. (D367)
import { defaultLimits } from "../../compiler/contract/limits.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import type { ImportLoss } from "./import-loss.ts";

/** Where an entry is written. */
export type EntryPlace = Pick<ImportLoss, "file" | "line" | "pointer">;

/** Levels of entries that importers read. docs.json has fewer: see `fitDepth`. */
export const mostLevels = 200;

/** The folder, or the one above it that is the last level that importers read. */
export function folderWithin(folder: string, root: string): string {
  const above = root === "" ? 0 : root.split("/").length;
  const names = folder.split("/");
  return names.length - above <= mostLevels ? folder : names.slice(0, above + mostLevels).join("/");
}

/** What is left out for one reason: the first place, and how often. */
interface LeftOut {
  readonly loss: Omit<ImportLoss, "what">;
  count: number;
}

/** The limits of one import. */
export class TreeLimits {
  readonly #most: number;
  readonly #leftOut = new Map<string, LeftOut>();
  #left: number;

  constructor(most: number = defaultLimits.nodes) {
    this.#most = most;
    this.#left = most;
  }

  /** Whether the tree takes one more entry. Those that it does not take are counted. */
  takes(place: EntryPlace): boolean {
    if (this.#left > 0) {
      this.#left -= 1;
      return true;
    }
    this.#leaveOut(`more than ${this.#most} entries`, "the others are left out", place);
    return false;
  }

  /** Whether entries at a level, from 0, are not read. They are counted. */
  isTooDeep(level: number, place: EntryPlace): boolean {
    if (level <= mostLevels) return false;
    this.#leaveOut(
      `entries in more than ${mostLevels} levels`,
      "they are left out with what is below them; nest them less",
      place,
    );
    return true;
  }

  /** One loss for each reason. */
  get losses(): readonly ImportLoss[] {
    return [...this.#leftOut.values()].map(({ loss, count: sum }) => ({
      ...loss,
      what: count(sum, "entry", "entries"),
    }));
  }

  #leaveOut(feature: string, reason: string, place: EntryPlace): void {
    const known = this.#leftOut.get(feature);
    if (known === undefined) this.#leftOut.set(feature, { loss: { feature, reason, ...place }, count: 1 });
    else known.count += 1;
  }
}
