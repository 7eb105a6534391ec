// The settings of a site: its configuration, with the options of the command line over it.
import { resolve } from "node:path";
import type { CompileOptions } from "../options.ts";
import type { CheckConfig } from "./check-config.ts";
import type { ConfigFile } from "./config-file.ts";
import { compileOptionsOf, type CommonOptions } from "./common-options.ts";

/** A baseline that a configuration names. */
export interface ConfiguredBaseline {
  /** From the folder navc runs in. */
  readonly file: string;
  /** As the configuration writes it. */
  readonly written: string;
  readonly config: ConfigFile;
}

/** The settings of a site for one command. */
export interface ConfiguredOptions {
  /** For the library. */
  readonly compile: CompileOptions;
  /** What `navc check` leaves out: patterns by code, or by "*". */
  readonly ignore: NonNullable<CheckConfig["ignore"]>;
  /** The baseline of the configuration. */
  readonly baseline: ConfiguredBaseline | undefined;
  readonly maxWarnings: number | undefined;
}

/**
 * Reads the configuration of the docs folder `root`, and lays the options of the command line over it. Rejects with
 * `UsageError` for an option or a configuration that can't be meant.
 */
export async function configuredOptions(root: string, options: CommonOptions): Promise<ConfiguredOptions> {
  const asked = compileOptionsOf(root, options);
  // `navc --help` waits for no reader of JSON.
  const [{ findConfigFile, pathFromHere }, { readCheckConfig }] = await Promise.all([
    import("./config-file.ts"),
    import("./check-config.ts"),
  ]);
  const file = findConfigFile(root);
  const settings = file === undefined ? {} : readCheckConfig(file);
  const { ignore = {}, baseline: written, maxWarnings, rules, ...forCompile } = settings;
  return {
    compile: { ...forCompile, ...asked, rules: { ...rules, ...asked.rules } },
    ignore,
    baseline:
      written === undefined || file === undefined
        ? undefined
        : { file: pathFromHere(resolve(file.folder, written)), written, config: file },
    maxWarnings,
  };
}
