// Finds the line of `.mintignore` because of which a page of the other site is not published. (D563)
import { locatePlaces } from "../../compiler/diagnostics/locate-places.ts";
import type { Place } from "../../compiler/diagnostics/place.ts";
import type { IgnoredBy } from "../../outputs/diff/ignored-by.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import type { ComparedSite } from "./diff-side.ts";

/** A look-up of what one site leaves out, for the pages of the other one. Of a result file nothing is known. */
export function ignoredLines({ record, host }: Pick<ComparedSite, "record" | "host">): IgnoredBy {
  const ignoredAt = record?.ignoredAt;
  if (ignoredAt === undefined || host === undefined) return () => undefined;
  const lineOf = perObject((place: Place) => locatePlaces([place], (file) => host.readText(file))(place).start.line);
  return ({ file: page }) => {
    const place = page === null ? undefined : ignoredAt(page);
    if (page === null || place === undefined || host.stat(page)?.kind !== "file") return undefined;
    return { page, file: place.file, line: lineOf(place) };
  };
}
