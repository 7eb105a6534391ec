// Lets all compiles of one plan share what they read. (D295)
import { hostAskedOnce } from "../../compiler/host/kept-answers.ts";
import { madeFromTexts } from "../../compiler/text/made-from-texts.ts";
import { readingLimits } from "../../compiler/text/reading-limits.ts";
import type { SiteToChange } from "./opened-site.ts";

/** The same site; each of its files is read and parsed once. */
export function readOnce({ host, bodies, ...site }: SiteToChange): SiteToChange {
  return {
    ...site,
    host: hostAskedOnce(host),
    specs: madeFromTexts(readingLimits.spec.keptCharacters),
    // Nobody asks for the inputs of a plan, so the texts of bodies are not hashed for them.
    bodies: bodies && { read: (texts) => bodies.read(texts), readPrograms: (texts) => bodies.readPrograms(texts) },
  };
}
