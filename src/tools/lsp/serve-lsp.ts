// Serves the protocol of language servers on two streams. (D268)
import { createConnection, ProposedFeatures, type WatchDog } from "vscode-languageserver";
import { createProtocolConnection } from "vscode-languageserver-protocol/node";
import type { BodyCache } from "../../project/kept-bodies/with-bodies.ts";
import { startServer } from "./language-server.ts";

/** The streams of a server. */
export interface ServerStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** In milliseconds: how often is asked whether the editor is still running. */
const watchInterval = 3000;

/** Serves until the editor ends it or is gone. Returns whether the editor asked for the end, as the protocol wants. */
export async function serveLsp({ input, output }: ServerStreams, cache: BodyCache): Promise<boolean> {
  let watch: NodeJS.Timeout | undefined;
  let end!: () => void;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const watchDog: WatchDog = {
    shutdownReceived: false,
    initialize({ processId }) {
      if (typeof processId !== "number") return;
      watch = setInterval(() => {
        if (!isRunning(processId)) end();
      }, watchInterval);
      watch.unref();
    },
    exit: () => end(),
  };
  const connection = createConnection(
    (logger) => createProtocolConnection(input, output, logger),
    watchDog,
    ProposedFeatures.all,
  );
  for (const event of ["end", "close"]) input.once(event, () => end());
  const workspace = startServer(connection, cache);
  await ended;
  clearInterval(watch);
  await workspace.close();
  connection.dispose();
  // While stdin is read, the process does not end.
  input.pause();
  return watchDog.shutdownReceived;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
