// Keeps what was made from a docs folder, and reports when it may have changed.
import type { Host } from "../../../compiler/host/host.ts";
import { watchedDisk, type WatchedDisk } from "../../../project/disk/watched-disk.ts";

/** What is reported about a folder. */
export interface FolderListener {
  /** Something that `make` used has changed. */
  readonly changed: () => void;
  /** A folder can't be watched, so its changes are not noticed. */
  readonly failed: (error: Error) => void;
}

// If files change without a pause, an older state is shown rather than none.
const mostRounds = 10;

/** Something that is made from the files of a folder on request. After the first request, changes are reported. */
export class WatchedFolder<Made> {
  readonly #disk: WatchedDisk;
  readonly #make: (host: Host) => Promise<Made>;
  readonly #listener: FolderListener;
  #changes = 0;
  #isReporting = false;
  #isClosed = false;
  #latest: { readonly made: Made; readonly changes: number } | undefined;
  #running: Promise<Made> | undefined;

  constructor(root: string, make: (host: Host) => Promise<Made>, listener: FolderListener) {
    this.#disk = watchedDisk(root);
    this.#make = make;
    this.#listener = listener;
  }

  /** The number of noticed changes. */
  get changes(): number {
    return this.#changes;
  }

  /** What is made from the current folder. Rejects with the errors of `make`. */
  read(): Promise<Made> {
    if (this.#latest?.changes === this.#changes) return Promise.resolve(this.#latest.made);
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Ends the watching. */
  close(): void {
    this.#isClosed = true;
    this.#disk.stop();
  }

  async #run(): Promise<Made> {
    for (let round = 1; ; round += 1) {
      if (!this.#isClosed) this.#disk.start({ changed: () => this.#changed(), failed: this.#listener.failed });
      // oxlint-disable-next-line no-await-in-loop -- one round after the other is the point
      await this.#disk.quiet();
      const changes = this.#changes;
      // oxlint-disable-next-line no-await-in-loop -- one round after the other is the point
      const made = await this.#disk.during(this.#make);
      // oxlint-disable-next-line no-await-in-loop -- one round after the other is the point
      await this.#disk.quiet();
      if (changes !== this.#changes && round < mostRounds) continue;
      this.#latest = { made, changes };
      return made;
    }
  }

  #changed(): void {
    this.#changes += 1;
    if (this.#isReporting) return;
    this.#isReporting = true;
    void this.#disk.quiet().then(() => {
      this.#isReporting = false;
      if (!this.#isClosed) this.#listener.changed();
    });
  }
}
