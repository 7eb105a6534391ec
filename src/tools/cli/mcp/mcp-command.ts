// navc mcp serves agents.
import type { Readable, Writable } from "node:stream";
import type { Command } from "commander";
import type { AgentProgram } from "../../../project/agent-program.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { addCacheOptions, addSiteOptions } from "../add-site-options.ts";
import { redirectPlaceOf, redirectPlaces } from "../change/add-change-options.ts";
import { bodyCache } from "../body-cache.ts";
import type { CommandContext } from "../command-context.ts";
import { noErrors } from "../io/exit-codes.ts";

/** What a command that serves agents can use. */
export interface McpCommandContext extends CommandContext {
  readonly loadAgents: () => Promise<AgentProgram>;
}

interface McpOptions extends SiteOptions {
  readonly readOnly?: boolean;
  readonly redirects: string;
}

/** Adds `navc mcp [root]`. */
export function addMcpCommand(program: Command, context: McpCommandContext): void {
  const command = program
    .command("mcp")
    .description("serve agents over the Model Context Protocol, on stdin and stdout")
    .argument("[root]", "folder that holds docs.json (default: this one, or the nearest above)");
  addCacheOptions(addSiteOptions(command))
    .option("--read-only", "leave out the tools that write")
    .option("--redirects <place>", redirectPlaces, "docs.json")
    .addHelpText(
      "after",
      `
Programs that run agents start this command. The agent can look at the navigation, find pages, check links, compare with git, and
move, add and remove pages with everything that names them. It uses no network, and reads and writes nothing outside the docs folder.

Example, in the settings of such a program:
  { "mcpServers": { "docs": { "command": "npx", "args": ["navc", "mcp", "docs"] } } }`,
    )
    .action(async (root: string | undefined, options: McpOptions) => {
      // In a CI job, `stdout` changes what would be a command to its runner.
      const { stdin, stdout, commands = stdout } = context.streams;
      if (stdin === undefined)
        throw new UsageError("navc mcp talks to a program on stdin and stdout, and there is no stdin.");
      const agents = await context.loadAgents();
      await agents.serveAgents({
        root,
        options,
        readOnly: options.readOnly === true,
        redirects: redirectPlaceOf(options.redirects),
        compiler: context.loadCompiler,
        cache: bodyCache(context),
        codePage: async (code) => (await import("../explain/diagnostic-pages.ts")).diagnosticPage(code),
        input: stdin as Readable,
        output: commands as unknown as Writable,
      });
      context.exitWith(noErrors);
    });
}
