// Where is the site written? Paths begin at the root of the host, with or without a slash. Nothing is written outside the output folder.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";

export class OutputFolder {
  #folder;

  constructor(folder) {
    this.#folder = resolve(folder);
  }

  write(path, content) {
    writeFileSync(this.#placeFor(path), String(content));
  }

  copy(file, path) {
    copyFileSync(file, this.#placeFor(path));
  }

  /** Removes a folder that an earlier build wrote. */
  remove(path) {
    rmSync(this.#placeFor(path), { recursive: true, force: true });
  }

  #placeFor(path) {
    const file = resolve(this.#folder, `./${path}`);
    if (!file.startsWith(this.#folder + sep)) throw new Error(`${path} is outside ${this.#folder}`);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  }
}
