// What does the tree look like with every page made?
import type { BoundDivision, BoundNode, BoundPage, BoundTree } from "../bind/bound-tree.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { SpecCatalog } from "../specs/spec-catalog.ts";
import type {
  ExpandedDivision,
  ExpandedNode,
  ExpandedPage,
  ExpandedPageNode,
  ExpandedSpec,
  ExpandedTree,
  UnplacedPage,
} from "./expanded-tree.ts";
import { sourceOf } from "./find-endpoint.ts";
import { generatedGroups } from "./generated-groups.ts";
import { pageRegistry, type PageRegistry, type RegistryInput } from "./page-registry.ts";
import type { SpecUses } from "./spec-uses.ts";

/** What expansion needs beside the tree. */
export interface ExpandInput extends RegistryInput {
  readonly tree: BoundTree;
  readonly uses: SpecUses;
  readonly specs: SpecCatalog;
  /** Page paths that internal links name (D14). */
  readonly linked: readonly PagePath[];
}

type Unfinished = { -readonly [Key in keyof ExpandedDivision]: ExpandedDivision[Key] };

interface Expansion extends ExpandInput {
  readonly registry: PageRegistry;
  readonly divisions: Map<BoundDivision, ExpandedDivision>;
  readonly placed: Set<ExpandedPage>;
  readonly unplaced: UnplacedPage[];
}

/** Makes every page and puts it where it is listed; pages in no list come along as `unplaced`. */
export function expandNavigation(input: ExpandInput): ExpandedTree {
  const expansion: Expansion = {
    ...input,
    registry: pageRegistry(input),
    divisions: new Map(),
    placed: new Set(),
    unplaced: [],
  };
  const root = expandDivision(input.tree.root, expansion);
  for (const path of input.linked) {
    const page = expansion.registry.linked(path);
    if (page !== undefined) expansion.unplaced.push({ page, owner: undefined });
  }
  expansion.registry.tell();
  const { placed, unplaced } = expansion;
  const seen = new Set<ExpandedPage>();
  const lone = unplaced.filter(({ page }) => !placed.has(page) && !seen.has(page) && seen.add(page));
  return { root, site: input.tree.site, plans: input.tree.plans, unplaced: lone };
}

function expandDivision(bound: BoundDivision, expansion: Expansion): ExpandedDivision {
  const { inForce, ownSpecs: _own, lists: _lists, root, children, ...fields } = bound;
  const { language, version, hidden } = inForce;
  const division: Unfinished = {
    ...fields,
    hiddenHere: hidden,
    language,
    version,
    specs: [],
    children: [],
    bound,
  } as Unfinished;
  // Before its children, which name it as the one that set their spec.
  expansion.divisions.set(bound, division);
  division.specs = specsInForce(bound, expansion);
  if (root !== undefined) division.root = place(expansion.registry.entry(root), root, expansion);
  division.children = [
    ...children.flatMap((child) => expandNode(child, expansion) ?? []),
    ...generate(bound, division, expansion),
  ];
  return division;
}

function expandNode(node: BoundNode, expansion: Expansion): ExpandedNode | undefined {
  switch (node.kind) {
    case "page":
      return place(expansion.registry.entry(node), node, expansion);
    case "endpoint": {
      const found = expansion.uses.endpoints.get(node);
      const path = found === undefined ? undefined : expansion.routes.pathOf(found, found.operation);
      return found === undefined || path === undefined
        ? undefined
        : place(expansion.registry.endpoint(path, found.operation), node, expansion);
    }
    default:
      return expandDivision(node, expansion);
  }
}

function place(
  page: ExpandedPage,
  { inForce, source }: Pick<BoundPage, "inForce" | "source">,
  { placed }: Expansion,
): ExpandedPageNode {
  placed.add(page);
  return {
    kind: "page",
    page,
    method: methodOf(page),
    language: inForce.language,
    version: inForce.version,
    hiddenAbove: inForce.hidden,
    source,
  };
}

// What stands before the label of an endpoint's page.
function methodOf({ operation }: ExpandedPage): string | undefined {
  if (operation === undefined || operation.method === "") return undefined;
  return operation.webhook === null ? operation.method : "WEBHOOK";
}

function specsInForce({ inForce }: BoundDivision, { specs, divisions }: Expansion): readonly ExpandedSpec[] {
  return [inForce.openapi, inForce.asyncapi].flatMap((force) =>
    (force?.attachments ?? []).map(({ source, file, kind, directory }) => ({
      source: sourceOf(specs.resolve({ word: source, file, kind })),
      directory,
      setBy: force!.setBy === null ? null : divisions.get(force!.setBy)!,
    })),
  );
}

function generate(bound: BoundDivision, division: ExpandedDivision, expansion: Expansion): readonly ExpandedDivision[] {
  const at = bound.ownSpecs[0];
  const source = at === undefined ? bound.source : { file: at.file, pointer: at.pointer };
  return generatedGroups(expansion.uses.generates.get(bound) ?? [], division, {
    ...expansion,
    source,
    place: (page) => place(page, { inForce: bound.inForce, source }, expansion),
  });
}
