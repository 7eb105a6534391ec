// Writes an item of a list with the description of what it is about. (D394, D619)
import { indented, safeLine, safeMarkdown } from "./safe-markdown.ts";
import { safeOpening } from "./safe-text.ts";

/** What an item is about: a line that is safe already, and a description as its author wrote it. */
export interface DescribedLine {
  readonly head: string;
  readonly description: string | undefined;
}

/** An item of a list; `gap` is between a line and its description, and `lines`, which are safe already, stand below. A description with code stands below, too. */
export function listItem(parts: readonly DescribedLine[], gap: string, lines: readonly string[] = []): string {
  const blocks = parts.map(({ description }) => codeBlocksIn(description));
  const below = joined(lines, "<br />");
  if (blocks.every((each) => each === undefined)) {
    const all = parts.map(({ head, description }) => joined([head, safeLine(description ?? "")], gap));
    return `- ${safeOpening(joined([joined(all, " and "), below], "<br />"))}`;
  }
  const heads = joined(
    parts.map(({ head }) => head),
    " and ",
  );
  const texts = parts.map(({ description }, index) => blocks[index] ?? safeMarkdown(description ?? ""));
  return indented(joined([safeOpening(heads), ...texts, below], "\n\n"), "- ", "  ");
}

/** Items with room between them. */
export function spacedItems(items: readonly string[]): string {
  return items.join("\n\n");
}

/** The blocks of a description with a block of code, which no line can have. */
function codeBlocksIn(description = ""): string | undefined {
  if (!mayHaveCode.test(description)) return undefined;
  const blocks = safeMarkdown(description);
  return fence.test(blocks) ? blocks : undefined;
}

const mayHaveCode = /`{3}|~{3}|\n(?: {4}|\t)/;
const fence = /^[ \t>]*(?:(?:-|\d+\.) )*`{3}/m;

function joined(texts: readonly string[], gap: string): string {
  return texts.filter((text) => text !== "").join(gap);
}
