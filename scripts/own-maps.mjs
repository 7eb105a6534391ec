// Leaves out of source maps what nobody uses: places in packages, and names. A bug report needs places in the files of src/ (D216).
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { decode, encode } from "@jridgewell/sourcemap-codec";

/** Makes each source map below the folder `dist` smaller, and removes those of files that contain packages only. */
export function keepOwnPlaces(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((each) => each.endsWith(".js.map"))) keepOwn(join(dist, file));
}

function keepOwn(file) {
  const map = ownPlaces(JSON.parse(readFileSync(file, "utf8")));
  if (map.sources.length > 0) return writeFileSync(file, JSON.stringify(map));
  const program = file.replace(/\.map$/, "");
  rmSync(file);
  writeFileSync(program, readFileSync(program, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
}

/** A map of the places in files that are not of packages. */
function ownPlaces({ sources, mappings, ...map }) {
  const own = sources.filter((source) => /^(?:\.\.\/)+src\//.test(source));
  const indexes = sources.map((source) => own.indexOf(source));
  const lines = decode(mappings).map((segments) => withoutRepeats(segments.map((each) => ownSegment(each, indexes))));
  return { ...map, names: [], sources: own, mappings: encode(lines) };
}

/** A place of a package has a column alone, so that it is not taken for the place before it. */
function ownSegment([column, source, ...place], indexes) {
  const index = source === undefined ? -1 : indexes[source];
  return index === -1 ? [column] : [column, index, ...place.slice(0, 2)];
}

function withoutRepeats(segments) {
  return segments.filter((segment, index) => segment.length > 1 || index === 0 || segments[index - 1].length > 1);
}
