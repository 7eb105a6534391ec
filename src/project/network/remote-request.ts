// Sends one request, to checked addresses only, and reads its answer within limits (D22, D23).
import type { LookupAddress } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { PassThrough, type Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";

/** A reason that continues the sentence "could not be fetched: ". */
export class RemoteProblem extends Error {
  override readonly name = "RemoteProblem";
}

/** Which addresses a request may be sent to. */
export interface Gate {
  readonly allowHttp: boolean;
  readonly isPublicAddress: (address: string) => boolean;
  /** The addresses of a host name. */
  readonly resolve: (name: string) => Promise<readonly LookupAddress[]>;
}

/** Such as "103 Early Hints"; a server that sends them without end costs as much as one with an endless body. */
const mostInterim = 100;

/** The answer to a GET, with its body unread. `signal` closes the connection at any time, even while the body is read. */
export async function ask(
  url: URL,
  headers: Readonly<Record<string, string>>,
  gate: Gate,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  requireAllowed(url, gate);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      // An agent of its own: no connection that another request opened, none kept, and no proxy, which would connect unchecked.
      agent: false,
      lookup: checkedLookup(gate),
      headers: { accept: "*/*", "accept-encoding": "gzip, br", "user-agent": "navc", ...headers },
      signal,
    });
    request.on("error", reject);
    let interim = 0;
    request.on("information", () => {
      interim += 1;
      if (interim > mostInterim) request.destroy(new RemoteProblem("it sends interim answers and no other"));
    });
    request.on("response", resolve);
    // The only status of an answer that switches protocols.
    request.on("close", () => reject(new RemoteProblem("the connection broke off")));
    request.end();
  });
}

/** Throws if this URL may not be fetched, independent of the address of its host. */
function requireAllowed(url: URL, { allowHttp, isPublicAddress }: Gate): void {
  if (url.protocol !== "https:" && !(allowHttp && url.protocol === "http:")) {
    throw new RemoteProblem(`only https addresses are fetched, not ${url.protocol.slice(0, -1)} ones`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new RemoteProblem("addresses with a user name or password are not fetched");
  }
  // Node looks up names only. The URL parser has normalized every spelling of an IPv4 address.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw privateAddress(host);
}

/**
 * Node connects to the address from its lookup hook and does not ask again, so the address of a name can't change between check
 * and connection.
 */
function checkedLookup({ resolve, isPublicAddress }: Gate): LookupFunction {
  async function checked(name: string): Promise<LookupAddress[]> {
    const addresses = await resolve(name);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    if (open.length > 0) return open;
    throw addresses[0] === undefined
      ? new RemoteProblem("there is no host of that name")
      : privateAddress(addresses[0].address);
  }
  return (name, { all }, callback) => {
    checked(name).then(
      (addresses) =>
        all === true ? callback(null, addresses) : callback(null, addresses[0]!.address, addresses[0]!.family),
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

function privateAddress(address: string): RemoteProblem {
  return new RemoteProblem(`it leads to a private address (${address})`);
}

/** The body as text, with its byte order mark; rejects as soon as it has more than `most` bytes, packed or unpacked. */
export async function readAnswer(response: IncomingMessage, most: number, signal: AbortSignal): Promise<string> {
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

// Data that unpacks to nothing may also have no end, and so may the extensions and trailers of chunks.
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

/** It is one growing buffer, because a list of chunks of one byte would need a hundred times the limit. */
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

function tooLarge(most: number): RemoteProblem {
  const mebibytes = Math.round((most / (1024 * 1024)) * 10) / 10;
  return new RemoteProblem(`it is larger than ${most >= 1024 * 1024 ? `${mebibytes} MiB` : `${most} bytes`}`);
}

/** What is known about an error of Node's network, as a reason; the error itself is its cause. */
export function remoteProblem(error: unknown): RemoteProblem {
  if (error instanceof RemoteProblem) return error;
  const { code, message } = detailsOf(error);
  return new RemoteProblem(wordsFor(code) ?? (message || code || "the connection failed"), { cause: error });
}

const words: { readonly [code: string]: string } = {
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the name of the host could not be looked up",
  ECONNREFUSED: "the host refused the connection",
  ECONNRESET: "the connection broke off",
  EPIPE: "the connection broke off",
  ERR_STREAM_PREMATURE_CLOSE: "the connection broke off",
  ETIMEDOUT: "the host can't be reached",
  EHOSTUNREACH: "the host can't be reached",
  ENETUNREACH: "the host can't be reached",
  EADDRNOTAVAIL: "the host can't be reached",
  EPROTO: "the host does not speak https",
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host",
};

function wordsFor(code: string): string | undefined {
  if (Object.hasOwn(words, code)) return words[code];
  if (/CERT|UNABLE_TO_|ISSUER|SIGNATURE/.test(code)) return `its certificate is not trusted (${code})`;
  if (code.startsWith("ERR_SSL_")) return "the host does not speak https";
  if (code.startsWith("HPE_")) return "its answer is not HTTP";
  // If the packed data ends before the answer does.
  return /^(ABORT_ERR|Z_|ERR_BROTLI|ERR__ERROR_)/.test(code) ? "its answer can't be unpacked" : undefined;
}

function detailsOf(error: unknown): { readonly code: string; readonly message: string } {
  if (!(error instanceof Error)) return { code: "", message: String(error) };
  return { code: "code" in error ? String(error.code) : "", message: error.message };
}
