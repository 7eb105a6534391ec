// Opens the reader of bodies for this machine.
import { createHash } from "node:crypto";
import { BodyThreads } from "./body-threads.ts";
import { HashedBodies, type OpenBodies } from "./hashed-bodies.ts";
import { bodyStore } from "./body-store.ts";

/** Where the results are kept for the next run. */
export interface KeptBodies {
  /** A private folder of this user. */
  readonly folder: string;
  readonly root: string;
  /** The version of navc. */
  readonly version: string;
}

/** Reads each body once, in threads if there is much to read. Without `kept`, nothing is kept for the next run. */
export function openBodies(kept: KeptBodies | undefined): OpenBodies {
  const store = kept && bodyStore(kept.folder, kept.root, kept.version);
  const threads = new BodyThreads();
  const bodies = new HashedBodies(threads, store);
  return {
    read: (texts) => bodies.read(texts),
    readPrograms: (texts) => bodies.readPrograms(texts),
    sha256: (text) => createHash("sha256").update(text).digest("hex"),
    async endRound() {
      bodies.endRound();
      await threads.end();
    },
    async end() {
      // First, because what is kept is written as a whole, which takes the memory that threads have.
      await threads.end();
      store?.keep(bodies.known);
    },
  };
}
