// Refuses arguments that a command does not accept.
import type { Command } from "commander";
import { UsageError } from "../../project/settings/usage-error.ts";

/** Throws `UsageError` if a command gets more arguments than it accepts. */
export function refuseMore(command: Command): void {
  const { args, registeredArguments } = command;
  const more = registeredArguments.at(-1)?.variadic === true ? undefined : args[registeredArguments.length];
  if (more === undefined) return;
  const words = `navc ${command.name()} ${command.usage()}`;
  throw new UsageError(
    `"${more}" is one argument too many. Write ${words}, with quotes around an argument that has a space in it.`,
  );
}
