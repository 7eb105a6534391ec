// Records what a compile asks of its host, so that the next one can see which answers have changed.
import { madeOnce } from "../text/per-object.ts";
import type { Host, HostStat, ListPattern } from "./host.ts";

/** The questions of one compile, each with its answer. Answers of `fetch` are not recorded. */
export class RecordedQuestions {
  readonly #heads = new Map<number, Map<string, string | undefined>>();
  readonly #texts = new Map<string, string | undefined>();
  readonly #stats = new Map<string, HostStat | undefined>();
  readonly #refusals = new Map<string, string | undefined>();
  readonly #lists = new Map<string, List>();
  #isMixed = false;

  /** The same host; each question to it is recorded here. */
  recording(host: Host): Host {
    const record = <Answer>(
      answers: Map<string, Answer>,
      question: string,
      answer: Answer,
      isSame: (one: Answer, other: Answer) => boolean = Object.is,
    ): Answer => {
      if (answers.has(question) && !isSame(answers.get(question)!, answer)) this.#isMixed = true;
      answers.set(question, answer);
      return answer;
    };
    return {
      readText: (path) => record(this.#texts, path, host.readText(path)),
      readHead: (path, bytes) => {
        const heads = madeOnce(this.#heads, bytes, () => new Map<string, string | undefined>());
        return record(heads, path, host.readHead(path, bytes));
      },
      stat: (path) => record(this.#stats, path, host.stat(path), isSameStat),
      list: (pattern) => {
        const question = JSON.stringify([pattern.extensions, pattern.ignore]);
        return record(this.#lists, question, { pattern, files: host.list(pattern) }, isSameList).files;
      },
      ...(host.refusal === undefined
        ? {}
        : { refusal: (path: string) => record(this.#refusals, path, host.refusal!(path)) }),
      ...(host.fetch === undefined ? {} : { fetch: (url: string) => host.fetch!(url) }),
    };
  }

  /**
   * The files whose beginnings have changed. Undefined if any other answer has changed in what `parts` needs of it, or if the
   * site changed during the compile, so that the compile saw two answers.
   */
  changedHeads(host: Host, parts: PartsOfTexts): ReadonlySet<string> | undefined {
    if (this.#isMixed) return undefined;
    for (const [path, text] of this.#texts) {
      const now = host.readText(path);
      if (now === text) continue;
      if (now === undefined || text === undefined || !parts.isSame(path, now)) return undefined;
      this.#texts.set(path, now);
    }
    for (const [path, stat] of this.#stats) {
      const now = host.stat(path);
      if (isSameStat(now, stat)) continue;
      if (!isSameFile(now, stat) || !parts.mayGrow(path, now!.size - stat!.size)) return undefined;
      this.#stats.set(path, now);
    }
    for (const [path, reason] of this.#refusals) if (host.refusal?.(path) !== reason) return undefined;
    for (const { pattern, files } of this.#lists.values())
      if (!isSameList({ pattern, files: host.list(pattern) }, { pattern, files })) return undefined;
    const changed = new Set<string>();
    for (const [bytes, heads] of this.#heads)
      for (const [path, head] of heads) if (host.readHead(path, bytes) !== head) changed.add(path);
    return changed;
  }

  /** Forgets what was answered about the beginning of a file. Returns the number of characters. */
  forgetHead(path: string): number {
    let length = 0;
    for (const heads of this.#heads.values()) {
      length += heads.get(path)?.length ?? 0;
      heads.delete(path);
    }
    return length;
  }
}

/** Files that were read whole although only a part of their text matters. */
export interface PartsOfTexts {
  /** Whether a file is one of them, and this text has the same part. */
  readonly isSame: (path: string, text: string) => boolean;
  /** Whether a file is one of them, and may have so many bytes more. */
  readonly mayGrow: (path: string, bytes: number) => boolean;
}

interface List {
  readonly pattern: ListPattern;
  readonly files: readonly string[];
}

function isSameList({ files: one }: List, { files: other }: List): boolean {
  return one.length === other.length && one.every((file, index) => file === other[index]);
}

function isSameFile(one: HostStat | undefined, other: HostStat | undefined): boolean {
  return one?.kind === "file" && other?.kind === "file" && one.real === other.real;
}

function isSameStat(one: HostStat | undefined, other: HostStat | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.kind === other.kind && one.size === other.size && one.modified === other.modified && one.real === other.real
  );
}
