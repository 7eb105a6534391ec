// Which files does `.mintignore` take out of the site? It has the form of `.gitignore`.

interface Pattern {
  readonly segments: readonly string[];
  readonly keeps: boolean;
  /** With a slash at its end: it fits folders, and no file. */
  readonly foldersOnly: boolean;
}

/** A test for paths that the text of a `.mintignore` leaves out; the last pattern that fits decides. Linear in path and pattern. */
export function mintIgnored(text: string): (path: string) => boolean {
  const patterns = text.split(/\r?\n/).flatMap(readPattern);
  return (path) => {
    const segments = path.split("/");
    const last = patterns.findLast((pattern) => fitsAtOrAbove(pattern, segments));
    return last !== undefined && !last.keeps;
  };
}

function readPattern(line: string): readonly Pattern[] {
  const written = line.trim();
  if (written === "" || written.startsWith("#")) return [];
  const keeps = written.startsWith("!");
  const body = written.slice(keeps ? 1 : 0);
  const segments = body.split("/").filter((segment) => segment !== "" && segment !== ".");
  // A name alone fits in any folder, a path with a slash before its end only from the root.
  const anchored = /\/[^/]/.test(body);
  if (segments.length === 0) return [];
  // `a/**` is what lies in a folder, not a file of that name.
  const whole = [...(anchored ? [] : ["**"]), ...segments, ...(segments.at(-1) === "**" ? ["*"] : [])];
  return [{ segments: whole, keeps, foldersOnly: written.endsWith("/") }];
}

/** A pattern that fits a folder takes all below it. */
function fitsAtOrAbove({ segments, foldersOnly }: Pattern, path: readonly string[]): boolean {
  const folders = foldersOnly ? path.slice(0, -1) : path;
  return folders.some((_, index) => fits(segments, path.slice(0, index + 1), "**", fitsSegment));
}

function fitsSegment(pattern: string, segment: string): boolean {
  return fits(pattern.split(""), segment.split(""), "*", (one, character) => one === "?" || one === character);
}

/** Holds a pattern with wildcards against elements: on a mismatch only the last wildcard takes one more, so no text makes it slow. */
function fits<Element extends string>(
  pattern: readonly Element[],
  elements: readonly Element[],
  wildcard: string,
  isOne: (pattern: Element, element: Element) => boolean,
): boolean {
  let at = 0;
  let star = -1;
  let taken = 0;
  for (let index = 0; index < elements.length;) {
    const one = pattern[at];
    if (one === wildcard) {
      star = at;
      taken = index;
      at += 1;
    } else if (one !== undefined && isOne(one, elements[index]!)) {
      at += 1;
      index += 1;
    } else if (star === -1) return false;
    else {
      taken += 1;
      index = taken;
      at = star + 1;
    }
  }
  while (pattern[at] === wildcard) at += 1;
  return at === pattern.length;
}
