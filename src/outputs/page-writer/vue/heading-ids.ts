// Gives headings the ids that links use, if VitePress would make others.
import { headingId } from "../../../compiler/bodies/anchor-ids.ts";

/** The ids of the headings of one page: VitePress stops if two are equal. */
export class HeadingIds {
  readonly #used = new Set<string>();
  readonly #counts = new Map<string, number>();

  /** The text after a heading; "" if VitePress makes the same id. `isPlain`: the heading is written exactly like its title. */
  mark(title: string, isPlain: boolean): string {
    const plain = headingId(title).replaceAll(/[^\p{L}\p{N}\p{M}_-]+/gu, "");
    // Elsewhere than in a word it is a mark of emphasis.
    const wanted = plain.slice(0, longest).replaceAll(/(?<![a-z\d])_|_(?![a-z\d])/g, "");
    const base = wanted === "" ? "section" : wanted;
    const id = this.#unique(base);
    return isPlain && id === vitePressSlug(title) ? "" : ` {#${id}}`;
  }

  #unique(base: string): string {
    let count = this.#counts.get(base) ?? 1;
    let id = base;
    while (this.#used.has(id)) {
      count += 1;
      id = `${base}-${count}`;
    }
    this.#counts.set(base, count);
    this.#used.add(id);
    return id;
  }
}

const longest = 200;

/** The id that VitePress makes. */
function vitePressSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .replace(/^(\d)/, "_$1")
    .toLowerCase();
}
