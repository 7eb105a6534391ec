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

const englishNames: ReadonlyMap<string, string> = new Map(
  (
    "ar arabic,ca catalan,cs czech,da danish,de german,en english,es spanish,fi finnish,fr french,he hebrew,hi hindi," +
    "hu hungarian,id indonesian,it italian,ja japanese,ko korean,lv latvian,nl dutch,no norwegian,pl polish," +
    "pt portuguese,pt-BR brazilian portuguese,ro romanian,ru russian,sv swedish,tr turkish,uk ukrainian,uz uzbek," +
    "vi vietnamese,zh chinese,zh-Hans simplified chinese,zh-Hant traditional chinese"
  )
    .split(",")
    .map((row): [string, string] => [row.slice(row.indexOf(" ") + 1), row.slice(0, row.indexOf(" "))]),
);

/** Some write what the language calls itself. */
function isNameOf(code: string, folded: string): boolean {
  return languages.get(code)!.label.toLowerCase() === folded;
}

function nearestCode(code: string): string | undefined {
  const folded = code.trim().toLowerCase().replaceAll("_", "-");
  const codes = [...languages.keys()];
  const primary = folded.split("-", 1)[0]!;
  return (
    codes.find((each) => each.toLowerCase() === folded) ??
    codes.find((each) => each === primary) ??
    englishNames.get(folded) ??
    codes.find((each) => languages.get(each)!.bcp47 === each && isNameOf(each, folded)) ??
    nearest(code, codes)
  );
}
