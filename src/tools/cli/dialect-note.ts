// Says that nobody has chosen the dialect of a docs.json that seems to be written for the platform.
import { configFile, type CompileOptions } from "../../compiler/options.ts";
import { visible } from "../../compiler/text/visible.ts";
import { dialectOf } from "../../project/settings/platform-dialect.ts";

/** Which pages a spec makes and what is an error depends on the dialect. Undefined if there is nothing to say. */
export function dialectNote(root: string, compile: CompileOptions): string | undefined {
  const config = configFile(compile.config);
  if (compile.dialect !== undefined || dialectOf(root, config) !== "mintlify") return undefined;
  return (
    `${visible(config)} is written for Mintlify and was read in the dialect "contract". If Mintlify builds the site, add --dialect mintlify, ` +
    'or "dialect": "mintlify" to navc.config.json; "dialect": "contract" there ends this note.'
  );
}
