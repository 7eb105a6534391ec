// Asks for what is found in the texts of pages while somebody types.
import { useEffect, useRef, useState } from "preact/hooks";
import { noTexts, type TextAnswer } from "../model/text-hits.ts";
import { usePreview } from "./preview-context.ts";
import { useLoaded } from "./use-loaded.ts";

/** In milliseconds: how long nothing was typed before texts are searched. */
const pause = 120;
/** In milliseconds: when it is asked again, while pages are being read. */
const readingPause = 500;
/** One letter is in every text. A character of a script without spaces may be a word. */
const isSearched = /[^\s\0-\u02FF]|\S{2}/;

/** What is found in texts. */
export interface TextHits extends TextAnswer {
  /** False while the answer is that to an earlier query. */
  readonly isCurrent: boolean;
}

interface Asked {
  readonly query: string;
  /** How often it was asked before. */
  readonly times: number;
}

const nothingAsked: Asked = { query: "", times: 0 };

export function useTextHits(typed: string): TextHits {
  const { source, summary } = usePreview();
  const query = typed.trim();
  const [asked, ask] = useState(nothingAsked);
  const first = useRef(-1);
  useEffect(() => {
    if (query === asked.query) return undefined;
    const timer = setTimeout(() => ask({ query, times: 0 }), pause);
    return () => clearTimeout(timer);
  }, [query, asked.query]);
  const loaded = useLoaded(`${summary.revision} ${asked.times} ${asked.query}`, async () => {
    if (source.findTexts === undefined || !isSearched.test(asked.query)) return { asked: asked.query, answer: noTexts };
    const isFirst = first.current !== summary.revision;
    first.current = summary.revision;
    return { asked: asked.query, answer: await source.findTexts(asked.query, isFirst) };
  });
  const { asked: answered, answer } = (loaded.kind !== "failed" && loaded.value) || { asked: "", answer: noTexts };
  const isReading = answered === asked.query && answer.read < answer.of;
  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setTimeout(() => ask(({ query: same, times }) => ({ query: same, times: times + 1 })), readingPause);
    return () => clearTimeout(timer);
  }, [isReading, answer]);
  if (loaded.kind === "failed") return { ...noTexts, failure: loaded.message, isCurrent: true };
  // Nothing is found for no words, at once.
  return query === "" ? { ...noTexts, isCurrent: true } : { ...answer, isCurrent: answered === query };
}
