// How do people read where else a page is, and where it is not?
import { editionWords } from "./edition-words.ts";
import type { PageExplanation } from "../explain/explanation.ts";
import { fact, firstOf, table, type TextStyle } from "./text-layout.ts";
import { visible } from "../text/visible.ts";

const shownAtMost = 8;

/** The block of other editions; empty on a site with one, and for a page that is in all. */
export function counterpartLines(page: PageExplanation, style: TextStyle): readonly string[] {
  const { counterparts, absent, editions } = page;
  if (counterparts.length === 0 && absent.length === 0) return [];
  const { shown, left } = firstOf(counterparts, shownAtMost);
  const rows = shown.map((other) => [
    visible(editionWords(other.editions, editions)),
    visible(other.href),
    visible(other.title),
  ]);
  return [
    style.heading("In other editions"),
    ...table(rows).map((line) => `  ${line}`),
    ...(left === 0 ? [] : [`  … and ${left} more`]),
    ...absentLines(page, style),
  ];
}

function absentLines({ absent, key, editions }: PageExplanation, style: TextStyle): readonly string[] {
  if (absent.length === 0) return [];
  const names = absent.map(({ edition }) => edition);
  const files = firstOf(
    absent.flatMap(({ edition, file }) => (file === undefined ? [] : [{ edition, file }])),
    shownAtMost,
  );
  return [
    ...fact("not in", visible(`${editionWords(names, editions)}: no page there has the key "${key.text}"`), style),
    ...files.shown.flatMap(({ edition, file }) =>
      fact(
        "",
        `${style.place(visible(style.fileName(file)))} is there, and no entry of ${visible(edition)} names it`,
        style,
      ),
    ),
    ...(files.left === 0 ? [] : fact("", `… and ${files.left} more such files`, style)),
  ];
}
