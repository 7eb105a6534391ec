// Shows why something can't be done as the error of a request, in the words of the engine.
import { LSPErrorCodes, ResponseError } from "vscode-languageserver";
import { knownFailure } from "../../project/settings/usage-error.ts";

/** Runs a request. What a person did wrong is an error with its sentence; an editor shows it. */
export async function withUserErrors<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    const reason = knownFailure(error);
    throw reason === undefined ? error : new ResponseError(LSPErrorCodes.RequestFailed, reason);
  }
}
