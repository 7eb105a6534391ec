// Serves the preview on this computer only.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { UsageError } from "../usage-error.ts";
import { isOwnRequest } from "./is-own-request.ts";

/** What a server answers from. */
export interface Answers {
  readonly revision: number;
  answer(path: string, query: URLSearchParams): Promise<string | undefined>;
}

/** The port where nobody asks for another. */
export const usualPort = 4040;

const headers = {
  "Cache-Control": "no-store",
  // Beside that of the document, which can't forbid frames.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** A server of the preview. It only reads: no request changes or starts anything. */
export class PreviewServer {
  readonly #server: Server;
  readonly #document: string;
  readonly #answers: Answers;
  readonly #listeners = new Set<ServerResponse>();

  constructor(document: string, answers: Answers) {
    this.#document = document;
    this.#answers = answers;
    this.#server = createServer((request, response) => {
      void this.#respond(request, response).catch(() => end(response, 500, "text/plain", "the answer failed\n"));
    });
  }

  /** Begins to listen at a port, or at any that is free: 0. Rejects with `UsageError` where the port can't be had. */
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

  /** Ends, with all connections. */
  async close(): Promise<void> {
    await new Promise<void>((closed) => {
      this.#server.close(() => closed());
      this.#server.closeAllConnections();
    });
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOwnRequest(request.headers, this.port))
      return end(response, 403, "text/plain", "This preview is for the browser on this computer only.\n");
    if (request.method !== "GET" && request.method !== "HEAD")
      return end(response, 405, "text/plain", "The preview only reads.\n");
    const { pathname, searchParams } = new URL(request.url ?? "/", this.address);
    if (pathname === "/") return end(response, 200, "text/html; charset=utf-8", this.#document);
    if (pathname === "/events") return this.#listen(response);
    const text = await this.#answers.answer(pathname, searchParams);
    return text === undefined
      ? end(response, 404, "text/plain", "There is nothing at this address.\n")
      : end(response, 200, "application/json", text);
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { ...headers, "Content-Type": "text/event-stream" });
    response.flushHeaders();
    this.#listeners.add(response);
    response.on("close", () => this.#listeners.delete(response));
    this.#report(response);
  }

  #report(listener: ServerResponse): void {
    // Who asked before the first state gets it when it is there.
    if (this.#answers.revision > 0) listener.write(`data: ${String(this.#answers.revision)}\n\n`);
  }
}

function end(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { ...headers, "Content-Type": type });
  response.end(text);
}

function portError(port: number, { code, message }: NodeJS.ErrnoException): UsageError {
  if (code === "EADDRINUSE")
    return new UsageError(`Port ${String(port)} is in use. Name another with --port, or any free one with --port 0.`);
  return new UsageError(`The preview can't listen at port ${String(port)}: ${message}`);
}
