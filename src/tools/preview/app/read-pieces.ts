// Reads a long JSON in pieces, so that the page can draw and react in between.
import { JoinedPieces } from "../model/joined-pieces.ts";
import { Slice } from "./slice.ts";

/** One for all reads: a map reads hundreds of short ones, each in less than a slice, and nothing else would come between them. */
const slice = new Slice();

/** The value of what `jsonPieces` wrote. */
export async function readPieces<Value>(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Value> {
  const joined = new JoinedPieces();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const { done, value = "" } = await reader.read();
    const lines = (rest + value).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) {
      // oxlint-disable-next-line no-await-in-loop -- the break is the point
      if (slice.isOver()) await slice.break();
      joined.add(line);
    }
    if (done) return joined.value as Value;
  }
}

/** Decompresses a Base64 text that was compressed with deflate, as far as it is read. */
export function unpacked(base64: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  // Four characters are three bytes.
  const size = 4 * 4096;
  let at = 0;
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= base64.length) return controller.close();
      const text = atob(base64.slice(at, at + size));
      at += size;
      const bytes = new Uint8Array(text.length);
      for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
      controller.enqueue(bytes);
    },
  });
  return packed.pipeThrough(new DecompressionStream("deflate-raw"));
}
