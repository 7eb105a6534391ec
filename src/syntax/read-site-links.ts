// Reads the links of docs.json beside `navigation`: those of the top bar, the footer and the logo, and its own address.
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

/** The address of the site in `seo.metatags`; undefined without one. Like the links, it is not checked. */
export function readSiteAddress(fields: ConfigFields, open: OpenValue): string | undefined {
  const tags = fieldsOf(fieldsOf(fields, "seo", open), "metatags", open);
  const [address] = ["canonical", "og:url"].flatMap((name) => {
    const value = tags.get(name)?.value;
    return typeof value === "string" && /^https?:/i.test(value) && URL.canParse(value) ? [value] : [];
  });
  return address;
}

function fieldsOf(fields: ConfigFields, name: string, open: OpenValue): ConfigFields {
  const written = fields.get(name);
  const opened = written === undefined ? undefined : open(written);
  return opened?.kind === "object" ? opened.fields : new Map();
}
