// Leaves out of source maps what nobody uses, places in packages and names, and out of programs what the maps have. A bug report needs places in the files of src/ (D216).
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
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

/**
 * Removes the paths above the modules of `src/`, of which source maps say the same: they would be loaded with each start. The lines
 * stay the same. Packages keep theirs, because their modules have no source maps.
 */
export function removeOwnPaths(dist, output, repository) {
  for (const { type, fileName, moduleIds } of output) {
    const file = join(dist, fileName);
    if (type !== "chunk" || !existsSync(file)) continue;
    const own = new Set(
      moduleIds.map((id) => `// ${relative(repository, id)}`).filter((line) => line.startsWith("// src/")),
    );
    const lines = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, lines.map((line) => (own.has(line) ? "" : line)).join("\n"));
  }
}
