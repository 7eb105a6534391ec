// Counts in the tree of an edition what the map is coloured by.
import { withoutBasePath } from "../../../compiler/contract/href.ts";
import type { SiteLinks } from "../../../compiler/links/site-links.ts";
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import type { Comparison } from "./comparison.ts";
import type { MergedNode } from "./merged-tree.ts";
import type { ProblemPlace } from "./problem-places.ts";

/** What the map can be coloured by. */
export const questions = [
  "problems",
  "missing",
  "hidden",
  "untranslated",
  "unlinked",
  "deprecated",
  "changed",
] as const;

export type Question = (typeof questions)[number];

/** A division or page of the map, or several that follow each other in one division. */
export interface MapNode {
  readonly kind: Division["kind"] | "page" | "several";
  readonly label: string;
  /** Of a page; else "". */
  readonly href: string;
  /** How many pages are in it: 1 for a page. */
  readonly pages: number;
  /** How many of them are what each question asks for. */
  readonly counts: { readonly [question in Question]: number };
  /** How many of them may be linked or not: nobody knows. */
  readonly unknown: number;
  readonly children: readonly MapNode[];
}

/** What is known of a site beside its tree. */
export interface MapFacts {
  readonly pages: ResolvedNavigation["pages"];
  readonly problems: readonly ProblemPlace[];
  readonly config: string;
  /** Whether another language lacks a page; undefined where the site has only one. */
  readonly isUntranslated: ((page: Page) => boolean) | undefined;
  /** Addresses that changed, without the base path; undefined where the site is not compared. */
  readonly changed: ReadonlySet<string> | undefined;
  /** Undefined where the bodies of pages were not read. */
  readonly links: SiteLinks | undefined;
  readonly basePath: string;
}

/** The questions that can be answered. */
export function askable({ isUntranslated, changed }: MapFacts): readonly Question[] {
  return questions.filter((question) => {
    if (question === "untranslated") return isUntranslated !== undefined;
    return question !== "changed" || changed !== undefined;
  });
}

/** The map of an edition. */
export function mapTree({ tree, id }: Edition, facts: MapFacts): MapNode {
  const places = new Set(facts.problems.map(({ file, pointer }) => `${file}\n${pointer}`));
  const files = new Set(facts.problems.map(({ file }) => file).filter((file) => file !== facts.config));
  const linkState = linkStates(facts.links);
  const visit = (node: Division | PageNode, hidden: boolean): MapNode => {
    const isHidden = hidden || node.hidden === true;
    if (node.kind !== "page")
      return divisionNode(
        node,
        node.children.map((child) => visit(child, isHidden)),
      );
    const page = ownValue(facts.pages, node.href);
    const { file = facts.config, pointer } = node.source;
    const path = withoutBasePath(node.href, facts.basePath);
    const link = linkState(node);
    const is: { readonly [question in Question]: boolean } = {
      problems: places.has(`${file}\n${pointer}`) || (page?.file != null && files.has(page.file)),
      missing: node.missing === true,
      hidden: isHidden,
      untranslated: page !== undefined && facts.isUntranslated?.(page) === true,
      unlinked: link === "unlinked",
      deprecated: node.deprecated === true,
      changed: facts.changed?.has(path) === true,
    };
    return {
      kind: "page",
      label: node.label,
      href: node.href,
      pages: 1,
      counts: countsOf((name) => Number(is[name])),
      unknown: Number(link === "unknown"),
      children: [],
    };
  };
  const root = visit(tree, false);
  return { ...root, label: id };
}

/** Whether anything links to a page; not known of a page without a file, nor while a file may have links that were not read. */
function linkStates(links: SiteLinks | undefined): (page: PageNode) => "linked" | "unlinked" | "unknown" {
  if (links === undefined) return () => "unknown";
  const linked = new Set(links.linked);
  const isWhole = links.unread.length === 0;
  return ({ href, missing }) => {
    if (linked.has(href)) return "linked";
    return isWhole && missing !== true ? "unlinked" : "unknown";
  };
}

function divisionNode({ kind, label }: Division, children: readonly MapNode[]): MapNode {
  return { kind, label, href: "", ...totals(children), children };
}

/** Nodes that follow each other, as one. */
export function severalNodes(nodes: readonly MapNode[]): MapNode {
  const [first] = nodes;
  const last = nodes.at(-1);
  const label = `${first?.label ?? ""} … ${last?.label ?? ""}`;
  return { kind: "several", label, href: "", ...totals(nodes), children: nodes };
}

function totals(nodes: readonly MapNode[]): Pick<MapNode, "pages" | "counts" | "unknown"> {
  const sum = (count: (node: MapNode) => number): number => nodes.reduce((total, node) => total + count(node), 0);
  return {
    pages: sum(({ pages }) => pages),
    counts: countsOf((name) => sum(({ counts }) => counts[name])),
    unknown: sum(({ unknown }) => unknown),
  };
}

function countsOf(count: (question: Question) => number): MapNode["counts"] {
  return {
    problems: count("problems"),
    missing: count("missing"),
    hidden: count("hidden"),
    untranslated: count("untranslated"),
    unlinked: count("unlinked"),
    deprecated: count("deprecated"),
    changed: count("changed"),
  };
}

/** The addresses that are marked in the tree of an edition, of pages that are still there. */
export function changedAddresses({ editions }: Comparison, edition: string): ReadonlySet<string> {
  const changed = new Set<string>();
  const visit = ({ address, mark, children }: MergedNode): void => {
    if (address !== "" && (mark === "added" || mark === "moved-in" || mark === "changed")) changed.add(address);
    children.forEach(visit);
  };
  for (const { id, tree } of editions) if (id === edition) visit(tree);
  return changed;
}
