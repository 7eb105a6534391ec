import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { isAbsolute, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remoteFetcher, type RemoteFetcherOptions } from "../../../src/project/network/fetch-remote.ts";
import { nodeHost } from "../../../src/project/disk/node-host.ts";
import { defaultCacheFolder } from "../../../src/project/network/remote-cache.ts";

/** Nothing is held against the time it takes. */
const patient = { timeout: 60_000 };

let folder: string;
const open: { readonly server: Server; readonly sockets: Set<Socket> }[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-fetch-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly port: number;
  /** How many connections were opened. */
  readonly connections: () => number;
}

async function start(server: Server): Promise<Started> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
  });
  open.push({ server, sockets });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

async function serve(listener: RequestListener): Promise<Started & { readonly url: string }> {
  const started = await start(createHttpServer(listener));
  return { ...started, url: `http://127.0.0.1:${started.port}/spec.json` };
}

/** A server that writes bytes of its own when a request has come. */
async function serveRaw(answer: (socket: Socket) => void): Promise<string> {
  const { port } = await start(createServer((socket) => socket.once("data", () => answer(socket))));
  return `http://127.0.0.1:${port}/spec.json`;
}

/** Takes 127.0.0.1, and nothing else, for public. */
function fetcher(options: RemoteFetcherOptions = {}): (url: string) => Promise<string> {
  return remoteFetcher({
    allowHttp: true,
    isPublicAddress: (address) => address === "127.0.0.1",
    cacheFolder: join(folder, "cache"),
    ...options,
  });
}

const strict = (options: RemoteFetcherOptions = {}): ((url: string) => Promise<string>) =>
  remoteFetcher({ allowHttp: true, cacheFolder: join(folder, "cache"), ...options });

test("the body is fetched, with neither cookies nor credentials", async () => {
  let request: IncomingMessage | undefined;
  const { url } = await serve((message, response) => {
    request = message;
    response.setHeader("set-cookie", "a=b").end("\uFEFFopenapi: ä");
  });
  const fetch = fetcher();
  await fetch(url);
  expect(await fetch(`${url}?a=b#hash`)).toBe("\uFEFFopenapi: ä");
  expect(request!.url).toBe("/spec.json?a=b");
  expect(Object.keys(request!.headers).toSorted()).toEqual([
    "accept",
    "accept-encoding",
    "connection",
    "host",
    "user-agent",
  ]);
});

test.each([
  "127.0.0.1",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "0177.0.0.1",
  "127.1",
  "127.0.0.1.",
  "①②⑦.0.0.1",
  "0.0.0.0",
  "0",
  "169.254.169.254",
  "10.0.0.1",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[64:ff9b::127.0.0.1]",
  "[2002:7f00:1::]",
  "[fd00:ec2::254]",
  "localhost",
  "LOCALHOST",
])("%s is a private address, and nothing connects to it", async (host) => {
  const { port, connections } = await serve((_, response) => response.end("secret"));
  await expect(strict()(`http://${host}:${port}/`)).rejects.toThrow(/^it leads to a private address \([\d.a-f:]+\)$/);
  await expect(strict()(`https://${host}:${port}/`)).rejects.toThrow(/^it leads to a private address/);
  expect(connections()).toBe(0);
});

test("a name that resolves to a private address is refused", async () => {
  const { port, connections } = await serve((_, response) => response.end("secret"));
  const fetch = strict({ resolve: async () => [{ address: "127.0.0.1", family: 4 }] });
  await expect(fetch(`http://spec.test:${port}/`)).rejects.toThrow("it leads to a private address (127.0.0.1)");
  expect(connections()).toBe(0);
});

test("of the addresses of a name only public ones are connected to, and it is asked once", async () => {
  const { port } = await serve((request, response) => response.end(request.headers.host));
  const names: string[] = [];
  const fetch = fetcher({
    async resolve(name) {
      names.push(name);
      // The second answer of a name that rebinds.
      return names.length > 1
        ? [{ address: "127.0.0.2", family: 4 }]
        : [
            { address: "::1", family: 6 },
            { address: "127.0.0.3", family: 4 },
            { address: "127.0.0.1", family: 4 },
          ];
    },
  });
  expect(await fetch(`http://spec.test:${port}/`)).toBe(`spec.test:${port}`);
  expect(names).toEqual(["spec.test"]);
  await expect(fetch(`http://spec.test:${port}/`)).rejects.toThrow("it leads to a private address (127.0.0.2)");
});

