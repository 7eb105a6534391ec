// Gives small files with the same bytes one string, which is decoded once.

/** In bytes. What is shorter is decoded as fast as it is compared. */
const shortest = 1024;

/** In bytes: how much is kept. */
const mostKept = 8 * 1024 * 1024;

/** Of each length, because all of them are compared. */
const mostAlike = 8;

interface Known {
  readonly bytes: Buffer;
  readonly text: string;
}

/** The texts of files that were read. */
export class KnownTexts {
  readonly #byLength = new Map<number, Known[]>();
  #spare = mostKept;
  #met = 0;

  /** The bytes as UTF-8. They may change afterwards. */
  textOf(bytes: Buffer): string {
    const { length } = bytes;
    const alike = this.#byLength.get(length) ?? [];
    const known = alike.find((each) => each.bytes.equals(bytes));
    if (known !== undefined) {
      this.#met += 1;
      return known.text;
    }
    const text = bytes.toString("utf8");
    if (length < shortest || alike.length === mostAlike) return text;
    if (length > this.#spare) {
      // A site whose files all differ needs none of them.
      if (this.#met === 0) this.#forget();
      return text;
    }
    this.#spare -= length;
    alike.push({ bytes: Buffer.from(bytes), text });
    this.#byLength.set(length, alike);
    return text;
  }

  #forget(): void {
    this.#spare = 0;
    this.#byLength.clear();
  }
}
