// Lists the feeds that the blog of a Docusaurus site has.
import { ownValue, type JsonObject } from "../../../compiler/text/json-value.ts";
import { objectIn } from "../json-fields.ts";

const names: Readonly<Record<string, string>> = { rss: "rss.xml", atom: "atom.xml", json: "feed.json" };

/** The names of the files of feeds below the address of the blog. */
export function blogFeeds(options: JsonObject): readonly string[] {
  const type = ownValue(objectIn(options, "feedOptions"), "type");
  if (type === null) return [];
  const types: readonly unknown[] =
    type === undefined ? ["rss", "atom"] : type === "all" ? Object.keys(names) : Array.isArray(type) ? type : [type];
  return Object.keys(names).flatMap((each) => (types.includes(each) ? names[each]! : []));
}
