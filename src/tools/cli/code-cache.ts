// Lets Node keep the compiled program for the next run.
import * as module from "node:module";
import { join } from "node:path";
import { userCaches } from "../../project/writer/user-caches.ts";

/** Keeps the compiled code of modules that are loaded from now on, if Node can do so (D98). Never throws. */
export function useCodeCache(): void {
  // Since Node 22.1. Where its folder can't be written, Node goes on without it.
  const { enableCompileCache } = module as { readonly enableCompileCache?: (folder?: string) => unknown };
  if (process.env["NODE_COMPILE_CACHE"]) enableCompileCache?.();
  else {
    // Not the default of Node, the folder for temporary files: everybody can write there, so another user could put a program into it.
    const folder = userCaches();
    if (folder !== undefined) enableCompileCache?.(join(folder, "compiled"));
  }
}
