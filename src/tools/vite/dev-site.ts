// Sends an edited site to the browsers and other environments of a development server.
import { statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { DevEnvironment, EnvironmentModuleNode, NormalizedHotChannelClient, ViteDevServer } from "vite";
import { folderWatches } from "../../project/disk/folder-watches.ts";
import { isAtOrBelow, lookUp } from "../../project/files/folders.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import { visible } from "../../compiler/text/visible.ts";
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { problemEvent, questionEvent } from "./overlay-module.ts";
import { firstError, settingsError, type ShownError } from "./problem-report.ts";
import { siteModule, isStepping } from "./site-module.ts";
import type { SiteState, WatchedSite } from "./watched-site.ts";

/** One site in one development server. */
export class DevSite {
  readonly #site: WatchedSite;
  readonly #server: ViteDevServer;
  /** By environment: the version of each module that it received, "" for one that could not be made. */
  readonly #given = new Map<string, Map<string, string>>();
  readonly #checks = new Map<string, NodeJS.Timeout>();
  /** Watches of the folders of the site: the watcher of Vite sees nothing of a folder that takes the place of another one. */
  readonly #folders = folderWatches();
  #late: NodeJS.Timeout | undefined;
  /** The error that browsers show, as JSON. */
  #problem = "null";
  /** Why the settings are not valid; undefined if they are. */
  #invalid: string | undefined;

  constructor(site: WatchedSite, server: ViteDevServer) {
    this.#site = site;
    this.#server = server;
  }

  /** Watches the files of the site, and compiles it when the server listens. */
  watch(): void {
    const { watcher, httpServer, environments, config } = this.#server;
    const outside = [this.#site.folder, ...this.#site.settingsFiles].filter(
      (path) => !isAtOrBelow(path, resolve(config.root)),
    );
    watcher.add(outside);
    this.#folders.start({ changed: (path) => this.#noticed(path), failed: () => {} });
    httpServer?.once("listening", () => {
      this.#site.now().catch((error: unknown) => config.logger.error(reasonOf(error)));
    });
    // What was written before the files were watched is not reported. Below the first folders, watching begins after "ready".
    watcher.once("ready", () => void this.#catchUp());
    setTimeout(() => void this.#catchUp(), timeToWatch).unref();
    environments.client.hot.on(questionEvent, (_, client) => {
      // Settings that are not valid are reported when the app loads the navigation.
      this.#answer(client).catch(() => {});
    });
  }

  /** Ends all watching. */
  close(): void {
    clearTimeout(this.#late);
    this.#folders.stop();
  }

  /** Records which version of a module an environment receives; undefined if it could not be made. */
  note({ name }: { readonly name: string }, id: string, version: string | undefined): void {
    this.#givenTo(name).set(id, version ?? "");
    this.#watchFolders();
  }

  /**
   * The modules of an environment that have a new version. If the first error has changed, it is sent to the browser. Settings that
   * are not valid are such an error, too: were it thrown, the overlay of Vite would stay after the repair.
   */
  async update(environment: DevEnvironment): Promise<readonly EnvironmentModuleNode[]> {
    const state = await this.#validSite();
    this.#watchFolders();
    if (environment.config.consumer === "client") this.#show(state, environment);
    if (state === undefined) return [];
    const given = this.#givenTo(environment.name);
    const stale: EnvironmentModuleNode[] = [];
    let wasMissing = false;
    for (const [id, version] of given) {
      const now = state.versions && siteModule(id, state.versions, isStepping(environment))?.version;
      if (now === undefined || now === version) continue;
      given.set(id, now);
      wasMissing ||= version === "";
      const node = environment.moduleGraph.getModuleById(id);
      if (node !== undefined) stale.push(await madeAgain(node, environment));
    }
    // A module that never ran can't accept an update.
    if (wasMissing) environment.hot.send({ type: "full-reload" });
    return stale;
  }

  /** Makes Vite load all modules again when they are next requested. */
  #invalidate(): void {
    for (const environment of Object.values(this.#server.environments))
      for (const id of this.#givenTo(environment.name).keys()) {
        const node = environment.moduleGraph.getModuleById(id);
        if (node !== undefined) environment.moduleGraph.invalidateModule(node);
      }
  }

  /**
   * Handles a report of the watcher. After a report, the watcher ignores the same file for a moment, so a file that was saved
   * twice is checked again.
   */
  changed(file: string): void {
    if (!this.#site.owns(file)) return;
    this.#site.changed(file);
    if (this.#server.config.server.hmr === false) this.#invalidate();
    const seen = stampOf(file);
    clearTimeout(this.#checks.get(file));
    const check = setTimeout(() => {
      this.#checks.delete(file);
      if (stampOf(file) !== seen) this.#server.watcher.emit("change", file);
    }, timeOfSilence);
    this.#checks.set(file, check.unref());
  }

  /** Handles a report of its own watches; without a path, anything may have changed. If Vite reports the same, it is first. */
  #noticed(path: string = this.#site.folder): void {
    if (!this.#site.owns(path)) return;
    this.#site.changed(path);
    clearTimeout(this.#late);
    this.#late = setTimeout(() => {
      if (this.#site.isStale) this.#server.watcher.emit("change", this.#site.files[0] ?? path);
    }, timeOfSilence).unref();
  }

  #watchFolders(): void {
    const { folders: all, folder: root } = this.#site;
    this.#folders.beginRound();
    this.#folders.ask(dirname(root), basename(root));
    for (const folder of all) this.#folders.ask(folder);
    this.#folders.endRound();
  }

  async #answer(client: NormalizedHotChannelClient): Promise<void> {
    client.send(problemEvent, this.#shown(await this.#site.now()));
  }

  async #catchUp(): Promise<void> {
    const [file] = await this.#site.catchUp();
    if (file !== undefined) this.#server.watcher.emit("change", file);
  }

  /** The current site; undefined if its settings are not valid, which is printed once. */
  async #validSite(): Promise<SiteState | undefined> {
    const { logger } = this.#server.config;
    try {
      const state = await this.#site.now();
      if (this.#invalid !== undefined) logger.info("navc: the settings are valid", { timestamp: true });
      this.#invalid = undefined;
      return state;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      if (this.#invalid !== error.message) logger.error(visible(error.message));
      this.#invalid = error.message;
      return undefined;
    }
  }

  #show(state: SiteState | undefined, { hot }: DevEnvironment): void {
    const shown = this.#shown(state);
    const problem = JSON.stringify(shown);
    if (problem === this.#problem) return;
    this.#problem = problem;
    hot.send({ type: "custom", event: problemEvent, data: shown });
  }

  /** Also null if the app wants no overlay. */
  #shown(state: SiteState | undefined): ShownError | null {
    const { hmr } = this.#server.config.server;
    if (typeof hmr === "object" && hmr.overlay === false) return null;
    return (state === undefined ? settingsError(this.#invalid ?? "") : firstError(state)) ?? null;
  }

  #givenTo(environment: string): Map<string, string> {
    const known = this.#given.get(environment) ?? new Map<string, string>();
    this.#given.set(environment, known);
    return known;
  }
}

/**
 * Discards what Vite makes from the old version; with an update alone, the next request would get it. Vite also sends no update
 * of a module that it has not analyzed yet, although a browser may soon run it.
 */
async function madeAgain(node: EnvironmentModuleNode, environment: DevEnvironment): Promise<EnvironmentModuleNode> {
  environment.moduleGraph.invalidateModule(node);
  // What fails is reported to the browser that asked for it.
  if (node.isSelfAccepting === undefined) await environment.transformRequest(node.url).catch(() => {});
  return node;
}

// In milliseconds: thousands of folders take less.
const timeToWatch = 2000;

/** In milliseconds: longer than a watcher ignores reports. */
const timeOfSilence = 150;

/** A text that changes when a file is saved. */
function stampOf(file: string): string {
  const { mtimeMs, size, ino } = lookUp(() => statSync(file, { throwIfNoEntry: false })) ?? {};
  return [mtimeMs, size, ino].join(" ");
}
