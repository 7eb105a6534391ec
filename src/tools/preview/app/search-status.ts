// Says in a sentence how far a search is, and what it found.
import type { Loaded } from "./use-loaded.ts";
import type { TextHits } from "./use-text-hits.ts";

/** True if no more texts will be found for the query. */
export function isComplete({ isCurrent, read, of }: TextHits): boolean {
  return isCurrent && read >= of;
}

/** What is shown below the list. `count`: how many names were found. */
export function statusOf(loaded: Loaded<unknown>, count: number, query: string, texts: TextHits): string {
  if (loaded.kind === "failed") return `The search could not be loaded: ${loaded.message}`;
  if (loaded.value === undefined) return "Loading…";
  const names = `${count.toLocaleString("en")} by name`;
  if (query.trim() === "") return `${count.toLocaleString("en")} to find`;
  if (texts.failure !== undefined) return `${names}. Texts can't be searched: ${texts.failure}.`;
  if (!texts.isCurrent) return `${names}, searching texts…`;
  if (texts.of === 0) return count === 0 ? "Nothing has these words." : names;
  const reading = texts.read < texts.of ? `, ${share(texts)} of the texts are read…` : "";
  const left =
    texts.leftOut > 0 ? ` ${texts.leftOut.toLocaleString("en")} long texts are searched in part or not at all.` : "";
  if (count + texts.count === 0 && reading === "") return `Nothing has these words.${left}`;
  return `${names}, ${texts.count.toLocaleString("en")} in texts${reading}.${left}`;
}

function share({ read, of }: TextHits): string {
  return `${String(Math.floor((read / of) * 100))} %`;
}
