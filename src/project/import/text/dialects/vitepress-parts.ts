// Takes the parts of files that VitePress includes: regions between comments, and ranges of lines.

/** The first and the last line, from 1; empty without a bound. */
export interface LineRange {
  readonly from: string;
  readonly to: string;
}

/** The part of a text; undefined if it has no such region. The lines of a range count from the region. */
export function vitepressPart(text: string, region: string | undefined, range?: LineRange): string | undefined {
  const all = text.split("\n");
  const lines = region === undefined ? all : regionOf(all, region);
  if (lines === undefined) return undefined;
  const first = Math.max(1, Number((range?.from ?? "") || 1));
  const to = range?.to ?? "";
  const part = lines.slice(first - 1, to === "" ? undefined : Number(to));
  return (region === undefined ? part : part.filter((line) => markerOf(line) === undefined)).join("\n");
}

const marker =
  /^(?:(?:(?:\/\/|\/\*|<!--|::|#)[ \t]*#?|#pragma[ \t]+)(?<end>end)?region|#(?<ends>End )?Region)(?:[ \t]+(?<name>[\w*][\w*-]*))?(?:[ \t]*(?:\*\/|-->))?$/;

interface Marker {
  readonly isEnd: boolean;
  readonly name: string | undefined;
}

function markerOf(line: string): Marker | undefined {
  const groups = marker.exec(line.trim())?.groups;
  return groups && { isEnd: (groups["end"] ?? groups["ends"]) !== undefined, name: groups["name"] };
}

/** Ends with the marker of its name, or else with the one that no inner region has. */
function regionOf(lines: readonly string[], name: string): readonly string[] | undefined {
  const markers = lines.map(markerOf);
  const begin = markers.findIndex((each) => each?.isEnd === false && each.name === name);
  if (begin < 0) return undefined;
  let open = 0;
  const named = markers.findIndex((each, at) => at > begin && each?.isEnd === true && each.name === name);
  const balanced = markers.findIndex((each, at) => {
    if (at < begin || each === undefined) return false;
    open += each.isEnd ? -1 : 1;
    return open === 0;
  });
  const end = named < 0 ? balanced : named;
  return lines.slice(begin + 1, end < 0 ? undefined : end);
}
