// Plans what the page of the preview wants, writes it, and undoes it. (D395)
import { randomBytes } from "node:crypto";
import type { ChangeableSite } from "../../../project/actions/action-site.ts";
import { actionFiles } from "../../../project/actions/action-files.ts";
import type { ActionWork } from "../../../project/actions/action-work.ts";
import { applyPlan, OutdatedPlan } from "../../../project/change/apply-plan.ts";
import type { EditPlan, PlannedFile } from "../../../project/change/edit-plan.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { planOfFiles } from "../../../project/change/plan-of-files.ts";
import { ServedFolder, type ServedSetting } from "../../../project/serving/served-folder.ts";
import { pathFromRoot } from "../../../project/settings/repository-path.ts";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { knownFailure, UsageError } from "../../../project/settings/usage-error.ts";
import type { DoneChange, ShownPlan, WantedChange } from "../model/wanted-change.ts";
import { readPlanId, readWantedChange } from "./read-wanted-change.ts";
import { doneText } from "./done-text.ts";
import { movedAddresses } from "./moved-addresses.ts";
import { shownPlan } from "./shown-plan.ts";

/** An answer to a request that writes. */
export interface ChangeAnswer {
  readonly status: 200 | 400 | 404 | 409 | 503;
  /** JSON, or with another status than 200 a sentence. */
  readonly text: string;
}

/** What was written, and can be undone. */
interface WrittenChange {
  readonly title: string;
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
  #waiting = 0;

  /** `changed` is called when files were written. */
  constructor(root: string, setting: ServedSetting, changed: () => void) {
    this.#folder = new ServedFolder(setting, () => Promise.resolve(root));
    this.#changed = changed;
  }

  /** What would be undone; null for nothing. */
  get undo(): string | null {
    return this.#written.at(-1)?.title ?? null;
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
      const reason = knownFailure(error);
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
        const id = readPlanId(text);
        if (id === undefined) return unreadable;
        return this.#plans.has(id) ? { run: () => this.#apply(id) } : { status: 404, text: forgotten };
      }
      case "/change/undo":
        return { run: () => this.#undo() };
      default:
        return undefined;
    }
  }

  async #plan(wanted: WantedChange): Promise<ShownPlan> {
    const plan = wanted.kind === "action" ? await this.#planAction(wanted.work) : await this.#planOperations(wanted);
    const shown = await shownPlan(plan, operationsOf(wanted));
    if (plan.files.length === 0 || plan.refusals.length > 0) return shown;
    const id = randomBytes(12).toString("hex");
    this.#plans.set(id, [plan, doneText(plan)]);
    const kept = newestOf([...this.#plans], mostPlans, ([, [each]]) => lettersOf(each.files));
    for (const old of [...this.#plans.keys()].slice(0, -kept.length)) this.#plans.delete(old);
    return { ...shown, id };
  }

  async #planOperations({
    operations,
    languages = false,
    versions = false,
  }: Extract<WantedChange, { kind: "operations" }>): Promise<EditPlan> {
    const counterparts = languages || versions ? { languages, versions } : undefined;
    return (await this.#folder.planChange({ operations, counterparts })).plan;
  }

  async #planAction(work: ActionWork): Promise<EditPlan> {
    // Its plan says what would be lost.
    if (work.kind === "change") return this.#planOperations({ kind: "operations", operations: [work.operation] });
    return planOfFiles(await actionFiles(work, await this.#changeableSite()));
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
    const written = [...this.#written, { title, reverse: plan.files.map(reversed) }];
    this.#written = newestOf(written, mostWritten, ({ reverse }) => lettersOf(reverse));
    this.#changed();
    return { text: title, moved: movedAddresses(plan.files, plan), undo: this.undo };
  }

  /** Puts back what was written last. What can't be put back stays the last one: an older change is never undone in its place. */
  async #undo(): Promise<DoneChange> {
    const last = this.#written.at(-1);
    if (last === undefined) return { text: "There is nothing to undo.", moved: [], undo: null };
    const { root } = await this.#folder.open();
    try {
      await applyPlan(root, last.reverse);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const reason = error instanceof OutdatedPlan ? error.reason : error.message;
      throw new UsageError(`“${last.title}” can’t be undone now: ${reason} ${byHand}`);
    }
    this.#written = this.#written.slice(0, -1);
    this.#changed();
    return { text: `Undone: ${last.title}`, moved: movedAddresses(last.reverse), undo: this.undo };
  }
}

function operationsOf(wanted: WantedChange): readonly ChangeOperation[] {
  if (wanted.kind === "operations") return wanted.operations;
  return wanted.work.kind === "change" ? [wanted.work.operation] : [];
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
