// Finds the docs folder that a client may use. (D291)
import { fileURLToPath } from "node:url";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { docsRoot, findDocs } from "../../project/settings/find-docs.ts";
import { isWithin, realPlace } from "../../project/settings/repository-path.ts";
import { UsageError } from "../../project/settings/usage-error.ts";

/**
 * The docs folder: the given one, or the only one in the roots of the client. Rejects with `UsageError` if the given one is in none
 * of these roots, and if there is not exactly one.
 */
export async function clientRoot(server: Server, given: string | undefined): Promise<string> {
  const roots = await rootsOf(server);
  if (roots === undefined) return docsRoot(given);
  if (given !== undefined) {
    if (roots.some((root) => isWithin(root, realPlace(given) ?? given))) return given;
    throw new UsageError(
      `The docs folder ${given} is in none of the folders that the client allows: ${roots.join(", ")}`,
    );
  }
  const found = roots.flatMap(findDocs);
  if (found.length === 1) return found[0]!;
  throw new UsageError(
    found.length === 0
      ? `No folder that the client allows has a docs.json: ${roots.join(", ")}. Start the server with the docs folder: navc mcp docs`
      : `There are ${found.length} docs folders. Start the server with one of them, such as: navc mcp ${found[0]!}`,
  );
}

/** The folders that the client allows; undefined if it names none. */
async function rootsOf(server: Server): Promise<readonly string[] | undefined> {
  if (server.getClientCapabilities()?.roots === undefined) return undefined;
  const { roots } = await server.listRoots();
  const folders = roots.flatMap(({ uri }) => (uri.startsWith("file:") ? [fileURLToPath(uri)] : []));
  return folders.length === 0 ? undefined : folders.map((folder) => realPlace(folder) ?? folder);
}
