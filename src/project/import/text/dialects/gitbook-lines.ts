// Puts blocks of GitBook that share a line with text on lines of their own. (D571)
import { withoutCodeSpans } from "../outside-code.ts";

const names =
  "hint|tabs|tab|code|stepper|step|columns|column|content-ref|embed|file|openapi|openapi-operation|swagger|include";
const tag = new RegExp(
  String.raw`\{%[ \t]+(?:end)?(?:${names})(?=[ \t])(?:[^"%]|"(?:[^"\\]|\\.){0,500}"|%(?!\})){0,500}%\}`,
  "g",
);
const lastTag = new RegExp(String.raw`\{%[ \t]+end(?:${names})[ \t]+%\}$`);

/** The lines that a line stands for; undefined if none of its tags is at its beginning, and no end at its end: they may be of a table. */
export function gitbookLines(line: string): readonly string[] | undefined {
  if (!line.startsWith("{%") && !lastTag.test(line)) return undefined;
  const lines: string[] = [];
  let from = 0;
  const add = (text: string): void => {
    if (text.trim() !== "") lines.push(text.trim());
  };
  for (const { 0: written, index } of withoutCodeSpans(line).matchAll(tag)) {
    add(line.slice(from, index));
    from = index + written.length;
    add(line.slice(index, from));
  }
  add(line.slice(from));
  return lines.length > 1 ? lines : undefined;
}
