// Counts what the map is colored by, for the tree of an edition.
import { withoutBasePath } from "../../../compiler/contract/href.ts";
import type { SiteLinks } from "../../../compiler/links/site-links.ts";
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import type { Comparison } from "./comparison.ts";
import type { MergedNode } from "./merged-tree.ts";
import type { ProblemPlace } from "./problem-places.ts";

/** The questions by which the map can be colored. */
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

/** A division or page of the map, or several consecutive ones of one division. */
export interface MapNode {
  /** The id of the page or division in the tree; "" for several. */
  readonly id: string;
  readonly kind: Division["kind"] | "page" | "several";
  readonly label: string;
  /** The href of a page; otherwise "". */
  readonly href: string;
  /** The number of its pages: 1 for a page. */
  readonly pages: number;
  /** The number of pages that match each question. */
  readonly counts: { readonly [question in Question]: number };
  /** The number of pages for which it is not known whether they are linked. */
  readonly unknown: number;
  readonly children: readonly MapNode[];
}

/** What is known about a site apart from its tree. */
export interface MapFacts {
  readonly pages: ResolvedNavigation["pages"];
  readonly problems: readonly ProblemPlace[];
  readonly config: string;
  /** Whether another language lacks a page; undefined if the site has only one. */
  readonly isUntranslated: ((page: Page) => boolean) | undefined;
  /** Addresses that changed, without the base path; undefined if the site is not compared. */
  readonly changed: ReadonlySet<string> | undefined;
  /** Undefined if the bodies of pages were not read. */
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

/** After how many pages the counting can be interrupted. */
const pagesOfStep = 500;

/** The map of an edition. A large one takes longer than a browser may be busy, so it is made in steps. */
export function* mapTree({ tree, id }: Edition, facts: MapFacts): Generator<void, MapNode> {
  const answersOf = pageAnswers(facts);
  yield;
  const linkState = linkStates(facts.links);
  let visited = 0;
  const pageNode = (node: PageNode, isHidden: boolean): MapNode => {
    const link = linkState(node);
    const counts = answersOf(node, isHidden, link);
    const { label, href } = node;
    return {
      id: node.id,
      kind: "page",
      label,
      href,
      pages: 1,
      counts,
      unknown: Number(link === "unknown"),
      children: [],
    };
  };
  const visit = function* (division: Division, isHidden: boolean): Generator<void, MapNode> {
    const children: MapNode[] = [];
    for (const child of division.children) {
      const isChildHidden = isHidden || child.hidden === true;
      children.push(child.kind === "page" ? pageNode(child, isChildHidden) : yield* visit(child, isChildHidden));
      visited += 1;
      if (visited % pagesOfStep === 0) yield;
    }
    return divisionNode(division, children);
  };
  const root = yield* visit(tree, tree.hidden === true);
  return { ...root, label: id };
}

/** Answers the questions for a page, by 1 and 0. Pages with the same answers share one object: a large edition has tens of thousands of pages. */
function pageAnswers(facts: MapFacts): (page: PageNode, isHidden: boolean, link: LinkState) => MapNode["counts"] {
  const byFile = groupBy(facts.problems, ({ file }) => file);
  const pointers = new Map([...byFile].map(([file, found]) => [file, new Set(found.map(({ pointer }) => pointer))]));
  const given = new Map<number, MapNode["counts"]>();
  const hasProblem = ({ source: { file = facts.config, pointer } }: PageNode, page: Page | undefined): boolean =>
    pointers.get(file)?.has(pointer) === true || (page?.file != null && pointers.has(page.file));
  return (node, isHidden, link) => {
    const page = ownValue(facts.pages, node.href);
    const is: { readonly [question in Question]: boolean } = {
      problems: hasProblem(node, page),
      missing: node.missing === true,
      hidden: isHidden,
      untranslated: page !== undefined && facts.isUntranslated?.(page) === true,
      unlinked: link === "unlinked",
      deprecated: node.deprecated === true,
      changed: facts.changed?.has(withoutBasePath(node.href, facts.basePath)) === true,
    };
    const bits = questions.reduce((sum, question, index) => (is[question] ? sum | (1 << index) : sum), 0);
    const known = given.get(bits);
    if (known !== undefined) return known;
    const answers = countsOf((question) => Number(is[question]));
    given.set(bits, answers);
    return answers;
  };
}

type LinkState = "linked" | "unlinked" | "unknown";

/** Whether anything links to a page. It is not known for a page without a file, and if a file may have unread links. */
function linkStates(links: SiteLinks | undefined): (page: PageNode) => LinkState {
  if (links === undefined) return () => "unknown";
  const linked = new Set(links.linked);
  const isWhole = links.unread.length === 0;
  return ({ href, missing }) => {
    if (linked.has(href)) return "linked";
    return isWhole && missing !== true ? "unlinked" : "unknown";
  };
}

function divisionNode({ id, kind, label }: Division, children: readonly MapNode[]): MapNode {
  return { id, kind, label, href: "", ...totals(children), children };
}

/** Consecutive nodes, as one node. */
export function severalNodes(nodes: readonly MapNode[]): MapNode {
  const [first] = nodes;
  const last = nodes.at(-1);
  // A long label is cut with dots of its own.
  const label = `${first?.label ?? ""} – ${last?.label ?? ""}`;
  return { id: "", kind: "several", label, href: "", ...totals(nodes), children: nodes };
}

function totals(nodes: readonly MapNode[]): Pick<MapNode, "pages" | "counts" | "unknown"> {
  const counts = countsOf(() => 0);
  let pages = 0;
  let unknown = 0;
  for (const node of nodes) {
    pages += node.pages;
    unknown += node.unknown;
    for (const question of questions) counts[question] += node.counts[question];
  }
  return { pages, counts, unknown };
}

function countsOf(count: (question: Question) => number): Record<Question, number> {
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

/** The addresses of existing pages that are marked in the tree of an edition. */
export function changedAddresses({ editions }: Comparison, edition: string): ReadonlySet<string> {
  const changed = new Set<string>();
  const visit = ({ address, mark, children }: MergedNode): void => {
    if (address !== "" && (mark === "added" || mark === "moved-in" || mark === "changed")) changed.add(address);
    children.forEach(visit);
  };
  for (const { id, tree } of editions) if (id === edition) visit(tree);
  return changed;
}
