// The name of a division in a sentence.
import { divisionRow, type DivisionKind } from "../contract/divisions.ts";

/** `tab "API"`, `menu item "Billing"`, `group without a label`; `docs.json` for the root. */
export function divisionWords(kind: string, label: string): string {
  if (kind === "root") return `"navigation"`;
  const { noun } = divisionRow(kind as DivisionKind);
  return label.trim() === "" ? `${noun} without a label` : `${noun} "${label.trim()}"`;
}
