// Removes the ids of headings from a text, because they are not valid MDX.
import { idBehindTitle } from "./id-behind-title.ts";

/** A text without ids, and the ids by their offset in it. */
export interface TextWithoutIds {
  readonly text: string;
  readonly ids: ReadonlyMap<number, string>;
}

/** A block without ids such as `{#id}` at the end of headings, which are not valid MDX. All other offsets stay the same. */
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
