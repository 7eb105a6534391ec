// What can a caller ask for, and what holds when they don't? (DESIGN section 5)
import type { Dialect } from "./contract/dialect.ts";
import { isBasePath } from "./contract/base-path.ts";
import { defaultLimits, type Limits } from "./contract/limits.ts";
import { urlSchemes, type UrlScheme } from "./contract/url-scheme.ts";
import { catalog, type DiagnosticCode } from "./diagnostics/catalog.ts";
import type { SeverityRules } from "./diagnostics/collector.ts";
import type { Severity } from "./diagnostics/severity.ts";
import type { LockFile } from "./expand/lock-file.ts";
import type { Host } from "./host/host.ts";
import { isJsonObject, type JsonObject } from "./text/json-value.ts";

export interface CompileOptions {
  /** Folder that holds docs.json; "." when absent. */
  readonly root?: string;
  /** Its file name, or the object itself; "docs.json" when absent. */
  readonly config?: string | JsonObject;
  readonly dialect?: Dialect;
  /** What the last part of a generated page's address is made of; "mintlify", as the platform does, when absent. */
  readonly urls?: UrlScheme;
  /** Addresses that generated pages keep: the `lock` of an earlier result, or its JSON text. `{ lockVersion: 1, operations: {} }` is one to start with. */
  readonly lock?: LockFile | string;
  /** What every href starts with, such as "/docs"; "" when absent. */
  readonly basePath?: string;
  /** Fetch http(s) specs: false when absent, true with Node's fetch, or a function that returns the body. */
  readonly remoteSpecs?: boolean | ((url: string) => Promise<string>);
  /** Also look for page files no entry names; false when absent. */
  readonly discover?: boolean;
  /** Severity per code. */
  readonly rules?: { readonly [Code in DiagnosticCode]?: Severity | "off" };
  /** The outside world; Node's file system when absent. */
  readonly host?: Host;
  readonly limits?: Partial<Limits>;
}

/** Options with every default filled in. */
export interface SettledOptions {
  readonly config: string | JsonObject;
  readonly dialect: Dialect;
  readonly urls: UrlScheme;
  readonly lock: JsonObject | string | undefined;
  /** Without a slash at its end. */
  readonly basePath: string;
  readonly remote: ((url: string) => Promise<string>) | undefined;
  readonly discover: boolean;
  readonly rules: SeverityRules;
  readonly host: Host;
  readonly limits: Limits;
}

/** Fills in the defaults. Rejects with `TypeError` when an option is of the wrong kind: a programmer's error, not a user's. */
export async function settleOptions(options: CompileOptions): Promise<SettledOptions> {
  checkOptions(options);
  const host = options.host ?? (await import("./node/node-host.ts")).nodeHost(options.root ?? ".");
  const { config = "docs.json", dialect = "contract", urls = "mintlify", lock, basePath = "" } = options;
  const { remoteSpecs = false, discover = false, rules = {}, limits = {} } = options;
  demand(
    remoteSpecs !== true || host.fetch !== undefined,
    "remoteSpecs",
    `a function, because this "host" has no "fetch"`,
  );
  const given = Object.entries(limits).filter(([, limit]) => limit !== undefined);
  return {
    config: typeof config === "string" ? configFile(config) : plainCopy("config", config),
    dialect,
    urls,
    lock: lock === undefined || typeof lock === "string" ? lock : plainCopy("lock", { ...lock }),
    basePath: basePath.replace(/\/$/, ""),
    remote: remoteOf(remoteSpecs, host),
    discover,
    rules,
    host,
    limits: { ...defaultLimits, ...Object.fromEntries(given) },
  };
}

/** The path of the config file from the docs root, as the results name it; "docs.json" for an object or none. */
export function configFile(config: CompileOptions["config"]): string {
  return typeof config === "string" ? config.replace(/^(\.\/+)+/, "") : "docs.json";
}

const optionNames: ReadonlySet<string> = new Set(
  "root config dialect urls lock basePath remoteSpecs discover rules host limits".split(" "),
);

/** Throws `TypeError` for an option of the wrong kind, and for one that navc does not have. */
export function checkOptions(options: CompileOptions): void {
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new TypeError(`compileNavigation: the options have to be an object, such as { root: "docs" }.`);
  const unknown = Object.keys(options).find((name) => !optionNames.has(name));
  if (unknown !== undefined) throw new TypeError(`compileNavigation: there is no option "${unknown}".`);
  const {
    root = ".",
    config = "docs.json",
    dialect = "contract",
    urls = "mintlify",
    lock,
    basePath = "",
    remoteSpecs = false,
    discover = false,
    rules = {},
    limits = {},
  } = options;
  demand(typeof root === "string" && root !== "", "root", "the path of a folder");
  demand((typeof config === "string" && config !== "") || isJsonObject(config), "config", "a file name or an object");
  demand(dialect === "contract" || dialect === "mintlify", "dialect", `"contract" or "mintlify"`);
  demand(urlSchemes.includes(urls), "urls", urlSchemes.map((scheme) => `"${scheme}"`).join(" or "));
  demand(lock === undefined || typeof lock === "string" || isJsonObject(lock), "lock", "an object or its JSON text");
  demand(typeof basePath === "string" && isBasePath(basePath), "basePath", `"" or a path such as "/docs"`);
  demand(["boolean", "function"].includes(typeof remoteSpecs), "remoteSpecs", "true, false or a function");
  demand(typeof discover === "boolean", "discover", "true or false");
  requireRules(rules);
  requireLimits(limits);
  demand(options.host === undefined || isHost(options.host), "host", "an object with the methods of Host");
}

function isHost(host: Partial<Host> | null): boolean {
  const methods = [host?.readText, host?.readHead, host?.stat, host?.list];
  return methods.every((method) => typeof method === "function");
}

// A caller's object may hold what JSON can't, or change while the site compiles.
function plainCopy(option: string, value: JsonObject): JsonObject {
  try {
    return JSON.parse(JSON.stringify(value)) as JsonObject;
  } catch (error) {
    throw new TypeError(`compileNavigation: "${option}" can't be written as JSON: ${String(error)}`, { cause: error });
  }
}

function remoteOf(remoteSpecs: boolean | ((url: string) => Promise<string>), host: Host): SettledOptions["remote"] {
  if (typeof remoteSpecs === "function") return remoteSpecs;
  return remoteSpecs && host.fetch !== undefined ? (url) => host.fetch!(url) : undefined;
}

function demand(holds: boolean, option: string, expected: string): void {
  if (!holds) throw new TypeError(`compileNavigation: "${option}" has to be ${expected}.`);
}

function requireRules(rules: SeverityRules): void {
  demand(isJsonObject(rules), "rules", "an object with a severity per code");
  for (const [code, severity] of Object.entries(rules)) {
    demand(Object.hasOwn(catalog, code), `rules.${code}`, "the severity of a code that navc has");
    demand(
      ["error", "warning", "info", "off"].includes(severity),
      `rules.${code}`,
      `"error", "warning", "info" or "off"`,
    );
  }
}

function requireLimits(limits: Partial<Limits>): void {
  demand(isJsonObject(limits), "limits", "an object with a number per limit");
  for (const [name, limit] of Object.entries(limits)) {
    demand(Object.hasOwn(defaultLimits, name), `limits.${name}`, "a limit that navc has");
    demand(limit === undefined || (typeof limit === "number" && limit >= 0), `limits.${name}`, "a number from 0");
  }
}
