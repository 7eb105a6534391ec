// Writes the tags of MDX as those of a Vue template.
import { plainScript } from "./plain-script.ts";
import { attributeText } from "./vue-text.ts";

/** An attribute of a tag of MDX, as mdast has it. */
export type JsxAttribute =
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

/** What writing tags takes and finds. */
export interface TagContext {
  /** A link as VitePress writes it into a page. */
  readonly linkOf: (href: string) => string;
  /** A path with the base path, where VitePress does not put it there. */
  readonly withBase: (path: string) => string;
  /** Takes what can't be written. */
  readonly lost: (feature: string, reason: string) => void;
}

const voidTags: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const renamed: { readonly [name: string]: string } = { className: "class", htmlFor: "for" };

/** True for a tag that has no content, and no end. */
export function isVoid(name: string): boolean {
  return voidTags.has(name);
}

/** The opening tag. */
export function openingTag(name: string, attributes: readonly JsxAttribute[], context: TagContext): string {
  const parts = attributes.flatMap((attribute) => attributeOf(name, attribute, context) ?? []);
  return `<${[name, ...parts].join(" ")}${isVoid(name) ? " />" : ">"}`;
}

/** Undefined for an attribute that is left out. */
function attributeOf(tag: string, attribute: JsxAttribute, context: TagContext): string | undefined {
  if (attribute.type === "mdxJsxExpressionAttribute") return lose(context);
  const name = renamed[attribute.name] ?? attribute.name;
  // Vue runs the values of others, or gives them a meaning of its own.
  if (!/^[a-z][\w-]*$/i.test(name) || /^(?:v-|on[A-Z]|(?:ref|key|is|slot)$)/.test(name)) return lose(context);
  const { value } = attribute;
  if (value === null || value === undefined) return name;
  if (typeof value === "string") return textAttribute(tag, name, value, context);
  const known = plainScript(value.data?.estree);
  if (known === undefined) return lose(context);
  if (typeof known.value === "string") return textAttribute(tag, name, known.value, context);
  if (name === "style") return `style=${attributeText(styleText(known.value))}`;
  return `:${name}=${attributeText(JSON.stringify(known.value))}`;
}

function lose({ lost }: TagContext): undefined {
  lost("an attribute that a program makes", "VitePress runs no program of MDX; the tag is written without it");
}

function textAttribute(tag: string, name: string, value: string, { linkOf, withBase }: TagContext): string {
  const isComponent = /^[A-Z]/.test(tag);
  if (name === "href") return `href=${attributeText(isComponent ? linkOf(value) : withBase(linkOf(value)))}`;
  // A plain attribute would be read as the path of a file to bundle.
  if (name === "src" || name === "poster") return `:${name}=${attributeText(JSON.stringify(withBase(value)))}`;
  return `${name}=${attributeText(value)}`;
}

/** An object of styles, as React takes it. */
function styleText(styles: unknown): string {
  if (typeof styles !== "object" || styles === null) return "";
  const declarations = Object.entries(styles).map(([name, value]) => {
    const unit = typeof value === "number" && value !== 0 && !plainNumbers.test(name) ? "px" : "";
    return `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${String(value)}${unit}`;
  });
  return declarations.join("; ");
}

const plainNumbers = /^(?:opacity|fontWeight|zIndex|flex|flexGrow|flexShrink|order|lineHeight|aspectRatio)$/;
