// Which text does an answer hold? Never takes in more than a limit (D22).
import type { IncomingMessage } from "node:http";
import { PassThrough, type Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { RemoteProblem, tooLarge } from "./remote-problem.ts";

/** The body as text, a byte order mark kept; rejects as soon as it has more than `most` bytes, packed or unpacked. */
export async function readBody(response: IncomingMessage, most: number, signal: AbortSignal): Promise<string> {
  if (Number(response.headers["content-length"] ?? 0) > most) throw tooLarge(most);
  const bytes = await pipeline(
    response,
    (packed: AsyncIterable<Buffer>) => atMost(most, packed, () => response.socket.bytesRead),
    unpacker(response.headers["content-encoding"]),
    (unpacked: AsyncIterable<Buffer>) => collect(most, unpacked),
    { signal },
  );
  return bytes.toString("utf8");
}

function unpacker(encoding = "identity"): Duplex {
  switch (encoding.trim().toLowerCase()) {
    case "":
    case "identity":
      return new PassThrough();
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    default:
      throw new RemoteProblem("its answer is packed in a way that was not asked for");
  }
}

// A chunk of one byte, each in a record of its own, takes less than these bytes of a connection.
const mostBytesPerByte = 64;
const bytesOfHead = 1024 * 1024;

// What unpacks to nothing may go on for ever too, and so may what chunks say beside their data.
async function* atMost(
  most: number,
  chunks: AsyncIterable<Buffer>,
  bytesOfConnection: () => number,
): AsyncIterable<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > most) throw tooLarge(most);
    if (bytesOfConnection() > bytesOfHead + mostBytesPerByte * length)
      throw new RemoteProblem("it sends far more bytes than its body has");
    yield chunk;
  }
}

/** One buffer that grows: a list of chunks takes a hundred times the limit when each holds a byte. */
async function collect(most: number, chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  let bytes = Buffer.allocUnsafeSlow(64 * 1024);
  let length = 0;
  for await (const chunk of chunks) {
    const end = length + chunk.length;
    if (end > most) throw tooLarge(most);
    if (end > bytes.length)
      bytes = Buffer.concat([bytes.subarray(0, length)], Math.min(most, Math.max(end, 2 * bytes.length)));
    chunk.copy(bytes, length);
    length = end;
  }
  return bytes.subarray(0, length);
}
