// Text that VitePress shows as it is: neither its Markdown nor Vue reads anything into it.
import { escapedHtml } from "../escaped-html.ts";

/** Text of Markdown, with its own characters escaped already. */
export function vueText(markdown: string): string {
  return markdown
    .replaceAll(/\\?</g, "&lt;")
    .replaceAll(/\{+/g, braces)
    .replaceAll(/:(?=[\w+-]+:)|^:(?=::)/gm, "&#58;");
}

/** Vue reads two braces as an expression, and one of them may set attributes. */
function braces(run: string): string {
  const text = "&#123;".repeat(run.length);
  return run.length === 1 ? text : `<span v-pre>${text}</span>`;
}

/** Plain text as a part of Markdown. */
export function vueParagraph(text: string): string {
  const escaped = text.replaceAll(/[\\`*_[\]#|~&!]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return vueText(escaped.replaceAll(/\s+/g, " ").trim());
}

/** The value of an attribute, in double quotes. */
export function attributeText(text: string): string {
  return `"${escapedHtml(text).replaceAll(/\s+/g, " ")}"`;
}
