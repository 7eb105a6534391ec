// Keeps the links and problems of all texts of a site, read with the settings that are in use.
import type { Host } from "../../../compiler/host/host.ts";
import { judgedOptions } from "../../../project/compiled-site.ts";
import type { ForBodies } from "../../../project/kept-bodies/with-bodies.ts";
import type { CompilerProgram } from "../../../project/load-compiler.ts";
import type { SiteSettings } from "../../../project/settings/site-settings.ts";
import { siteLinks, type ReadLinks } from "./recorded-site.ts";
import { WatchedFolder, type FolderListener } from "./watched-folder.ts";

/** What is needed to read the texts of a site. */
export interface TextsSetting {
  readonly root: string;
  readonly compiler: () => Promise<CompilerProgram>;
  readonly withBodies: ForBodies;
  /** Called with changes of files that only some answers depend on. */
  readonly listener: FolderListener;
}

/** The links of a site. Bodies are read and watched only after the first question, because reading all of them takes as long as everything else together. */
export class WatchedLinks {
  readonly #setting: TextsSetting;
  #opened: { readonly folder: WatchedFolder<ReadLinks>; readonly options: string } | undefined;

  constructor(setting: TextsSetting) {
    this.#setting = setting;
  }

  /** The links as the files are now. */
  read(settings: SiteSettings): Promise<ReadLinks> {
    const { root, compiler, listener, withBodies } = this.#setting;
    const compile = judgedOptions(settings);
    const options = JSON.stringify(compile);
    if (this.#opened?.options !== options) {
      this.close();
      const make = (host: Host): Promise<ReadLinks> =>
        withBodies(async (bodies) => siteLinks(host, compile, await compiler(), bodies));
      this.#opened = { folder: new WatchedFolder(root, make, listener), options };
    }
    return this.#opened.folder.read();
  }

  /** Ends the watching. */
  close(): void {
    this.#opened?.folder.close();
  }
}
