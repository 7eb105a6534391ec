// What does a server answer to one request? Connects to checked addresses only (D23).
import type { LookupAddress } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { privateAddress, RemoteProblem } from "./remote-problem.ts";

/** Which addresses may be asked. */
export interface Gate {
  readonly allowHttp: boolean;
  readonly isPublicAddress: (address: string) => boolean;
  /** The addresses of a host name. */
  readonly resolve: (name: string) => Promise<readonly LookupAddress[]>;
}

/** Such as "103 Early Hints"; a server that sends them without end costs as much as one with an endless body. */
const mostInterim = 100;

/** The answer to a GET, its body still unread. `signal` closes the connection at any time, also while the body is read. */
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
    // The only word of an answer that switches protocols.
    request.on("close", () => reject(new RemoteProblem("the connection broke off")));
    request.end();
  });
}

/** Throws when nothing behind this URL may be fetched, whatever its name resolves to. */
function requireAllowed(url: URL, { allowHttp, isPublicAddress }: Gate): void {
  if (url.protocol !== "https:" && !(allowHttp && url.protocol === "http:")) {
    throw new RemoteProblem(`only https addresses are fetched, not ${url.protocol.slice(0, -1)} ones`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new RemoteProblem("addresses with a user name or password are not fetched");
  }
  // Node looks up names only. The URL parser has brought every spelling of an IPv4 address to the usual one.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw privateAddress(host);
}

/**
 * Node connects to what its lookup hook gives and asks no second time, so a name can't change its mind between check and
 * connection.
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
