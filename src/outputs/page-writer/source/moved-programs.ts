// Moves the components that a page programs into a script, which hosts of React run. (D364)
import { statementsOf, type ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { exportedConstants } from "../mdx/program-value.ts";
import { edited, mdxTree } from "./mdx-tree.ts";
import { definedNames, importIn } from "./script-tree.ts";
import type { PageScript, SiteScripts } from "./site-scripts.ts";

/** A body that imports its components. */
export interface MovedPrograms {
  readonly body: string;
  readonly scripts: readonly PageScript[];
  /** The components that could not be moved, and why. */
  readonly refused?: { readonly names: readonly string[]; readonly reason: string };
}

/** The body of a page with its components in a script, which has the path of the page with `.jsx` behind it. */
export function movedPrograms(body: string, file: string, scripts: SiteScripts): MovedPrograms {
  const statements = /^export\b/m.test(body) ? statementsIn(body) : [];
  const programs = statements.filter(isProgram);
  const names = programs.flatMap(definedNames).filter((name) => /^[A-Z]/.test(name));
  if (names.length === 0) return { body, scripts: [] };
  const path = `${file}.jsx`;
  const found = scripts.made(path, `${statements.map(({ start, end }) => body.slice(start, end)).join("\n")}\n`);
  if (found.kind === "refused") return { body, scripts: [], refused: { names, reason: found.reason } };
  const rest = edited(
    body,
    programs.map(({ start, end }) => ({ start, end, text: "" })),
  );
  return { body: `import { ${names.join(", ")} } from "/${path}"\n\n${rest}`, scripts: found.scripts };
}

function statementsIn(body: string): readonly ScriptNode[] {
  const children = mdxTree(body)?.children ?? [];
  return children.flatMap((node) => (node.type === "mdxjsEsm" ? statementsOf(node.data?.estree) : []));
}

/** True for an export that is more than data. */
function isProgram(statement: ScriptNode): boolean {
  return (
    importIn(statement) === undefined &&
    exportedConstants(statement, { names: new Map(), jsx: () => undefined }) === undefined
  );
}
