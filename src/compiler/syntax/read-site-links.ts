// Reads what docs.json names outside `navigation`: links of the top bar, the footer, the logo and the banner, pictures, and its own address.
import { decodeValue } from "../contract/decode-value.ts";
import { bannerText, headerFields, languageHeaderFields } from "../contract/header-fields.ts";
import { isIconPath } from "../contract/shown-files.ts";
import type { TextFormat } from "../contract/text-formats.ts";
import type { ValueField } from "../contract/value-form.ts";
import type { JsonObject, JsonValue } from "../text/json-value.ts";
import { markdownLinks } from "../text/markdown-links.ts";
import type { ConfigLink, ConfigSite } from "./config-tree.ts";
import { configReader, sourceOf, type ConfigFields, type ConfigValue, type OpenValue } from "./config-value.ts";

/** What docs.json shows beside its navigation. */
export interface ReadHeader {
  /** The fields that themes show, by name; each in its form. */
  readonly header: JsonObject;
  /** Every link outside `navigation`, in reading order. */
  readonly links: readonly ConfigLink[];
  /** What the header has as addresses: links, profiles and files. */
  readonly addresses: readonly ConfigLink[];
  /** The files that are shown: logo, favicon, background, fonts, icons, and pictures for other sites. */
  readonly pictures: readonly ConfigLink[];
}

/** Reads what is shown on all pages. Faults are not reported, because the platform checks these fields. */
export function readHeader(fields: ConfigFields, open: OpenValue): ReadHeader {
  const { header, links, files, addresses } = decodeFields(headerFields, fields, open);
  const description = fieldsOf(fieldsOf(fields, "errors", open), "404", open).get("description");
  return {
    header,
    links: [...links, ...(description === undefined ? [] : markdownIn(description))],
    addresses,
    pictures: [...files, ...otherPictures(fields, open)],
  };
}

/** The links of the top bar, the footer and the banner of a single language. */
export function readLanguageLinks(fields: ConfigFields, open: OpenValue): Pick<ReadHeader, "links" | "addresses"> {
  return decodeFields(languageHeaderFields, fields, open);
}

interface DecodedFields {
  readonly header: JsonObject;
  readonly links: readonly ConfigLink[];
  readonly files: readonly ConfigLink[];
  readonly addresses: readonly ConfigLink[];
}

function decodeFields(known: ReadonlyMap<string, ValueField>, fields: ConfigFields, open: OpenValue): DecodedFields {
  const links: ConfigLink[] = [];
  const files: ConfigLink[] = [];
  const addresses: ConfigLink[] = [];
  const reader = configReader(open, (form, text, value) => {
    if (form === bannerText)
      for (const link of markdownIn(value)) {
        links.push(link);
        addresses.push(link);
      }
    if (form.kind !== "text" || form.format === undefined) return;
    if (addressFormats.has(form.format)) addresses.push({ href: text, source: sourceOf(value) });
    if (linkFormats.has(form.format)) links.push({ href: text, source: sourceOf(value) });
    else if (fileFormats.has(form.format) || (form.format === "icon name" && isIconPath(text)))
      files.push({ href: text, source: sourceOf(value) });
  });
  const header: Record<string, JsonValue> = {};
  for (const [name, { form }] of known) {
    const written = fields.get(name);
    const decoded = written === undefined ? undefined : decodeValue(form, written, reader);
    if (decoded !== undefined) header[name] = decoded;
  }
  return { header, links, files, addresses };
}

const linkFormats: ReadonlySet<TextFormat> = new Set(["link", "https link"]);
const fileFormats: ReadonlySet<TextFormat> = new Set(["logo path", "file path", "spec source"]);
/** What the result has only if it can be opened. */
const addressFormats: ReadonlySet<TextFormat> = new Set([...linkFormats, ...fileFormats, "profile address"]);

function markdownIn(text: ConfigValue): readonly ConfigLink[] {
  if (typeof text.value !== "string") return [];
  const source = sourceOf(text);
  const written = text.value;
  return markdownLinks(written).map((href) => ({ href, written, source }));
}

function otherPictures(fields: ConfigFields, open: OpenValue): readonly ConfigLink[] {
  const tags = fieldsOf(fieldsOf(fields, "seo", open), "metatags", open);
  const [background, thumbnails] = ["background", "thumbnails"].map((name) => fieldsOf(fields, name, open));
  return textsOf([
    ...variantsOf(background?.get("image"), open),
    ...variantsOf(thumbnails?.get("background"), open),
    ...["og:image", "twitter:image"].flatMap((name) => tags.get(name) ?? []),
  ]);
}

/** A value, or the two values for light and dark pages. */
function variantsOf(value: ConfigValue | undefined, open: OpenValue): readonly ConfigValue[] {
  if (value === undefined) return [];
  const opened = open(value);
  return opened.kind === "object" ? ["light", "dark"].flatMap((name) => opened.fields.get(name) ?? []) : [value];
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
