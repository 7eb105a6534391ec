// Finds links that can't be used (D15).
import { hrefProblem } from "../contract/href.ts";
import { meantAddress } from "../hints/nearest-name.ts";
import { divisionCheck, fieldValuePlace, type DivisionCheck } from "./division-check.ts";

/** Reports a link that no browser should be sent to. */
export const invalidHref: DivisionCheck = divisionCheck("invalid-href", (division, report) => {
  const { href } = division;
  const reason = href === undefined ? undefined : hrefProblem(href);
  if (href === undefined || reason === undefined) return;
  const nearest = meantAddress(href);
  const place = fieldValuePlace(division, "href");
  const causedBy = [{ code: "wrong-type", at: place } as const];
  report("invalid-href", place, { href, reason, nearest }, { suggestion: nearest, causedBy });
});
