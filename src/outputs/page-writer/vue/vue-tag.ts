// Writes the tags of MDX as tags of a Vue template.
import { isSafeAddress } from "../../adapters/safe-address.ts";
import { plainScript } from "../source/plain-script.ts";
import { drawnIcon } from "../source/drawn-icon.ts";
import type { TextIcons } from "../source/text-icons.ts";
import { attributeName } from "../attribute-names.ts";
import { isVoid } from "../plain-elements.ts";
import { propertyName } from "./vue-names.ts";
import { styleText } from "../style-text.ts";
import { attributeText } from "./vue-text.ts";

/** An attribute of a tag of MDX, as in mdast. */
export type MdxAttribute =
  | { readonly type: "mdxJsxExpressionAttribute" }
  | {
      readonly type: "mdxJsxAttribute";
      readonly name: string;
      readonly value?:
        | string
        | null
        | undefined
        | { readonly value: string; readonly data?: { readonly estree?: unknown } | undefined };
    };

/** What is needed to write tags, and what is found. */
export interface TagContext {
  /** A link as VitePress writes it into a page. */
  readonly linkOf: (href: string) => string;
  /** A path with the base path, for places where VitePress does not add it. */
  readonly withBase: (path: string) => string;
  /** The drawings of the icons that components name. */
  readonly icons: TextIcons;
  /** Called with what can't be written. */
  readonly lost: (feature: string, reason: string, icon?: string) => void;
}

/** The opening tag. */
export function openingTag(tag: string, attributes: readonly MdxAttribute[], context: TagContext): string {
  const parts = new Map(attributes.flatMap((attribute) => attributeOf(tag, attribute, context) ?? []));
  const drawing = context.icons(tag, parts.get("icon"), context.lost);
  if (drawing !== undefined) parts.set("icon-drawing", drawing);
  const written = [...parts].map(([name, value]) => (value === undefined ? name : `${name}=${attributeText(value)}`));
  return `<${[tag, ...written].join(" ")}${isVoid(tag) ? " />" : ">"}`;
}

/** Name and value in the form for Vue; undefined for an attribute that is left out. */
type Written = readonly [readonly [name: string, value: string | undefined]];

function attributeOf(tag: string, attribute: MdxAttribute, context: TagContext): Written | undefined {
  if (attribute.type === "mdxJsxExpressionAttribute") return lose(context);
  const name = isComponent(tag) ? propertyName(attribute.name) : attributeName(attribute.name);
  if (name === undefined) return lose(context);
  const { value } = attribute;
  if (value === null || value === undefined) return [[name, undefined]];
  const icon = name === "icon" && typeof value !== "string" ? drawnIcon(value.value) : undefined;
  if (icon !== undefined) return [[icon.name === "icon" ? "icon" : "icon-drawing", icon.value]];
  const known = typeof value === "string" ? { value } : plainScript(value.data?.estree);
  if (known === undefined) return lose(context);
  const kind = pictures.test(name) ? "picture" : "link";
  if (!textsIn(known.value).every((text) => texts.test(name) || isSafeAddress(text, kind))) return refuse(context);
  if (typeof known.value === "string") return textAttribute(tag, name, known.value, context);
  if (addresses.test(name)) return lose(context);
  if (name === "style") return [[name, styleText(known.value)]];
  return [[`:${name}`, JSON.stringify(known.value)]];
}

const addresses = /^(?:href|src|poster|srcset|cite)$/;
const pictures = /^(?:src|img|poster|image|icon|logo)$/;
/** Attributes that no browser reads as an address. */
const texts = /^(?:title|alt|label|caption|description|tip|tags?|placeholder|headline|cta|class|style|d|aria-.*)$/;

function isComponent(tag: string): boolean {
  return /^[A-Z]/.test(tag);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function lose({ lost }: TagContext): undefined {
  lost("an attribute that a program makes", "VitePress runs no program of MDX; the tag is written without it");
}

function refuse({ lost }: TagContext): undefined {
  lost("an address that runs a program", "readers would run it; the tag is written without it");
}

function textAttribute(tag: string, name: string, value: string, { linkOf, withBase }: TagContext): Written {
  if (name === "href" && !/^(?:use|image)$/.test(tag))
    return [[name, isComponent(tag) ? linkOf(value) : withBase(linkOf(value))]];
  // A plain attribute would be read as the path of a file to bundle.
  if (/^(?:src|poster|href)$/.test(name)) return [[`:${name}`, JSON.stringify(withBase(value))]];
  return name === "srcset" ? [[`:${name}`, JSON.stringify(value)]] : [[name, value]];
}
