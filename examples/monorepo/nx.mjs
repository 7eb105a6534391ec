// Compiles a repository with Nx, and a remote cache of the two routes that Nx asks for.
import { once } from "node:events";
import { existsSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { runProgram } from "./run-program.mjs";

/** Starts the cache. `compile` answers how many packages were found in it, and how many were compiled. */
export async function startNx({ tools }) {
  const artifacts = new Map();
  let counts = { fromCache: 0, compiled: 0 };
  const answer = async (request, response) => {
    const hash = request.url.split("/").at(-1);
    const artifact = artifacts.get(hash);
    if (request.method === "PUT") {
      artifacts.set(hash, Buffer.concat(await request.toArray()));
      counts.compiled += 1;
      response.end();
    } else if (artifact === undefined) response.writeHead(404).end();
    else {
      counts.fromCache += 1;
      response.writeHead(200, { "content-type": "application/octet-stream" }).end(artifact);
    }
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const nx = join(tools, "node_modules/nx");
  return {
    async compile(cwd) {
      counts = { fromCache: 0, compiled: 0 };
      // Nx runs only where it is installed.
      const installed = join(cwd, "node_modules/nx");
      if (!existsSync(installed)) symlinkSync(nx, installed);
      const env = {
        ...process.env,
        CI: "true",
        NX_DAEMON: "false",
        // A folder of its own each time: what is found comes from the server.
        NX_CACHE_DIRECTORY: join(cwd, `.nx/${performance.now()}`),
        NX_WORKSPACE_DATA_DIRECTORY: join(cwd, `.nx/data-${performance.now()}`),
        NX_SELF_HOSTED_REMOTE_CACHE_SERVER: `http://127.0.0.1:${server.address().port}`,
        NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: "only-for-this-run",
      };
      await runProgram(process.execPath, [join(nx, "dist/bin/nx.js"), "run-many", "-t", "navigation", "--parallel=2"], {
        cwd,
        env,
      });
      return counts;
    },
    check: () => Promise.resolve(),
    end: () => void server.close(),
  };
}
