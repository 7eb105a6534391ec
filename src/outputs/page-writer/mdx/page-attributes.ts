// Decides which attributes of an element are written for a host, and with which values.
import { isSafeAddress } from "../../adapters/safe-address.ts";
import { attributeName } from "../attribute-names.ts";
import { drawnIcon } from "../source/drawn-icon.ts";
import { styleText } from "../style-text.ts";
import { mdxAddress } from "./mdx-address.ts";
import type { MdxHost } from "./mdx-host.ts";
import { isComponentName } from "./page-elements.ts";
import { JsxText } from "./program-value.ts";
import { styleFields } from "./style-fields.ts";

/** Attributes whose values are run, made into elements, or given a special meaning by hosts. */
const refused =
  /^(?:on.*|dangerouslysetinnerhtml|innerhtml|outerhtml|srcdoc|formaction|action|ref|key|is|slot|nonce|integrity|http-?equiv|ping|manifest|profile|codebase|classid|archive)$/i;
const plainName = /^[A-Za-z_][\w.-]*$|^(?:xlink:href|xml:(?:lang|space)|xmlns(?::xlink)?)$/;
/** Attributes with texts that no component reads as an address. */
const texts =
  /^(?:title|alt|label|name|caption|description|tip|tags?|summary|placeholder|heading|text|headline|cta|id|class|className|type|default|value|lang|aria-.*)$/;
const pictures = /^(?:src|img|poster|srcset|image|icon|logo)$/i;

/** The name and the value that are written; undefined for an attribute that is left out. */
export function writtenAttribute(
  tag: string,
  given: string,
  value: unknown,
  { hasHtmlNames }: Pick<MdxHost, "hasHtmlNames">,
): { readonly name: string; readonly value: unknown } | undefined {
  const icon = given === "icon" && value instanceof JsxText ? drawnIcon(value.text) : undefined;
  if (icon !== undefined) return icon;
  // No component of such a host shows an element of a value.
  if (hasHtmlNames && given === "icon" && value instanceof JsxText) return undefined;
  const isHtml = hasHtmlNames && !isComponentName(tag);
  const name = isHtml ? (attributeName(given) ?? given) : given;
  const known = attributeValue(tag, name, value);
  return known && { name, value: isHtml && name === "style" ? styleText(known.value) : known.value };
}

function attributeValue(tag: string, name: string, value: unknown): { readonly value: unknown } | undefined {
  if (refused.test(name) || !plainName.test(name)) return undefined;
  if (name.toLowerCase() === "style") return styleValue(name, value);
  if (name === "children" && !isComponentName(tag)) return undefined;
  const safe = safeValue(name, value);
  return safe && { value: safe.value };
}

function styleValue(name: string, value: unknown): { readonly value: unknown } | undefined {
  if (name !== "style") return undefined;
  if (typeof value === "string") return { value: styleFields(value) };
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof JsxText)
    ? { value }
    : undefined;
}

/** A value whose addresses are safe, at any depth; undefined if that is not possible. */
function safeValue(name: string, value: unknown): { readonly value: unknown } | undefined {
  if (typeof value === "string") return safeString(name, value);
  if (Array.isArray(value))
    return { value: value.flatMap((each) => safeValue(name, each) ?? []).map((each) => each.value) };
  if (typeof value !== "object" || value === null || value instanceof JsxText) return { value };
  const fields = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    const known = refused.test(key) ? undefined : safeValue(key, each);
    return known === undefined ? [] : [[key, known.value]];
  });
  return { value: Object.fromEntries(fields) };
}

function safeString(name: string, value: string): { readonly value: string } | undefined {
  if (texts.test(name)) return { value };
  if (!isSafeAddress(value, pictures.test(name) ? "picture" : "link")) return undefined;
  return { value: /^(?:href|src)$/.test(name) ? mdxAddress(value) : value };
}
