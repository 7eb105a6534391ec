// Reads the links of docs.json beside `navigation`: those of the top bar, the footer and the logo.
import type { ConfigLink } from "./config-tree.ts";
import { sourceOf, type ConfigFields, type ConfigValue, type OpenValue } from "./config-value.ts";

const withLinks: readonly string[] = ["navbar", "footer", "logo"];

/** Every `href` in these fields, in reading order. What can't be read has no link: the platform checks these fields. */
export function readSiteLinks(fields: ConfigFields, open: OpenValue): readonly ConfigLink[] {
  return withLinks.flatMap((name) => {
    const value = fields.get(name);
    return value === undefined ? [] : linksIn(value, open);
  });
}

function linksIn(value: ConfigValue, open: OpenValue): readonly ConfigLink[] {
  const opened = open(value);
  if (opened.kind === "list") return opened.items.flatMap((item) => linksIn(item, open));
  if (opened.kind !== "object") return [];
  return [...opened.fields].flatMap(([name, field]): readonly ConfigLink[] => {
    if (name !== "href") return linksIn(field, open);
    return typeof field.value === "string" ? [{ href: field.value, source: sourceOf(field) }] : [];
  });
}
