// Which files of the docs folder does the site use? Nothing outside that folder is read, wherever a link or a symlink leads.
import { readFileSync, realpathSync, statSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";

const pictures = /\.(?:avif|gif|ico|jpe?g|mp4|png|svg|webm|webp)$/i;

export class DocsFolder {
  #root;
  /** The files that pages show, to be copied into the site. */
  assets = new Set();

  constructor(root) {
    this.#root = realpathSync(root);
  }

  /** The path of a file from the docs root. */
  pathOf(file) {
    return relative(this.#root, file);
  }

  /** The real path of a file; undefined when there is none inside the folder. */
  fileAt(path) {
    try {
      const file = realpathSync(join(this.#root, path));
      return file.startsWith(this.#root + sep) && statSync(file).isFile() ? file : undefined;
    } catch {
      return undefined;
    }
  }

  text(path) {
    const file = this.fileAt(path);
    return file && readFileSync(file, "utf8");
  }

  /** The path from the docs root of a picture that is there. `from` is the path of the page that shows it. */
  asset(address, from = "") {
    const path = addressPath(address, from);
    if (path === undefined || !pictures.test(path) || this.fileAt(path) === undefined) return undefined;
    this.assets.add(path);
    return path;
  }
}

/** `/a/b.png` is at the root, `b.png` and `../b.png` are beside the page. */
export function addressPath(address, from) {
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/, ""));
    return posix.join(path.startsWith("/") ? "" : posix.dirname(from), path).replace(/^\//, "");
  } catch {
    return undefined;
  }
}
