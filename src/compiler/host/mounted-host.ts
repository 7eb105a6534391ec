// Shows the folders of other repositories below the docs root, so that all stages see one site. (D250)
import type { Host, HostStat } from "./host.ts";
import { foldersAbove } from "../text/resolve-path.ts";

/** A folder that is shown below the docs root. */
export interface Mount {
  /** Its path from the docs root, such as `api`. */
  readonly folder: string;
  readonly host: Host;
}

/**
 * The files of `base`, and those of each mount below its folder. Each host answers for its own paths only. A mount is left out where
 * `base` has something at its folder, and then `refusal` says so of all paths in it.
 */
export function mountedHost(base: Host, mounts: readonly Mount[]): Host {
  if (mounts.length === 0) return base;
  const above = new Set(mounts.flatMap(({ folder }) => foldersAbove(folder)));
  const byFolder = new Map(mounts.map((mount) => [mount.folder, mount]));
  const mountOf = (path: string): Mount | undefined => {
    const folder = [...foldersAbove(path), path].find((each) => byFolder.has(each));
    return folder === undefined ? undefined : byFolder.get(folder);
  };
  const isTaken = ({ folder }: Mount): boolean => base.stat(folder) !== undefined;
  const ask = <Answer>(path: string, question: (host: Host, path: string) => Answer): Answer => {
    const mount = mountOf(path);
    if (mount === undefined || isTaken(mount)) return question(base, path);
    return question(mount.host, path.slice(mount.folder.length + 1));
  };
  return {
    readText: (path) => ask(path, (host, own) => host.readText(own)),
    readHead: (path, bytes) => ask(path, (host, own) => host.readHead(own, bytes)),
    readBytes: (path) => ask(path, bytesOf),
    stat: (path) => {
      const mount = mountOf(path);
      if (mount !== undefined) return isTaken(mount) ? base.stat(path) : mountedStat(path, mount);
      return base.stat(path) ?? (above.has(path) ? { kind: "folder", size: 0, modified: 0 } : undefined);
    },
    refusal: (path) => {
      const mount = mountOf(path);
      if (mount !== undefined && isTaken(mount))
        return `is hidden by "${mount.folder}" of the docs folder, which has the same addresses`;
      return ask(path, (host, own) => host.refusal?.(own));
    },
    list: (pattern) => [
      ...base.list(pattern),
      ...mounts
        .filter((mount) => !isTaken(mount))
        .flatMap(({ folder, host }) => host.list(pattern).map((path) => `${folder}/${path}`)),
    ],
    ...(base.fetch === undefined ? {} : { fetch: (url: string) => base.fetch!(url) }),
  };
}

function mountedStat(path: string, { folder, host }: Mount): HostStat | undefined {
  const stat = host.stat(path.slice(folder.length + 1));
  return stat?.real === undefined ? stat : { ...stat, real: `${folder}/${stat.real}` };
}

function bytesOf(host: Host, path: string): Iterable<Uint8Array> | undefined {
  if (host.readBytes !== undefined) return host.readBytes(path);
  const text = host.readText(path);
  return text === undefined ? undefined : [new TextEncoder().encode(text)];
}
