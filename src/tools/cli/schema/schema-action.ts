// Writes the JSON Schema of docs.json or of the result.
import { indentedJson } from "../../../compiler/text/json-value.ts";
import type { CommandContext } from "../command-context.ts";
import { writeToStdout } from "../io/streams.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { writeFile } from "../../../project/writer/write-file.ts";

/** The options of `navc schema`. */
export interface SchemaCommandOptions {
  readonly output?: string;
}

/** The name of a schema. */
export type SchemaName = "docs" | "navigation";

/** Runs `navc schema`. */
export async function schema(
  name: SchemaName | undefined,
  { output }: SchemaCommandOptions,
  { streams }: CommandContext,
): Promise<void> {
  if (name === undefined) throw new UsageError("Say which schema: navc schema docs, or navc schema navigation.");
  const text = indentedJson(await schemaOf(name));
  if (output === undefined) await writeToStdout(streams, [text]);
  else await writeFile(output, text);
}

async function schemaOf(name: SchemaName): Promise<unknown> {
  if (name === "docs") return (await import("../../../outputs/schema/docs-schema.ts")).docsSchema();
  return (await import("../../../outputs/schema/navigation-schema.ts")).navigationSchema();
}
