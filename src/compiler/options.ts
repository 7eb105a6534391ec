// The options of a compile, their checks and their defaults.
import type { ProgressListener } from "./contract/compile-progress.ts";
import { dialects, type Dialect, urlSchemes, type UrlScheme } from "./contract/dialect.ts";
import { isBasePath } from "./contract/href.ts";
import { defaultLimits, type Limits } from "./contract/limits.ts";
import { catalog, type DiagnosticCode } from "./diagnostics/catalog.ts";
import type { SeverityRules } from "./diagnostics/collector.ts";
import { didYouMean, ruleLevels, type Severity } from "./diagnostics/codes.ts";
import type { LockFile } from "./routes/read-lock.ts";
import type { Host } from "./host/host.ts";
import type { SpecValidator } from "./host/spec-validator.ts";
import type { SourceNames } from "./contract/source-names.ts";
import { areSources, sourceNames, ownSources, sourcesProblem, withSources, type Sources } from "./source-folders.ts";
import { isJsonObject, type JsonObject } from "./text/json-value.ts";
import { nearest } from "./text/nearest.ts";
import { reasonOf } from "./text/reason-of.ts";

/** The options of a compile; each may be absent. */
export interface CompileOptions {
  /** Folder that holds docs.json; "." if absent. */
  readonly root?: string;
  /** Its file name, or the object itself; "docs.json" if absent. */
  readonly config?: string | JsonObject;
  /** When pages are generated from a spec; "contract" if absent. */
  readonly dialect?: Dialect;
  /** What the last part of a generated page's address is made from; if absent, "mintlify", as the platform does. */
  readonly urls?: UrlScheme;
  /** Addresses that generated pages keep: the `lock` of an earlier result, or its JSON text. `{ lockVersion: 1, operations: {} }` is a lock to start with. */
  readonly lock?: LockFile | string;
  /** What every href starts with, such as "/docs"; "" if absent. */
  readonly basePath?: string;
  /** Fetch http(s) specs: false if absent, true for Node's fetch, or a function that returns the body. */
  readonly remoteSpecs?: boolean | ((url: string) => Promise<string>);
  /**
   * The folders of other repositories that `sourceRef` names, such as `{ "acme/api-docs": "../api-docs" }`. Their pages have the
   * address `/api-docs/…`, or that of `path`.
   */
  readonly sources?: Sources;
  /** Also look for page files that no entry names; false if absent. */
  readonly discover?: boolean;
  /** Also read the bodies of pages, and check the links in them; false if absent. */
  readonly links?: boolean;
  /** With `links`, also check that the images of pages exist; false if absent. */
  readonly assets?: boolean;
  /** Also validate the OpenAPI documents of the site as a whole, each in its own thread; false if absent. Needs Node. */
  readonly specs?: boolean;
  /**
   * Called with how far each phase of the compile is: at its beginning, at its end and at most 98 times between them. If it
   * returns a promise, the compile waits for it, so that a program can draw. An error that it throws is thrown by the compile.
   */
  readonly onProgress?: ProgressListener;
  /** Severity per code. */
  readonly rules?: { readonly [Code in DiagnosticCode]?: Severity | "off" };
  /** The outside world; Node's file system if absent. */
  readonly host?: Host;
  /** How much a compile may do; an absent limit has its default. */
  readonly limits?: Partial<Limits>;
}

/** Options with every default filled in. */
export interface ResolvedOptions {
  readonly config: string | JsonObject;
  readonly dialect: Dialect;
  readonly urls: UrlScheme;
  readonly lock: JsonObject | string | undefined;
  /** Without a slash at its end. */
  readonly basePath: string;
  readonly remote: ((url: string) => Promise<string>) | undefined;
  /** Their files are in `host`. */
  readonly sources: SourceNames;
  readonly discover: boolean;
  readonly links: boolean;
  readonly assets: boolean;
  /** Makes the validator of one compile; undefined if specs are not validated. */
  readonly specValidator: (() => SpecValidator) | undefined;
  readonly onProgress: ProgressListener | undefined;
  readonly rules: SeverityRules;
  readonly host: Host;
  readonly limits: Limits;
}

