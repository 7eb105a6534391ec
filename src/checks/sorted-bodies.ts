// Lists the bodies of pages and parts.
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { compareText } from "../text/compare-text.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";

/** Every body that was read, sorted by file. */
export const sortedBodies: (site: CheckedSite) => readonly LoadedBody[] = perObject(({ bodies }) =>
  [...(bodies?.bodies.values() ?? [])].toSorted((a, b) => compareText(a.file, b.file)),
);
