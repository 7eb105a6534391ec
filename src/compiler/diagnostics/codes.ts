// The type of an entry of the catalogue, and functions for words that several messages share.
import { isHiddenPath } from "../text/hidden-path.ts";
import type { ProblemCause } from "./problem-cause.ts";
import type { ProblemTarget } from "./problem-target.ts";

/** `error`: the site is wrong; `warning`: it works, but not as intended; `info`: worth knowing. */
export type Severity = "error" | "warning" | "info";

/** The levels that a code can be set to. */
export const ruleLevels: readonly (Severity | "off")[] = ["error", "warning", "info", "off"];

type NamesIn<Args> = Args extends unknown ? keyof Args : never;

/** A table of codes: for each its default severity and its sentence, made from typed arguments. */
export type Codes<Args> = {
  readonly [Code in keyof Args]: {
    /** A function if it depends on the arguments. */
    readonly severity: Severity | ((args: Args[Code]) => Severity);
    /** The arguments that identify the problem. They stay the same if hints and explanations change (D43). */
    readonly subject: readonly NamesIn<Args[Code]>[];
    /** True if one message has all places of the site. Its subject is about the first one, and after an edit another place can be the first. (D405) */
    readonly isForWholeSite?: true;
    /** True if one message has all places of the site with its subject, in whatever files. After an edit another file can be the first. (D405) */
    readonly isForAllFiles?: true;
    /** True if one message is about several files, each of which could be reported by itself. (D485) */
    readonly isOfEachFile?: true;
    /** The number of places or operations that one message is about; 1 if absent. */
    readonly count?: (args: Args[Code]) => number;
    /** What it has in common with other problems of the code, if one change can fix them all. */
    readonly cause?: (args: Args[Code]) => ProblemCause | undefined;
    /** What it is about, if a tool can do something for that. */
    readonly target?: (args: Args[Code]) => ProblemTarget | undefined;
    /** What is at its place and a suggestion replaces; absent: its subject, if that is one argument. */
    readonly replaces?: (args: Args[Code]) => string;
    /** The summary of all infos of the code: `number` is the sum of their counts. Each code that can be an info has one. */
    readonly summary?: (number: number) => string;
    readonly message: (args: Args[Code]) => string;
  };
};

/** `"a"`, `"a" and "b"`, `"a", "b" and "c"`. */
export function inWords(names: readonly string[], last = "and"): string {
  const before = names.slice(0, -1);
  return [...(before.length === 0 ? [] : [before.join(", "), last]), ...names.slice(-1)].join(" ");
}

/** What explains why a file that may be there is not found: its path has a hidden part. Empty for any other path. */
export function hiddenNote(path: string): string {
  return isHiddenPath(path) ? " Files and folders whose names begin with a dot are not read." : "";
}

/** ` Did you mean "x"?` with a leading space, or nothing. */
export function didYouMean(nearest: string | undefined): string {
  return nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
}

/** "1 page", "2 pages". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
