// The options that every command has that compiles a site.
import { Option, type Command } from "commander";
import { isBasePath } from "../contract/href.ts";
import { type Dialect, urlSchemes, type UrlScheme } from "../contract/dialect.ts";
import { catalog, type DiagnosticCode } from "../diagnostics/catalog.ts";
import type { Severity } from "../diagnostics/codes.ts";
import type { CompileOptions } from "../options.ts";
import { nearest } from "../text/nearest.ts";
import { UsageError } from "./usage-error.ts";

/** The common options as commander hands them on. */
export interface CommonOptions {
  readonly config?: string;
  readonly dialect?: Dialect;
  readonly urls?: UrlScheme;
  readonly basePath?: string;
  readonly remoteSpecs?: boolean;
  readonly rule?: readonly string[];
  readonly quiet?: boolean;
  readonly color?: boolean;
}

/** What `dialect` can be. */
export const dialects: readonly Dialect[] = ["contract", "mintlify"];
/** What a code can be set to. */
export const ruleLevels: readonly (Severity | "off")[] = ["error", "warning", "info", "off"];

/** Adds `[root]` and the common options to a command. */
export function addCommonOptions(command: Command): Command {
  const withSite = addSiteOptions(command.argument("[root]", "folder that holds docs.json", "."))
    .option("--rule <code=severity>", "error, warning, info or off for a code; may be repeated", collect)
    .option("--quiet", "show errors only");
  return addColorOptions(withSite);
}

/** Adds the options that say how a site is compiled. */
export function addSiteOptions(command: Command): Command {
  return command
    .option("--config <file>", "name of the file to read in place of docs.json, from the root")
    .addOption(new Option("--dialect <name>", "when pages are generated from a spec").choices(dialects))
    .addOption(new Option("--urls <scheme>", "what addresses of generated pages are made of").choices(urlSchemes))
    .option("--base-path <path>", "what every link starts with, such as /docs")
    .option("--remote-specs", "fetch specs from https addresses")
    .option("--no-remote-specs", "stay off the network, whatever the configuration says");
}

export function addColorOptions(command: Command): Command {
  return command
    .option("--color", "colour the output, also where it is no terminal")
    .option("--no-color", "don't colour the output");
}

function collect(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}

/** The library's options for what was written; throws `UsageError` for what can't be meant. */
export function compileOptionsOf(root: string, options: CommonOptions): CompileOptions {
  const { config, dialect, urls, basePath, remoteSpecs } = options;
  return {
    root,
    rules: rulesOf(options.rule ?? []),
    ...(config === undefined ? {} : { config: checkedConfig(config) }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(urls === undefined ? {} : { urls }),
    ...(basePath === undefined ? {} : { basePath: checkedBasePath(basePath) }),
    ...(remoteSpecs === undefined ? {} : { remoteSpecs }),
  };
}

function rulesOf(words: readonly string[]): NonNullable<CompileOptions["rules"]> {
  return Object.fromEntries(words.map(ruleOf));
}

function ruleOf(word: string): readonly [DiagnosticCode, Severity | "off"] {
  const [code = "", severity, ...rest] = word.split("=").map((part) => part.trim());
  if (severity === undefined || rest.length > 0) {
    throw new UsageError(
      `--rule takes a code and a severity, such as --rule page-not-found=warning, and not "${word}".`,
    );
  }
  if (!Object.hasOwn(catalog, code)) {
    throw new UsageError(`--rule: there is no code "${code}".${suggest(code, Object.keys(catalog))}`);
  }
  const known = ruleLevels.find((name) => name === severity);
  if (known === undefined) {
    throw new UsageError(
      `--rule: "${severity}" is no severity; it is ${ruleLevels.join(", ")}.${suggest(severity, ruleLevels)}`,
    );
  }
  return [code as DiagnosticCode, known];
}

function suggest(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? "" : ` Did you mean ${meant}?`;
}

function checkedBasePath(basePath: string): string {
  if (!isBasePath(basePath)) {
    throw new UsageError(`--base-path is the path every link starts with, such as /docs, and not "${basePath}".`);
  }
  return basePath;
}

function checkedConfig(config: string): string {
  const problem = configNameProblem(config);
  if (problem !== undefined) throw new UsageError(`--config ${problem}`);
  return config;
}

/** Why this can't be the file to read in place of docs.json, after the words that name the option; undefined when it can. */
export function configNameProblem(config: string): string | undefined {
  if (config === "") return "takes the name of a file in the root, such as docs.json.";
  if (!config.split(/[\\/]/).includes("..")) return undefined;
  return `takes the path of a file below the root, without "..", and not "${config}". Name the folder that holds the file as the root: navc check path/to/docs.`;
}
