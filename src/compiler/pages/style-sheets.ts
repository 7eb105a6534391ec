// Finds the style sheets of a site.
import type { Host } from "../host/host.ts";

/** Those beside docs.json, which every page shows. One in a folder may belong to an example that pages are about. */
export function styleSheets(host: Pick<Host, "list">, isIgnored: (file: string) => boolean): readonly string[] {
  const files = host.list({ extensions: ["css"], ignore: [] });
  return files.filter((file) => !file.includes("/") && !isIgnored(file)).toSorted();
}