/** What a compile uses if its options give nothing else: this machine, for a program that runs in Node. */
export interface Machine {
  /** The files below a folder. */
  readonly openHost: (root: string) => Promise<Host>;
  /** A function that makes the validator of one compile. */
  readonly specValidators: () => () => SpecValidator;
}

/** Fills in the defaults. Rejects with `TypeError` if an option has the wrong type: this is an error of the program, not of its user. */
export async function resolveOptions(options: CompileOptions, machine: Machine): Promise<ResolvedOptions> {
  const given = checkOptions(options);
  const base = given.host ?? (await machine.openHost(given.root));
  const host = await withSources(base, given.sources, machine.openHost);
  demand(
    given.remoteSpecs !== true || host.fetch !== undefined,
    "remoteSpecs",
    `a function, because this "host" has no "fetch"`,
  );
  const { config, dialect, urls, lock, basePath, discover, links, assets, onProgress, rules, limits } = given;
  return {
    config: typeof config === "string" ? configFile(config) : plainCopy("config", config),
    dialect,
    urls,
    lock: lock === undefined || typeof lock === "string" ? lock : plainCopy("lock", lock),
    basePath: basePath.replace(/\/$/, ""),
    remote: remoteOf(given.remoteSpecs, host),
    sources: sourceNames(given.sources),
    specValidator: given.specs ? machine.specValidators() : undefined,
    discover,
    links,
    assets,
    onProgress,
    rules,
    host,
    limits: { ...defaultLimits, ...limits },
  };
}

/** The path of the config file from the docs root, as the results name it; "docs.json" for an object or none. */
export function configFile(config: CompileOptions["config"]): string {
  return typeof config === "string" ? config.replace(/^(\.\/+)+/, "") : "docs.json";
}

const optionNames: ReadonlySet<string> = new Set(
  "root config dialect urls lock basePath remoteSpecs sources discover links assets specs onProgress rules host limits".split(
    " ",
  ),
);

/** Every option as it was given, or its default. */
interface CheckedOptions extends Required<Omit<CompileOptions, "lock" | "onProgress" | "host">> {
  readonly lock: CompileOptions["lock"];
  readonly onProgress: CompileOptions["onProgress"];
  readonly host: CompileOptions["host"];
}

/** A wrong option, to distinguish it from an error in code of the caller that runs while an option is read. */
class WrongOption extends TypeError {}

/**
 * The options as they are at this moment: each is read once, because a getter may give another value the next time. Throws
 * `TypeError` for an option of the wrong kind, for one that navc does not have, and for one that can't be read.
 */
export function checkOptions(options: CompileOptions): CheckedOptions {
  try {
    return readOptions(options);
  } catch (error) {
    if (error instanceof WrongOption) throw error;
    throw new TypeError(`compileNavigation: the options can't be read: ${reasonOf(error)}`, { cause: error });
  }
}

