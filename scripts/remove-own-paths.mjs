// Removes what the bundler writes above modules.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

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
