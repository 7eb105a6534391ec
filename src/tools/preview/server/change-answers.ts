// Plans what the page of the preview wants, writes it, and undoes it. (D395)
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { ChangeableSite } from "../../../project/actions/action-site.ts";
import { actionFiles } from "../../../project/actions/action-files.ts";
import type { ActionWork } from "../../../project/actions/action-work.ts";
import { applyPlan, OutdatedPlan } from "../../../project/change/apply-plan.ts";
import type { EditionChoices } from "../../../project/change/edition-choices.ts";
import type { EditPlan, PlannedFile } from "../../../project/change/edit-plan.ts";
import type { SiteToChange } from "../../../project/change/opened-site.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { filesBelow } from "../../../project/files/files-below.ts";
import { planOfFiles } from "../../../project/change/plan-of-files.ts";
import { ServedFolder, type ServedSetting } from "../../../project/serving/served-folder.ts";
import { pathFromRoot } from "../../../project/settings/repository-path.ts";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { DoneChange, ShownPlan, UndoableChange, WantedChange } from "../model/wanted-change.ts";
import { changeFailure } from "./change-failure.ts";
import { readId, readWantedChange } from "./read-wanted-change.ts";
import { doneText } from "./done-text.ts";
import { movedAddresses } from "./moved-addresses.ts";
import { shownPlan } from "./shown-plan.ts";

/** An answer to a request that writes. */
export interface ChangeAnswer {
  readonly status: 200 | 400 | 404 | 409 | 503;
  /** JSON, or with another status than 200 a sentence. */
  readonly text: string;
}

/** What was written, and can be undone. It keeps the id of its plan. */
interface WrittenChange extends UndoableChange {
  readonly reverse: readonly PlannedFile[];
}

/** Plans of a few dialogs in a few tabs, and of what a row was dragged over. */
const mostPlans = 30;
const mostWritten = 50;
/** A change of every page of a large site is kept, but not many of them. */
const mostLetters = 2 ** 26;
/** More requests than this are not work of a hand. */
const mostWaiting = 20;

/** Makes and writes plans, one after the other. */
export class ChangeAnswers {
  readonly #folder: ServedFolder;
  readonly #changed: () => void;
  readonly #plans = new Map<string, readonly [plan: EditPlan, title: string]>();
  #written: readonly WrittenChange[] = [];
  #undoneIds: readonly string[] = [];
  #waiting = 0;

  /** `changed` is called when files were written. */
  constructor(root: string, setting: ServedSetting, changed: () => void) {
    this.#folder = new ServedFolder(setting, () => Promise.resolve(root));
    this.#changed = changed;
  }

  /** What would be undone; null for nothing. */
  get undo(): UndoableChange | null {
    const last = this.#written.at(-1);
    return last === undefined ? null : { id: last.id, title: last.title };
  }

  /** The ids of the changes that were undone last. */
  get undoneIds(): readonly string[] {
    return this.#undoneIds;
  }

