// Stores bodies by the hashes of their texts, so that no text has to be kept.
import { createHash } from "node:crypto";
import type { KnownBodies } from "../../compiler/bodies/known-bodies.ts";
import type { PageBody } from "../../compiler/bodies/page-body.ts";
import { sharedAddresses } from "../../compiler/bodies/shared-addresses.ts";
import type { BodyStore } from "./body-store.ts";
import type { BodyThreads } from "./body-threads.ts";

/** A reader of bodies that has to be ended. */
export interface OpenBodies extends KnownBodies {
  readonly end: () => Promise<void>;
  /** Forgets what was not requested since the last call, and ends the threads. */
  readonly endRound: () => Promise<void>;
}

/** Reads each text once, in threads if there is much to read. */
export class HashedBodies implements KnownBodies {
  readonly #known = new Map<string, PageBody>();
  #asked = new Set<string>();
  #shared = sharedAddresses();
  readonly #threads: Pick<BodyThreads, "read">;
  readonly #store: Pick<BodyStore, "find"> | undefined;

  constructor(threads: Pick<BodyThreads, "read">, store?: Pick<BodyStore, "find">) {
    this.#threads = threads;
    this.#store = store;
  }

  /** Everything that was requested since the last round, by hash. */
  get known(): ReadonlyMap<string, PageBody> {
    return this.#known;
  }

  /** Forgets what was not requested since the last call. */
  endRound(): void {
    for (const hash of this.#known.keys()) if (!this.#asked.has(hash)) this.#known.delete(hash);
    this.#asked = new Set();
    this.#shared = sharedAddresses();
  }

  read(texts: readonly string[]): Promise<readonly PageBody[]> {
    return this.#read(texts, "", (unread) => this.#threads.read(unread));
  }

  /** They are read in this thread, because there are few, and starting a thread would take longer. */
  readPrograms(texts: readonly string[]): Promise<readonly PageBody[]> {
    return this.#read(texts, "program:", async (unread) => {
      if (unread.length === 0) return [];
      // If all bodies are known, the parser is not loaded.
      const { readProgram } = await import("../../compiler/bodies/read-program.ts");
      return unread.map(readProgram);
    });
  }

  /** Names a text by its grammar and its hash, so that a page and a program with the same text have different names. */
  async #read(
    texts: readonly string[],
    grammar: "" | "program:",
    readAll: (texts: readonly string[]) => Promise<readonly PageBody[]>,
  ): Promise<readonly PageBody[]> {
    const hashes = texts.map((text) => `${grammar}${hashOf(text)}`);
    const unread = new Map<string, string>();
    for (const [index, hash] of hashes.entries()) {
      this.#asked.add(hash);
      if (this.#known.has(hash) || unread.has(hash)) continue;
      const stored = this.#store?.find(hash);
      if (stored === undefined) unread.set(hash, texts[index]!);
      else this.#known.set(hash, this.#shared(stored));
    }
    const read = await readAll([...unread.values()]);
    for (const [index, hash] of [...unread.keys()].entries()) this.#known.set(hash, this.#shared(read[index]!));
    return hashes.map((hash) => this.#known.get(hash)!);
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
