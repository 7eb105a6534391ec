// Finds where a command keeps what it has read from the bodies of pages.
import type { BodyCache } from "../../project/kept-bodies/with-bodies.ts";
import type { CommandContext } from "./command-context.ts";

/** The folder of the program, for this version of navc. */
export function bodyCache({ streams, version }: Pick<CommandContext, "streams" | "version">): BodyCache {
  return { cacheFolder: streams.cacheFolder, version };
}
