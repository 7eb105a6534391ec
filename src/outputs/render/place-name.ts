// Names a division and those around it.
import type { DivisionRef } from "../diff/page-change.ts";

/** `Guides › Start`; a division without a label is named by its kind, the root as the top. */
export function placeName({ kind, label, above }: DivisionRef): string {
  const own = kind === "root" ? "the top level" : label === "" ? `(${kind} without a label)` : label;
  return [...above.map((each) => (each === "" ? "(no label)" : each)), own].join(" › ");
}

/** The same of what is above a division. */
export function aboveName({ above: labels }: DivisionRef): string {
  return labels.length === 0 ? "the top level" : labels.map((each) => (each === "" ? "(no label)" : each)).join(" › ");
}
