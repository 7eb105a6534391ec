// Finds the user's folder for caches.
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** The folder of navc in the cache folder of the user, which depends on the system; undefined for a user without a home. */
export function userCaches(): string | undefined {
  try {
    const folder = cachesOfSystem();
    return isAbsolute(folder) ? join(folder, "navc") : undefined;
  } catch {
    return undefined;
  }
}

function cachesOfSystem(): string {
  const { LOCALAPPDATA, XDG_CACHE_HOME = "" } = process.env;
  if (process.platform === "win32") return LOCALAPPDATA ?? join(homedir(), "AppData/Local");
  if (process.platform === "darwin") return join(homedir(), "Library/Caches");
  return isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), ".cache");
}
