// Reads the settings of an app for its navigation: the configuration of the docs folder, overridden by the options of the plugin.
import { resolve } from "node:path";
import { readSettings, type SiteSettings } from "../../project/settings/site-settings.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import { withoutUndefined } from "../../compiler/text/json-value.ts";

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
}

/** What the plugin needs of the configuration of Vite. */
export interface ViteSettings {
  readonly root: string;
  readonly base: string;
}

/** Reads the settings. Throws `UsageError` or `TypeError` if they are not valid. */
export function pluginSettings(options: NavcPluginOptions, vite: ViteSettings): PluginSettings {
  const { root: folder = ".", lock: lockName, failOnError: _, ...given } = options;
  const root = resolve(vite.root, folder);
  const lock = lockName === undefined ? undefined : resolve(vite.root, lockName);
  const site = readSettings(root, withoutUndefined({ lock }));
  const compile: CompileOptions = {
    basePath: basePathOf(vite.base),
    ...site.compile,
    ...withoutUndefined(given),
    rules: { ...site.compile.rules, ...given.rules },
    root,
  };
  const files = [resolve(root, "navc.config.json"), site.configuration?.file, lock];
  return { root, site, compile, files: files.flatMap((file) => (file === undefined ? [] : [resolve(file)])) };
}

/** `base`, if it is a path; "" if it is relative, or on another host. */
function basePathOf(base: string): string {
  return base.startsWith("/") && !base.startsWith("//") ? base.replace(/\/$/, "") : "";
}
