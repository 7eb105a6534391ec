// The site that a preview is compared with: it is compiled once, and the site of the preview whenever it is asked for.
import { comparisonOf, type Comparison } from "../../preview/comparison.ts";
import { missingNotes } from "../../render/diff-notes.ts";
import type { CommandContext } from "../command-context.ts";
import { compareOpened, notesOf, type SidesCompared } from "../compare-sides.ts";
import { openComparedSite, readSideWords, type SideCompile, type SideWord } from "../diff-side.ts";
import type { SiteOptions } from "../site-options.ts";
import { readSettings } from "../site-settings.ts";

/** A site to compare with. */
export interface Against {
  /** As the command was given it. */
  readonly word: string;
  /** Compiles the site of the preview as it is now. Rejects with `UsageError` where it can't be read. */
  readonly compare: () => Promise<Comparison>;
}

/** Opens the side `word` for the site at `root`. Rejects with `UsageError` where there is no site to compare with. */
export async function openAgainst(
  word: string,
  root: string,
  options: SiteOptions,
  context: CommandContext,
): Promise<Against> {
  const sides = readSideWords([word, root]);
  const { compile } = readSettings(root, options);
  // Neither images nor links have a part in what is shown of a difference.
  const how: SideCompile = {
    compiler: await context.loadCompiler(),
    options: { ...compile, assets: false, links: false },
  };
  const before = await openComparedSite(sides[0], how);
  const beside = sides[0].kind === "file" ? before.navigation : undefined;
  return {
    word,
    async compare() {
      const after = await openComparedSite(sides[1], { ...how, beside });
      return shownComparison(sides, compareOpened(before, after));
    },
  };
}

/** What the preview shows of two sides that were compared. */
export function shownComparison(sides: readonly [SideWord, SideWord], compared: SidesCompared): Comparison {
  const notes = notesOf(sides, compared);
  const { chains } = notes;
  const sentences = [...missingNotes(notes), ...(chains === undefined ? [] : [`${chains}.`])];
  return comparisonOf(compared.compared, compared.changed, sentences);
}
