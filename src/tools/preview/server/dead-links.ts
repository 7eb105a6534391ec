// Finds the links in the text of a page that lead nowhere, or to an anchor that is not there.
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import {
  decodeSegment,
  isExternalHref,
  localTarget,
  withoutBasePath,
  writtenPath,
} from "../../../compiler/contract/href.ts";
import { subjectAndCount } from "../../../compiler/diagnostics/place-findings.ts";
import { pageHref, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { DrawnNode } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import type { DeadLink } from "../model/dead-link.ts";

/** The page whose links are judged. */
export interface PageOfLinks {
  readonly nodes: readonly DrawnNode[];
  readonly file: string | null;
  readonly basePath: string;
}

/** The links of a page that are reported as leading nowhere, or to no such anchor, by the address that the text has now. */
export function deadLinks(
  { nodes, file, basePath }: PageOfLinks,
  problems: readonly Diagnostic[],
): Readonly<Record<string, DeadLink>> {
  const missing = new Map(
    problems.flatMap((each) =>
      each.code === "link-not-found" && each.target?.kind === "missing" ? [[each.target.address, each]] : [],
    ),
  );
  const anchors = new Map(problems.flatMap((each) => (each.code === "anchor-not-found" ? [[each.subject, each]] : [])));
  const own = file === null ? [] : [pageHref(withoutPageExtension(file), "")];
  const dead = [...new Set(addressesIn(nodes))].flatMap((address): readonly (readonly [string, DeadLink])[] => {
    const targets = address.startsWith("#") ? own : targetsOf(address, file ?? "", basePath);
    const lost = targets.map((target) => missing.get(target)).find((each) => each !== undefined);
    const problem = lost ?? targets.map((target) => anchors.get(anchorSubject(address, target))).find(Boolean);
    if (problem === undefined) return [];
    const { message, suggestion, code, subject, target } = problem;
    const where = lost === undefined ? "leads to the top of its page" : "leads nowhere";
    const dead = { message, where, problem: { code, file: problem.file, subject } };
    if (suggestion !== undefined) return [[address, { ...dead, suggestion }]];
    const isFree = target?.kind === "missing" && target.path === undefined;
    return [[address, isFree ? { ...dead, from: withoutBasePath(target.address, basePath) } : dead]];
  });
  return Object.fromEntries(dead);
}

/** What identifies the problem of an anchor of a page. */
function anchorSubject(address: string, page: string): string {
  const at = address.indexOf("#");
  const anchor = at === -1 ? "" : `#${decodeSegment(address.slice(at + 1))}`;
  return subjectAndCount({ code: "anchor-not-found", args: { anchor, page, links: 1, files: 1 } }).subject;
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
