// Asks the disk about a site again only if something on the disk may have changed. (D270)
import { CompileStopped, keepAnswers } from "../../compiler/host/kept-answers.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { WatchedDisk } from "../disk/watched-disk.ts";

/** What is done with the changes that the disk reports. */
export interface DiskListener {
  readonly changed: () => void;
  /** A folder can't be watched. */
  readonly failed: (error: Error) => void;
}

/** The answers of the disk about a docs folder. */
export class DiskAnswers {
  readonly #disk: WatchedDisk;
  readonly #listener: DiskListener;
  readonly #answers = keepAnswers(
    delegatingHost(
      (url) => this.#fetch(url),
      () => this.#current,
    ),
  );
  /** What was fetched since the last change of the disk, so that no keystroke asks a server. */
  readonly #fetched = new Map<string, Promise<string>>();
  #current: Host | undefined;
  #isStale = true;

  constructor(disk: WatchedDisk, listener: DiskListener) {
    this.#disk = disk;
    this.#listener = listener;
  }

  /** Something at a path from the docs root may have changed; without a path, anywhere. */
  changed(path?: string): void {
    this.#isStale = true;
    if (path !== undefined) this.#disk.forget(path);
  }

  /** Runs one compile. After a change it asks for everything again; a text is read again only if its file differs. */
  async during<Result>(compile: (host: Host) => Promise<Result>): Promise<Result> {
    if (!this.#isStale) return this.#answers.during(compile);
    this.#disk.start({
      changed: () => {
        this.#isStale = true;
        this.#listener.changed();
      },
      failed: this.#listener.failed,
    });
    this.#isStale = false;
    try {
      return await this.#disk.during((host) => {
        this.#current = host;
        this.#answers.forget("");
        this.#fetched.clear();
        return this.#answers.during(compile);
      });
    } catch (error) {
      // A compile that was stopped had right answers; what failed is asked anew.
      if (!(error instanceof CompileStopped)) this.#isStale = true;
      throw error;
    }
  }

  close(): void {
    this.#disk.stop();
  }

  #fetch(url: string): Promise<string> {
    const known = this.#fetched.get(url);
    if (known !== undefined) return known;
    const body = this.#current!.fetch!(url);
    this.#fetched.set(url, body);
    // A failure is not kept.
    body.catch(() => this.#fetched.delete(url));
    return body;
  }
}

function delegatingHost(fetch: (url: string) => Promise<string>, current: () => Host | undefined): Host {
  const host = (): Host => {
    const found = current();
    if (found === undefined) throw new CompileStopped();
    return found;
  };
  return {
    readText: (path) => host().readText(path),
    readHead: (path, bytes) => host().readHead(path, bytes),
    stat: (path) => host().stat(path),
    refusal: (path) => host().refusal?.(path),
    list: (pattern) => host().list(pattern),
    fetch,
  };
}
