// Writes references to objects of programs as their labels: plugins of MkDocs find them. (D443)
import { blockFinder, codeBlocks } from "../code-blocks.ts";
import type { NoteAt } from "../text-rules.ts";

/** Code in a text, or a reference that does not begin in it. */
const reference = /`[^`\n]{1,1000}`|(?<![\\!\]])\[([^[\]\n]{1,300})\]\[([\w.-]{0,300})\](?![[(])/g;
const definition = /^ {0,3}\[([^[\]\n]{1,300})\]:/gm;
/** The name of an object in its module. */
const path = /^[A-Za-z_]\w*(?:\.\w+)+$/;

/** The text with the labels of references that it has no definition for; each is noted. */
export function withoutReferences(text: string, note: NoteAt): string {
  if (!text.includes("][")) return text;
  const known = new Set([...text.matchAll(definition)].map(([, name]) => name!.toLowerCase()));
  const isCode = blockFinder(codeBlocks(text));
  return text.replaceAll(reference, (whole: string, label: string | undefined, id: string, offset: number) => {
    if (label === undefined) return whole;
    const name = id === "" ? label.replaceAll("`", "") : id;
    if (isCode(offset) || !path.test(name) || known.has((id === "" ? label : id).toLowerCase())) return whole;
    note(offset, "a reference to an object of a program", "a plugin finds its page, so only its label is kept");
    return label;
  });
}
