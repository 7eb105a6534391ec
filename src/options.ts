// What can a caller ask for, and what holds when they don't? (DESIGN section 5)
import type { Dialect } from "./contract/dialect.ts";
import { defaultLimits, type Limits } from "./contract/limits.ts";
import { catalog, type DiagnosticCode } from "./diagnostics/catalog.ts";
import type { SeverityRules } from "./diagnostics/collector.ts";
import type { Severity } from "./diagnostics/severity.ts";
import type { Host } from "./host/host.ts";
import { isJsonObject, type JsonObject } from "./text/json-value.ts";

export interface CompileOptions {
  /** Folder that holds docs.json; "." when absent. */
  readonly root?: string;
  /** Its file name, or the object itself; "docs.json" when absent. */
  readonly config?: string | JsonObject;
  readonly dialect?: Dialect;
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
  const {
    root = ".",
    config = "docs.json",
    dialect = "contract",
    basePath = "",
    remoteSpecs = false,
    discover = false,
    rules = {},
    limits = {},
  } = options;
  demand(typeof root === "string" && root !== "", "root", "the path of a folder");
  demand((typeof config === "string" && config !== "") || isJsonObject(config), "config", "a file name or an object");
  demand(dialect === "contract" || dialect === "mintlify", "dialect", `"contract" or "mintlify"`);
  demand(
    typeof basePath === "string" && /^(\/([^/?#][^?#]*)?)?$/.test(basePath),
    "basePath",
    `"" or a path that starts with "/"`,
  );
  demand(["boolean", "function"].includes(typeof remoteSpecs), "remoteSpecs", "true, false or a function");
  demand(typeof discover === "boolean", "discover", "true or false");
  requireRules(rules);
  requireLimits(limits);
  demand(options.host === undefined || isHost(options.host), "host", "an object with the methods of Host");
  const host = options.host ?? (await import("./node/node-host.ts")).nodeHost(root);
  return {
    config: typeof config === "string" ? config : plainCopy(config),
    dialect,
    basePath: basePath.replace(/\/+$/, ""),
    remote: remoteOf(remoteSpecs, host),
    discover,
    rules,
    host,
    limits: { ...defaultLimits, ...limits },
  };
}

function isHost(host: Partial<Host> | null): boolean {
  const methods = [host?.readText, host?.readHead, host?.stat, host?.list];
  return methods.every((method) => typeof method === "function");
}

// A caller's object may hold what JSON can't, or change while the site compiles.
function plainCopy(config: JsonObject): JsonObject {
  try {
    return JSON.parse(JSON.stringify(config)) as JsonObject;
  } catch (error) {
    throw new TypeError(`compileNavigation: "config" can't be written as JSON: ${String(error)}`, { cause: error });
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
    demand(typeof limit === "number" && limit >= 0, `limits.${name}`, "a number from 0");
  }
}
