// Lays the texts that an editor has open over the files of a site. (D269)
import type { Host } from "../../compiler/host/host.ts";
import { isUnlistedName } from "../../compiler/text/hidden-path.ts";
import { changedHost } from "../change/changed-host.ts";

/** The texts of open documents, by their paths from the docs root. */
export class OpenTexts {
  readonly #texts = new Map<string, string>();

  /** Sets the text of a file; undefined when it is closed. Returns false if nothing has changed. */
  set(file: string, text: string | undefined): boolean {
    // A hidden file is not a part of the site, whoever has it open.
    if (isHidden(file) || this.#texts.get(file) === text) return false;
    if (text === undefined) this.#texts.delete(file);
    else this.#texts.set(file, text);
    return true;
  }

  get(file: string): string | undefined {
    return this.#texts.get(file);
  }

  /** The paths of the open files. */
  get files(): readonly string[] {
    return [...this.#texts.keys()];
  }

  /** The same site with these texts. Later changes do not show in it. */
  over(host: Host): Host {
    return changedHost(
      host,
      [...this.#texts].map(([file, after]) => ({ kind: "create", file, after })),
      () => [],
    );
  }
}

function isHidden(file: string): boolean {
  return file.split("/").some((name) => isUnlistedName(name) && name !== ".mintignore");
}
