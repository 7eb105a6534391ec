// How does a folder of HTML get into a browser? Served from 127.0.0.1, on a port that is free.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve, sep } from "node:path";

const types: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

export interface StaticServer {
  /** `http://127.0.0.1:` and the port. */
  readonly origin: string;
  readonly close: () => void;
}

export async function serve(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const file = fileFor(resolve(folder), request.url ?? "/");
    response.writeHead(file === undefined ? 404 : 200, { "content-type": types[extname(file ?? "")] ?? "text/plain" });
    response.end(file === undefined ? "not found" : readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => stop(server) };
}

/** The file itself, with its extension, or the index of a folder, as plain hosts do. */
function fileFor(folder: string, address: string): string | undefined {
  const written = decoded(address.replace(/[?#].*$/, ""));
  if (written === undefined) return undefined;
  const path = join(folder, written);
  if (path !== folder && !path.startsWith(folder + sep)) return undefined;
  // What is not there includes what would be below a file.
  return [path, `${path}.html`, join(path, "index.html")].find((each) => existsSync(each) && statSync(each).isFile());
}

/** Undefined for an address that no program can decode. */
function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}
