// Finds a tag without a closing tag, or a closing tag without an opening one.
import type { BodyProblem } from "./page-body.ts";

/** A tag that opens or closes an element, and its place up to the end of its name. */
export interface PairedTag {
  /** "" for a fragment. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * The first fault in the tags of a body, in reading order; if tags are open at the end, the innermost of them. `unclosed` is
 * the start of a code block that is never closed, and that may contain the closing tag.
 */
export function unpairedTag(tags: readonly PairedTag[], unclosed: number | undefined): BodyProblem | undefined {
  const open: PairedTag[] = [];
  for (const tag of tags) {
    if (!tag.isClosing) {
      open.push(tag);
      continue;
    }
    const opened = open.pop();
    if (opened === undefined) return problemAt(tag, `the closing tag "</${tag.name}>" has no opening tag`);
    if (opened.name !== tag.name)
      return problemAt(opened, `"<${opened.name}>" has no closing tag before "</${tag.name}>"`);
  }
  const left = open.at(-1);
  if (left === undefined) return undefined;
  const inCode = unclosed !== undefined && left.start < unclosed;
  const and = inCode ? ", and a block of code below it is not closed" : "";
  return problemAt(left, `"<${left.name}>" has no closing tag${and}`);
}

function problemAt({ start, end }: PairedTag, reason: string): BodyProblem {
  return { kind: "tags", reason, start, end };
}
