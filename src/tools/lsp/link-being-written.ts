// Finds the address of a link, or the name of an icon, that somebody is writing in a page.

/** An address, or the name of an icon, that is written up to the cursor. */
export interface BegunAddress {
  readonly kind: "link" | "picture" | "icon";
  readonly written: string;
  /** Where it begins, in UTF-16 units. */
  readonly start: number;
  /** Where its part ends that is at the cursor: its path before `#`, or its anchor. The cursor while the address is not closed, because what follows may be other text. */
  readonly end: number;
}

/** An address of Markdown or of an attribute, up to the end of the text. */
const begun = /(?:(!?)\[[^[\]]*\]\(<?|^ {0,3}\[[^\]]+\]:[ \t]*|\b(href|src|icon)=["'])([^\s"'<>()]*)$/;

/** What follows the cursor in an address that is closed. */
const rest = /^[^\s"'<>()]*(?=[)"'>]|[ \t]+["'])/;

/** More is no address. */
const longestLine = 2000;

/** The address that the text before an offset begins; undefined elsewhere. It need not be closed yet, so no parser sees it as a link. */
export function linkBeingWritten(text: string, offset: number): BegunAddress | undefined {
  const start = Math.max(text.lastIndexOf("\n", offset - 1) + 1, offset - longestLine);
  const found = begun.exec(text.slice(start, offset));
  if (found === null) return undefined;
  const [, picture, attribute, written = ""] = found;
  const isPicture = picture === "!" || attribute === "src";
  const kind = attribute === "icon" ? "icon" : isPicture ? "picture" : "link";
  const [after = ""] = rest.exec(text.slice(offset, offset + longestLine))?.[0].split(/[?#]/, 1) ?? [];
  return { kind, written, start: offset - written.length, end: offset + after.length };
}
