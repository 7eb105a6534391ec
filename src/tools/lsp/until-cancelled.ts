// Ends the wait of a request that the editor has cancelled.
import { LSPErrorCodes, ResponseError, type CancellationToken } from "vscode-languageserver";
import { CompileStopped } from "../../compiler/host/kept-answers.ts";

/** What a request waits for; rejects at once when the request is cancelled, and when the docs folder was closed. */
export async function untilCancelled<Result>(waiting: Promise<Result>, token?: CancellationToken): Promise<Result> {
  if (token?.isCancellationRequested === true) {
    waiting.catch(() => undefined);
    throw cancelled();
  }
  let end: { dispose(): void } | undefined;
  const asked = new Promise<never>((_, reject) => {
    end = token?.onCancellationRequested(() => reject(cancelled()));
  });
  try {
    return await Promise.race([waiting, asked]);
  } catch (error) {
    throw error instanceof CompileStopped ? cancelled() : error;
  } finally {
    end?.dispose();
  }
}

function cancelled(): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestCancelled, "The request was cancelled.");
}
