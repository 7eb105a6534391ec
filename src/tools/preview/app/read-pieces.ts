// Reads a long JSON in pieces, and lets the page draw and answer in between.
import { JoinedPieces } from "../model/joined-pieces.ts";

/** For how long pieces are read at a stretch, in milliseconds: less than a frame. */
const stretch = 8;

/** The value of what `jsonPieces` wrote. */
export async function readPieces<Value>(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Value> {
  const joined = new JoinedPieces();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let end = performance.now() + stretch;
  let rest = "";
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const { done, value = "" } = await reader.read();
    const lines = (rest + value).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) {
      if (performance.now() > end) {
        // oxlint-disable-next-line no-await-in-loop -- the pause is the point
        await nextTask();
        end = performance.now() + stretch;
      }
      joined.add(line);
    }
    if (done) return joined.value as Value;
  }
}

/** What is packed by deflate and written as Base64; it is unpacked as far as it is read. */
export function unpacked(base64: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  // Each four characters are three bytes.
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

/** A task of its own, before which the browser can draw; a timer would wait longer each time. */
function nextTask(): Promise<void> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      next();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
