// Finds the links in the text of a page that lead nowhere.
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { isExternalHref, localTarget, withoutBasePath, writtenPath } from "../../../compiler/contract/href.ts";
import { pageHref } from "../../../compiler/contract/page-path.ts";
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { DrawnNode } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import type { DeadLink } from "../model/dead-link.ts";

/** The page whose links are judged. */
export interface PageOfLinks {
  readonly nodes: readonly DrawnNode[];
  readonly file: string | null;
  readonly basePath: string;
}

/** The links of a page that are reported as leading nowhere, by the address that the text has now. */
export function deadLinks(
  { nodes, file, basePath }: PageOfLinks,
  problems: readonly Diagnostic[],
): Readonly<Record<string, DeadLink>> {
  const missing = new Map(
    problems.flatMap((each) =>
      each.code === "link-not-found" && each.target?.kind === "missing" ? [[each.target.address, each]] : [],
    ),
  );
  const dead = [...new Set(addressesIn(nodes))].flatMap((address): readonly (readonly [string, DeadLink])[] => {
    const targets = targetsOf(address, file ?? "", basePath);
    const problem = targets.map((target) => missing.get(target)).find((each) => each !== undefined);
    if (problem === undefined) return [];
    const { message, suggestion, code, subject } = problem;
    const dead = { message, problem: { code, file: problem.file, subject } };
    return [[address, suggestion === undefined ? dead : { ...dead, suggestion }]];
  });
  return Object.fromEntries(dead);
}

function* addressesIn(nodes: readonly DrawnNode[]): Generator<string> {
  for (const node of nodes) {
    if (node.kind === "link") yield node.href;
    if (node.kind === "component" && Object.hasOwn(node.attributes, "href")) yield String(node.attributes["href"]);
    if ("children" in node) yield* addressesIn(node.children);
  }
}

/** The addresses in a site that a link may name. One without a slash may start at the folder of its file. */
function targetsOf(address: string, file: string, basePath: string): readonly string[] {
  if (isExternalHref(address) || address.startsWith("#")) return [];
  // The check names an address as it is written, with the base path or without.
  if (address.startsWith("/")) return [address, withoutBasePath(address, basePath)].flatMap(addressOf);
  const beside = resolvePath(folderOf(file), writtenPath(address));
  return [...(beside === undefined ? [] : addressOf(`/${beside}`)), ...addressOf(`/${address}`)];
}

function addressOf(address: string): readonly string[] {
  const target = localTarget(address);
  return target === undefined ? [] : [pageHref(target, "")];
}
