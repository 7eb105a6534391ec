// Writes the tags of elements.
import type { NewElement } from "./dialect.ts";

/** The opening tag. */
export function openingTag(element: NewElement, isEmpty = false): string {
  const tag = `<${element.name}${attributesText(element)}`;
  if (!isEmpty) return `${tag}>`;
  return element.content === undefined ? `${tag} />` : `${tag}>${contentText(element.content)}${closingTag(element)}`;
}

function contentText(text: string): string {
  return text.replaceAll(/[<{&*_`[\]\\]/g, (sign) => `&#${sign.codePointAt(0)!};`);
}

/** The closing tag. */
export function closingTag({ name }: NewElement): string {
  return `</${name}>`;
}

function attributesText({ attributes = {} }: NewElement): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? "" : value === true ? ` ${name}` : ` ${name}="${attributeText(value)}"`,
    )
    .join("");
}

/** Text for between double quotes. */
export function attributeText(value: string): string {
  return value.replaceAll(/[\s]+/g, " ").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
