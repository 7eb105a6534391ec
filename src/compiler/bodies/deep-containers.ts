// Finds lists and quotes in one another that are too deep: each takes the parser once more through its line.
import { readingLimits } from "../text/reading-limits.ts";

/** A line that begins with the marks of so many of them. */
export const deepContainers: RegExp = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])){${readingLimits.body.containers}}`,
  "m",
);
