// Finds the links and anchors that a JSX tag makes.
import { isIconPath } from "../contract/shown-files.ts";
import type { BodyAnchor, BodyLink } from "./page-body.ts";
import { dropsId, isPlatformComponent } from "./platform-components.ts";
import { styleLinks } from "./style-links.ts";

/** An attribute; `value` is undefined if it is computed. */
export interface JsxAttribute {
  readonly name: string;
  readonly value: string | undefined;
  /** Where the value starts, without its quotes. */
  readonly start: number;
  readonly end: number;
}

/** An opening tag. */
export interface JsxTag {
  /** "" for a fragment. */
  readonly name: string;
  readonly attributes: readonly JsxAttribute[];
  /** Whether it has computed attributes: `{...props}`. */
  readonly hasSpread: boolean;
}

/** What was found in a tag. */
export interface TagFacts {
  readonly links: readonly BodyLink[];
  readonly anchors: readonly BodyAnchor[];
  /** True if it may make anchors that are not in the list. */
  readonly isOpen: boolean;
}

const media: ReadonlySet<string> = new Set([
  "img",
  "Image",
  "source",
  "video",
  "audio",
  "track",
  "iframe",
  "embed",
  "ZoomImage",
]);
const fields: ReadonlySet<string> = new Set(["ParamField", "Param", "ResponseField"]);
const fieldNames: readonly string[] = ["query", "path", "body", "header", "name"];
const titleFields: Readonly<Record<string, string>> = {
  Accordion: "title",
  Step: "title",
  Tab: "title",
  Update: "label",
  View: "title",
};
/** Elements whose `href` is not a link that readers follow. */
const noLinks: ReadonlySet<string> = new Set(["base", "link"]);
/** SVG elements whose `href` is a picture or a part of one. */
const drawn: ReadonlySet<string> = new Set(["image", "use"]);

/** The links and anchors of a tag. */
export function tagFacts({ name, attributes, hasSpread }: JsxTag): TagFacts {
  const links = attributes.flatMap((attribute) => linksOf(name, attribute));
  const hasId = attributes.some((attribute) => attribute.name === "id");
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
    // An id is used in place of one that the title would make.
    if (makes === undefined || (hasId && titleFields[name] === key)) continue;
    if (value === undefined) isOpen = true;
    else anchors.push(makes(value));
  }
  return { links, anchors, isOpen };
}

/** True for the name of an element that is a heading: without an `id` it has one of its title. */
export function isHeadingTag(name: string): boolean {
  return /^(?:h[1-6]|Heading)$/.test(name);
}

/** True for the name of a component, false for that of an HTML element. */
export function isComponent(name: string): boolean {
  return /^[A-Z]|\./.test(name);
}

function linksOf(tag: string, { name, value, start, end }: JsxAttribute): readonly BodyLink[] {
  if (value === undefined) return [];
  const place = { address: value, start, end };
  // Escapes move what is behind them.
  if (name === "style") return value.length === end - start ? styleLinks(value, start) : [];
  if (drawn.has(tag) && /^(?:xlink:?)?href$/i.test(name))
    return value.startsWith("/") ? [{ kind: "asset", ...place }] : [];
  if (name === "href") return noLinks.has(tag) ? [] : [{ kind: "link", ...place }];
  if (name === "file" && tag === "Snippet") return [{ kind: "snippet", ...place }];
  if (name === "to") return isComponent(tag) ? [{ kind: "link", ...place }] : [];
  if (name === "srcSet" || name === "srcset") return media.has(tag) ? candidatesIn(place) : [];
  const isAsset =
    (name === "src" && media.has(tag)) ||
    (name === "poster" && tag === "video") ||
    (name === "img" && tag === "Card") ||
    (name === "data" && tag === "object") ||
    (name === "icon" && isComponent(tag) && isIconPath(value));
  return isAsset ? [{ kind: "asset", ...place }] : [];
}

/** The addresses of a list such as `/a.png 1x, /b.png 2x`. */
function candidatesIn({ address, start, end }: Omit<BodyLink, "kind">): readonly BodyLink[] {
  // Escapes move what is behind them, and data has commas.
  if (address.length !== end - start || address.includes("data:")) return [];
  return [...address.matchAll(/[^\s,]\S*/g)].flatMap(({ 0: written, index }) => {
    const url = written.endsWith(",") ? written.slice(0, -1) : written;
    const isWidth = /^[\d.]+[wxh]$/.test(url);
    return isWidth ? [] : [{ kind: "asset", address: url, start: start + index, end: start + index + url.length }];
  });
}

function anchorOf(tag: string, attribute: string): ((value: string) => BodyAnchor) | undefined {
  if (attribute === "id") return dropsId(tag) ? undefined : (id) => ({ kind: "id", id });
  if (tag === "a" && attribute === "name") return (id) => ({ kind: "id", id });
  if (titleFields[tag] === attribute) return (title) => ({ kind: "title", title, tag });
  if (fields.has(tag) && fieldNames.includes(attribute)) return (name) => ({ kind: "field", name });
  return undefined;
}
