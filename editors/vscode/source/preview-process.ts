// Runs `navc preview`, and asks it what the page in a panel can't ask: the server answers no page of another origin.
import { spawn, type ChildProcess } from "node:child_process";
import { get, type ClientRequest } from "node:http";
import type { Disposable, LogOutputChannel } from "vscode";

/** An answer of the server. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** In milliseconds: how soon a stream of changes that has ended is asked for again. */
const pause = 1000;

/** A running preview. */
export class PreviewProcess implements Disposable {
  readonly #process: ChildProcess;
  readonly #address: string;
  #stream: ClientRequest | undefined;
  #isDisposed = false;

  private constructor(process: ChildProcess, address: string) {
    this.#process = process;
    this.#address = address;
  }

  /** Starts the preview of a docs folder, at a port that the system chooses. */
  static async start(navc: string, root: string, output: LogOutputChannel): Promise<PreviewProcess> {
    const started = spawn(process.execPath, [navc, "preview", root, "--port", "0"], {
      // VS Code is Node with this variable.
      env: { ...process.env, ELECTRON_RUN_AS_NODE: "1", NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let notes = "";
    started.stderr.on("data", (text: Buffer) => {
      notes += text.toString();
      output.info(text.toString().trimEnd());
    });
    const address = await new Promise<string>((found, failed) => {
      started.stdout.once("data", (text: Buffer) => found(text.toString().trim()));
      started.once("error", failed);
      started.once("exit", () => failed(new Error(notes)));
    });
    return new PreviewProcess(started, address);
  }

  /** What the server answers at a path. */
  async get(path: string): Promise<Answer> {
    return new Promise((answered, failed) => {
      get(new URL(path, this.#address), (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          answered({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8") }),
        );
      }).on("error", failed);
    });
  }

  /** Calls `listener` with the number of each state of the site, and with null while the server can't be reached. */
  follow(listener: (revision: number | null) => void): void {
    this.#stream?.destroy();
    const again = (): void => {
      if (this.#isDisposed) return;
      setTimeout(() => this.follow(listener), pause);
    };
    const stream = get(new URL("/events", this.#address), (response) => {
      response.on("data", (text: Buffer) => {
        const [, revision] = /^data: (\d+)$/m.exec(text.toString()) ?? [];
        if (revision !== undefined) listener(Number(revision));
      });
      response.on("error", () => undefined);
      response.on("close", () => {
        if (this.#stream === stream) again();
      });
    });
    stream.on("error", () => {
      if (this.#stream !== stream || this.#isDisposed) return;
      listener(null);
      again();
    });
    this.#stream = stream;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#stream?.destroy();
    this.#process.kill();
  }
}
