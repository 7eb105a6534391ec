// Reads what docs.json names outside `navigation`: links of the top bar, the footer, the logo and the banner, pictures, and its own address.
import type { ConfigLink, ConfigSite } from "./config-tree.ts";
import { isIconPath } from "../contract/shown-files.ts";
import { markdownLinks } from "../text/markdown-links.ts";
import { sourceOf, type ConfigFields, type ConfigValue, type OpenValue } from "./config-value.ts";

const withLinks: readonly string[] = ["navbar", "footer", "logo"];

/** Every link outside `navigation`, in reading order. Faults are not reported, because the platform checks these fields. */
export function readSiteLinks(fields: ConfigFields, open: OpenValue): readonly ConfigLink[] {
  const description = fieldsOf(fieldsOf(fields, "errors", open), "404", open).get("description");
  return [...linksOf(withLinks, fields, open), ...markdownIn(description)];
}

/** The links of the top bar, the footer and the banner of a single language. */
export function readLanguageLinks(fields: ConfigFields, open: OpenValue): readonly ConfigLink[] {
  return linksOf(["navbar", "footer"], fields, open);
}

/** Every `href` in these fields, and the links of the banner. */
function linksOf(names: readonly string[], fields: ConfigFields, open: OpenValue): readonly ConfigLink[] {
  const written = names.flatMap((name) => textsOf(valuesNamed("href", fields.get(name), open)));
  return [...written, ...markdownIn(fieldsOf(fields, "banner", open).get("content"))];
}

function markdownIn(text: ConfigValue | undefined): readonly ConfigLink[] {
  if (typeof text?.value !== "string") return [];
  const source = sourceOf(text);
  const written = text.value;
  return markdownLinks(written).map((href) => ({ href, written, source }));
}

/** The files that docs.json shows outside its navigation: favicon, logo, background, and pictures for other sites. */
export function readSitePictures(fields: ConfigFields, open: OpenValue): readonly ConfigLink[] {
  const tags = fieldsOf(fieldsOf(fields, "seo", open), "metatags", open);
  const [background, thumbnails] = ["background", "thumbnails"].map((name) => fieldsOf(fields, name, open));
  const values = [
    ...["favicon", "logo"].flatMap((name) => variantsOf(fields.get(name), open)),
    ...variantsOf(background?.get("image"), open),
    ...variantsOf(thumbnails?.get("background"), open),
    ...["og:image", "twitter:image"].flatMap((name) => tags.get(name) ?? []),
  ];
  const fonts = fields.get("fonts");
  return [
    ...textsOf(values),
    ...(fonts === undefined ? [] : textsOf(valuesNamed("source", fonts, open))),
    ...textsOf(withLinks.flatMap((name) => valuesNamed("icon", fields.get(name), open))).filter(({ href }) =>
      isIconPath(href),
    ),
  ];
}

/** A value, or the two values for light and dark pages. */
function variantsOf(value: ConfigValue | undefined, open: OpenValue): readonly ConfigValue[] {
  if (value === undefined) return [];
  const opened = open(value);
  return opened.kind === "object" ? ["light", "dark"].flatMap((name) => opened.fields.get(name) ?? []) : [value];
}

/** Every field with this name in a value, in reading order. */
function valuesNamed(name: string, value: ConfigValue | undefined, open: OpenValue): readonly ConfigValue[] {
  const opened = value === undefined ? undefined : open(value);
  if (opened?.kind === "list") return opened.items.flatMap((item) => valuesNamed(name, item, open));
  if (opened?.kind !== "object") return [];
  return [...opened.fields].flatMap(([key, field]) => (key === name ? [field] : valuesNamed(name, field, open)));
}

function textsOf(values: readonly ConfigValue[]): readonly ConfigLink[] {
  return values.flatMap((field) =>
    typeof field.value === "string" ? [{ href: field.value, source: sourceOf(field) }] : [],
  );
}

/** The address of the site in `seo.metatags`; undefined if there is none. Like the links, it is not checked. */
export function readSiteAddress(fields: ConfigFields, open: OpenValue): string | undefined {
  const tags = fieldsOf(fieldsOf(fields, "seo", open), "metatags", open);
  const [address] = ["canonical", "og:url"].flatMap((name) => {
    const value = tags.get(name)?.value;
    return typeof value === "string" && /^https?:/i.test(value) && URL.canParse(value) ? [value] : [];
  });
  return address;
}

/** What `seo` says of all pages; a value of a wrong type says nothing. */
export function readSeo(fields: ConfigFields, open: OpenValue): ConfigSite["seo"] {
  const seo = fieldsOf(fields, "seo", open);
  return {
    indexing: seo.get("indexing")?.value === "all" ? "all" : undefined,
    trailingSlash: seo.get("trailingSlash")?.value === true,
  };
}

/** The texts of `markdown.instructions`, for programs that read the pages; undefined if there are none. */
export function readInstructions(fields: ConfigFields, open: OpenValue): readonly string[] | undefined {
  const written = fieldsOf(fields, "markdown", open).get("instructions");
  const opened = written === undefined ? undefined : open(written);
  const values = opened?.kind === "list" ? opened.items : written === undefined ? [] : [written];
  const texts = values.flatMap(({ value }) => (typeof value === "string" && value.trim() !== "" ? [value] : []));
  return texts.length === 0 ? undefined : texts;
}

function fieldsOf(fields: ConfigFields, name: string, open: OpenValue): ConfigFields {
  const written = fields.get(name);
  const opened = written === undefined ? undefined : open(written);
  return opened?.kind === "object" ? opened.fields : new Map();
}
