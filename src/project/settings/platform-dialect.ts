// Which dialect does a docs.json name, before anybody has chosen one?
import { join } from "node:path";
import { themes, type Dialect } from "../../compiler/contract/dialect.ts";
import { defaultLimits } from "../../compiler/contract/limits.ts";
import { parseJson } from "../../compiler/text/json-text.ts";
import { configFile, type CompileOptions } from "../../compiler/options.ts";
import { isJsonObject, ownValue } from "../../compiler/text/json-value.ts";
import { visible } from "../../compiler/text/visible.ts";
import { readIfFile } from "./read-bounded.ts";

/** The dialect of a docs.json, which may have another name: that of the platform where its `$schema` or its `theme` is one of the platform's. */
export function dialectOf(root: string, config = "docs.json"): Dialect {
  const { value } = parseJson(readIfFile(join(root, config)) ?? "", defaultLimits);
  if (!isJsonObject(value)) return "contract";
  const schema = ownValue(value, "$schema");
  const theme = ownValue(value, "theme");
  const isPlatform =
    (typeof schema === "string" && schema.includes("mintlify")) ||
    (typeof theme === "string" && themes.includes(theme));
  return isPlatform ? "mintlify" : "contract";
}

/** The dialect that the settings choose, else the one that docs.json names. */
export function chosenDialect(root: string, { dialect, config }: CompileOptions): Dialect {
  return dialect ?? dialectOf(root, typeof config === "string" ? config : undefined);
}

/**
 * A sentence for a docs.json that seems to be written for the platform, and whose dialect nobody has chosen: it decides which pages a spec makes and what is an error.
 * `option` is how a tool is told. Undefined if there is nothing to say.
 */
export function dialectNote(
  root: string,
  compile: CompileOptions,
  option: string = "--dialect mintlify",
): string | undefined {
  const config = configFile(compile.config);
  if (compile.dialect !== undefined || dialectOf(root, config) !== "mintlify") return undefined;
  return (
    `${visible(config)} is written for Mintlify and was read in the dialect "contract". If Mintlify builds the site, add ${option}, ` +
    'or "dialect": "mintlify" to navc.config.json; "dialect": "contract" there ends this note.'
  );
}
