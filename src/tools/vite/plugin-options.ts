// Reads the settings of an app for its navigation: the configuration of the docs folder, overridden by the options of the plugin.
import { resolve } from "node:path";
import { readSettings, withGiven, type SiteSettings } from "../../project/settings/site-settings.ts";
import { settingsFiles } from "../../project/settings/settings-files.ts";
import { settingsState } from "../../project/settings/settings-state.ts";
import { didYouMean } from "../../compiler/diagnostics/codes.ts";
import { checkOptions, type CompileOptions } from "../../compiler/options.ts";
import { isJsonObject, withoutUndefined } from "../../compiler/text/json-value.ts";
import { nearest } from "../../compiler/text/nearest.ts";
import { UsageError } from "../../project/settings/usage-error.ts";

/** The options of the plugin; each may be absent. They override those of `navc.config.json`. */
export interface NavcPluginOptions extends Pick<
  CompileOptions,
  "dialect" | "urls" | "remoteSpecs" | "discover" | "links" | "assets" | "rules" | "limits"
> {
  /** The folder of docs.json, relative to the root of Vite; the root itself if absent. */
  readonly root?: string;
  /** Its file name, relative to `root`; "docs.json" if absent. */
  readonly config?: string;
  /** What every href starts with, such as "/docs"; `base` of Vite if absent. */
  readonly basePath?: string;
  /** The lock file with the addresses that generated pages keep, relative to the root of Vite. It is only read. */
  readonly lock?: string;
  /** Whether errors in the navigation end `vite build`; true if absent. */
  readonly failOnError?: boolean;
}

/** Where a site is, and how it is compiled. */
export interface PluginSettings {
  /** It is not the real path of the docs folder, because Vite uses the given name for the files that it watches. */
  readonly root: string;
  readonly site: SiteSettings;
  readonly compile: CompileOptions;
  /** Files that these settings come from, including files that do not exist yet. */
  readonly files: readonly string[];
  /** A text that is different if something of these settings, or what the baseline accepts, is different. */
  readonly state: string;
}

/** What the plugin needs of the configuration of Vite. */
export interface ViteSettings {
  readonly root: string;
  readonly base: string;
  /** A development server is "serve"; that of a build if absent. */
  readonly command?: "build" | "serve";
}

/** Reads the settings. Throws `UsageError` if they are not valid. */
export function pluginSettings(options: NavcPluginOptions, vite: ViteSettings): PluginSettings {
  requireOptions(options);
  const { root: folder = ".", lock: lockName, failOnError: _, ...given } = options;
  const root = resolve(vite.root, folder);
  const lock = lockName === undefined ? undefined : resolve(vite.root, lockName);
  const site = readSettings(root, withoutUndefined({ lock }));
  // An edit should be seen at once: a server reads the texts of pages only if the app asks for it.
  const unread = vite.command === "serve" ? { links: false, assets: false } : {};
  const compile: CompileOptions = {
    basePath: basePathOf(vite.base),
    ...withGiven({ ...site.compile, ...unread }, given),
    root,
  };
  const files = settingsFiles(root, site);
  return { root, site, compile, files, state: JSON.stringify([files, settingsState(site)]) };
}

/** A type for each option, or undefined where the compiler checks it; with all names, because most projects check no types of their configuration. */
const optionTypes: { readonly [Name in keyof Required<NavcPluginOptions>]: "string" | "boolean" | undefined } = {
  root: "string",
  config: "string",
  basePath: "string",
  lock: "string",
  failOnError: "boolean",
  dialect: undefined,
  urls: undefined,
  remoteSpecs: undefined,
  discover: undefined,
  links: undefined,
  assets: undefined,
  rules: undefined,
  limits: undefined,
};

/** Begins each message about the options of the plugin. */
export const ownName = "navc/vite";

function refuse(problem: string): never {
  throw new UsageError(`${ownName}: ${problem}`);
}

/** Throws `UsageError` for options that the plugin does not have, and for wrong values. */
export function requireOptions(options: NavcPluginOptions): void {
  if (!isJsonObject(options)) refuse('the options have to be an object, such as { root: "docs" }.');
  const types = new Map<string, string | undefined>(Object.entries(optionTypes));
  for (const [name, value] of Object.entries(options)) {
    if (!types.has(name)) refuse(`there is no option "${name}".${didYouMean(nearest(name, types.keys()))}`);
    const type = types.get(name);
    // oxlint-disable-next-line valid-typeof -- one of the words above
    if (type !== undefined && value !== undefined && typeof value !== type) refuse(`"${name}" has to be a ${type}.`);
  }
  const { root: _, lock: __, failOnError: ___, ...forCompile } = options;
  try {
    checkOptions(withoutUndefined(forCompile));
  } catch (error) {
    if (error instanceof TypeError) refuse(error.message.replace(/^compileNavigation: /, ""));
    throw error;
  }
}

/** `base`, if it is a path; "" if it is relative, or on another host. */
function basePathOf(base: string): string {
  return base.startsWith("/") && !base.startsWith("//") ? base.replace(/\/$/, "") : "";
}