test("a name without an address, and one that can't be looked up", async () => {
  await expect(fetcher({ resolve: async () => [] })("http://spec.test/")).rejects.toThrow(
    "there is no host of that name",
  );
  const notFound = Object.assign(new Error("getaddrinfo ENOTFOUND spec.test"), { code: "ENOTFOUND" });
  const failing = fetcher({ resolve: () => Promise.reject(notFound) });
  await expect(failing("http://spec.test/")).rejects.toThrow("there is no host of that name");
});

test("http is refused unless it is allowed", async () => {
  const { url, connections } = await serve((_, response) => response.end("body"));
  await expect(fetcher({ allowHttp: false })(url)).rejects.toThrow("only https addresses are fetched, not http ones");
  expect(connections()).toBe(0);
  expect(await fetcher()(url)).toBe("body");
});

test.each([
  ["file:///etc/passwd", "only https addresses are fetched, not file ones"],
  ["data:application/json,{}", "only https addresses are fetched, not data ones"],
  ["https://user:word@spec.test/", "addresses with a user name or password are not fetched"],
  ["https://user@spec.test/", "addresses with a user name or password are not fetched"],
  ["https://", "it is not a valid address"],
  ["spec.json", "it is not a valid address"],
])("%s: %s", async (url, problem) => {
  await expect(fetcher()(url)).rejects.toThrow(problem);
});

test("redirects are followed, relative ones too, and each is checked again", async () => {
  const { url, port } = await serve((request, response) => {
    const location = new URL(request.url!, "http://x").searchParams.get("to");
    if (location === null) response.end("body");
    else response.writeHead(302, { location }).end("not this");
  });
  const to = (location: string): Promise<string> => fetcher()(`${url}?to=${encodeURIComponent(location)}`);
  expect(await to("other.json")).toBe("body");
  expect(await to(`http://127.0.0.1:${port}/`)).toBe("body");
  await expect(to(`http://127.2:${port}/`)).rejects.toThrow("it leads to a private address (127.0.0.2)");
  await expect(to(`//[::1]:${port}/`)).rejects.toThrow("it leads to a private address (::1)");
  await expect(to("http://169.254.169.254/latest/meta-data")).rejects.toThrow(
    "it leads to a private address (169.254.169.254)",
  );
  await expect(to("file:///etc/passwd")).rejects.toThrow("only https addresses are fetched, not file ones");
  await expect(to(`http://user:word@127.0.0.1:${port}/`)).rejects.toThrow("user name or password");
  await expect(to("http://[")).rejects.toThrow("it redirects to an address that is not valid");
});

test("a redirect without a target is an answer", async () => {
  const { url } = await serve((_, response) => response.writeHead(302).end());
  await expect(fetcher()(url)).rejects.toThrow("it answered 302");
});

test("after five redirects it ends", async () => {
  const { url, connections } = await serve((request, response) => {
    const left = Number(request.url!.slice(1)) - 1;
    if (request.url === "/spec.json") response.writeHead(301, { location: "/spec.json" }).end();
    else if (left < 0) response.end("body");
    else response.writeHead(307, { location: `/${left}` }).end();
  });
  await expect(fetcher()(url)).rejects.toThrow("it redirects more than 5 times");
  expect(connections()).toBe(6);
  expect(await fetcher()(new URL("/5", url).href)).toBe("body");
  await expect(fetcher()(new URL("/6", url).href)).rejects.toThrow("it redirects more than 5 times");
});

test.each([404, 500, 401, 204, 206, 304])("status %i is reported", async (status) => {
  const { url } = await serve((_, response) => response.writeHead(status).end());
  await expect(fetcher()(url)).rejects.toThrow(`it answered ${status}`);
});

test("a body that says it is too large is not read", async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200, { "content-length": 1001 }).flushHeaders();
  });
  await expect(fetcher({ bytes: 1000 })(url)).rejects.toThrow("it is larger than 1000 bytes");
});

test("a body without end is left at the limit", async () => {
  let closed = false;
  const { url } = await serve((_, response) => {
    response.on("close", () => (closed = true));
    const write = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, "x")));
    };
    response.on("drain", write);
    write();
  });
  await expect(fetcher({ bytes: 3 * 1024 * 1024 })(url)).rejects.toThrow("it is larger than 3 MiB");
  await vi.waitFor(() => expect(closed).toBe(true), patient);
});