function readOptions(options: CompileOptions): CheckedOptions {
  if (!isJsonObject(options))
    throw new WrongOption(`compileNavigation: the options have to be an object, such as { root: "docs" }.`);
  const unknown = Object.keys(options).find((name) => !optionNames.has(name));
  if (unknown !== undefined)
    throw new WrongOption(`compileNavigation: there is no option "${unknown}".${meant(unknown, optionNames)}`);
  const {
    root = ".",
    config = "docs.json",
    dialect = "contract",
    urls = "mintlify",
    lock,
    basePath = "",
    remoteSpecs = false,
    sources = {},
    discover = false,
    links = false,
    assets = false,
    specs = false,
    onProgress,
    rules = {},
    host,
    limits = {},
  }: CompileOptions = options;
  demand(typeof root === "string" && root !== "", "root", "the path of a folder");
  demand((typeof config === "string" && config !== "") || isJsonObject(config), "config", "a file name or an object");
  demand(dialects.includes(dialect), "dialect", alternatives(dialects));
  demand(urlSchemes.includes(urls), "urls", alternatives(urlSchemes));
  demand(lock === undefined || typeof lock === "string" || isJsonObject(lock), "lock", "an object or its JSON text");
  demand(typeof basePath === "string" && isBasePath(basePath), "basePath", `"" or a path such as "/docs"`);
  demand(["boolean", "function"].includes(typeof remoteSpecs), "remoteSpecs", "true, false or a function");
  const folders = `an object such as { "acme/api-docs": "../api-docs" }`;
  demand(areSources(sources), "sources", folders);
  const problem = sourcesProblem(sources);
  demand(problem === undefined, "sources", `${folders}, and to ${problem ?? ""}`);
  demand(typeof discover === "boolean", "discover", "true or false");
  demand(typeof links === "boolean", "links", "true or false");
  demand(typeof assets === "boolean", "assets", "true or false");
  demand(typeof specs === "boolean", "specs", "true or false");
  demand(onProgress === undefined || typeof onProgress === "function", "onProgress", "a function");
  demand(host === undefined || isHost(host), "host", "an object with the methods of Host");
  const checked = { root, config, dialect, urls, lock, basePath, remoteSpecs, discover, links, assets, specs, host };
  return {
    ...checked,
    sources: ownSources(sources),
    onProgress,
    rules: requireRules(rules),
    limits: requireLimits(limits),
  };
}

function alternatives(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(" or ");
}

function isHost(host: Partial<Host> | null): boolean {
  const methods = [host?.readText, host?.readHead, host?.stat, host?.list];
  return methods.every((method) => typeof method === "function");
}

// A caller's object may hold what JSON can't, or change while the site compiles.
function plainCopy(option: string, value: object): JsonObject {
  let copy: unknown;
  try {
    copy = JSON.parse(JSON.stringify(value));
  } catch (error) {
    const problem = `"${option}" can't be written as JSON: ${reasonOf(error)}`;
    throw new TypeError(`compileNavigation: ${problem}`, { cause: error });
  }
  // A method `toJSON` may make anything of it.
  if (!isJsonObject(copy)) throw new TypeError(`compileNavigation: "${option}" has to be an object as JSON too.`);
  return copy;
}

function remoteOf(remoteSpecs: boolean | ((url: string) => Promise<string>), host: Host): ResolvedOptions["remote"] {
  if (typeof remoteSpecs === "function") return remoteSpecs;
  return remoteSpecs && host.fetch !== undefined ? (url) => host.fetch!(url) : undefined;
}

function demand(holds: boolean, option: string, expected: string): void {
  if (!holds) throw new WrongOption(`compileNavigation: "${option}" has to be ${expected}.`);
}

/** Refuses a key of an option that navc does not have. */
function requireKey(option: string, key: string, known: object, expected: string): void {
  if (Object.hasOwn(known, key)) return;
  throw new WrongOption(
    `compileNavigation: "${option}.${key}" has to be ${expected}.${meant(key, Object.keys(known))}`,
  );
}

function meant(name: string, known: Iterable<string>): string {
  return didYouMean(nearest(name, known));
}

function requireRules(given: SeverityRules): SeverityRules {
  demand(isJsonObject(given), "rules", "an object with a severity per code");
  const rules = Object.entries(given);
  for (const [code, severity] of rules) {
    requireKey("rules", code, catalog, "the severity of a code that navc has");
    demand(ruleLevels.includes(severity), `rules.${code}`, `"error", "warning", "info" or "off"`);
  }
  return Object.fromEntries(rules);
}

function requireLimits(given: Partial<Limits>): Partial<Limits> {
  demand(isJsonObject(given), "limits", "an object with a number per limit");
  const limits = Object.entries(given);
  for (const [name, limit] of limits) {
    requireKey("limits", name, defaultLimits, "a limit that navc has");
    demand(limit === undefined || (typeof limit === "number" && limit >= 0), `limits.${name}`, "a number from 0");
  }
  return Object.fromEntries(limits.filter(([, limit]) => limit !== undefined));
}
