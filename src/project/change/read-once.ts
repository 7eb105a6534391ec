// Lets all compiles of one plan share what they read. (D295)
import { hostAskedOnce } from "../../compiler/host/kept-answers.ts";
import { madeFromTexts } from "../../compiler/text/made-from-texts.ts";
import { readingLimits } from "../../compiler/text/reading-limits.ts";
import { withoutHashes } from "../kept-bodies/without-hashes.ts";
import type { SiteToChange } from "./opened-site.ts";

/** The same site; each of its files is read and parsed once. */
export function readOnce({ host, bodies, ...site }: SiteToChange): SiteToChange {
  return {
    ...site,
    host: hostAskedOnce(host),
    specs: madeFromTexts(readingLimits.spec.keptCharacters),
    bodies: bodies && withoutHashes(bodies),
  };
}