test("a body of exactly the limit is taken", async () => {
  const { url } = await serve((_, response) => response.end("x".repeat(200_000)));
  expect(await fetcher({ bytes: 200_000 })(url)).toHaveLength(200_000);
  await expect(fetcher({ bytes: 199_999 })(url)).rejects.toThrow("it is larger than 199999 bytes");
});

test("packed bodies are unpacked, up to the limit", async () => {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  const { url } = await serve((request, response) => {
    const bomb = request.url === "/gzip-bomb" || request.url === "/br-bomb";
    const text = bomb ? Buffer.alloc(50 * 1024 * 1024) : "openapi: ä";
    const encoding = request.url!.slice(1).replace("-bomb", "");
    response.setHeader("content-encoding", encoding);
    response.end(encoding === "br" ? brotliCompressSync(text, quick) : gzipSync(text));
  });
  const at = (path: string): Promise<string> => fetcher({ bytes: 1024 * 1024 })(new URL(path, url).href);
  expect(await at("gzip")).toBe("openapi: ä");
  expect(await at("GZIP")).toBe("openapi: ä");
  expect(await at("br")).toBe("openapi: ä");
  expect((await at("identity")).startsWith("\x1f")).toBe(true);
  await expect(at("gzip-bomb")).rejects.toThrow("it is larger than 1 MiB");
  await expect(at("br-bomb")).rejects.toThrow("it is larger than 1 MiB");
  await expect(at("compress")).rejects.toThrow("packed in a way that was not asked for");
  await expect(at("gzip,gzip")).rejects.toThrow("packed in a way that was not asked for");
});

test("what unpacks to nothing, or is not packed, is reported", async () => {
  const { url } = await serve((request, response) => {
    response.setHeader("content-encoding", request.url === "/br" ? "br" : "gzip");
    if (request.url === "/empty") {
      const member = gzipSync("");
      response.end(Buffer.concat(Array.from({ length: 10_000 }, () => member)));
    } else if (request.url === "/cut") response.end(gzipSync("x".repeat(1000)).subarray(0, 20));
    else response.end("plain text, not packed");
  });
  const at = (path: string): Promise<string> => fetcher({ bytes: 100_000 })(new URL(path, url).href);
  await expect(at("empty")).rejects.toThrow("it is larger than 100000 bytes");
  await expect(at("cut")).rejects.toThrow("its answer can't be unpacked");
  await expect(at("plain")).rejects.toThrow("its answer can't be unpacked");
  await expect(at("br")).rejects.toThrow("its answer can't be unpacked");
});

test("a packed body with bytes without end after its own end is reported", async () => {
  const url = await serveRaw((socket) => {
    socket.write("HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n");
    socket.write(gzipSync("openapi: 3.1.0"));
    const more = (): void => void (socket.writable && socket.write(Buffer.alloc(65_536), more));
    more();
  });
  // Node 20 unpacks no further than that end. Node 24 skips what follows, and the limit of bytes stops it.
  await expect(fetcher({ bytes: 1024 * 1024 })(url)).rejects.toThrow(
    /its answer can't be unpacked|it is larger than 1 MiB/,
  );
});

test("a body of many tiny chunks is one body", async () => {
  const url = await serveRaw((socket) => {
    socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
    socket.end(`${"1\r\nx\r\n".repeat(300_000)}0\r\n\r\n`);
  });
  expect(await fetcher()(url)).toBe("x".repeat(300_000));
});

