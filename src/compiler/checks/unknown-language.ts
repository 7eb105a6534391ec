// Checks that each language code is one that docs.json knows (§2.10, D11).
import { languages } from "../contract/languages.ts";
import { nearest } from "../text/nearest.ts";
import { isUnknownLanguage } from "../syntax/unknown-parts.ts";
import type { ConfigDivision } from "../syntax/config-tree.ts";
import { divisionCheck, fieldValuePlace, type DivisionCheck } from "./division-check.ts";

/** Reports an unknown code with the nearest one; the branch still compiles. */
export const unknownLanguage: DivisionCheck = divisionCheck("unknown-language", (division, report, { ancestors }) => {
  if (!isUnknownLanguage(division)) return;
  const { label: code } = division;
  const meant = nearestCode(code);
  const place = fieldValuePlace(division, "language");
  const sure = meant !== undefined && folded(meant) === folded(code) && !isAmongSiblings(division, ancestors.at(-1));
  report(
    "unknown-language",
    place,
    { code, nearest: meant },
    {
      suggestion: meant,
      edits: sure ? [{ place, written: meant }] : [],
    },
  );
});

/** True when another element of the list is the same language: if they had the same code, the two would be merged (D47). */
function isAmongSiblings(division: ConfigDivision, parent: ConfigDivision | undefined): boolean {
  const siblings = parent?.children ?? [];
  return siblings.some(
    (other) => other.kind === "language" && other !== division && folded(other.label) === folded(division.label),
  );
}

/** A code without differences of spelling. */
function folded(code: string): string {
  return code.trim().toLowerCase().replaceAll("_", "-");
}

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

/** True if the language is called that in its own words. */
function isNameOf(code: string, word: string): boolean {
  return languages.get(code)!.label.toLowerCase() === word;
}

function nearestCode(code: string): string | undefined {
  const word = folded(code);
  const codes = [...languages.keys()];
  const primary = word.split("-", 1)[0]!;
  return (
    // The last of those that differ in nothing else is written as the standard has it.
    codes.findLast((each) => each.toLowerCase() === word) ??
    codes.find((each) => each === primary) ??
    englishNames.get(word) ??
    codes.find((each) => languages.get(each)!.bcp47 === each && isNameOf(each, word)) ??
    nearest(code, codes) ??
    (word.length > 3 ? englishNames.get(nearest(word, englishNames.keys()) ?? "") : undefined)
  );
}
