// Adds the options of the commands that compile a site.
import { Argument, Option, type Command } from "commander";
import { dialects, urlSchemes } from "../../compiler/contract/dialect.ts";

const oneRoot = new Argument("[root]", "folder that holds docs.json (default: this one, or the nearest above)");

/** Adds `[root]`, or another argument, and the options of a command that compiles sites. */
export function addCommonOptions(command: Command, roots: Argument = oneRoot): Command {
  return addSiteOptions(command.addArgument(roots))
    .option("--rule <code=severity>", "error, warning, info or off for a code; may be repeated", collect)
    .option("--quiet", "show errors only");
}

/** Adds the options of a compile, and those for colors. */
export function addSiteOptions(command: Command): Command {
  return command
    .option("--no-settings", "read no navc.config.json or package.json of the site")
    .option("--config <file>", "path of the file to read instead of docs.json, from the root")
    .addOption(new Option("--dialect <name>", "when pages are generated from a spec").choices(dialects))
    .addOption(new Option("--urls <scheme>", "what addresses of generated pages are made of").choices(urlSchemes))
    .option("--base-path <path>", "the path that every link starts with, such as /docs")
    .option(
      "--source <owner/repo=folder>",
      "the docs folder of a repository that sourceRef names; may be repeated",
      collect,
    )
    .option("--remote-specs", "fetch specs from https addresses")
    .option("--no-remote-specs", "never use the network, whatever the configuration says")
    .option("--color", "color the output, even if it is not a terminal")
    .option("--no-color", "don't color the output");
}

/** Adds the options for the cache of what is read from the bodies of pages. */
export function addCacheOptions(command: Command): Command {
  return command
    .option("--cache <folder>", "folder that keeps what was read of the bodies of pages for the next run")
    .option("--no-cache", "read all pages again, and keep nothing");
}

/** The option `--lock` of a command that writes no lock. */
export const lockOption = ["--lock <file>", "the addresses that generated pages keep; the file is only read"] as const;

/** Adds the value of an option that may be repeated to those before it. */
export function collect(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}