const silence: readonly (readonly [what: string, answer: (socket: Socket) => void])[] = [
  ["never answers", () => {}],
  ["stops within the head", (socket) => socket.write("HTTP/1.1 200 OK\r\nx: ")],
  ["stops after the head", (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n")],
  ["stops within the body", (socket) => socket.write("HTTP/1.1 200 OK\r\n\r\nhalf a b")],
  ["only promises", (socket) => drip(socket, "HTTP/1.1 103 Early Hints\r\n\r\n")],
  ["drips head lines", (socket) => drip(socket.write("HTTP/1.1 200 OK\r\n") && socket, "x: y\r\n")],
  ["drips its body", (socket) => drip(socket.write("HTTP/1.1 200 OK\r\n\r\n") && socket, "x")],
];

function drip(socket: Socket | false, text: string): void {
  if (socket === false) return;
  const timer = setInterval(() => socket.write(text), 10);
  socket.on("close", () => clearInterval(timer));
}

test.each(silence)("a server that %s ends at the time limit", async (_, answer) => {
  const url = await serveRaw(answer);
  await expect(fetcher({ timeLimit: 100 })(url)).rejects.toThrow("it took longer than 0.1 seconds");
});

test("the time limit holds for all redirects together, and for the name", async () => {
  const { url } = await serve((_, response) => {
    setTimeout(() => response.writeHead(302, { location: "/" }).end(), 150);
  });
  await expect(fetcher({ timeLimit: 400 })(url)).rejects.toThrow("it took longer than 0.4 seconds");
  const unresolved = fetcher({ timeLimit: 100, resolve: () => new Promise(() => {}) });
  await expect(unresolved("http://spec.test/")).rejects.toThrow("it took longer than 0.1 seconds");
  await expect(unresolved("https://spec.test/")).rejects.toThrow("it took longer than 0.1 seconds");
});

test("once the time for all addresses is over, none is asked", async () => {
  const asked: string[] = [];
  const resolve = async (name: string): Promise<[]> => {
    asked.push(name);
    return [];
  };
  await expect(fetcher({ timeForAll: 0, resolve })("http://localhost/")).rejects.toThrow("took all the time there is");
  expect(asked).toEqual([]);
});

test("a host that accepts https and says nothing ends at the time limit", async () => {
  const url = (await serveRaw(() => {})).replace("http:", "https:");
  await expect(fetcher({ timeLimit: 200 })(url)).rejects.toThrow("it took longer than 0.2 seconds");
});

test("a server that sends interim answers without end is left, and one that sends a few is read", async () => {
  const hint = "HTTP/1.1 103 Early Hints\r\n\r\n";
  const endless = await serveRaw((socket) => {
    const write = (): void => {
      while (!socket.destroyed && socket.write(hint.repeat(1000)));
    };
    socket.on("drain", write);
    write();
  });
  await expect(fetcher({ timeLimit: 3000 })(endless)).rejects.toThrow("it sends interim answers and no other");
  const few = await serveRaw((socket) => socket.end(`${hint.repeat(3)}HTTP/1.1 200 OK\r\n\r\nbody`));
  expect(await fetcher()(few)).toBe("body");
});

test("a server that sends little but extensions of chunks is left", async () => {
  const chunk = `1;${"x".repeat(15_000)}\r\nx\r\n`;
  let sent = 0;
  const url = await serveRaw((socket) => {
    socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
    const write = (): void => {
      for (let more = true; more && !socket.destroyed; sent += 1) more = socket.write(chunk);
    };
    socket.on("drain", write);
    write();
  });
  await expect(fetcher({ timeLimit: 3000 })(url)).rejects.toThrow("it sends far more bytes than its body has");
  expect(sent * chunk.length).toBeLessThan(64 * 1024 * 1024);
});

test.each([
  ["closes", (socket: Socket) => socket.end(), "the connection broke off"],
  ["resets", (socket: Socket) => socket.resetAndDestroy(), "the connection broke off"],
  ["cuts its body", (socket: Socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nab"), "broke off"],
  ["speaks no HTTP", (socket: Socket) => socket.end("SSH-2.0-OpenSSH_9.2\r\n"), "its answer is not HTTP"],
  ["has an endless head", (socket: Socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${"x".repeat(99_999)}`), "not HTTP"],
  [
    "switches protocols",
    (socket: Socket) => socket.write("HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"),
    "the connection broke off",
  ],
])("a server that %s is reported", async (_, answer, problem) => {
  await expect(fetcher({ timeLimit: 5000 })(await serveRaw(answer))).rejects.toThrow(problem);
});

test("a host that is down, or has no https there, is reported", async () => {
  const { url, port } = await serve((_, response) => response.end("x"));
  await expect(fetcher()(url.replace("http:", "https:"))).rejects.toThrow("the host does not speak https");
  const { server } = open.pop()!;
  await new Promise((resolve) => server.close(resolve));
  await expect(fetcher()(`http://127.0.0.1:${port}/`)).rejects.toThrow("the host refused the connection");
});

// For spec.test, signed by itself; guards nothing.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnCJ9o92JDvZap5A/
jIJ0e24y2wYEK39dg2T6OPuiqF2hRANCAASnmAZEIbcqjUhHIoOTuKZlOnSpBVW5
QeXez5mNy2SO/XzaIU4pHbsOFWScr8KgupaelmC/i89Cy9WOtfrTevAH
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUZwCXDjQxPecfsxT/tH0HeLpnxwgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJc3BlYy50ZXN0MCAXDTI2MTEyMDEwMTIwNFoYDzIxMjYxMDI3
MTAxMjA0WjAUMRIwEAYDVQQDDAlzcGVjLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASnmAZEIbcqjUhHIoOTuKZlOnSpBVW5QeXez5mNy2SO/XzaIU4pHbsO
FWScr8KgupaelmC/i89Cy9WOtfrTevAHo2kwZzAdBgNVHQ4EFgQUXH6/aYNTqhua
n2H8z91X63ab02gwHwYDVR0jBBgwFoAUXH6/aYNTqhuan2H8z91X63ab02gwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglzcGVjLnRlc3QwCgYIKoZIzj0EAwID
SAAwRQIhAJAhb+RDjpwyAgrtzOf7HCzKZTd5SKbTbrxxTxaTALpTAiAt8ytaTGX6
1gzapPEqOvR8Fkb7bGuFZVAqLJThdIpOPw==
-----END CERTIFICATE-----`;

test("https: the lookup is checked, the certificate too, and no redirect leads down to http", async () => {
  const plain = await serve((_, response) => response.end("plain"));
  const server = createHttpsServer({ key, cert }, (request, response) => {
    if (request.url === "/down") response.writeHead(302, { location: plain.url }).end();
    else response.end("secure");
  });
  const { port } = await start(server);
  const url = `https://spec.test:${port}/`;
  const resolve = async (): Promise<{ address: string; family: number }[]> => [{ address: "127.0.0.1", family: 4 }];
  const fetch = fetcher({ allowHttp: false, resolve });
  await expect(fetch(url)).rejects.toThrow(/^its certificate is not trusted \([A-Z_]+\)$/);
  await expect(strict({ resolve })(url)).rejects.toThrow("it leads to a private address (127.0.0.1)");
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  vi.spyOn(process, "emitWarning").mockReturnValue();
  expect(await fetch(url)).toBe("secure");
  await expect(fetch(`${url}down`)).rejects.toThrow("only https addresses are fetched, not http ones");
  expect(plain.connections()).toBe(0);
});

test("a proxy of the environment is not used, for it would connect unchecked", async () => {
  const { url } = await serve((_, response) => response.end("direct"));
  for (const name of ["NODE_USE_ENV_PROXY", "http_proxy", "HTTP_PROXY"]) vi.stubEnv(name, "http://127.0.0.1:1");
  expect(await fetcher()(url)).toBe("direct");
});

/** A server with a state that conditional requests ask for, and the statuses it answered. */
async function serveState(): Promise<{ url: string; state: { body: string; etag: string }; answers: number[] }> {
  const state = { body: "first\nbody ä", etag: '"1"' };
  const answers: number[] = [];
  const { url } = await serve((request, response) => {
    if (request.url === "/moved") {
      response.writeHead(302, { location: "/spec.json" }).end();
      return;
    }
    response.statusCode = request.headers["if-none-match"] === state.etag ? 304 : 200;
    answers.push(response.statusCode);
    response.setHeader("etag", state.etag).end(response.statusCode === 304 ? undefined : state.body);
  });
  return { url, state, answers };
}

const copies = (): readonly string[] => readdirSync(join(folder, "cache")).map((name) => join(folder, "cache", name));

test("a copy is used when the server says it still holds, and replaced when not", async () => {
  const { url, state, answers } = await serveState();
  expect(await fetcher()(url)).toBe("first\nbody ä");
  expect(await fetcher()(url)).toBe("first\nbody ä");
  Object.assign(state, { body: "second", etag: '"2"' });
  expect(await fetcher()(url)).toBe("second");
  expect(await fetcher()(url)).toBe("second");
  expect(answers).toEqual([200, 304, 200, 304]);
  expect(copies()).toEqual([expect.stringMatching(/\/[0-9a-f]{64}$/)]);
});

test("a copy is kept for the address behind a redirect, and only that one is asked for it", async () => {
  const { url, answers } = await serveState();
  const moved = new URL("/moved", url).href;
  await fetcher()(moved);
  expect(await fetcher()(moved)).toBe("first\nbody ä");
  expect(answers).toEqual([200, 304]);
});

test("Last-Modified does as well, and no-store keeps nothing", async () => {
  const asked: (string | undefined)[] = [];
  const date = "Wed, 21 Oct 2015 07:28:00 GMT";
  const { url } = await serve((request, response) => {
    asked.push(request.headers["if-modified-since"]);
    response.setHeader("last-modified", date);
    if (request.url === "/secret") response.setHeader("cache-control", "private, no-store");
    if (request.headers["if-modified-since"] === date) response.writeHead(304).end();
    else response.end("body");
  });
  const secret = new URL("/secret", url).href;
  for (const address of [url, url, secret, secret]) expect(await fetcher()(address)).toBe("body");
  expect(asked).toEqual([undefined, date, undefined, undefined]);
});

test("a server that is down, or refuses, is not replaced by a copy", async () => {
  let status = 200;
  const { url } = await serve((_, response) => response.writeHead(status, { etag: '"1"' }).end("body"));
  expect(await fetcher()(url)).toBe("body");
  status = 503;
  await expect(fetcher()(url)).rejects.toThrow("it answered 503");
  const { server } = open.pop()!;
  await new Promise((resolve) => server.close(resolve));
  await expect(fetcher()(url)).rejects.toThrow("the host refused the connection");
});

test.each([
  ["is empty", () => ""],
  ["is no JSON", () => "{\nbody"],
  ["has no line end", (text: string) => text.split("\n")[0]!],
  ["is cut", (text: string) => text.slice(0, -3)],
  ["has another body", (text: string) => text.replace("body", "evil")],
  ["holds null", () => "null\n"],
  ["has a header of several lines", (text: string) => text.replace('"etag":"\\"1\\""', '"etag":"a\\r\\nx: y"')],
  ["has a number for a mark", (text: string) => text.replace('"etag":"\\"1\\""', '"etag":1')],
])("a copy that %s is ignored and replaced", async (_, spoil) => {
  const { url, answers } = await serveState();
  await fetcher()(url);
  const [file] = copies();
  const text = readFileSync(file!, "utf8");
  expect(spoil(text)).not.toBe(text);
  writeFileSync(file!, spoil(text));
  expect(await fetcher()(url)).toBe("first\nbody ä");
  expect(await fetcher()(url)).toBe("first\nbody ä");
  expect(answers).toEqual([200, 200, 304]);
});

test("a copy larger than the limit is ignored", async () => {
  const { url, answers } = await serveState();
  await fetcher()(url);
  await expect(fetcher({ bytes: 5 })(url)).rejects.toThrow("it is larger than 5 bytes");
  expect(answers).toEqual([200, 200]);
});

test("a cache folder that can't be had, or is not of this user alone, keeps nothing", async () => {
  const { url, answers } = await serveState();
  writeFileSync(join(folder, "file"), "");
  symlinkSync(tmpdir(), join(folder, "link"));
  for (const name of ["file", "file/below", "link", "nul\0"]) {
    expect(await fetcher({ cacheFolder: join(folder, name) })(url)).toBe("first\nbody ä");
  }
  expect(answers).toEqual([200, 200, 200, 200]);
  await fetcher()(url);
  expect(statSync(join(folder, "cache")).mode & 0o777).toBe(0o700);
  expect(statSync(copies()[0]!).mode & 0o777).toBe(0o600);
});

test("copies are kept where no repository can put one", () => {
  mkdirSync(join(folder, "node_modules"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  expect(relative(folder, defaultCacheFolder())).toMatch(/^\.\./);
  for (const name of ["LOCALAPPDATA", "XDG_CACHE_HOME"]) vi.stubEnv(name, "node_modules");
  expect(isAbsolute(defaultCacheFolder())).toBe(true);
  expect(relative(folder, defaultCacheFolder())).toMatch(/^\.\./);
});

test("many fetches of one address at once leave one whole copy", async () => {
  const { url, answers } = await serveState();
  const fetch = fetcher();
  const bodies = await Promise.all(Array.from({ length: 20 }, () => fetch(url)));
  expect(new Set(bodies)).toEqual(new Set(["first\nbody ä"]));
  expect(copies()).toHaveLength(1);
  answers.length = 0;
  await fetch(url);
  expect(answers).toEqual([304]);
});

test("Node's host fetches with all walls up", async () => {
  const { url, connections } = await serve((_, response) => response.end("secret"));
  const host = nodeHost(folder);
  await expect(host.fetch!(url)).rejects.toThrow("only https addresses are fetched, not http ones");
  await expect(host.fetch!(url.replace("http:", "https:"))).rejects.toThrow(
    "it leads to a private address (127.0.0.1)",
  );
  expect(connections()).toBe(0);
});

test("nothing stays open", async () => {
  const left = (): readonly string[] =>
    process.getActiveResourcesInfo().filter((name) => /TCP|TLS|GetAddrInfo|Zlib/i.test(name));
  await vi.waitFor(() => expect(left()).toEqual([]), patient);
});
