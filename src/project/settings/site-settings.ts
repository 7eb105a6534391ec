// Reads the settings of a compile: the configuration of the site, overridden by the options of the command line.
import { relative, resolve } from "node:path";
import { isBasePath } from "../../compiler/contract/href.ts";
import { catalog, type DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import { didYouMean, ruleLevels, type Severity } from "../../compiler/diagnostics/codes.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import { emptyLock } from "../../compiler/routes/read-lock.ts";
import { withoutUndefined } from "../../compiler/text/json-value.ts";
import { nearest } from "../../compiler/text/nearest.ts";
import { readIfThere } from "./read-bounded.ts";
import { isOutside, pathFromHere } from "./repository-path.ts";
import { configNameProblem, findConfigFile, readSiteConfig, type ConfigFile, type SiteConfig } from "./site-config.ts";
import { navcCommand } from "./shell-word.ts";
import type { SiteOptions } from "./site-options.ts";
import { configuredSources, sourceOptions } from "./source-settings.ts";
import { UsageError } from "./usage-error.ts";

/** A baseline that a configuration names. */
export interface ConfiguredBaseline {
  /** Relative to the current folder. */
  readonly file: string;
  /** As written in the configuration. */
  readonly written: string;
  readonly config: ConfigFile;
}

/** The lock of a command. */
export interface GivenLock {
  /** Its name as written. */
  readonly file: string;
  /** Undefined if there is no such file yet, for a command that writes it. */
  readonly text: string | undefined;
}

/** The settings of a site for one command. */
export interface SiteSettings {
  /** The options for the library. */
  readonly compile: CompileOptions;
  readonly lock: GivenLock | undefined;
  /** Where the settings of the site were found. */
  readonly configuration: ConfigFile | undefined;
  /** What `navc check` leaves out: patterns by code, or by "*". */
  readonly ignore: NonNullable<SiteConfig["ignore"]>;
  /** The baseline of the configuration. */
  readonly baseline: ConfiguredBaseline | undefined;
  readonly maxWarnings: number | undefined;
}

/**
 * Reads the configuration of the docs folder `root`, and overrides it with the options of the command line. Throws a
 * `UsageError` for an option or a configuration that is not valid, and for a file that can't be read.
 */
export function readSettings(root: string, options: SiteOptions): SiteSettings {
  const problem = options.config === undefined ? undefined : configNameProblem(options.config);
  if (problem !== undefined) throw new UsageError(`--config ${problem}`);
  const asked = compileOptions(options);
  const lock =
    options.lock === undefined ? undefined : { file: options.lock, text: readLock(options.lock, root, options) };
  const file = options.settings === false ? undefined : findConfigFile(root);
  const settings = file === undefined ? {} : readSiteConfig(file);
  const { ignore = {}, baseline: written, maxWarnings, rules, sources: named = {}, ...forCompile } = settings;
  const configured = file === undefined ? {} : configuredSources(named, file, root);
  const sources = { ...configured, ...sourceOptions(options.source ?? []) };
  return {
    compile: {
      root,
      ...forCompile,
      ...asked,
      rules: { ...rules, ...asked.rules },
      ...(Object.keys(sources).length === 0 ? {} : { sources }),
      ...(lock === undefined ? {} : { lock: lock.text ?? emptyLock }),
    },
    lock,
    configuration: file,
    ignore,
    baseline:
      written === undefined || file === undefined || options.baseline === false
        ? undefined
        : { file: pathFromHere(resolve(file.folder, written)), written, config: file },
    maxWarnings,
  };
}

/** The settings with the given options in their place. `links: false` alone also turns off `assets`, because images are found in the same texts. */
export function withGiven(settings: CompileOptions, given: CompileOptions): CompileOptions {
  return {
    ...settings,
    ...(given.links === false ? { assets: false } : {}),
    ...withoutUndefined(given),
    rules: { ...settings.rules, ...given.rules },
  };
}

/** The text of a lock, which may be a pipe; undefined if there is none yet and the command writes it. */
function readLock(file: string, root: string, { writesLock, config }: SiteOptions): string | undefined {
  if (file.trim() === "") throw new UsageError("--lock takes the name of a file, such as navc.lock.json.");
  const text = readIfThere(file);
  if (text !== undefined || writesLock === true) return text;
  const name = shortName(file);
  const command = navcCommand(["compile", "--lock", name], shortName(root), config);
  throw new UsageError(`There is no lock "${name}". Write it with ${command}, or correct its name.`);
}

/** The path from the current folder of what is in it; any other path as it is written. */
function shortName(path: string): string {
  const fromHere = relative(process.cwd(), path) || ".";
  return isOutside(fromHere) ? path : fromHere;
}

function compileOptions({
  config,
  dialect,
  urls,
  basePath,
  remoteSpecs,
  links,
  assets,
  specs,
  rule = [],
}: SiteOptions): CompileOptions {
  if (basePath !== undefined && !isBasePath(basePath))
    throw new UsageError(`--base-path must be the path that every link starts with, such as /docs, not "${basePath}".`);
  const rules = Object.fromEntries(rule.map(ruleOf));
  return withoutUndefined({ rules, config, dialect, urls, basePath, remoteSpecs, links, assets, specs });
}

function ruleOf(word: string): readonly [DiagnosticCode, Severity | "off"] {
  const [code = "", severity, ...rest] = word.split("=").map((part) => part.trim());
  if (severity === undefined || rest.length > 0)
    throw new UsageError(`--rule takes a code and a severity, such as --rule page-not-found=warning, not "${word}".`);
  if (!Object.hasOwn(catalog, code))
    throw new UsageError(`--rule: there is no code "${code}".${didYouMean(nearest(code, Object.keys(catalog)))}`);
  const known = ruleLevels.find((name) => name === severity);
  if (known !== undefined) return [code as DiagnosticCode, known];
  const meant = didYouMean(nearest(severity, ruleLevels));
  throw new UsageError(`--rule: "${severity}" is not a severity; use one of ${ruleLevels.join(", ")}.${meant}`);
}
