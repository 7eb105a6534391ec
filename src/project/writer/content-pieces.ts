// Divides the content of a file into pieces of bytes, of a good size for a disk.

/** A piece of a file: text, or bytes. */
export type Chunk = string | Uint8Array;

/** The content of a file, as a whole or in pieces. It is read once. */
export type Content = Chunk | Iterable<Chunk> | AsyncIterable<Chunk>;

const bufferBytes = 524_288;

/** The content as UTF-8, in large pieces. All use one buffer, so a piece has to be used before the next one is requested. */
export async function* contentPieces(content: Content): AsyncGenerator<Uint8Array, void> {
  const buffer = new PieceBuffer();
  const chunks = typeof content === "string" || content instanceof Uint8Array ? [content] : content;
  // A promise for each chunk would take longer than the chunk.
  if (Symbol.iterator in chunks) for (const chunk of chunks) yield* buffer.add(chunk);
  else for await (const chunk of chunks) yield* buffer.add(chunk);
  yield* buffer.rest();
}

class PieceBuffer {
  readonly #buffer = Buffer.allocUnsafeSlow(bufferBytes);
  #filled = 0;

  *add(chunk: Chunk): Generator<Uint8Array, void> {
    // A UTF-16 unit is three bytes at most; bytes need no buffer.
    const most = typeof chunk === "string" ? chunk.length * 3 : Infinity;
    if (this.#filled + most > bufferBytes) yield* this.rest();
    if (typeof chunk !== "string") yield chunk;
    else if (most > bufferBytes) yield Buffer.from(chunk);
    else this.#filled += this.#buffer.write(chunk, this.#filled);
  }

  *rest(): Generator<Uint8Array, void> {
    if (this.#filled > 0) yield this.#buffer.subarray(0, this.#filled);
    this.#filled = 0;
  }
}
