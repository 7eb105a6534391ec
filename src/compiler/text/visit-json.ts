// Visits the values of a JSON text, and skips those that are not needed.
import { visit } from "jsonc-parser";
import { clipDepth, deepestNesting, validStringEnd } from "./json-scan.ts";

/** What is called for each value and key, in their order. Offsets are UTF-16 units; a key or word has the length of its token. */
export interface JsonVisitor {
  /** If it returns false, the contents are skipped. The end is reported in any case. */
  readonly onObjectBegin: (offset: number) => boolean;
  readonly onArrayBegin: (offset: number) => boolean;
  readonly onObjectEnd: () => void;
  readonly onArrayEnd: () => void;
  readonly onObjectProperty: (key: string, offset: number, length: number) => void;
  readonly onLiteralValue: (offset: number, length: number) => void;
}

/** Visits a JSON text; for a broken text, or one with comments, as much as can be read. Never throws. */
export function visitJson(text: string, visitor: JsonVisitor): void {
  const json = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  if (isValid(json)) return visitValid(json, visitor);
  visit(clipDepth(json, deepestNesting).text, {
    ...visitor,
    onLiteralValue: (_value, offset, length) => visitor.onLiteralValue(offset, length),
  });
}

/** `JSON.parse` needs a tenth of the time of jsonc-parser for this. */
function isValid(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

const wordEnd = /[\s,\]}]|$/g;

function visitValid(json: string, visitor: JsonVisitor): void {
  // For each open bracket, whether it is that of an object.
  const open: boolean[] = [];
  let isKeyNext = false;
  const begin = (at: number, isObject: boolean): number => {
    open.push(isObject);
    isKeyNext = isObject;
    const isAskedFor = isObject ? visitor.onObjectBegin(at) : visitor.onArrayBegin(at);
    return isAskedFor ? at : closingBracket(json, at) - 1;
  };
  for (let at = 0; at < json.length; at++) {
    switch (json.charCodeAt(at)) {
      case 32: // the four kinds of blanks, and ":"
      case 9:
      case 10:
      case 13:
      case 58:
        break;
      case 34: {
        // "
        const end = validStringEnd(json, at);
        if (isKeyNext) visitor.onObjectProperty(String(JSON.parse(json.slice(at, end))), at, end - at);
        else visitor.onLiteralValue(at, end - at);
        isKeyNext = false;
        at = end - 1;
        break;
      }
      case 44: // ,
        isKeyNext = open.at(-1) === true;
        break;
      case 91: // [
        at = begin(at, false);
        break;
      case 123: // {
        at = begin(at, true);
        break;
      case 93: // ]
      case 125: // }
        isKeyNext = false;
        if (open.pop() === true) visitor.onObjectEnd();
        else visitor.onArrayEnd();
        break;
      default: {
        wordEnd.lastIndex = at;
        const end = wordEnd.exec(json)!.index;
        visitor.onLiteralValue(at, end - at);
        at = end - 1;
      }
    }
  }
}

/** The offset of the bracket that closes the one at `start`, in a valid text. */
function closingBracket(json: string, start: number): number {
  let depth = 0;
  for (let at = start; at < json.length; at++) {
    switch (json.charCodeAt(at)) {
      case 34: // "
        at = validStringEnd(json, at) - 1;
        break;
      case 91: // [
      case 123: // {
        depth++;
        break;
      case 93: // ]
      case 125: // }
        depth--;
        if (depth === 0) return at;
        break;
    }
  }
  return json.length;
}
