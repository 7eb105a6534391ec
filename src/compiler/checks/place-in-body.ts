// Makes places in the bodies of pages.
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { textAt, type TextPlace } from "../diagnostics/place.ts";

/** The place of a part of a body; `start` and `end` count from the beginning of the body. */
export function placeInBody(
  { file, start: before }: Pick<LoadedBody, "file" | "start">,
  { start, end }: { readonly start: number; readonly end: number },
): TextPlace {
  return textAt(file, before + start, before + end);
}
