// Finds out whether links were broken before a change, and are no worse after it. (D586)
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";

/**
 * A test for links without their anchor that led to a page without it before, or nowhere: where a redirect leads them to another page, the
 * problem has another name. `rename` gives files the paths after the change.
 */
export function brokenBefore(
  before: readonly Diagnostic[],
  rename: (text: string) => string,
): (now: Diagnostic) => boolean {
  const broken = new Set(
    before
      .filter(({ code }) => code === "link-not-found" || code === "anchor-not-found")
      .flatMap(placesOf)
      .map(({ file, range }) => placeKey({ file: rename(file), range })),
  );
  return (now) => {
    const places = placesOf(now);
    // Of many links, only the first are named.
    return (
      now.code === "anchor-not-found" &&
      places.length >= now.count &&
      places.every((each) => broken.has(placeKey(each)))
    );
  };
}

function placesOf({ file, range, related }: Diagnostic): readonly Pick<Diagnostic, "file" | "range">[] {
  return [{ file, range }, ...related];
}

function placeKey({ file, range }: Pick<Diagnostic, "file" | "range">): string {
  return `${range.start.offset} ${file}`;
}
