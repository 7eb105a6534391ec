// Finds the links and anchors that a JSX tag makes.
import type { BodyAnchor, BodyLink } from "./page-body.ts";
import { isPlatformComponent } from "./platform-components.ts";

/** An attribute; `value` is undefined if a program makes it. */
export interface JsxAttribute {
  readonly name: string;
  readonly value: string | undefined;
  /** Where the value is, without quotes. */
  readonly start: number;
  readonly end: number;
}

/** An opening tag. */
export interface JsxTag {
  /** "" for a fragment. */
  readonly name: string;
  readonly attributes: readonly JsxAttribute[];
  /** Whether it has attributes that a program makes: `{...props}`. */
  readonly hasSpread: boolean;
}

/** What a tag holds. */
export interface TagFacts {
  readonly links: readonly BodyLink[];
  readonly anchors: readonly BodyAnchor[];
  /** True if it may make anchors that are not in the list. */
  readonly isOpen: boolean;
}

const media: ReadonlySet<string> = new Set(["img", "Image", "source", "video", "audio", "ZoomImage"]);
const fields: ReadonlySet<string> = new Set(["ParamField", "Param", "ResponseField"]);
const fieldNames: readonly string[] = ["query", "path", "body", "header", "name"];
const titleFields: Readonly<Record<string, string>> = {
  Accordion: "title",
  Step: "title",
  Tab: "title",
  Update: "label",
  View: "title",
};
/** Elements whose `href` is not followed by a reader. */
const noLinks: ReadonlySet<string> = new Set(["base", "image", "link", "use"]);

/** The links and anchors of a tag. */
export function tagFacts({ name, attributes, hasSpread }: JsxTag): TagFacts {
  const links = attributes.flatMap((attribute) => linkOf(name, attribute) ?? []);
  const anchors: BodyAnchor[] = [];
  let isOpen = hasSpread || name === "script";
  if (name === "Snippet") {
    const file = attributes.find((attribute) => attribute.name === "file")?.value;
    if (file === undefined) isOpen = true;
    else anchors.push({ kind: "snippet", file });
  } else if (isComponent(name) && !isPlatformComponent(name)) anchors.push({ kind: "component", name });
  for (const { name: key, value } of attributes) {
    const makes = anchorOf(name, key);
    if (key === "dangerouslySetInnerHTML") isOpen = true;
    if (makes === undefined) continue;
    if (value === undefined) isOpen = true;
    else anchors.push(makes(value));
  }
  return { links, anchors, isOpen };
}

/** True for the name of a component, as against an element of HTML. */
export function isComponent(name: string): boolean {
  return /^[A-Z]|\./.test(name);
}

function linkOf(tag: string, { name, value, start, end }: JsxAttribute): BodyLink | undefined {
  if (value === undefined) return undefined;
  const place = { address: value, start, end };
  if (name === "href") return noLinks.has(tag) ? undefined : { kind: "link", ...place };
  if (name === "to") return isComponent(tag) ? { kind: "link", ...place } : undefined;
  const isAsset = (name === "src" && media.has(tag)) || (name === "img" && tag === "Card");
  return isAsset ? { kind: "asset", ...place } : undefined;
}

function anchorOf(tag: string, attribute: string): ((value: string) => BodyAnchor) | undefined {
  if (attribute === "id" || (tag === "a" && attribute === "name")) return (id) => ({ kind: "id", id });
  if (titleFields[tag] === attribute) return (title) => ({ kind: "title", title });
  if (fields.has(tag) && fieldNames.includes(attribute)) return (name) => ({ kind: "field", name });
  return undefined;
}
