// Says which pages of the target may be those that it seems to lack, and how they are kept together. (D404)
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { LeftName, UntranslatedPage } from "../edit-plan.ts";
import { movesByFolder, wholeFolder, type PathMove } from "../joined-moves.ts";
import type { NamedChange } from "../site-change.ts";

/** A page that seems to be missing, the one that may be it (`from`), and where that would be. */
interface StayedPage extends PathMove {
  readonly file: string;
  readonly label: string;
}

/** A line for each page, or for each folder whose pages would all move in the same way. `files` are those of the site. */
export function stayedNames(
  untranslated: readonly UntranslatedPage[],
  source: string,
  files: readonly string[],
): readonly LeftName[] {
  const stayed = untranslated.filter(({ maybe }) => maybe !== undefined);
  const placed = stayed.flatMap(({ file, label, maybe, expected }): readonly StayedPage[] =>
    expected === undefined ? [] : [{ file, label, from: maybe!, to: expected }],
  );
  const names = [...groupBy(placed, ({ label }) => label).values()].flatMap(movesByFolder).flatMap((same) => {
    const folder = wholeFolder(same, files);
    return folder === undefined ? same.map((page) => pageName(page, source)) : [folderName(same, source, folder)];
  });
  const far = stayed.filter(({ expected }) => expected === undefined);
  return [...names, ...far.map(({ file, label, maybe }) => farName(file, sameSentence(label, maybe!, source)))];
}

function folderName(pages: readonly StayedPage[], source: string, { from, to }: PathMove): LeftName {
  const [{ file, label }] = pages as readonly [StayedPage];
  const reason = `${label} has none of ${pages.length} pages like this one, but the pages of ${from} may be the same, because ${source} has no counterparts of them; if they are, move them, too`;
  return leftName(file, reason, { kind: "move", from, to });
}

function pageName({ file, label, from, to }: StayedPage, source: string): LeftName {
  const reason = `${sameSentence(label, from, source)}; if it is not, write it as ${to}; if it is, give both the same "key", or move it, too`;
  return leftName(file, reason, { kind: "move", from: withoutPageExtension(from), to: withoutPageExtension(to) });
}

/** Where it would move is not known. */
function farName(file: string, same: string): LeftName {
  return leftName(file, `${same}; if it is, give both the same "key"`);
}

function sameSentence(label: string, maybe: string, source: string): string {
  return `${label} has no such page, but ${maybe} may be the same, because ${source} has no counterpart of it`;
}

function leftName(file: string, reason: string, operation?: NamedChange): LeftName {
  const next = operation === undefined ? {} : ({ next: { kind: "each", operations: [operation] } } as const);
  return { file, line: 1, written: file, reason, ...next };
}
