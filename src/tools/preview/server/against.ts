// Compares the current site of a preview with another one, on request.
import { comparisonOf, type Comparison } from "../model/comparison.ts";
import { missingNotes } from "../../../outputs/render/diff-notes.ts";
import type { CompilerProgram } from "../../../project/load-compiler.ts";
import { changedTexts, type ChangedTexts } from "../../../project/comparison/changed-texts.ts";
import { compareOpened, notesOf, type SidesCompared } from "../../../project/comparison/compare-sides.ts";
import {
  openComparedSite,
  readSideWords,
  type SideCompile,
  type SideWord,
} from "../../../project/comparison/diff-side.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";
import { readSettings } from "../../../project/settings/site-settings.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { codesNeeding } from "../../../project/judging/unjudged-entries.ts";
import { newProblemNames } from "./new-problem-names.ts";
import { openOtherSide } from "./other-side.ts";
import type { FolderListener } from "./watched-folder.ts";

/** A site to compare with. */
export interface Against {
  /** As given to the command. */
  readonly word: string;
  /** A text that is different after each change of that site. */
  readonly state: () => Promise<string>;
  /** Compiles the current site of the preview. Rejects with `UsageError` if it can't be read. */
  readonly compare: () => Promise<Comparison>;
  /** The texts that changed, of the sites that were compared last; null if one of them has none. */
  readonly texts: () => Promise<ChangedTexts | null>;
  /** Ends the watching of a folder. */
  readonly close: () => void;
}

/** Opens the side `word` for the site at `root`; with a `listener`, changes of a folder are reported. Rejects with `UsageError` if there is no site to compare with. */
export async function openAgainst(
  word: string,
  root: string,
  options: SiteOptions,
  compiler: CompilerProgram,
  listener?: FolderListener,
): Promise<Against> {
  const sides = readSideWords([word, root]);
  const howNow = (): SideCompile => {
    const { compile } = readSettings(root, options);
    // Neither images nor links have a part in what is shown of a difference.
    return { compiler, options: { ...compile, assets: false, links: false } };
  };
  let how = howNow();
  let other = await openOtherSide(sides[0], how, listener);
  let last = await other.read();
  /** Opens the other side anew if the settings are others. While one of the two can't be read, it stays as it was. */
  const renew = async (): Promise<void> => {
    try {
      const next = howNow();
      if (JSON.stringify(next.options) === JSON.stringify(how.options)) return;
      const opened = await openOtherSide(sides[0], next, listener);
      other.close();
      [other, how] = [opened, next];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
    }
  };
  let compared: SidesCompared | undefined;
  /** Reads the other site. While it can't be read, its last state is shown, with the reason in a sentence. */
  const readOther = async (): Promise<readonly string[]> => {
    try {
      last = await other.read();
      return [];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return [`${error.message} It is shown as it was before.`];
    }
  };
  return {
    word,
    async state() {
      await renew();
      return `${JSON.stringify(how.options)} ${await other.state()}`;
    },
    close: () => other.close(),
    texts: async () => (compared === undefined ? null : changedTexts(compared)),
    async compare() {
      const notes = await readOther();
      const before = last;
      const same = sides[0].kind === "file" ? before.navigation : undefined;
      const after = await openComparedSite(sides[1], { ...how, other: same });
      compared = await compareOpened(before, after);
      const shown = shownComparison(sides, compared);
      return { ...shown, notes: [...notes, ...shown.notes] };
    },
  };
}

/** What the preview shows of two compared sides. */
export function shownComparison(sides: readonly [SideWord, SideWord], compared: SidesCompared): Comparison {
  const notes = notesOf(sides, compared);
  const { chains } = notes;
  const sentences = [...missingNotes(notes), ...(chains === undefined ? [] : [`${chains}.`])];
  const shown = comparisonOf(compared.compared, compared.changed, sentences);
  return { ...shown, newProblems: newProblemNames(compared), notCompared: codesNeeding("links") };
}
