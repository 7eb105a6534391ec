// What an app sets for its navigation: the options of the plugin over the configuration of the docs folder.
import { resolve } from "node:path";
import { readSettings, type SiteSettings } from "../../project/settings/site-settings.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import { withoutUndefined } from "../../compiler/text/json-value.ts";

/** The options of the plugin; each may be absent. They go before those of `navc.config.json`. */
export interface NavcPluginOptions extends Pick<
  CompileOptions,
  "dialect" | "urls" | "remoteSpecs" | "discover" | "links" | "assets" | "rules" | "limits"
> {
  /** Folder that holds docs.json, from the root of Vite; that root itself when absent. */
  readonly root?: string;
  /** Its file name, from `root`; "docs.json" when absent. */
  readonly config?: string;
  /** What every href starts with, such as "/docs"; `base` of Vite when absent. */
  readonly basePath?: string;
  /** The lock file with the addresses that generated pages keep, from the root of Vite. It is only read. */
  readonly lock?: string;
  /** Whether errors in the navigation end `vite build`; true when absent. */
  readonly failOnError?: boolean;
}

/** Where a site is, and how it is compiled. */
export interface PluginSettings {
  /** The real name of the docs folder does not matter: what Vite watches has the name that it was given. */
  readonly root: string;
  readonly site: SiteSettings;
  readonly compile: CompileOptions;
  /** Files that these settings come from; one that is not there yet is among them. */
  readonly files: readonly string[];
}

/** What the plugin needs of the configuration of Vite. */
export interface ViteSettings {
  readonly root: string;
  readonly base: string;
}

/** Reads the settings. Throws `UsageError` or `TypeError` where they are not valid. */
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

/** `base` where that is a path; "" for one that is relative, or on another host. */
function basePathOf(base: string): string {
  return base.startsWith("/") && !base.startsWith("//") ? base.replace(/\/$/, "") : "";
}
