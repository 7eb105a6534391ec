// Keeps what a change is about to write, so that a later run can undo it if this one is killed. (D266)
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { privateJournal, type PrivateJournal } from "../writer/private-journal.ts";
import type { WriteStep } from "./write-steps.ts";

/** What a run writes. */
export interface ChangeWriting {
  readonly steps: readonly WriteStep[];
  /** The folders that it makes, each after the one that holds it. */
  readonly folders: readonly string[];
}

/** The journal of one docs folder. Its first line has all steps, and each further line is for one that is done. */
export class ChangeJournal {
  readonly #journal: PrivateJournal | undefined;

  /** `real` is the real path of the docs folder. */
  constructor(real: string) {
    this.#journal = privateJournal(real);
  }

  /** Its path, for messages; undefined where nothing can be kept. */
  get file(): string | undefined {
    return this.#journal?.file;
  }

  /** The steps that a run has begun and not ended; undefined without a journal. */
  read(): ChangeWriting | undefined {
    const text = this.#journal?.read();
    if (text === undefined) return undefined;
    const [first = "", ...done] = text.split("\n");
    const { steps, folders } = parsed(first);
    return { steps: steps.slice(0, done.length), folders };
  }

  /** Throws the error of the system. */
  begin({ steps, folders }: ChangeWriting): void {
    this.#journal?.write(`${JSON.stringify({ steps, folders })}\n`);
  }

  /** Throws the error of the system. */
  stepDone(): void {
    this.#journal?.add("done\n");
  }

  end(): void {
    this.#journal?.remove();
  }
}

/** A run that was killed before the line was complete has written nothing. */
function parsed(line: string): ChangeWriting {
  try {
    const value = JSON.parse(line) as JsonValue;
    if (isJsonObject(value)) return value as unknown as ChangeWriting;
  } catch {
    // The line is not complete.
  }
  return { steps: [], folders: [] };
}
