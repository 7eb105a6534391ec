// Names an operation as its entry does.
import type { PageOperation } from "../../compiler/site/page.ts";

/** `GET /users`, `webhook orderCreated`, `channel chat`. */
export function operationName({ method, path, webhook, channel }: PageOperation): string {
  if (path !== null) return `${method} ${path}`;
  if (webhook !== null) return `webhook ${webhook}`;
  return channel === undefined ? method : `channel ${channel}`;
}
