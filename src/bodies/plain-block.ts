// Reads a block with only simple links, tags and code without the parser, because most blocks are like that (D114).
import { tagFacts, type JsxAttribute, type TagFacts } from "./jsx-tag.ts";
import type { BodyAnchor, BodyLink } from "./page-body.ts";
import type { PairedTag } from "./unpaired-tag.ts";

const code = "`[^`\\n]+`";
const words = "[^[\\]()`<{\\\\&!\\n]";
const address = "[^\\s()<>[\\]\\\\&`{}\"']+";
const name = "[A-Za-z]\\w*(?:\\.[A-Za-z]\\w*)*";
const attribute = '[ \\t]+[A-Za-z][\\w-]*="[^"&{}<>\\n]*"';

/** Code, a tag, a link, and characters that are nothing more. */
const piece = new RegExp(
  `${code}|<(/(?=[\\w.]+[ \\t]*>)|)(${name})((?:${attribute})*)[ \\t]*/?>|\\[(?:${words}|${code})*\\]\\((${address})\\)|[^\`<[{\\\\!]+|!(?!\\[)`,
  "y",
);
const attributes = /[ \t]([A-Za-z][\w-]*)="([^"]*)"/g;
const heading = /^(?:h[1-6]|Heading)$/;
/** Headings, and statements of imports and exports. */
const special = /^[ \t>*+\-\d.)]*#|^[ \t>]*(?:=+|-+)[ \t]*\r?$|^(?:import|export)\b/m;

/** What a block of simple forms holds, as offsets in it. */
export interface PlainBlock extends TagFacts {
  /** The tags of elements that are not empty. */
  readonly tags: readonly PairedTag[];
}

/** The links, anchors and tags of a block; undefined if it has more than the simple forms. */
export function readPlainBlock(text: string): PlainBlock | undefined {
  if (special.test(text)) return undefined;
  const tags: PairedTag[] = [];
  const links: BodyLink[] = [];
  const anchors: BodyAnchor[] = [];
  let isOpen = false;
  for (piece.lastIndex = 0; piece.lastIndex < text.length;) {
    const start = piece.lastIndex;
    const found = piece.exec(text);
    if (found === null) return undefined;
    const [whole, slash, name, written, target] = found;
    if (target !== undefined) {
      const end = start + whole.length - 1;
      links.push({ kind: "link", address: target, start: end - target.length, end });
      continue;
    }
    if (name === undefined) continue;
    if (heading.test(name)) return undefined;
    if (!whole.endsWith("/>"))
      tags.push({ name, isClosing: slash !== "", start, end: start + 1 + slash!.length + name.length });
    if (slash === "") {
      const tag = tagFacts({ name, attributes: attributesIn(written!, start + 1 + name.length), hasSpread: false });
      for (const link of tag.links) links.push(link);
      for (const anchor of tag.anchors) anchors.push(anchor);
      isOpen ||= tag.isOpen;
    }
  }
  return { links, anchors, isOpen, tags };
}

function attributesIn(written: string, start: number): readonly JsxAttribute[] {
  if (written === "") return [];
  return [...written.matchAll(attributes)].map(({ 0: whole, 1: name = "", 2: value = "", index }) => {
    const end = start + index + whole.length - 1;
    return { name, value, start: end - value.length, end };
  });
}
