// Reads the attributes of HTML tags and of components, and writes those of HTML as MDX reads them.

/** A tag of HTML or a component. */
export interface ReadTag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly isEmpty: boolean;
  readonly attributes: readonly ReadAttribute[];
}

/** An attribute; an expression has its braces. */
export interface ReadAttribute {
  readonly name: string;
  readonly value: string | true;
  readonly isExpression: boolean;
}

const attribute = /([^\s=/<>"'{}]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)|([^\s"'=<>`{}]+)))?|\{/g;

/** The parts of a tag; undefined if it is none. */
export function readTag(tag: string): ReadTag | undefined {
  const head = /^<(\/?)([A-Za-z][\w.:-]*)/.exec(tag);
  if (head === null) return undefined;
  const end = tag.length - (tag.endsWith("/>") ? 2 : 1);
  const attributes: ReadAttribute[] = [];
  attribute.lastIndex = head[0].length;
  for (let found = attribute.exec(tag); found !== null && found.index < end; found = attribute.exec(tag)) {
    const [whole, name = "", double, single, brace, bare] = found;
    if (whole === "{" || brace !== undefined) {
      const from = found.index + whole.length - 1;
      const to = closingBrace(tag, from, end);
      attributes.push({ name, value: tag.slice(from, to), isExpression: true });
      attribute.lastIndex = to;
    } else
      attributes.push({ name, value: double ?? single ?? (name === "" ? true : (bare ?? true)), isExpression: false });
  }
  return { name: head[2]!, isClosing: head[1] === "/", isEmpty: tag.endsWith("/>"), attributes };
}

/** The end of an expression; strings in it may have braces. */
function closingBrace(text: string, from: number, end: number): number {
  let depth = 0;
  let quote = "";
  for (let at = from; at < end; at += 1) {
    const sign = text[at]!;
    if (quote !== "") {
      if (sign === "\\") at += 1;
      else if (sign === quote) quote = "";
    } else if (/["'`]/.test(sign)) quote = sign;
    else if (sign === "{") depth += 1;
    else if (sign === "}" && --depth === 0) return at + 1;
  }
  return end;
}

const names: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  colspan: "colSpan",
  rowspan: "rowSpan",
  frameborder: "frameBorder",
  allowfullscreen: "allowFullScreen",
  srcset: "srcSet",
  crossorigin: "crossOrigin",
  autoplay: "autoPlay",
  playsinline: "playsInline",
  cellpadding: "cellPadding",
  cellspacing: "cellSpacing",
  maxlength: "maxLength",
  readonly: "readOnly",
  referrerpolicy: "referrerPolicy",
  datetime: "dateTime",
  "xlink:href": "xlinkHref",
  "xmlns:xlink": "xmlnsXlink",
  "xml:space": "xmlSpace",
};

/** The attributes of an HTML tag as MDX reads them. `lose` is called with each one that is left out. */
export function htmlAttributes(attributes: readonly ReadAttribute[], lose: (name: string) => void): string {
  const written: string[] = [];
  const seen = new Set<string>();
  for (const { name, value, isExpression } of attributes) {
    const lower = name.toLowerCase();
    if (seen.has(lower)) continue;
    seen.add(lower);
    if (
      !(/^[a-z][\w-]*$/i.test(name) || Object.hasOwn(names, lower)) ||
      lower.startsWith("on") ||
      lower === "v-pre" ||
      isExpression ||
      lower === "markdown"
    ) {
      if (lower !== "markdown" && lower !== "v-pre") lose(name);
      continue;
    }
    if (lower === "style") {
      const style = styleObject(value === true ? "" : value);
      if (style !== "") written.push(` style={{ ${style} }}`);
      continue;
    }
    const known = (Object.hasOwn(names, lower) ? names[lower] : undefined) ?? name;
    // A name with a hyphen is written as it is only for data and accessibility.
    const shown = /^(?:data|aria)-/.test(lower)
      ? lower
      : known.replaceAll(/-([a-z])/gi, (_, letter: string) => letter.toUpperCase());
    written.push(value === true ? ` ${shown}` : ` ${shown}="${quoted(value)}"`);
  }
  return written.join("");
}

/** References such as `&amp;` mean the same in MDX. */
function quoted(value: string): string {
  return value.replaceAll('"', "&quot;").replaceAll("\n", " ");
}

function styleObject(style: string): string {
  return style
    .split(";")
    .flatMap((each) => {
      const colon = each.indexOf(":");
      const name = each.slice(0, Math.max(0, colon)).trim();
      const value = each.slice(colon + 1).trim();
      if (!/^-{0,2}[a-z][\w-]*$/i.test(name) || value === "") return [];
      const key = name.startsWith("--") ? JSON.stringify(name) : camelCase(name.toLowerCase());
      return [`${key}: ${JSON.stringify(value)}`];
    })
    .join(", ");
}

function camelCase(name: string): string {
  return name
    .replace(/^-/, "")
    .replaceAll(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll("-", "");
}