  /** The answer to a request with this text; undefined if there is nothing at the path. */
  async answer(path: string, text: string): Promise<ChangeAnswer | undefined> {
    const run = this.#runOf(path, text);
    if (run === undefined || "status" in run) return run;
    if (this.#waiting >= mostWaiting) return { status: 503, text: "Too many changes are waiting. Try it again." };
    this.#waiting += 1;
    try {
      return { status: 200, text: JSON.stringify(await this.#folder.inTurn(run.run)) };
    } catch (error) {
      const reason = changeFailure(error);
      if (reason === undefined) throw error;
      return { status: 409, text: reason };
    } finally {
      this.#waiting -= 1;
    }
  }

  /** What was read is kept for the next run. */
  async close(): Promise<void> {
    await this.#folder.close();
  }

  #runOf(path: string, text: string): ChangeAnswer | { readonly run: () => Promise<object> } | undefined {
    switch (path) {
      case "/change/plan": {
        const wanted = readWantedChange(text);
        return wanted === undefined ? unreadable : { run: () => this.#plan(wanted) };
      }
      case "/change/apply": {
        const id = readId(text);
        if (id === undefined) return unreadable;
        return this.#plans.has(id) ? { run: () => this.#apply(id) } : { status: 404, text: forgotten };
      }
      case "/change/undo": {
        const id = readId(text);
        return id === undefined ? unreadable : { run: () => this.#undo(id) };
      }
      default:
        return undefined;
    }
  }

  async #plan(wanted: WantedChange): Promise<ShownPlan> {
    const operations = operationsOf(wanted);
    let editions: EditionChoices | undefined;
    const plan =
      wanted.kind === "action"
        ? await this.#planAction(wanted.work)
        : await this.#planOperations(wanted, (choices) => (editions = choices));
    const shown = await shownPlan(plan, operations, editions);
    if (plan.files.length === 0 || plan.refusals.length > 0) return shown;
    const id = randomBytes(12).toString("hex");
    this.#plans.set(id, [plan, doneText(plan, operations)]);
    const kept = newestOf([...this.#plans], mostPlans, ([, [each]]) => lettersOf(each.files));
    for (const old of [...this.#plans.keys()].slice(0, -kept.length)) this.#plans.delete(old);
    return { ...shown, id };
  }

  async #planOperations(
    { operations, languages = false, versions = false }: Extract<WantedChange, { kind: "operations" }>,
    onChoices?: SiteToChange["onChoices"],
  ): Promise<EditPlan> {
    const counterparts = languages || versions ? { languages, versions } : undefined;
    return (await this.#folder.planChange({ operations, counterparts }, onChoices)).plan;
  }

  async #planAction(work: ActionWork): Promise<EditPlan> {
    // Its plan says what would be lost.
    if (work.kind === "change") {
      const { operation, redirects } = work;
      return (await this.#folder.planChange({ operations: [operation], redirects })).plan;
    }
    const { root } = await this.#folder.open();
    return planOfFiles(await actionFiles(work, await this.#changeableSite()), () => filesBelow(root));
  }

  async #changeableSite(): Promise<ChangeableSite> {
    const { problems, host } = await this.#folder.compile();
    const { root, settings } = await this.#folder.open();
    return {
      found: problems,
      textOf: (file) => host.readText(file),
      stat: (file) => host.stat(file),
      plan: async (change) => (await this.#folder.planChange(change)).plan,
      fix: (code) => this.#folder.fix((problem) => code === undefined || problem.code === code),
      baselineFile() {
        const named = settings.baseline?.file;
        const file = named === undefined ? undefined : pathFromRoot(root, named);
        return file === undefined ? undefined : { file, text: readIfFile(named!) };
      },
    };
  }

  async #apply(id: string): Promise<DoneChange> {
    const known = this.#plans.get(id);
    // A request before this one has written it.
    if (known === undefined) throw new UsageError(forgotten);
    const [plan, title] = known;
    const { root } = await this.#folder.open();
    await applyPlan(root, plan.files);
    this.#plans.delete(id);
    const written = [...this.#written, { id, title, reverse: plan.files.map(reversed) }];
    this.#written = newestOf(written, mostWritten, ({ reverse }) => lettersOf(reverse));
    this.#changed();
    return { text: title, moved: movedAddresses(plan.files, plan), undo: this.undo };
  }

  /**
   * Puts back a change that was written last. A later one may rest on an older one, so it is undone first; and what can't be put
   * back stays the last one: another change is never undone in its place. (D488)
   */
  async #undo(id: string): Promise<DoneChange> {
    const change = this.#written.find((each) => each.id === id);
    if (change === undefined) throw new UsageError(unknownChange);
    const last = this.#written.at(-1)!;
    if (change !== last)
      throw new UsageError(
        `“${change.title}” can’t be undone now, because “${last.title}” was written after it. Undo that one first, with Undo at the top.`,
      );
    const { root } = await this.#folder.open();
    try {
      await applyPlan(root, last.reverse);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const older = this.#restoredFrom(root);
      if (older !== undefined)
        return this.#undone(
          older,
          `Nothing was left to undo: the files are as they were before “${this.#written[older]!.title}”`,
        );
      const reason =
        error instanceof OutdatedPlan ? `${error.file} was changed after it, and that would be lost.` : error.message;
      throw new UsageError(`“${last.title}” can’t be undone now: ${reason} ${byHand}`);
    }
    return this.#undone(this.#written.length - 1, `Undone: ${last.title}`);
  }

  /** The changes from the one at `from` are undone. */
  #undone(from: number, text: string): DoneChange {
    const gone = this.#written.slice(from).toReversed();
    const moved = gone.flatMap(({ reverse }) => movedAddresses(reverse));
    this.#written = this.#written.slice(0, from);
    this.#undoneIds = [...this.#undoneIds, ...gone.map(({ id }) => id)].slice(-mostWritten);
    this.#changed();
    return { text, moved, undo: this.undo };
  }

  /** The newest change before which all files were as they are now, such as after `git restore`; undefined if there is none. */
  #restoredFrom(root: string): number | undefined {
    const texts = new Map<string, string | boolean>();
    const from = this.#written.findLastIndex(({ reverse }) => {
      for (const file of reverse) if ("before" in file || file.kind === "move") texts.set(fileOf(file), false);
      for (const file of reverse)
        if (file.kind !== "remove") texts.set(file.kind === "move" ? file.to : file.file, file.after ?? true);
      return [...texts].every(([file, text]) => {
        const now = readIfFile(join(root, file));
        return typeof text === "string" ? now === text : (now !== undefined) === text;
      });
    });
    return from === -1 ? undefined : from;
  }
}

function operationsOf(wanted: WantedChange): readonly ChangeOperation[] {
  if (wanted.kind === "operations") return wanted.operations;
  return wanted.work.kind === "change" ? [wanted.work.operation] : [];
}

/** The path of a file before its step. */
function fileOf(file: PlannedFile): string {
  return file.kind === "move" ? file.from : file.file;
}

/** How many letters the texts of files have. */
function lettersOf(files: readonly PlannedFile[]): number {
  return files.reduce((sum, file) => {
    const [before, after] = ["before" in file ? file.before : undefined, "after" in file ? file.after : undefined];
    return sum + (before?.length ?? 0) + (after?.length ?? 0);
  }, 0);
}

/** The newest of a list, at most so many, and with at most so many letters; the newest always. */
function newestOf<T>(all: readonly T[], most: number, letters: (each: T) => number): readonly T[] {
  const kept: T[] = [];
  let left = mostLetters;
  for (const each of all.slice(-most).toReversed()) {
    left -= letters(each);
    if (left < 0 && kept.length > 0) break;
    kept.push(each);
  }
  return kept.toReversed();
}

const byHand =
  "It can be undone when its files are again as the preview wrote them. Or change them back yourself, or with git.";
const unknownChange =
  "This change was undone already, or is no longer kept. If there is a button Undo at the top, it names the change that can be undone.";
const forgotten = "This plan is no longer kept. Make it again.";
const unreadable: ChangeAnswer = { status: 400, text: "This request asks for nothing that the preview can do." };

/** What undoes a step. */
function reversed(file: PlannedFile): PlannedFile {
  switch (file.kind) {
    case "edit":
      return { ...file, before: file.after, after: file.before };
    case "create":
      return { kind: "remove", file: file.file, before: file.after };
    case "remove":
      return { kind: "create", file: file.file, after: file.before };
    case "move": {
      const { from, to, before, after } = file;
      const texts = before === undefined || after === undefined ? {} : { before: after, after: before };
      return { kind: "move", from: to, to: from, ...texts };
    }
  }
}
