// Writes the JSON Schema of docs.json or of the result.
import type { Dialect } from "../../../compiler/contract/dialect.ts";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import type { CommandContext } from "../command-context.ts";
import { writeToStdout } from "../io/streams.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { writeFile } from "../../../project/writer/write-file.ts";

/** The options of `navc schema`. */
export interface SchemaCommandOptions {
  readonly output?: string;
  readonly dialect?: Dialect;
}

/** The name of a schema. */
export type SchemaName = "docs" | "navigation" | "parts";

/** Runs `navc schema`. */
export async function schema(
  name: SchemaName | undefined,
  { output, dialect }: SchemaCommandOptions,
  { streams }: CommandContext,
): Promise<void> {
  if (name === undefined)
    throw new UsageError("Say which schema: navc schema docs, navc schema navigation or navc schema parts.");
  const text = indentedJson(await schemaOf(name, dialect));
  if (output === undefined) await writeToStdout(streams, [text]);
  else await writeFile(output, text);
}

async function schemaOf(name: SchemaName, dialect: Dialect | undefined): Promise<unknown> {
  if (name === "docs") return (await import("../../../outputs/schema/docs-schema.ts")).docsSchema(dialect);
  if (dialect !== undefined) throw new UsageError("The result has one schema, so --dialect is for navc schema docs.");
  const { navigationSchema, partsSchema } = await import("../../../outputs/schema/navigation-schema.ts");
  return name === "parts" ? partsSchema() : navigationSchema();
}
