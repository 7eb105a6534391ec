// Demands that what a page gets is a path, and not the address that it has on the web.
import { localTarget, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import { ChangeError } from "./change-error.ts";
import type { OpenedSite } from "./opened-site.ts";
import { pathOnOwnSite } from "./readers-target.ts";
import type { ChangeOperation } from "./site-change.ts";
import { UsageError } from "../settings/usage-error.ts";

/** Throws `UsageError` if a page would move to a web address, or be added at one: its colon and slashes would become folders. */
export function requirePaths(
  operations: readonly ChangeOperation[],
  { navigation, names }: Pick<OpenedSite, "navigation" | "names">,
): void {
  for (const operation of operations) {
    const written = newPath(operation);
    const address = webAddress(written?.trim() ?? "");
    if (written === undefined || address === undefined) continue;
    const own = pathOnOwnSite(address, names.address);
    if (own !== undefined) {
      const path = localTarget(writtenPath(withoutBasePath(own, navigation.site.basePath)));
      const named = path === undefined || path === "" ? "index" : path;
      throw new UsageError(`"${written}" is an address of this site, and a page gets a path. Write "${named}".`);
    }
    const kind = names.address === undefined ? "a web address" : "an address of another site";
    const reason = `"${written}" is ${kind}, and a page gets a path in the docs folder, such as guides/start.`;
    if (operation.kind === "move")
      throw new ChangeError(reason, { kind: "replace", page: operation.from, redirect: address, wasToMove: true });
    throw new UsageError(`${reason} To list that address, write it as "url" in the front matter of the new page.`);
  }
}

/** The web address that is meant, also with too few slashes, or without a scheme before the name of a host; undefined for a path. */
function webAddress(written: string): string | undefined {
  if (/^\/\/[^/]*[.:]/.test(written)) return written;
  const [start, scheme] = /^(https?:)\/*/i.exec(written) ?? [];
  return start && `${scheme ?? ""}//${written.slice(start.length)}`;
}

/** What a user wrote for the path of a page that is not there yet. */
function newPath(operation: ChangeOperation): string | undefined {
  if (operation.kind === "move") return operation.to;
  // The spec of an endpoint may be one of the network.
  return operation.kind === "add" && parseEntry(operation.page).kind !== "endpoint" ? operation.page : undefined;
}
