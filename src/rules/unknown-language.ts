// Is it a language that docs.json knows? (§2.10, D11)
import { languages } from "../contract/languages.ts";
import { nearest } from "../text/nearest.ts";
import { fieldValuePlace, type Rule } from "./rule.ts";

/** Reports an unknown code with the nearest one; the branch still compiles. */
export const unknownLanguage: Rule = (division, { report }) => {
  const { kind, label: code } = division;
  if (kind !== "language" || code === "" || languages.has(code)) return;
  const meant = nearestCode(code);
  const details = meant === undefined ? {} : { suggestion: meant };
  report("unknown-language", fieldValuePlace(division, "language"), { code, nearest: meant }, details);
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
