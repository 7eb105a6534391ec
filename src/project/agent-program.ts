// Defines the server for agents as commands start it, because tools do not import other tools.
import type { Readable, Writable } from "node:stream";
import type { RedirectPlace } from "./change/site-change.ts";
import type { CompilerProgram } from "./load-compiler.ts";
import type { BodyCache } from "./kept-bodies/with-bodies.ts";
import type { SiteOptions } from "./settings/site-options.ts";

/** What agents are served. */
export interface ServedToAgents {
  /** The docs folder; undefined if the client decides with its roots. */
  readonly root: string | undefined;
  readonly options: SiteOptions;
  /** Leaves out the tools that write. */
  readonly readOnly: boolean;
  /** Where redirects from old addresses are written; absent: in docs.json. */
  readonly redirects?: RedirectPlace | undefined;
  readonly compiler: () => Promise<CompilerProgram>;
  /** Where the results of reading bodies are kept, and the version of navc. */
  readonly cache: BodyCache;
  /** The text of the documentation about a code; null if there is none. */
  readonly codePage: (code: string) => Promise<string | null>;
  readonly input: Readable;
  readonly output: Writable;
}

/** The server, which is loaded when it is first needed. */
export interface AgentProgram {
  /** Serves until the input ends. */
  serveAgents(served: ServedToAgents): Promise<void>;
}
