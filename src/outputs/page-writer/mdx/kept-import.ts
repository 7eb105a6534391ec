// Writes the import of a script that a host runs. (D364)
import type { ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { importIn, importOfNames } from "../source/script-tree.ts";

/** How a host names a script that a page imports; undefined for one that it does not run. */
export type ScriptPath = (target: string) => string | undefined;

/** The import of such a script, written anew; undefined for any other statement. */
export function keptImport(statement: ScriptNode, scriptPath: ScriptPath): string | undefined {
  const found = importIn(statement);
  const path = found && scriptPath(found.target);
  return found && path !== undefined ? importOfNames(found.names, path) : undefined;
}
