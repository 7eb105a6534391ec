// Gathers the lists of overlays that docs.json has for its specs, and reports those that differ for one spec (D234).
import type { AttachedOverlay } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Place } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";
import { namedFile } from "./named-file.ts";

/** A use of a spec, by its path or address, and the list that it has. */
export interface OverlayUse {
  readonly spec: string;
  readonly overlays: readonly AttachedOverlay[];
  readonly place: Place;
}

/** The first list of each spec. Two lists are the same if they name the same files in the same order. */
export function overlayLists(
  uses: readonly OverlayUse[],
  host: Host,
  report: Report,
): ReadonlyMap<string, readonly AttachedOverlay[]> {
  const first = new Map<string, OverlayUse>();
  for (const use of uses) {
    const known = first.get(use.spec);
    if (known === undefined) first.set(use.spec, use);
    else if (pathsOf(use, host) !== pathsOf(known, host)) {
      const related = [{ message: "the first list is here", place: known.place }];
      report(
        "overlay-conflict",
        use.place,
        { spec: use.spec, ignored: use.overlays.map(({ source }) => source) },
        { related },
      );
    }
  }
  return new Map([...first].map(([spec, { overlays }]) => [spec, overlays]));
}

function pathsOf({ overlays }: OverlayUse, host: Host): string {
  return JSON.stringify(overlays.map(({ source, file }) => namedFile(source, file, host).path));
}
