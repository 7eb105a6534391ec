// The program `navc`: its commands, with the tools that they start.
import { loadCompiler, type CompilerProgram } from "./project/load-compiler.ts";
import type { CommandEnvironment } from "./tools/cli/io/command-environment.ts";
import { runCommand, type Programs } from "./tools/cli/run-command.ts";

const loadPreview: Programs["loadPreview"] = () => import("./tools/preview/server/open-preview.ts");
const loadLanguageServer: Programs["loadLanguageServer"] = () => import("./tools/lsp/serve-lsp.ts");

const loadAgents: Programs["loadAgents"] = () => import("./tools/mcp/serve-agents.ts");

/** Runs navc with its arguments and returns its exit code; all output has been handed to the streams by then. Never rejects. */
export function main(
  argv: readonly string[],
  outside: CommandEnvironment,
  compiler: () => Promise<CompilerProgram> = loadCompiler,
): Promise<number> {
  return runCommand(argv, outside, { loadCompiler: compiler, loadPreview, loadLanguageServer, loadAgents });
}
