// The plugin for Vite: the navigation of a docs folder as modules, kept up to date while an app is developed (D164).
import type { Plugin } from "vite";
import { count } from "../../compiler/diagnostics/codes.ts";
import { dialectNote } from "../../project/settings/platform-dialect.ts";
import { knownFailure, noteOf, UsageError } from "../../project/settings/usage-error.ts";
import { DevSite } from "./dev-site.ts";
import { ownName, pluginSettings, requireOptions, type NavcPluginOptions } from "./plugin-options.ts";
import { printProblems } from "./print-problems.ts";
import { firstError } from "./problem-report.ts";
import { isStepping, resolvedId, resolvedIds, siteModule, specifiers } from "./site-module.ts";
import { WatchedSite, type SiteState } from "./watched-site.ts";

const pluginName = "navc";

/**
 * Returns the plugin for Vite 7 and 8 that compiles a docs folder. `virtual:navc` has what an app needs of the site, and
 * `virtual:navc/edition/<id>` the part of one edition. An app has one such plugin, so one site; a second one is an error.
 *
 * @param options - All are optional.
 * @example
 * ```js
 * import navc from "navc/vite";
 *
 * export default { plugins: [navc({ root: "docs" })] };
 * ```
 */
export function navc(options: NavcPluginOptions = {}): Plugin {
  let site: WatchedSite;
  let isBuild = false;
  let dev: DevSite | undefined;
  const now = (): Promise<SiteState> => site.now().catch((error: unknown) => throwWithout(error, ""));
  return {
    name: pluginName,
    // One compile serves all environments of a build.
    sharedDuringBuild: true,
    config() {
      requireVite(this);
    },
    configResolved(config) {
      isBuild = config.command === "build";
      requireValid(() => {
        requireOne(config.plugins);
        requireOptions(options);
        if (isBuild) pluginSettings(options, config);
      });
      let noted: string | undefined;
      site = new WatchedSite(options, config, (state) => {
        printProblems(state, config.logger);
        const { root, compile } = state.settings;
        const note = dialectNote(root, compile, `dialect: "mintlify" to the options of ${ownName}`);
        if (note !== undefined && note !== noted) config.logger.info(`navc: ${note}`);
        noted = note;
      });
    },
    configureServer(server) {
      dev = new DevSite(site, server);
      dev.watch();
    },
    async buildStart() {
      if (!isBuild) return;
      const { problems, versions } = await now();
      for (const file of site.files) this.addWatchFile(file);
      const errors = problems.filter(({ severity }) => severity === "error");
      if (errors.length > 0 && options.failOnError !== false)
        this.error(
          `The navigation has ${count(errors.length, "error")}, printed above.${versions === undefined ? "" : howToGoOn}`,
        );
    },
    // Vite has no other hook for the end of a server.
    buildEnd() {
      dev?.close();
    },
    resolveId: { filter: { id: specifiers }, handler: resolvedId },
    load: {
      filter: { id: resolvedIds },
      async handler(id) {
        const state = await now();
        const made = state.versions && siteModule(id, state.versions, isStepping(this.environment));
        dev?.note(this.environment, id, made?.version);
        if (made !== undefined) return { code: made.code(), map: null, moduleType: "js" };
        return this.error(firstError(state) ?? `${JSON.stringify(id.slice(1, -".js".length))}: ${editionsOf(state)}`);
      },
    },
    watchChange(file) {
      if (dev === undefined) site.changed(file);
      else dev.changed(file);
    },
    async hotUpdate({ file, modules }) {
      if (dev === undefined || !site.owns(file)) return undefined;
      const stale = await dev.update(this.environment);
      return stale.length === 0 ? undefined : [...modules, ...stale];
    },
  };
}

/** Throws for other versions of Vite. This is not a peer dependency, because a project with an older Vite could then not install the commands of navc (D164). */
function requireVite(context: { readonly meta?: { readonly viteVersion?: string } } | undefined): void {
  // Vite 5 calls the hook without a context, and Vite 6 with one that has no version.
  if (context?.meta?.viteVersion === undefined)
    throw new Error("navc/vite needs Vite 7 or 8, and this Vite is older. Update the package vite.");
}

/** Throws if another plugin of navc is there: both have modules of the same names, and Vite asks only the first one (D558). */
function requireOne(plugins: readonly Pick<Plugin, "name">[]): void {
  const times = plugins.filter(({ name }) => name === pluginName).length;
  if (times > 1)
    throw new UsageError(
      `${ownName}: the plugin is ${times} times in the configuration, but virtual:navc can be one site only. Remove all but one. Each further site needs an app, so a configuration of Vite, of its own.`,
    );
}

/** Calls what throws before Vite begins if something is not valid. Vite prints only the stack of such an error. */
function requireValid(check: () => void): void {
  try {
    check();
  } catch (error) {
    const reason = knownFailure(error) ?? "";
    throwWithout(error, reason.startsWith(ownName) ? reason : noteOf(reason).trimEnd());
  }
}

/** Throws what a person did wrong with `stack` in place of the stack, which means nothing to readers; nor do the fields of the error, which Vite prints, too. */
function throwWithout(error: unknown, stack: string): never {
  const reason = knownFailure(error);
  if (reason === undefined) throw error;
  const shown = new Error(reason);
  shown.stack = stack;
  throw shown;
}

/** Only with a navigation: without one there is no module to load. */
const howToGoOn = ' With "failOnError: false" among the options of navc the build goes on.';

function editionsOf({ versions }: SiteState): string {
  const ids = versions?.navigation.editions.map(({ id }) => JSON.stringify(id)) ?? [];
  return `the navigation has no such edition. It has ${ids.join(", ") || "none"}.`;
}
