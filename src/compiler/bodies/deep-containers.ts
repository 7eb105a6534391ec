// Finds lists and quotes that are nested too deeply: the parser reads their line once more for each level.
import { readingLimits } from "../text/reading-limits.ts";

/** A line that begins with the markers of as many lists and quotes as the limit. */
export const deepContainers: RegExp = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])){${readingLimits.body.containers}}`,
  "m",
);
