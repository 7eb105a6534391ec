// Names what a removed division had besides the pages that are removed with it. (D561)
import type { RemovedDivision } from "./removed-division.ts";
import type { NotListed } from "./unlisted-places.ts";

/** The pages that stay in other lists, and the files that nothing refers to any more. */
export function leftByDivision({ division, staying, files }: RemovedDivision): readonly NotListed[] {
  return [
    ...[...staying].map((file) => ({ file, reason: `it leaves "${division.label}" only: another list has it, too` })),
    ...files.map((file) => ({ file, reason: "nothing refers to it any more" })),
  ];
}
