// Serves the preview on this computer only.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { failureText } from "../../../project/bug-report.ts";
import { decodeSegment } from "../../../compiler/contract/href.ts";
import type { ChangeAnswer } from "./change-answers.ts";
import { readChangeRequest } from "./read-change-request.ts";
import { isOwnRequest } from "./is-own-request.ts";
import type { ServedFile } from "./served-file.ts";

/** The source of the answers of a server. */
export interface Answers {
  readonly revision: number;
  answer(path: string, query: URLSearchParams): Promise<string | undefined>;
  /** A picture of the docs folder. */
  readonly file?: (path: string) => ServedFile | undefined;
}

/** What answers requests that write. */
export interface Changes {
  /** What the page has, and the pages of others have not. */
  readonly token: string;
  answer(path: string, text: string): Promise<ChangeAnswer | undefined>;
}

/**
 * The number of streams of changes that are open at once. A browser has six connections to one address: with a stream in each of
 * six tabs, no tab could load anything.
 */
export const mostStreams = 3;

/** The port if no other one is given. */
export const usualPort = 4040;

const plain = "text/plain; charset=utf-8";
const stream = "text/event-stream";

const headers = {
  "Cache-Control": "no-store",
  // Beside that of the document, which can't forbid frames.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Where the pictures of the docs folder are. */
const filesPath = "/files/";
/** A picture that is opened by itself is a document of this address, and an SVG could have a script in it. */
const onlyPicture = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** A server of the preview. No request starts a program, and what one writes is a plan of `changes` (D395). */
export class PreviewServer {
  readonly #server: Server;
  readonly #document: string;
  readonly #answers: Answers;
  readonly #listeners = new Set<ServerResponse>();
  readonly #changes: Changes | undefined;

  /** Without `changes` the preview only reads. */
  constructor(document: string, answers: Answers, changes?: Changes) {
    this.#changes = changes;
    this.#document = document;
    this.#answers = answers;
    this.#server = createServer((request, response) => {
      void this.#respond(request, response).catch((error: unknown) => end(response, 500, plain, failureText(error)));
    });
  }

  /** Begins to listen at a port; 0 for any free one. Rejects with `UsageError` if the port can't be used. */
  async listen(port: number): Promise<void> {
    await new Promise<void>((listening, failed) => {
      this.#server.once("error", (error: NodeJS.ErrnoException) => failed(portError(port, error)));
      this.#server.listen(port, "127.0.0.1", listening);
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get address(): string {
    return `http://127.0.0.1:${String(this.port)}/`;
  }

  /** Reports to all open previews that the site has changed. */
  changed(): void {
    for (const listener of this.#listeners) this.#report(listener);
  }

  /** Ends the server and all connections. */
  async close(): Promise<void> {
    await new Promise<void>((closed) => {
      this.#server.close(() => closed());
      this.#server.closeAllConnections();
    });
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOwnRequest(request.headers, this.port)) return end(response, 403, plain, foreign(this.address));
    if (request.method === "POST" && this.#changes !== undefined) return this.#change(request, response, this.#changes);
    const isHead = request.method === "HEAD";
    if (request.method !== "GET" && !isHead) {
      const isWriting = this.#changes !== undefined;
      const sentence = isWriting ? "The preview answers" : "The preview only reads, so it answers";
      const allowed = isWriting ? "GET, HEAD, POST" : "GET, HEAD";
      return end(response, 405, plain, `${sentence} ${allowed}.\n`, { Allow: allowed });
    }
    const { pathname, searchParams } = targetOf(request, this.address);
    if (pathname === "/") return end(response, 200, "text/html; charset=utf-8", this.#document);
    if (pathname === "/events") return isHead ? end(response, 200, stream, "") : this.#listen(response);
    if (pathname.startsWith(filesPath)) {
      const file = this.#answers.file?.(pathname.slice(filesPath.length).split("/").map(decodeSegment).join("/"));
      if (file !== undefined) return end(response, 200, file.type, file.bytes, onlyPicture);
    }
    const text = await this.#answers.answer(pathname, searchParams);
    return text === undefined
      ? end(response, 404, plain, `There is nothing at this address. The preview is at ${this.address}\n`)
      : end(response, 200, "application/json", text);
  }

  async #change(request: IncomingMessage, response: ServerResponse, changes: Changes): Promise<void> {
    const read = await readChangeRequest(request, changes.token);
    if (read.kind === "refused") return end(response, read.status, plain, read.reason, { Connection: "close" });
    const answer = await changes.answer(targetOf(request, this.address).pathname, read.text);
    if (answer === undefined) return end(response, 404, plain, "Nothing can be changed at this address.\n");
    end(response, answer.status, answer.status === 200 ? "application/json" : plain, answer.text);
  }

  /** If there are too many streams, the oldest one is ended. Its page asks again after a second and then gets the number of the site. */
  #listen(response: ServerResponse): void {
    const [oldest] = this.#listeners;
    if (oldest !== undefined && this.#listeners.size === mostStreams) {
      this.#listeners.delete(oldest);
      oldest.end();
    }
    response.writeHead(200, { ...headers, "Content-Type": stream });
    response.flushHeaders();
    this.#listeners.add(response);
    response.on("close", () => this.#listeners.delete(response));
    this.#report(response);
  }

  #report(listener: ServerResponse): void {
    // Requests from before the first state are answered when it is there.
    if (this.#answers.revision > 0) listener.write(`retry: 1000\ndata: ${String(this.#answers.revision)}\n\n`);
  }
}

/** The requested path. It is always a path, even if it begins like a URL, because no request names another server. */
function targetOf({ url = "" }: IncomingMessage, address: string): URL {
  return new URL(url.startsWith("/") ? address.slice(0, -1) + url : address + url);
}

function foreign(address: string): string {
  return `The preview does not answer this request, because a page of another site could have sent it to read your docs.
Open ${address} in a browser on this computer: paste it into the address bar. A port that is forwarded has to keep its number.
`;
}

function end(
  response: ServerResponse,
  status: number,
  type: string,
  text: string | Uint8Array,
  more: { readonly [header: string]: string } = {},
): void {
  response.writeHead(status, { ...headers, ...more, "Content-Type": type });
  response.end(text);
}

function portError(port: number, { code, message }: NodeJS.ErrnoException): UsageError {
  if (code === "EADDRINUSE")
    return new UsageError(`Port ${String(port)} is in use. Name another with --port, or any free one with --port 0.`);
  return new UsageError(`The preview can't listen at port ${String(port)}: ${message}`);
}
