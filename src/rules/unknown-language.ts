// Is it a language that docs.json knows? (§2.10, D11)
import { languages } from "../contract/languages.ts";
import { valueAt } from "../diagnostics/place.ts";
import { nearest } from "../text/nearest.ts";
import type { Rule } from "./rule.ts";

/** Reports an unknown code with the nearest one; the branch still compiles. */
export const unknownLanguage: Rule = ({ kind, label, source }, { report }) => {
  if (kind !== "language" || label === "" || languages.has(label)) return;
  const meant = nearestCode(label);
  const details = meant === undefined ? {} : { suggestion: meant };
  report(
    "unknown-language",
    valueAt(source.file, `${source.pointer}/language`),
    { code: label, nearest: meant },
    details,
  );
};

function nearestCode(code: string): string | undefined {
  const folded = code.trim().toLowerCase().replaceAll("_", "-");
  const codes = [...languages.keys()];
  const primary = folded.split("-", 1)[0]!;
  return (
    codes.find((each) => each.toLowerCase() === folded) ??
    codes.find((each) => each === primary) ??
    nearest(code, codes)
  );
}
