// Decides what navc init writes for a docs folder, and why it does not change the rest.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { docsSchema } from "../../../outputs/schema/docs-schema.ts";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { parseJson } from "../../../compiler/text/json-text.ts";
import { isJsonObject, ownValue, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { InitFile, InitPlan, InitSite } from "./init-plan.ts";
import { planSettings } from "./plan-settings.ts";
import { planWorkflow } from "./plan-workflow.ts";
import { readIfFile } from "../../../project/settings/read-bounded.ts";

/** Plans what to write. Throws `UsageError` if a workflow can't name the folder. */
export function planInit(site: InitSite): InitPlan {
  const parts = [...planWorkflow(site), ...planSettings(site), ...editorSchema(site)];
  return {
    files: parts.filter((part) => typeof part !== "string" && "file" in part),
    notes: parts.flatMap((part) =>
      typeof part === "string" ? [part] : "noWorkflow" in part ? [`No workflow: ${part.noWorkflow}`] : [],
    ),
    lacksWorkflow: parts.some((part) => typeof part !== "string" && "noWorkflow" in part),
  };
}

/** `$schema` in docs.json, and the schema beside it. */
function editorSchema({ root, dialect }: InitSite): readonly (InitFile | string)[] {
  const file = join(root, "docs.json");
  const text = readIfFile(file) ?? "";
  const schema = join(root, "docs.schema.json");
  if (existsSync(schema)) return ["The schema for editors is there and is not changed: docs.schema.json."];
  const written = fieldOf(text, "$schema");
  if (typeof written === "string") return [`The schema for editors is not changed: docs.json names ${written}.`];
  if (written !== undefined)
    return ['No schema for editors: the "$schema" of docs.json is no string. Remove it, and run navc init again.'];
  if (dialect === "mintlify")
    return [
      'No schema for editors: the platform refuses a "$schema" that is a path. The settings of an editor can name one.',
    ];
  const after = text.replace(
    /\{(\s*)/,
    (_, space: string) => `{${space}"$schema": "./docs.schema.json",${space || " "}`,
  );
  return [
    { file, below: root, before: text, after },
    { file: schema, below: root, before: undefined, after: `${JSON.stringify(docsSchema())}\n` },
  ];
}

/** The value of a field of a docs.json; undefined if it has none. */
function fieldOf(config: string, field: string): JsonValue | undefined {
  const { value } = parseJson(config, defaultLimits);
  return isJsonObject(value) ? ownValue(value, field) : undefined;
}
