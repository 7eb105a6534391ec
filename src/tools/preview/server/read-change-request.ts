// Reads a request that writes, if it comes from the page of the preview. (D395)
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { tokenHeader } from "../model/wanted-change.ts";

/** What a request has: its headers, and its body in pieces. */
export interface ChangeRequest extends AsyncIterable<Uint8Array> {
  readonly headers: IncomingHttpHeaders;
}

/** The text of a request, or why it is refused. */
export type ReadRequest =
  | { readonly kind: "read"; readonly text: string }
  | { readonly kind: "refused"; readonly status: 403 | 413 | 415; readonly reason: string };

const mostBytes = 64 * 1024;

/** Reads a request whose origin was found to be right, if it has one. The body of a refused one is not read to its end. */
export async function readChangeRequest(request: ChangeRequest, token: string): Promise<ReadRequest> {
  const { origin, "content-type": type, [tokenHeader]: given } = request.headers;
  // Browsers name the origin of each POST.
  if (origin === undefined || typeof given !== "string" || !isSame(given, token))
    return refused(403, "Only the page of this preview may change files. Reload it, if this is its page.\n");
  if (type?.split(";", 1)[0]?.trim().toLowerCase() !== "application/json")
    return refused(415, "A change is asked for in JSON.\n");
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size > mostBytes) return refused(413, `A request may have ${mostBytes} bytes.\n`);
    pieces.push(piece);
  }
  return { kind: "read", text: Buffer.concat(pieces).toString("utf8") };
}

function refused(status: 403 | 413 | 415, reason: string): ReadRequest {
  return { kind: "refused", status, reason };
}

/** Takes the same time whatever the texts are. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function sha256(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
