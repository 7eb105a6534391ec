// Runs the command that the arguments name.
import { readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { jsonReport } from "../../outputs/render/json-report.ts";
import { addCheckCommand } from "./check/check-command.ts";
import { addCompileCommand } from "./compile/compile-command.ts";
import { addDiffCommand } from "./diff/diff-command.ts";
import { addExplainCommand } from "./explain/explain-command.ts";
import { addExportCommand } from "./export/export-command.ts";
import { addImportCommand } from "./import/import-command.ts";
import { addInitCommand } from "./init/init-command.ts";
import { addAddCommand } from "./change/add-command.ts";
import { addMvCommand } from "./change/mv-command.ts";
import { addRmCommand } from "./change/rm-command.ts";
import { addSyncCommand } from "./change/sync-command.ts";
import { addLspCommand, type LspCommandContext } from "./lsp/lsp-command.ts";
import { addMcpCommand, type McpCommandContext } from "./mcp/mcp-command.ts";
import { addPreviewCommand } from "./preview/preview-command.ts";
import { addSchemaCommand } from "./schema/schema-command.ts";
import { addTreeCommand } from "./tree/tree-command.ts";
import type { PreviewCommandContext } from "./command-context.ts";
import { guardedEnvironment, type CommandEnvironment } from "./io/command-environment.ts";
import { writeJson, writeNote } from "./io/streams.ts";
import { visible } from "../../compiler/text/visible.ts";
import { bugReport } from "../../project/bug-report.ts";
import { packageFile } from "../../project/package-file.ts";
import { hintForJson } from "./hint-for-json.ts";
import { refuseMore } from "./refuse-more.ts";
import { couldNotRun, noErrors } from "./io/exit-codes.ts";
import { knownFailure, outputFailure, UsageError } from "../../project/settings/usage-error.ts";

/** The programs that commands start; each is loaded when it is needed. */
export type Programs = Pick<AllPrograms, "loadCompiler" | "loadPreview" | "loadLanguageServer" | "loadAgents">;

type AllPrograms = PreviewCommandContext & LspCommandContext & McpCommandContext;

/** Runs a command and returns its exit code; all output has been handed to the streams by then. Never rejects. */
export async function runCommand(
  argv: readonly string[],
  outside: CommandEnvironment,
  programs: Programs,
): Promise<number> {
  const streams = guardedEnvironment(outside);
  let code = noErrors;
  const exitWith = (given: number): void => {
    code = given;
  };
  try {
    await navc({ ...programs, streams, version: ownVersion(), exitWith }).parseAsync(argv, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return noErrors;
    reportFailure(error, argv, streams);
    return couldNotRun;
  }
}

/** The version in navc's own package.json. */
function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile("package.json"), "utf8")) as {
    version: string;
  };
  return version;
}

function navc(context: AllPrograms): Command {
  const { streams, version } = context;
  const { stdout, stderr } = streams;
  const width = (): number => Math.min(stdout.columns ?? 100, 100);
  const program = new Command("navc")
    .description("The navigation compiler for docs.json documentation sites.")
    .usage("<command> [root] [options]")
    .version(version, "--version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .showHelpAfterError("Run navc --help, or --help after a command, to see what there is.")
    .allowExcessArguments()
    .hook("preAction", (_, command) => refuseMore(command))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      outputError: (text, write) => write(oneMessage(text)),
      getOutHelpWidth: width,
      getErrHelpWidth: width,
    });
  addTreeCommand(program, context);
  addCompileCommand(program, context);
  addExportCommand(program, context);
  addCheckCommand(program, context);
  addDiffCommand(program, context);
  addExplainCommand(program, context);
  addMvCommand(program, context);
  addRmCommand(program, context);
  addAddCommand(program, context);
  addSyncCommand(program, context);
  addPreviewCommand(program, context);
  addLspCommand(program, context);
  addMcpCommand(program, context);
  addSchemaCommand(program, context);
  addImportCommand(program, context);
  addInitCommand(program, context);
  for (const command of program.commands)
    command.configureOutput({ outputError: (text, write) => write(oneMessage(hintForJson(text, command))) });
  return program.addHelpText("after", examplesAndExitCodes);
}

/** The message of commander as one line: commander prints the arguments unchanged, and may add a suggestion below. */
function oneMessage(text: string): string {
  const [, sentence = text, meant = ""] =
    /^(?:error: )?([\s\S]*?)(\n\((?:Did you mean|navc) [^\n]*\))?\n$/.exec(text) ?? [];
  return `navc: ${visible(sentence)}${meant}\n`;
}

const examplesAndExitCodes = `
Examples:
  navc check docs                              what is wrong with the site in docs/
  navc tree docs                               what its navigation looks like
  navc compile docs -o build/navigation.json   the same as JSON, for a build
  navc explain /guides/auth docs               why a page is where it is
  navc diff git:main docs                      what changed since main, and which addresses were lost
  navc mv guides/start guides/begin docs       rename a page; links, entries and redirects follow

Results go to stdout, everything else to stderr. "navc <command> --help" shows the options.

Exit codes:
  0  no error was found
  1  errors were found
  2  it could not run: wrong arguments, no docs.json, or a bug in navc`;

/** Reports on stderr why navc could not run, and also on stdout if the output is JSON. */
function reportFailure(error: unknown, argv: readonly string[], streams: CommandEnvironment): void {
  const { stdout, stderr } = streams;
  const unwritten = outputFailure(error);
  if (unwritten !== undefined) {
    stderr.write(unwritten);
    return;
  }
  const known = knownFailure(error);
  if (error instanceof UsageError && error.shown !== undefined) stderr.write(error.shown);
  else if (known !== undefined) writeNote(streams, known);
  // commander has printed its own.
  else if (!(error instanceof CommanderError)) stderr.write(bugReport(error));
  if (wantsJson(argv)) writeJson(stdout, jsonReport({ ok: false, diagnostics: [], error: failureMessage(error) }));
}

function failureMessage(error: unknown): string {
  const known = knownFailure(error);
  if (known !== undefined) return known;
  if (error instanceof CommanderError)
    return error.message.replace(/^error: /, "").replace("(outputHelp)", "no command was given");
  return `this is a bug in navc: ${String(error)}`;
}

/** Whether JSON is wanted. The arguments are searched directly, because they may be wrong. */
function wantsJson(argv: readonly string[]): boolean {
  return argv.some(
    (word, index) => word === "--reporter=json" || (word === "json" && argv[index - 1] === "--reporter"),
  );
}
