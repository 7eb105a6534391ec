// Keeps hidden files out of a site: docs.json of a stranger may name `.git/config` or `.env`. (D429)
import { hiddenPart, isHiddenPath } from "../text/hidden-path.ts";
import type { Host } from "./host.ts";

/**
 * The same host without hidden files, except `.mintignore`. `own` is a file that the caller names: if it is hidden, it is there all the
 * same, with the other files of its hidden folder.
 */
export function visibleHost(host: Host, own: string): Host {
  const part = hiddenPart(own);
  const isHidden = (path: string): boolean => {
    const asked = path.replace(/(?:^|\/)\.mintignore$/, "");
    const isOwn = part !== undefined && `${asked}/`.startsWith(`${part}/`);
    return isHiddenPath(isOwn ? asked.slice(part.length) : asked);
  };
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
