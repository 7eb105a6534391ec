// Says which redirects a host can't have: a line for each, and where one reason is that of many, the first of them.
import { groupBy } from "../../../compiler/text/group-by.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { RedirectNotWritten } from "../../../outputs/feeds/host-redirects.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";

/** Redirects of one reason that are named one by one. */
const named = 3;
/** Reasons with lines of their own: that of a loop is another one for each length. */
const reasons = 20;

/** The lines, and one for what they leave out. */
export function notWrittenNotes(notWritten: readonly RedirectNotWritten[], host: string): readonly string[] {
  const { shown, left } = firstOf([...groupBy(notWritten, ({ reason }) => reason).values()], reasons);
  const lines = shown.flatMap((alike) => notesOf(alike, host));
  const more = notWritten.length - shown.reduce((sum, alike) => sum + alike.length, 0);
  return left === 0
    ? lines
    : [...lines, `${more} more redirects are not written for ${host}, for ${left} other reasons.`];
}

function notesOf(alike: readonly RedirectNotWritten[], host: string): readonly string[] {
  const { shown, left } = firstOf(alike, named);
  const notes = shown.map(({ redirect: { source, destination }, reason }) =>
    visible(`The redirect from ${source} to ${destination} is not written for ${host}: ${reason}.`),
  );
  return left === 0
    ? notes
    : [...notes, visible(`${left} more redirects are not written for ${host}: ${alike[0]!.reason}.`)];
}
