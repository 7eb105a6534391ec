// Brings a site that is edited to the browsers and other environments of a development server.
import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { DevEnvironment, EnvironmentModuleNode, NormalizedHotChannelClient, ViteDevServer } from "vite";
import { isAtOrBelow, lookUp } from "../../project/files/folders.ts";
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { problemEvent, questionEvent } from "./overlay-module.ts";
import { firstError, type ShownError } from "./problem-report.ts";
import { siteModule, isStepping } from "./site-module.ts";
import type { SiteState, WatchedSite } from "./watched-site.ts";

/** One site in one development server. */
export class DevSite {
  readonly #site: WatchedSite;
  readonly #server: ViteDevServer;
  /** By environment: the version of each module that it was given, "" for one that could not be made. */
  readonly #given = new Map<string, Map<string, string>>();
  readonly #checks = new Map<string, NodeJS.Timeout>();
  /** The error that browsers show, as JSON. */
  #problem = "null";

  constructor(site: WatchedSite, server: ViteDevServer) {
    this.#site = site;
    this.#server = server;
  }

  /** Has the files of the site watched, and compiles it when the server listens. */
  watch(): void {
    const { watcher, httpServer, environments, config } = this.#server;
    const outside = [this.#site.folder, ...this.#site.settingsFiles].filter(
      (path) => !isAtOrBelow(path, resolve(config.root)),
    );
    watcher.add(outside);
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

  /** Notes which version of a module an environment is given; undefined where it could not be made. */
  note({ name }: { readonly name: string }, id: string, version: string | undefined): void {
    this.#givenTo(name).set(id, version ?? "");
  }

  /** The modules of an environment that are of another version now. The browser is also shown the first error, if that is another. */
  async update(environment: DevEnvironment): Promise<readonly EnvironmentModuleNode[]> {
    const state = await this.#site.now();
    if (environment.config.consumer === "client") this.#show(state, environment);
    const given = this.#givenTo(environment.name);
    const stale: EnvironmentModuleNode[] = [];
    let wasMissing = false;
    for (const [id, version] of given) {
      const now = state.versions && siteModule(id, state.versions, isStepping(environment))?.version;
      if (now === undefined || now === version) continue;
      given.set(id, now);
      wasMissing ||= version === "";
      const node = environment.moduleGraph.getModuleById(id);
      if (node !== undefined) stale.push(await makeAnew(node, environment));
    }
    // Nobody can accept an update of what never ran.
    if (wasMissing) environment.hot.send({ type: "full-reload" });
    return stale;
  }

  /** Has all modules made anew when they are next asked for. */
  #invalidate(): void {
    for (const environment of Object.values(this.#server.environments))
      for (const id of this.#givenTo(environment.name).keys()) {
        const node = environment.moduleGraph.getModuleById(id);
        if (node !== undefined) environment.moduleGraph.invalidateModule(node);
      }
  }

  /**
   * Takes a report of the watcher. That drops reports of a file for a moment after one of the same file, so a file that was saved
   * twice in a row is looked at again.
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

  async #answer(client: NormalizedHotChannelClient): Promise<void> {
    client.send(problemEvent, this.#shown(await this.#site.now()));
  }

  async #catchUp(): Promise<void> {
    const [file] = await this.#site.catchUp();
    if (file !== undefined) this.#server.watcher.emit("change", file);
  }

  #show(state: SiteState, { hot }: DevEnvironment): void {
    const shown = this.#shown(state);
    const problem = JSON.stringify(shown);
    if (problem === this.#problem) return;
    this.#problem = problem;
    hot.send({ type: "custom", event: problemEvent, data: shown });
  }

  /** Null also where the app wants no overlay. */
  #shown(state: SiteState): ShownError | null {
    const { hmr } = this.#server.config.server;
    return typeof hmr === "object" && hmr.overlay === false ? null : (firstError(state) ?? null);
  }

  #givenTo(environment: string): Map<string, string> {
    const known = this.#given.get(environment) ?? new Map<string, string>();
    this.#given.set(environment, known);
    return known;
  }
}

/**
 * Ends what Vite makes of the version before: an update alone would leave that to who asks next. And Vite sends no update of a module
 * that it has not analyzed yet, though a browser may be about to run it.
 */
async function makeAnew(node: EnvironmentModuleNode, environment: DevEnvironment): Promise<EnvironmentModuleNode> {
  environment.moduleGraph.invalidateModule(node);
  // What fails is reported to the browser that asked for it.
  if (node.isSelfAccepting === undefined) await environment.transformRequest(node.url).catch(() => {});
  return node;
}

// In milliseconds: thousands of folders take less.
const timeToWatch = 2000;

/** In milliseconds: more than a watcher drops reports. */
const timeOfSilence = 150;

/** What changes when a file is saved. */
function stampOf(file: string): string {
  const { mtimeMs, size, ino } = lookUp(() => statSync(file, { throwIfNoEntry: false })) ?? {};
  return [mtimeMs, size, ino].join(" ");
}
