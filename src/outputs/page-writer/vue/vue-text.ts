// Writes text that both VitePress and Vue read only as text, for all positions. (D180)

/** Characters that begin or end something in a line: in Markdown, in a plugin of VitePress, or in a template of Vue. */
const special =
  /[&<>{}[\]`*~|\\$^@]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|:(?! )|\/(?=\/|$)|;(?=[()-]|$)|-(?=\)|$)|[^\S \t\n\r]/g;

// oxlint-disable-next-line no-control-regex -- they are what is replaced
const blanks = /[\0-\x20\x7F]+/g;

/** The text as a part of a line: of a paragraph, a heading, a cell, or the text between two tags. */
export function vueText(text: string): string {
  return oneLine(text).replaceAll(special, reference);
}

/** A line that was written by `vueText` or a similar function, as a block of its own. */
export function vueLine(line: string): string {
  const text = line.trim().replace(/^[-+=#:]/, reference);
  return text.replace(/^(\d{1,9})([.)])/, (_, number: string, mark: string) => number + reference(mark));
}

/** The text as inline code. Vue interprets two braces even in code, and a comment may name a file. */
export function vueCode(text: string): string {
  const line = oneLine(text);
  if (/^[^\s`|\\](?:[^`|\\]*[^\s`|\\])?$/.test(line) && !/\{\{|<!/.test(line)) return `\`${line}\``;
  return `<code v-pre>${vueText(line)}</code>`;
}

/** The text in an HTML element on one line: its line ends are written as character references. */
export function vueLines(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex -- what HTML has no place for
      .replaceAll(/[\0-\x08\v\f\x0E-\x1F\x7F]/g, "\uFFFD")
      .replaceAll(/[^\p{L}\p{N} .,()'%?!]/gu, reference)
  );
}

/** The value of an attribute, in double quotes. */
export function attributeText(text: string): string {
  return `"${text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- what an attribute has no place for
    .replaceAll(/[\0-\x08\v\f\x0E-\x1F\x7F]/g, " ")
    .replaceAll(/[&<>"'`{}|[\]\\*_~$\n\r\t]/g, reference)}"`;
}

/** The title of a code block, on the line with its language. */
export function codeLabel(text: string): string {
  return oneLine(text)
    .trim()
    .replaceAll(/[^\p{L}\p{N} .,()/+-]/gu, reference);
}

function oneLine(text: string): string {
  return text.toWellFormed().replaceAll(blanks, " ");
}

function reference(character: string): string {
  return `&#${character.codePointAt(0)!};`;
}
