// Defines what a command can use.
import type { CompilerProgram } from "../../project/load-compiler.ts";
import type { PreviewProgram } from "../../project/preview-program.ts";
import type { CommandEnvironment } from "./io/command-environment.ts";

/** What a command can use. */
export interface CommandContext {
  readonly streams: CommandEnvironment;
  /** The version of navc. */
  readonly version: string;
  readonly loadCompiler: () => Promise<CompilerProgram>;
  /** Called once, when the command is done. */
  readonly exitWith: (code: number) => void;
}

/** What a command that shows a site in a browser can use. */
export interface PreviewCommandContext extends CommandContext {
  readonly loadPreview: () => Promise<PreviewProgram>;
}
