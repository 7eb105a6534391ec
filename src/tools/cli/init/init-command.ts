// navc init sets up a repository: a check in CI, settings, accepted problems and editor support.
import { Argument, Option, type Command } from "commander";
import { ciServices } from "./ci-service.ts";
import { plainReporters } from "../reporter-option.ts";
import type { InitOptions } from "./init-action.ts";
import type { CommandContext } from "../command-context.ts";

/** Adds `navc init [root]`. */
export function addInitCommand(program: Command, context: CommandContext): void {
  program
    .command("init")
    .description("set up CI, settings and editor support for a docs folder")
    .addArgument(new Argument("[root]", "folder that holds docs.json (default: the one here or below)"))
    .addOption(
      new Option("--ci <service>", "which CI to write for (default: the one of the repository)").choices(ciServices),
    )
    .option("-y, --yes", "write without asking")
    .option("--dry-run", "show what would be written, and write nothing")
    .addOption(new Option("--reporter <name>", "how to print it").choices(plainReporters).default("text"))
    .option("--agents", "write only a short text for coding agents, into AGENTS.md, CLAUDE.md or a folder of skills")
    .option("--check", "with --agents: write nothing; exit code 1 if that text is not current")
    .helpOption("-h, --help", "print this help")
    .addHelpText(
      "after",
      `
Shows each file that it would write, and asks. A file that is there stays; settings get what is missing.

  a workflow            runs navc check, and navc diff for each pull request
  navc.config.json      settings of the site
  navc.baseline.json    accepts the problems of today, so that only new ones fail
  "$schema"             in docs.json: completion and errors in editors

Examples:
  navc init                      for the docs folder of this repository
  navc init docs --ci github     for this folder
  navc init --yes                without a question, in a script
  navc init --dry-run            only to see it
  navc init --agents docs        the rules and commands for coding agents
  navc init --agents --check     in CI: are they current?`,
    )
    .action(async (root: string | undefined, options: InitOptions) => {
      const { init } = await import("./init-action.ts");
      await init(root, options, context);
    });
}
