// Reads a written page as the compiler of MDX does, and says what would end the build of the host. (D362)
import { readBody } from "../../../compiler/bodies/read-body.ts";
import { statementsOf, type ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { withoutFencedBlocks } from "../../../compiler/text/fenced-blocks.ts";
import type { PageProblem } from "../exported-site.ts";
import { freeNames, repeatedName } from "../source/free-names.ts";
import { bodyOfPage } from "../source/page-text.ts";
import { hasCodeInList, inlineCode } from "../source/code-in-lines.ts";
import { mdxTree, nodesIn, type MdxNode, type MdxRoot } from "../source/mdx-tree.ts";
import { programsOf } from "../source/snippet-values.ts";

/** Why a host of MDX could not build this page; undefined if it is valid, and each name in it is defined. */
export function mdxProblem(text: string): PageProblem | undefined {
  const body = bodyOfPage(text);
  // Reading in blocks finds the same faults as the compiler, in a tenth of the time; it knows no names.
  if (!mayHoldPrograms(body) && readBody(body, 0).problem === undefined) return undefined;
  const tree = mdxTree(body);
  if (tree === undefined) {
    const { reason = "it is no valid MDX", start = 0 } = readBody(body, 0).problem ?? {};
    return { reason, line: lineAt(body, start) };
  }
  const program = programIn(tree);
  const repeated = repeatedName(program);
  if (repeated !== undefined) return { reason: `it defines "${repeated}" twice`, line: lineWith(body, repeated) };
  const [free] = freeNames(program, propertiesOfPage);
  return free === undefined
    ? undefined
    : { reason: `it uses "${free}", which nothing defines`, line: lineWith(body, free) };
}

/** Whether more than ids of headings may be a program. */
function mayHoldPrograms(body: string): boolean {
  if (hasCodeInList(body)) return true;
  const text = withoutFencedBlocks(body).replaceAll(inlineCode, "code");
  return /\{(?!\/\* #[^\s*]+ \*\/\})|^(?:import|export)\b/m.test(text);
}

/** What the function that the compiler makes of a page is called with. */
const propertiesOfPage: ReadonlySet<string> = new Set(["props"]);

/** All statements and expressions of a page, in the one module that a compiler makes of them. */
function programIn(tree: MdxRoot): readonly ScriptNode[] {
  const nodes = [...nodesIn(tree)];
  const statements = nodes.flatMap((node) => (node.type === "mdxjsEsm" ? statementsOf(node.data?.estree) : []));
  return [...statements, ...nodes.flatMap(expressionsOf)];
}

function expressionsOf(node: MdxNode): readonly ScriptNode[] {
  return programsOf(node).flatMap(statementsOf);
}

function lineAt(body: string, offset: number): string {
  const end = body.indexOf("\n", offset);
  return body.slice(body.lastIndexOf("\n", offset - 1) + 1, end === -1 ? undefined : end);
}

function lineWith(body: string, name: string): string {
  return lineAt(body, Math.max(0, body.indexOf(name)));
}
