// Names the option that prints JSON to who writes the one of another program, or of another command.
import type { Command } from "commander";

/** The message of commander about an unknown option, with the option of this command that was meant. */
export function hintForJson(message: string, command: Command): string {
  const [unknown, name, value = ""] = /unknown option '(--json|--format|--reporter)(=[^']*)?'/.exec(message) ?? [];
  const hint = unknown === undefined ? undefined : hintFor(command, name === "--json" ? " json" : value);
  return hint === undefined ? message : `${message.slice(0, message.indexOf(unknown!))}${unknown!}\n(${hint})\n`;
}

/** Print nothing else on stdout, or do so by default. */
const printingJson: ReadonlySet<string> = new Set(["compile", "export", "schema"]);

function hintFor(command: Command, value: string): string | undefined {
  if (printingJson.has(command.name())) return `navc ${command.name()} prints JSON without an option`;
  const hasReporter = command.options.some(
    ({ long, argChoices }) => long === "--reporter" && argChoices?.includes("json"),
  );
  return hasReporter ? `Did you mean --reporter${value}?` : undefined;
}
