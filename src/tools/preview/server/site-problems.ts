// Keeps the problems that a preview shows: those of its latest compile, and those for which texts and files in no list are read. (D371)
import { baselineKey } from "../../../project/baseline/baseline.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { judgeFindings } from "../../../project/judging/judge-findings.ts";
import { neededFor } from "../../../project/judging/unjudged-entries.ts";
import type { FoundSite } from "../../../project/preview-program.ts";
import type { AcceptedProblems, TextsState } from "../model/texts-note.ts";
import type { ReadLinks } from "./recorded-site.ts";

/** The problems of a site while it changes. */
export class SiteProblems {
  readonly #root: string;
  #found: readonly Diagnostic[] = [];
  /** Undefined until they were read. */
  #ofTexts: readonly Diagnostic[] | undefined;
  /** What the latest compile has found, too, with what texts and files in no list add to it. */
  #full: readonly Diagnostic[] = [];
  #texts: TextsState = "checking";
  #accepted: AcceptedProblems | undefined;
  /** With which the latest compile was made. */
  #settings = "";

  constructor(root: string) {
    this.#root = root;
  }

  /** Shows what the latest compile found. What texts have is known until they are read again, or judged by other settings. */
  update({ found, site }: Pick<FoundSite, "found" | "site">): void {
    this.#found = found;
    const settings = JSON.stringify(site.settings);
    if (settings === this.#settings) return;
    this.#settings = settings;
    this.#ofTexts = undefined;
    this.#full = [];
    this.#texts = "checking";
    this.#accepted = undefined;
  }

  get texts(): TextsState {
    return this.#texts;
  }

  /** What the baseline accepts; undefined without one, and until texts were read. */
  get accepted(): AcceptedProblems | undefined {
    return this.#accepted;
  }

  /** All problems that are known. */
  get all(): readonly Diagnostic[] {
    if (this.#ofTexts === undefined) return this.#found;
    return joinedProblems(this.#found, [...withKeysOf(this.#full, this.#found), ...this.#ofTexts]);
  }

  #shown(): string {
    return [this.#texts, JSON.stringify(this.#accepted), ...this.all.map(nameOf)].join("\n");
  }

  /** Judges what was read. True if something else is shown now. */
  async judge(read: Promise<Pick<ReadLinks, "problems">>, { site }: FoundSite): Promise<boolean> {
    // Why it fails is on stderr: without the baseline or the folder the compile fails, too.
    const judged = await read.then(({ problems }) => judgedProblems(this.#root, site, problems)).catch(() => undefined);
    if (JSON.stringify(site.settings) !== this.#settings) return false;
    const before = this.#shown();
    this.#texts = judged === undefined ? "unchecked" : "checked";
    // What the compile has, too, is gone when the next compile does not find it.
    if (judged !== undefined) {
      const found = withoutTexts(this.#found);
      this.#ofTexts = without(judged.diagnostics, found);
      this.#full = withKeysOf(judged.diagnostics, found);
      this.#accepted = judged.accepted;
    }
    return this.#shown() !== before;
  }
}

/** What is left of problems of a site without those that it ignores or accepts, and how many it accepts. Rejects with `UsageError` if its baseline can't be used. */
export async function judgedProblems(
  root: string,
  { result, settings }: FoundSite["site"],
  problems: readonly Diagnostic[],
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly accepted: AcceptedProblems | undefined }> {
  const site = { result: { ...result, diagnostics: problems }, settings };
  const { diagnostics, accepted } = await judgeFindings(site, root, {}, () => undefined);
  return { diagnostics, accepted: accepted && { file: accepted.file, number: accepted.number } };
}

/**
 * The problems of a compile, and those that only a compile with texts and unlisted files has. Of one that both have, the second knows more: the
 * links that lead there, and the file that is meant. At another place it is out of date. Those of texts are all of the second:
 * it has read more texts, so the links with one fault may be one problem at another place.
 */
export function joinedProblems(found: readonly Diagnostic[], ofTexts: readonly Diagnostic[]): readonly Diagnostic[] {
  const full = new Map(ofTexts.map((each) => [placeOf(each), each]));
  const own = withoutTexts(found);
  return [...own.map((each) => full.get(placeOf(each)) ?? each), ...without(ofTexts, own)];
}

function withoutTexts(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return problems.filter(({ code }) => !neededFor(code).includes("links"));
}

function placeOf(problem: Diagnostic): string {
  return JSON.stringify([baselineKey(problem), problem.pointer, problem.range.start.offset]);
}

function withKeysOf(problems: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = new Set(others.map(baselineKey));
  return problems.filter((problem) => known.has(baselineKey(problem)));
}

function without(problems: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = new Set(others.map(baselineKey));
  return problems.filter((problem) => !known.has(baselineKey(problem)));
}

function nameOf({ code, file, pointer, message }: Diagnostic): string {
  return JSON.stringify([code, file, pointer, message]);
}
