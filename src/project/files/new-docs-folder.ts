// Proposes a name for the docs folder of an imported site. (D497)
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The name of a folder that is not there, seen from `here`: `docs` is where many generators keep their sources. */
export function newDocsFolder(here: string = "."): string {
  const isThere = (name: string): boolean => existsSync(join(here, name));
  if (!isThere("docs")) return "docs";
  let name = "new-docs";
  for (let number = 2; isThere(name); number += 1) name = `new-docs-${String(number)}`;
  return name;
}
