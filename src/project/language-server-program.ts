// Defines the language server as a command starts it, because tools do not import other tools.
import type { BodyCache } from "./kept-bodies/with-bodies.ts";

/** The language server, which is loaded when it is first needed. */
export interface LanguageServerProgram {
  /** Serves on two streams until the editor ends it or is gone. Returns whether the editor asked for the end. */
  serveLsp(
    streams: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
    cache: BodyCache,
  ): Promise<boolean>;
}
