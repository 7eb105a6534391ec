// Names the style sheets of a docs folder, which the platform adds to all pages and no host gets. (D399)
import { join } from "node:path";
import { isUnlistedPath } from "../../../compiler/text/hidden-path.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";

const mostNamed = 3;

/** Says which style sheets are not exported; undefined if there are none. `isOfHost` is true for files that a host has there. */
export function styleSheetNote(
  root: string,
  host: Host,
  isOfHost: (file: string) => boolean,
  generator: string,
): string | undefined {
  const isOfSite = (file: string): boolean => !isUnlistedPath(file) && !isOfHost(file);
  const sheets = host
    .list({ extensions: ["css"], ignore: [] })
    .filter(isOfSite)
    .toSorted();
  if (sheets.length === 0) return undefined;
  const { shown, left } = firstOf(
    sheets.map((file) => join(root, file)),
    mostNamed,
  );
  const names = `${shown.join(", ")}${left === 0 ? "" : ` and ${String(left)} more`}`;
  return visible(
    `${names}: style sheets are not exported, because their rules are for the pages of the platform, and may load from other servers. ` +
      `Add the rules that you need to a style sheet of ${generator}.`,
  );
}
