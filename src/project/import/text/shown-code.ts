// Defines what readers see of a code block. Generators hide lines, and mark lines by what is written in them.
import type { JsonObject } from "../../../compiler/text/json-value.ts";

/** A code block as readers see it. */
export interface ShownCode {
  readonly lines: readonly string[];
  /** The marked lines, from 1. */
  readonly marked?: readonly number[];
  /** For each line that is written its number among those that are shown; 0 if it is not. Absent if all are shown. */
  readonly numbers?: readonly number[];
  readonly losses: readonly { readonly feature: string; readonly reason: string }[];
}

/** Makes the lines that readers see of those that are written; undefined if they are the same. `info` is behind the opening. */
export type CodeRule = (lines: readonly string[], info: string, settings: CodeSettings) => ShownCode | undefined;

/** What a site says of all its code blocks. */
export interface CodeSettings {
  /** By language, what hidden lines begin with. */
  readonly hiddenLines?: JsonObject | undefined;
  /** Which comments mark lines; those of the generator if absent. */
  readonly magicComments?: MagicComments | undefined;
}

/** What each word in a comment means for the lines of a code block. */
export type MagicComments = ReadonlyMap<string, MagicComment>;

/** Marks the next line, or begins or ends a block of marked lines. */
export interface MagicComment {
  /** How the lines look; blocks of two looks may cross. */
  readonly className: string;
  readonly place: "line" | "start" | "end";
}
