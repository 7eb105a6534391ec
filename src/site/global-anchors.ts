// The anchors on every page of an edition (§2.9, D20).
import type { EditionPlan, ExpandedDivision } from "../expand/expanded-tree.ts";
import type { JsonObject } from "../text/json-value.ts";
import { linkedKey, writtenLink } from "./division-href.ts";
import type { Division, Edition } from "./navigation.ts";
import type { NodeBudget } from "./node-budget.ts";
import { escapeLabel } from "./node-ids.ts";
import type { SiteContext } from "./site-context.ts";

type Global = NonNullable<ExpandedDivision["global"]>;
type GlobalAnchor = Global["anchors"][number];

/** Returns what is on every page of an edition: the root's anchors, then those of the languages and versions on the way. */
export function globalAnchors(context: SiteContext, budget: NodeBudget): (edition: EditionPlan) => Edition["global"] {
  const { selectors, tree } = context;
  const owners = [tree.root, ...selectors.branches].filter(({ global }) => global !== undefined);
  return (edition) => {
    if (budget.isSpent()) return { anchors: [] };
    const all = owners.flatMap((owner) => {
      const around = selectors.branchesAround(owner);
      return around.every((branch) => selectors.agrees(branch, edition)) ? [owner.global!] : [];
    });
    const size = all.reduce((sum, { anchors }) => sum + anchors.length, 0);
    return budget.take(size) ? globalOf(all, context) : { anchors: [] };
  };
}

function globalOf(all: readonly Global[], context: SiteContext): Edition["global"] {
  // fromEntries, so that a field named `__proto__` is a field like any other.
  const extra: JsonObject = Object.fromEntries(all.flatMap((each) => Object.entries(each.extra ?? {})));
  const taken = new Map<string, number>();
  const anchors = all.flatMap((each) => each.anchors).map((anchor) => anchorNode(anchor, taken, context));
  return { anchors, ...(Object.keys(extra).length === 0 ? {} : { extra }) };
}

function anchorNode(anchor: GlobalAnchor, taken: Map<string, number>, context: SiteContext): Division {
  const { label, icon, tag, description, hidden, extra } = anchor;
  const link = writtenLink(anchor.href, context.basePath);
  const key = linkedKey(link, context);
  return {
    id: anchorId(label, taken),
    kind: "anchor",
    label,
    ...(link.href === undefined ? {} : { href: link.href }),
    ...(icon === undefined ? {} : { icon }),
    ...(tag === undefined ? {} : { tag }),
    ...(description === undefined ? {} : { description }),
    ...(hidden === true ? { hidden: true } : {}),
    ...(link.external === true ? { external: true } : {}),
    ...(key === undefined ? {} : { key }),
    ...(extra === undefined ? {} : { extra }),
    source: context.sourceOf(anchor.source),
    children: [],
  };
}

// Apart from an anchor of the tree with the same label.
function anchorId(label: string, taken: Map<string, number>): string {
  const plain = `global/anchor:${escapeLabel(label)}`;
  const uses = (taken.get(plain) ?? 0) + 1;
  taken.set(plain, uses);
  return uses === 1 ? plain : `${plain}~${uses}`;
}
