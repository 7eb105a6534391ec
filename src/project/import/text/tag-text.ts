// Writes the tags of elements.
import type { PlatformElement } from "./text-rules.ts";

/** The opening tag. */
export function beginTag(element: PlatformElement, isEmpty = false): string {
  const tag = `<${element.name}${attributesText(element)}`;
  if (!isEmpty) return `${tag}>`;
  return element.content === undefined ? `${tag} />` : `${tag}>${contentText(element.content)}${endTag(element)}`;
}

/** Text as the content of an element. */
function contentText(text: string): string {
  return text.replaceAll(/[<{&*_`[\]\\]/g, (sign) => `&#${sign.codePointAt(0)!};`);
}

/** The closing tag. */
export function endTag({ name }: PlatformElement): string {
  return `</${name}>`;
}

function attributesText({ attributes = {} }: PlatformElement): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? "" : value === true ? ` ${name}` : ` ${name}="${quotedText(value)}"`,
    )
    .join("");
}

/** Text for between double quotes. */
export function quotedText(value: string): string {
  return value.replaceAll(/[\s]+/g, " ").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
