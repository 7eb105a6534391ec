// Makes the classes of sidebar items whose method or tag is shown by a style sheet, and the style sheet.

/** A class that stands for exactly this text. */
export function textClass(kind: "method" | "tag", text: string): string {
  const name = text.replaceAll(/[^A-Za-z0-9]/gu, (mark) => `_${mark.codePointAt(0)!.toString(16)}`);
  return `navc-${kind}--${kind === "method" ? name.toLowerCase() : name}`;
}

/** A rule that shows the text beside the label of each item with its class. */
export function textRule(kind: "method" | "tag", text: string): string {
  const item = `.${textClass(kind, text)}`;
  // The title of a category has its caret where a page has its tag.
  const selectors =
    kind === "method"
      ? [`${item} > .menu__link::before`]
      : [`${item} > .menu__link::after`, `${item} > .menu__list-item-collapsible > .menu__link::before`];
  return `${selectors.join(",\n")} {\n  content: ${cssText(text)};\n}\n`;
}

function cssText(text: string): string {
  return `"${text.replaceAll(/[^A-Za-z0-9 ]/gu, (mark) => `\\${mark.codePointAt(0)!.toString(16)} `)}"`;
}
