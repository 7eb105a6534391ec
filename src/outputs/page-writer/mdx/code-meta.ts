// Writes what follows the language of a code block, if it only says how the block looks.

const part = /(?<![\w-])title="([^"]*)"|\{[\d,\s-]*\}|(?<![\w=-])(?:lines|wrap|expandable|showLineNumbers)(?![\w=-])/g;

/** The title, the marked lines and plain words; other words may make a host run or include something. */
export function codeMeta(meta: string | null | undefined): string | undefined {
  const parts = [...(meta ?? "").matchAll(part)].map(([whole, title]) =>
    title === undefined ? whole.replaceAll(/\s/g, "") : `title="${title.replaceAll(/[\s`{}<>\\"]+/g, " ")}"`,
  );
  return parts.length === 0 ? undefined : parts.join(" ");
}
