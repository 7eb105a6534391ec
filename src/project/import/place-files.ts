// Gives each file that is copied a path of its own, beside the pages and the made docs.json. (D366)
import { folderOf, foldersAbove } from "../../compiler/text/resolve-path.ts";
import type { ImportLoss } from "./import-loss.ts";
import type { CopiedFile, ImportedSite } from "./imported-site.ts";

const madeFile = "docs.json";

/** The files with the paths that they get, and what is said about those that have another one, or none. */
export function placeFiles(site: ImportedSite): {
  readonly files: readonly CopiedFile[];
  readonly losses: readonly ImportLoss[];
} {
  const places = new FilePlaces(keyOf(site));
  places.take(madeFile);
  for (const { path, extension } of site.pages) places.take(`${path}.${extension}`);
  const files: CopiedFile[] = [];
  const losses: ImportLoss[] = [];
  const known = new Set<string>();
  for (const { from, to } of site.files) {
    const pair = JSON.stringify([from, to]);
    if (known.has(pair)) continue;
    known.add(pair);
    const place = places.find(to);
    if (place.path !== undefined) files.push({ from, to: place.path });
    if (place.loss !== undefined) losses.push({ ...place.loss, file: from });
  }
  return { files, losses };
}

/** Many disks take names that differ only in capitals for one. A site that is copied as it is keeps its names. */
function keyOf({ navigation }: ImportedSite): (path: string) => string {
  return navigation.kind === "config" ? (path) => path : (path) => path.normalize("NFC").toLowerCase();
}

/** The path of a file, and what is said about it. */
interface FilePlace {
  readonly path: string | undefined;
  readonly loss?: Pick<ImportLoss, "feature" | "reason" | "what">;
}

class FilePlaces {
  readonly #key: (path: string) => string;
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  readonly #lastNumbers = new Map<string, number>();

  constructor(key: (path: string) => string) {
    this.#key = key;
  }

  take(path: string): void {
    const key = this.#key(path);
    this.#files.add(key);
    for (let folder = folderOf(key); folder !== "" && !this.#folders.has(folder); folder = folderOf(folder))
      this.#folders.add(folder);
  }

  /** Takes the path for a file, or with a number if it is taken. */
  find(to: string): FilePlace {
    const key = this.#key(to);
    if (key === madeFile) return none(`the new site has its own ${madeFile}`);
    if (foldersAbove(key).some((folder) => this.#files.has(folder)))
      return none("another file has the name of its folder");
    if (!this.#isTaken(to)) {
      this.take(to);
      return { path: to };
    }
    const path = this.#numbered(to);
    this.take(path);
    const reason = `another file has it, so this one is at /${path}`;
    return { path, loss: { feature: "the address of a file", reason, what: `/${to}` } };
  }

  #isTaken(path: string): boolean {
    const key = this.#key(path);
    return this.#files.has(key) || this.#folders.has(key);
  }

  #numbered(to: string): string {
    const [, stem = to, ending = ""] = /^(.*[^/])(\.\w+)$/.exec(to) ?? [];
    let number = this.#lastNumbers.get(to) ?? 1;
    let path: string;
    do {
      number += 1;
      path = `${stem}-${number}${ending}`;
    } while (this.#isTaken(path));
    this.#lastNumbers.set(to, number);
    return path;
  }
}

function none(reason: string): FilePlace {
  return { path: undefined, loss: { feature: "a file", reason } };
}
