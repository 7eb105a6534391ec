// The correction that is printed below a finding whose message does not contain it.
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** The string to write, and the words that introduce it. */
interface Advice {
  readonly words: string;
  readonly written: string;
}

/** What `--fix` writes (D47), else what was most likely meant, where the message does not say it; undefined without either. */
export function adviceOf({ message, suggestion, edits }: Diagnostic): Advice | undefined {
  if (suggestion === undefined) return undefined;
  if (edits !== undefined) return { words: "--fix writes", written: suggestion };
  return message.includes(`"${suggestion}"`) ? undefined : { words: "write instead", written: suggestion };
}

/** The same as a sentence: `Write instead: guides/auth`. */
export function adviceSentence(diagnostic: Diagnostic): string | undefined {
  const advice = adviceOf(diagnostic);
  return advice && `${advice.words.slice(0, 1).toUpperCase()}${advice.words.slice(1)}: ${advice.written}`;
}
