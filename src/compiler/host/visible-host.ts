// Keeps hidden files out of a site: docs.json of a stranger may name `.git/config` or `.env`. (D429)
import { isHiddenPath } from "../text/hidden-path.ts";
import { folderOf } from "../text/resolve-path.ts";
import type { Host } from "./host.ts";

/** The same host without hidden files, except `.mintignore`; `config` and the files beside it may be hidden, because who compiles names it. */
export function visibleHost(host: Host, config: string): Host {
  const own = isHiddenPath(config) ? `${folderOf(config)}/` : undefined;
  const isHidden = (path: string): boolean =>
    isHiddenPath(path.replace(/(?:^|\/)\.mintignore$/, "")) && !(own !== undefined && path.startsWith(own));
  return {
    readText: (path) => (isHidden(path) ? undefined : host.readText(path)),
    readHead: (path, bytes) => (isHidden(path) ? undefined : host.readHead(path, bytes)),
    stat: (path) => (isHidden(path) ? undefined : host.stat(path)),
    list: (pattern) => host.list(pattern),
    refusal: (path) => (isHidden(path) ? hiddenReason : host.refusal?.(path)),
    ...(host.readBytes && { readBytes: (path: string) => (isHidden(path) ? undefined : host.readBytes?.(path)) }),
    ...(host.fetch && { fetch: (url: string) => host.fetch!(url) }),
  };
}

const hiddenReason = "is not read, because its name or that of a folder above begins with a dot";
