// Takes the ids of headings out of a text, which are no valid MDX.
import { idBehindTitle } from "./id-behind-title.ts";

/** A text without ids, and these by their offset in it. */
export interface TextWithoutIds {
  readonly text: string;
  readonly ids: ReadonlyMap<number, string>;
}

/** A block without ids such as `{#id}` at the end of headings, which are no valid MDX; all other offsets stay. */
export function withoutIds(text: string): TextWithoutIds {
  const ids = new Map<number, string>();
  if (!text.includes("{")) return { text, ids };
  const without = text.replaceAll(
    idBehindTitle,
    (_line, before: string, written: string, id: string, offset: number) => {
      ids.set(offset + before.length, id.trim());
      return before + " ".repeat(written.length);
    },
  );
  return { text: without, ids };
}
