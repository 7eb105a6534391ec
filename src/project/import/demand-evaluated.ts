// Refuses a configuration that is code, and names the command that prints it as JSON. (D320)
import { UsageError } from "../settings/usage-error.ts";
import type { OldFolder } from "./old-folder.ts";

/** Throws `UsageError` if there is code, but not the JSON of it. `program` is what prints the module `file` as JSON, without single quotes. */
export function demandEvaluated(
  source: OldFolder,
  json: string,
  codeFiles: readonly string[],
  program: (file: string) => string,
): void {
  const code = codeFiles.find((each) => source.hasConfig(each));
  if (source.hasConfig(json) || code === undefined) return;
  const runner = /\.m?ts$/.test(code) ? "npx tsx" : "node";
  throw new UsageError(
    `${code} is code, and navc runs none. Write what it says to ${json} in that folder, and import again: ${runner} --input-type=module -e '${program(code)}' > ${json}`,
  );
}
