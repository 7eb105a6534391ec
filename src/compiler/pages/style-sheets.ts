// Finds the style sheets of a site.
import type { Host } from "../host/host.ts";

/** The style sheets in the folder of docs.json, which every page uses. One in another folder may belong to an example. */
export function styleSheets(host: Pick<Host, "list">, isIgnored: (file: string) => boolean): readonly string[] {
  const files = host.list({ extensions: ["css"], ignore: [] });
  return files.filter((file) => !file.includes("/") && !isIgnored(file)).toSorted();
}
