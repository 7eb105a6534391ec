// Refuses a configuration that is code, and names the command that writes it as JSON. (D320)
import { UsageError } from "../settings/usage-error.ts";
import type { OldFolder } from "./old-folder.ts";

/** Throws `UsageError` if there is code, but not the JSON of it. `commandFor` gives the command that writes that JSON. */
export function demandEvaluated(
  source: OldFolder,
  json: string,
  codeFiles: readonly string[],
  commandFor: (code: string, json: string) => string,
): void {
  const code = codeFiles.find((each) => source.hasConfig(each));
  if (isEvaluated(source, json) || code === undefined) return;
  throw new UsageError(codeRefusal({ code, json, place: "the folder to import", command: commandFor(code, json) }));
}

/** Whether there is JSON. An empty file is what a shell leaves of a program that failed. */
export function isEvaluated(source: OldFolder, json: string): boolean {
  return source.hasConfig(json) && source.sizeOf(json) > 0;
}

/** What runs a module on Node. */
export function runnerOf(code: string): string {
  return /\.m?ts$/.test(code) ? "npx tsx" : "node";
}

/** A command that runs a program, which has no single quotes. */
export function moduleCommand(runner: string, program: string): string {
  return `${runner} --input-type=module -e '${program}'`;
}

/** A statement that writes a value as JSON. No shell does that: it would make the file before the value is known. */
export function writing(json: string, value: string): string {
  return `(await import("node:fs")).writeFileSync("${json}", JSON.stringify(${value}, null, 2))`;
}

/** What is refused, and the command. The code may import packages of the old site. */
export function codeRefusal(of: {
  readonly code: string;
  readonly json: string;
  /** The folder that the command runs in. */
  readonly place: string;
  readonly command: string;
}): string {
  const { code, json, place, command } = of;
  return `${code} is code, and navc runs none. Install the packages of the old site (npm install), write what it says to ${json}, and import again. In ${place}: ${command}`;
}
