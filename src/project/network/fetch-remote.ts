// Fetches the body at an address without trusting the address or its server (D22, D23).
import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { withoutUndefined } from "../../compiler/text/json-value.ts";
import { isPublicAddress } from "./public-address.ts";
import { defaultCacheFolder, remoteCache, type CachedBody, type RemoteCache } from "./remote-cache.ts";
import { ask, readAnswer, remoteProblem, RemoteProblem, type Gate } from "./remote-request.ts";

/** What a fetcher may do; each has a default. */
export interface RemoteFetcherOptions extends Partial<Gate> {
  /** Milliseconds for everything together: name, connection, redirects, body; 30,000 if absent. */
  readonly timeLimit?: number;
  /** Milliseconds for all addresses together, from the first on: a few are fetched at a time; 120,000 if absent. */
  readonly timeForAll?: number;
  /** Bytes of one body; 64 MiB if absent. */
  readonly bytes?: number;
  /** Where copies are kept for conditional requests. */
  readonly cacheFolder?: string;
}

interface Settings {
  readonly gate: Gate;
  readonly timeLimit: number;
  /** Milliseconds that are left for all. */
  readonly timeLeft: () => number;
  readonly bytes: number;
  readonly cache: RemoteCache;
}

const mostRedirects = 5;

/**
 * Fetches by https from public addresses only, with neither cookies nor credentials. It rejects, with a reason to print,
 * unless the server answers 200, or 304 for a kept copy.
 */
export function remoteFetcher(options: RemoteFetcherOptions = {}): (url: string) => Promise<string> {
  const settings: Settings = {
    gate: {
      allowHttp: options.allowHttp ?? false,
      isPublicAddress: options.isPublicAddress ?? isPublicAddress,
      resolve: options.resolve ?? ((name) => lookup(name, { all: true })),
    },
    timeLimit: options.timeLimit ?? 30_000,
    timeLeft: countdown(options.timeForAll ?? 120_000),
    bytes: options.bytes ?? 64 * 1024 * 1024,
    cache: remoteCache(options.cacheFolder ?? defaultCacheFolder()),
  };
  return (url) => fetchInTime(url, settings);
}

function countdown(milliseconds: number): () => number {
  let end: number | undefined;
  return () => (end ??= performance.now() + milliseconds) - performance.now();
}

async function fetchInTime(address: string, settings: Settings): Promise<string> {
  const left = settings.timeLeft();
  if (left <= 0) throw noTimeLeft();
  const closing = new AbortController();
  const timer = setTimeout(() => closing.abort(), Math.min(settings.timeLimit, left));
  try {
    return await follow(address, settings, closing.signal);
  } catch (error) {
    if (!closing.signal.aborted) throw remoteProblem(error);
    throw left < settings.timeLimit ? noTimeLeft() : tooSlow(settings.timeLimit);
  } finally {
    clearTimeout(timer);
    // Closes what is still open, such as an answer that is not read.
    closing.abort();
  }
}

async function follow(address: string, settings: Settings, signal: AbortSignal): Promise<string> {
  const first = parseUrl(address);
  const cached = settings.cache.read(first.href, settings.bytes);
  let url = first;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const known = cached?.from === url.href ? cached : undefined;
    const response = await ask(url, conditions(known), settings.gate, signal);
    if (response.statusCode === 304 && known !== undefined) return known.body;
    const next = redirectTarget(response, url);
    if (next === undefined) {
      const body = await readAnswer(requireOk(response), settings.bytes, signal);
      keep(settings.cache, first, { ...marks(response), from: url.href, body }, response);
      return body;
    }
    response.destroy();
    url = next;
  }
  throw new RemoteProblem(`it redirects more than ${mostRedirects} times`);
}

function parseUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) {
    throw new RemoteProblem(
      base === undefined ? "it is not a valid address" : "it redirects to an address that is not valid",
    );
  }
  const url = new URL(address, base);
  url.hash = "";
  return url;
}

function conditions(known: CachedBody | undefined): Record<string, string> {
  return withoutUndefined({ "if-none-match": known?.etag, "if-modified-since": known?.modified });
}

function redirectTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined;
  return parseUrl(headers.location, from);
}

function requireOk(response: IncomingMessage): IncomingMessage {
  if (response.statusCode !== 200) throw new RemoteProblem(`it answered ${response.statusCode ?? "without a status"}`);
  return response;
}

function marks({ headers }: IncomingMessage): Pick<CachedBody, "etag" | "modified"> {
  return { etag: headers.etag, modified: headers["last-modified"] };
}

function keep(cache: RemoteCache, url: URL, cached: CachedBody, { headers }: IncomingMessage): void {
  if (cached.etag === undefined && cached.modified === undefined) return;
  if (!/\bno-store\b/i.test(headers["cache-control"] ?? "")) cache.write(url.href, cached);
}

function tooSlow(milliseconds: number): RemoteProblem {
  const seconds = Math.round(milliseconds / 100) / 10;
  return new RemoteProblem(`it took longer than ${seconds} ${seconds === 1 ? "second" : "seconds"}`);
}

function noTimeLeft(): RemoteProblem {
  return new RemoteProblem("the addresses before it took all the time there is for fetching");
}
